// Sessions that are over before the world model begins: the process takes part in the job again. What was sent
// and given up in a session that is over arrives all the same.
// ranks: 1 2 3 4
// differential: no (MPICH 4.0.2 does not mix them in this way)
#include "check.h"
#include <unistd.h>

enum { LONG = 1 << 20 };
static char bytes[LONG];

int main(int argc, char **argv)
{
    MPI_Session session;
    MPI_Group group;
    MPI_Comm comm;
    MPI_Request request;
    int rank, size, sum, one = 1;
    for (int i = 0; i < 4; i++) {
        MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &session);
        MPI_Group_from_session_pset(session, "mpi://WORLD", &group);
        MPI_Comm_create_from_group(group, "before", MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &comm);
        MPI_Group_free(&group);
        MPI_Comm_rank(comm, &rank);
        MPI_Comm_size(comm, &size);
        /* The sender is in MPI_Session_finalize before the receiver has begun to receive. */
        if (rank == 0)
            for (int to = 1; to < size; to++) {
                memset(bytes, i + 1, LONG);
                MPI_Isend(bytes, LONG, MPI_BYTE, to, 1, comm, &request);
                MPI_Request_free(&request);
            }
        else {
            usleep(100000);
            MPI_Recv(bytes, LONG, MPI_BYTE, 0, 1, comm, MPI_STATUS_IGNORE);
            CHECK_INT(bytes[LONG - 1], i + 1);
        }
        MPI_Comm_free(&comm);
        MPI_Session_finalize(&session);
    }
    start(&argc, &argv);
    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    CHECK_INT(sum, size);
    return finish();
}
