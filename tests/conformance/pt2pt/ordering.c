// Messages between two ranks on one communicator never overtake each other when both could match, be
// they small (eager) or large (rendezvous), and receives match in the order in which they were posted.
// ranks: 2 3
#include "check.h"

#define MESSAGES 60
#define LARGE 200000

static int length(int i)
{
    static const int lengths[] = {1, LARGE, 0, 3000, 17, 40000};
    return lengths[i % 6] + 1;
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    static int buffers[MESSAGES][1];
    int *large = malloc((LARGE + 1) * sizeof *large);

    // Blocking receives take them in order, whatever their size.
    if (world_rank == 0)
        for (int i = 0; i < MESSAGES; i++) {
            large[0] = i;
            MPI_Send(large, length(i), MPI_INT, 1, 5, MPI_COMM_WORLD);
        }
    if (world_rank == 1)
        for (int i = 0; i < MESSAGES; i++) {
            MPI_Status status;
            int count;
            MPI_Recv(large, LARGE + 1, MPI_INT, i % 2 ? 0 : MPI_ANY_SOURCE, i % 3 ? 5 : MPI_ANY_TAG, MPI_COMM_WORLD,
                     &status);
            MPI_Get_count(&status, MPI_INT, &count);
            CHECK_INT(large[0], i);
            CHECK_INT(count, length(i));
        }

    // Receives posted before: the first posted gets the first sent.
    MPI_Request requests[MESSAGES];
    if (world_rank == 1) {
        for (int i = 0; i < MESSAGES; i++)
            MPI_Irecv(buffers[i], 1, MPI_INT, i % 2 ? 0 : MPI_ANY_SOURCE, i % 3 ? 6 : MPI_ANY_TAG, MPI_COMM_WORLD,
                      &requests[i]);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    if (world_rank == 0)
        for (int i = 0; i < MESSAGES; i++)
            MPI_Send(&i, 1, MPI_INT, 1, 6, MPI_COMM_WORLD);
    if (world_rank == 1) {
        MPI_Waitall(MESSAGES, requests, MPI_STATUSES_IGNORE);
        for (int i = 0; i < MESSAGES; i++)
            CHECK_INT(buffers[i][0], i);
    }
    free(large);
    return finish();
}
