// Wrong arguments of communicator and group calls that we refuse and MPICH does not.
// ranks: 1 2
// differential: no (MPICH splits by any colour and lists a rank twice)
#include "check.h"

int main(int argc, char **argv)
{
    MPI_Comm comm;
    MPI_Group world, result;
    int twice[2] = {0, 0};
    start(&argc, &argv);
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    EXPECT_ERROR(MPI_Comm_split(MPI_COMM_SELF, -5, 0, &comm), MPI_ERR_ARG);
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    EXPECT_ERROR(MPI_Group_incl(world, 2, twice, &result), MPI_ERR_RANK);
    EXPECT_ERROR(MPI_Group_excl(world, 2, twice, &result), MPI_ERR_RANK);
    MPI_Group_free(&world);
    EXPECT_ERROR(MPI_Comm_remote_group(MPI_COMM_WORLD, &world), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Comm_remote_size(MPI_COMM_WORLD, &twice[0]), MPI_ERR_COMM);
    char name[MPI_MAX_OBJECT_NAME];
    int length;
    MPI_Comm_get_name(MPI_COMM_NULL, name, &length);
    CHECK(strcmp(name, "MPI_COMM_NULL") == 0);
    CHECK_INT(length, (int)strlen(name));
    return finish();
}
