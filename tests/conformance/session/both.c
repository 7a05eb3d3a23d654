// Sessions and the world model together: a session before MPI_Init, across it, and after MPI_Finalize.
// ranks: 1 2 4
// differential: no (MPICH 4.0.2 does not mix them in this way)
#include "check.h"

static int members(MPI_Session session)
{
    MPI_Group group;
    MPI_Comm comm;
    int one = 1, sum;
    MPI_Group_from_session_pset(session, "mpi://WORLD", &group);
    MPI_Comm_create_from_group(group, "both", MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &comm);
    MPI_Group_free(&group);
    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, comm);
    MPI_Comm_free(&comm);
    return sum;
}

int main(int argc, char **argv)
{
    MPI_Session before, during, after;
    int flag, size;
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &before);
    size = members(before);
    start(&argc, &argv);
    CHECK_INT(size, world_size);
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &during);
    CHECK_INT(members(before), world_size);
    MPI_Session_finalize(&before);
    CHECK_INT(members(during), world_size);
    MPI_Comm copy;
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    MPI_Barrier(copy);
    MPI_Comm_free(&copy);
    finish();
    MPI_Finalized(&flag);
    CHECK(flag);
    CHECK_INT(members(during), world_size);
    MPI_Session_finalize(&during);
    for (int i = 0; i < 3; i++) {
        MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &after);
        CHECK_INT(members(after), world_size);
        MPI_Session_finalize(&after);
    }
    return 0;
}
