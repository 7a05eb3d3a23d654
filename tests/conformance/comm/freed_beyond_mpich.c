// A receive that is posted when its communicator is freed gets the message that was meant for it, and none
// of the communicators that are made meanwhile (MPI 5.0, 7.4.3).
// ranks: 2 3
#include "check.h"

int main(int argc, char **argv)
{
    MPI_Comm old, comm;
    MPI_Request request;
    int meant = 42, other = 7, got = -1;
    start(&argc, &argv);
    MPI_Comm_dup(MPI_COMM_WORLD, &old);
    if (world_rank == 1) {
        MPI_Irecv(&got, 1, MPI_INT, 0, 3, old, &request);
        MPI_Comm_free(&old);
        for (int i = 0; i < 2000; i++) {
            MPI_Comm_dup(MPI_COMM_SELF, &comm);
            MPI_Send(&other, 1, MPI_INT, 0, 3, comm);
            MPI_Recv(&other, 1, MPI_INT, 0, 3, comm, MPI_STATUS_IGNORE);
            MPI_Comm_free(&comm);
        }
        CHECK_INT(got, -1);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    if (world_rank == 0)
        MPI_Send(&meant, 1, MPI_INT, 1, 3, old);
    if (world_rank == 1) {
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        CHECK_INT(got, 42);
    } else {
        MPI_Comm_free(&old);
    }
    return finish();
}
