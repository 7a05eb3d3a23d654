// A session after MPI_Finalize needs a process that has left: the job ends with its name instead of waiting for ever.
// ranks: 2
// exit: 1
// expect-error: exited after MPI_Finalize while others wait for it
// transports: shm
// differential: no (MPICH 4.0.2 cannot begin a session after MPI_Finalize)
#include "check.h"

int main(int argc, char **argv)
{
    MPI_Session session;
    MPI_Group group;
    MPI_Comm comm;
    start(&argc, &argv);
    MPI_Finalize();
    if (world_rank == 0)
        return 0;
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &session);
    MPI_Group_from_session_pset(session, "mpi://WORLD", &group);
    MPI_Comm_create_from_group(group, "missed", MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &comm);
    return 0;
}
