// Sessions in a program whose world model is over and that had no session before (MPI 5.0, 11.3 and 11.5): one
// after the other, several at once, of all processes and of some of them.
// ranks: 1 2 3 4
// expect: done after MPI_Finalize
// differential: no (MPICH 4.0.2 cannot begin a session after MPI_Finalize)
#include "check.h"

static MPI_Comm members(MPI_Session session, const char *set)
{
    MPI_Group group;
    MPI_Comm comm;
    MPI_Group_from_session_pset(session, set, &group);
    MPI_Comm_create_from_group(group, "late", MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &comm);
    MPI_Group_free(&group);
    return comm;
}

/* What every rank of the communicator needs of every other: sums, and messages of several sizes in a ring. */
static void exchange(MPI_Comm comm, int size)
{
    static char out[1 << 20], in[1 << 20];
    int rank, sum, one = 1;
    MPI_Comm_rank(comm, &rank);
    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, comm);
    CHECK_INT(sum, size);
    for (int bytes = 1; bytes <= 1 << 20; bytes *= 32) {
        memset(out, rank + 1, bytes);
        MPI_Sendrecv(out, bytes, MPI_BYTE, (rank + 1) % size, 5, in, bytes, MPI_BYTE, (rank + size - 1) % size, 5,
                     comm, MPI_STATUS_IGNORE);
        CHECK_INT(in[bytes - 1], (rank + size - 1) % size + 1);
    }
}

static void session(int size)
{
    MPI_Session session;
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &session);
    MPI_Comm all = members(session, "mpi://WORLD"), self = members(session, "mpi://SELF");
    exchange(all, size);
    exchange(self, 1);
    MPI_Comm_free(&all);
    MPI_Comm_free(&self);
    MPI_Session_finalize(&session);
    CHECK(session == MPI_SESSION_NULL);
}

int main(int argc, char **argv)
{
    MPI_Session one, two;
    int flag;
    start(&argc, &argv);
    exchange(MPI_COMM_WORLD, world_size);
    MPI_Finalize();
    for (int i = 0; i < 5; i++)
        session(world_size);
    MPI_Initialized(&flag);
    CHECK(flag);
    MPI_Finalized(&flag);
    CHECK(flag);
    /* Two at once; the communicator of one outlives the other session. */
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &one);
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &two);
    MPI_Comm comm = members(one, "mpi://WORLD");
    MPI_Session_finalize(&two);
    exchange(comm, world_size);
    MPI_Comm_free(&comm);
    MPI_Session_finalize(&one);
    /* The first rank leaves; the others have no need of it. */
    if (world_rank == 0) {
        printf("done after MPI_Finalize\n");
        return 0;
    }
    for (int i = 0; i < 3; i++) {
        MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &one);
        MPI_Comm self = members(one, "mpi://SELF");
        exchange(self, 1);
        MPI_Comm_free(&self);
        MPI_Session_finalize(&one);
    }
    return 0;
}
