// MPI_ANY_SOURCE and MPI_ANY_TAG: the status names who sent and with which tag; nobody is heard twice.
// ranks: 2 3 4 8
#include "check.h"

#define EACH 20

int main(int argc, char **argv)
{
    start(&argc, &argv);
    if (world_rank != 0) {
        for (int i = 0; i < EACH; i++) {
            int value = world_rank * 1000 + i;
            MPI_Send(&value, 1, MPI_INT, 0, i, MPI_COMM_WORLD);
        }
    } else {
        int *heard = calloc((size_t)world_size, sizeof *heard);
        for (int i = 0; i < EACH * (world_size - 1); i++) {
            MPI_Status status;
            int value, count;
            MPI_Recv(&value, 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &status);
            MPI_Get_count(&status, MPI_INT, &count);
            CHECK_INT(count, 1);
            // In the order in which each rank sent.
            CHECK_INT(status.MPI_TAG, heard[status.MPI_SOURCE]);
            CHECK_INT(value, status.MPI_SOURCE * 1000 + status.MPI_TAG);
            heard[status.MPI_SOURCE]++;
        }
        for (int r = 1; r < world_size; r++)
            CHECK_INT(heard[r], EACH);
        free(heard);
    }

    MPI_Barrier(MPI_COMM_WORLD);
    // A tag chosen from among waiting messages, from anyone: the others stay where they are.
    if (world_rank != 0) {
        for (int tag = 0; tag < 3; tag++)
            MPI_Send(&world_rank, 1, MPI_INT, 0, tag, MPI_COMM_WORLD);
    } else {
        static const int order[] = {2, 0, 1};
        for (int i = 0; i < 3; i++) {
            int sum = 0;
            for (int r = 1; r < world_size; r++) {
                int value;
                MPI_Status status;
                MPI_Recv(&value, 1, MPI_INT, MPI_ANY_SOURCE, order[i], MPI_COMM_WORLD, &status);
                CHECK_INT(value, status.MPI_SOURCE);
                sum += value;
            }
            CHECK_INT(sum, world_size * (world_size - 1) / 2);
        }
    }
    return finish();
}
