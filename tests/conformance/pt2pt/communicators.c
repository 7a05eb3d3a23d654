// Equal ranks and tags on different communicators are different messages.
// ranks: 2 4
#include "check.h"

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Comm twin, half;
    MPI_Comm_dup(MPI_COMM_WORLD, &twin);
    MPI_Comm_split(MPI_COMM_WORLD, world_rank % 2, -world_rank, &half);
    if (world_rank == 0) {
        int first = 1, second = 2;
        MPI_Send(&first, 1, MPI_INT, 1, 0, MPI_COMM_WORLD);
        MPI_Send(&second, 1, MPI_INT, 1, 0, twin);
    } else if (world_rank == 1) {
        int value;
        MPI_Recv(&value, 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, twin, MPI_STATUS_IGNORE);
        CHECK_INT(value, 2);
        MPI_Recv(&value, 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        CHECK_INT(value, 1);
    }
    // In the halves ranks run backwards, and the status speaks of them.
    int rank, size, value;
    MPI_Status status;
    MPI_Comm_rank(half, &rank);
    MPI_Comm_size(half, &size);
    CHECK_INT(rank, size - 1 - world_rank / 2);
    MPI_Sendrecv(&world_rank, 1, MPI_INT, (rank + 1) % size, 3, &value, 1, MPI_INT, MPI_ANY_SOURCE, 3, half, &status);
    CHECK_INT(status.MPI_SOURCE, (rank + size - 1) % size);
    CHECK_INT(value, 2 * (size - 1 - status.MPI_SOURCE) + world_rank % 2);
    MPI_Comm_free(&half);
    MPI_Comm_free(&twin);
    CHECK(half == MPI_COMM_NULL && twin == MPI_COMM_NULL);
    return finish();
}
