// A nonblocking collective may be started before a blocking one at some ranks and behind it at others:
// more than the standard asks (MPI 5.0, 6.12), but programs rely on it.
// ranks: 2 3 4
#include "check.h"

int main(int argc, char **argv)
{
    start(&argc, &argv);
    for (int root = 0; root < world_size; root++) {
        int flag = world_rank == root ? 11 : 13, common = -1, sum = -1, one = 1;
        MPI_Request request;
        if (world_rank == root)
            MPI_Iallreduce(&flag, &common, 1, MPI_INT, MPI_BAND, MPI_COMM_WORLD, &request);
        MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
        if (world_rank != root)
            MPI_Iallreduce(&flag, &common, 1, MPI_INT, MPI_BAND, MPI_COMM_WORLD, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        CHECK_INT(sum, world_size);
        CHECK_INT(common, 9);
    }
    return finish();
}
