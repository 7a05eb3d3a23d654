// Thousands of messages that nobody has asked for yet are kept, and found again in any order.
// ranks: 2 4
#include "check.h"

#define MESSAGES 3000

int main(int argc, char **argv)
{
    start(&argc, &argv);
    if (world_rank != 0) {
        for (int i = 0; i < MESSAGES; i++) {
            int values[20] = {world_rank, i};
            MPI_Send(values, 20, MPI_INT, 0, i % 10, MPI_COMM_WORLD);
        }
        MPI_Send(NULL, 0, MPI_INT, 0, 99, MPI_COMM_WORLD);
    } else {
        // The last message of all comes first; the others wait.
        for (int r = world_size - 1; r > 0; r--)
            MPI_Recv(NULL, 0, MPI_INT, r, 99, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        for (int tag = 9; tag >= 0; tag--)
            for (int i = tag; i < MESSAGES; i += 10)
                for (int r = 1; r < world_size; r++) {
                    int values[20];
                    MPI_Recv(values, 20, MPI_INT, r, tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
                    CHECK_INT(values[0], r);
                    CHECK_INT(values[1], i);
                }
    }
    return finish();
}
