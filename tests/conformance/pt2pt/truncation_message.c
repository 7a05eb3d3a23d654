// The report of a truncation names the peer, the tag and both sizes, and the job ends.
// ranks: 2
// exit: 15
// expect-error: 40
// expect-error: 1200
// differential: no
#include "check.h"

int main(int argc, char **argv)
{
    start(&argc, &argv);
    char values[1200] = "";
    // Errors are fatal here, as they are by default: the exit code is the error class, MPI_ERR_TRUNCATE.
    if (world_rank == 0)
        MPI_Send(values, 1200, MPI_CHAR, 1, 17, MPI_COMM_WORLD);
    else
        MPI_Recv(values, 40, MPI_CHAR, 0, 17, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Barrier(MPI_COMM_WORLD);
    return finish();
}
