// Nobody leaves a barrier before the last has come: a token sent before it must be there after it.
// ranks: 1 2 3 4 7 8
#include "check.h"

int main(int argc, char **argv)
{
    start(&argc, &argv);
    for (int round = 0; round < 30; round++) {
        // A synchronous send to the late one starts before, its arrival can be seen after.
        int late = round % world_size, flag = 0, value;
        MPI_Request request = MPI_REQUEST_NULL;
        if (world_rank == late)
            for (int r = 0; r < world_size; r++)
                if (r != late)
                    MPI_Send(&round, 1, MPI_INT, r, round, MPI_COMM_WORLD);
        if (world_rank != late)
            MPI_Irecv(&value, 1, MPI_INT, late, round, MPI_COMM_WORLD, &request);
        MPI_Barrier(MPI_COMM_WORLD);
        while (!flag)
            MPI_Test(&request, &flag, MPI_STATUS_IGNORE);
        if (world_rank != late)
            CHECK_INT(value, round);
    }
    // Barriers of overlapping communicators do not mix.
    MPI_Comm half;
    MPI_Comm_split(MPI_COMM_WORLD, world_rank / 2, 0, &half);
    for (int i = 0; i < world_rank % 2 + 1; i++)
        MPI_Barrier(MPI_COMM_SELF);
    MPI_Barrier(half);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Comm_free(&half);
    return finish();
}
