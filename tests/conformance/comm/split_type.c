// MPI_Comm_split_type with each kind: by machine, by what hardware and process sets are named, by the next
// smaller unit, and by names that nobody knows.
// ranks: 1 2 4
// differential: no (MPICH 4.0.2 lacks MPI_COMM_TYPE_RESOURCE_GUIDED)
#include "check.h"

static int members(int type, const char *key, const char *value)
{
    MPI_Info info = MPI_INFO_NULL;
    MPI_Comm part;
    int size, sum, one = 1;
    if (key) {
        MPI_Info_create(&info);
        MPI_Info_set(info, key, value);
    }
    MPI_Comm_split_type(MPI_COMM_WORLD, type, world_rank, info, &part);
    if (key)
        MPI_Info_free(&info);
    if (part == MPI_COMM_NULL)
        return 0;
    MPI_Comm_size(part, &size);
    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, part);
    CHECK_INT(sum, size);
    MPI_Comm_free(&part);
    return size;
}

int main(int argc, char **argv)
{
    MPI_Comm part;
    start(&argc, &argv);
    const char *hardware = "mpi_hw_resource_type", *set = "mpi_pset_name";
    /* All ranks of a test share a machine. */
    CHECK_INT(members(MPI_COMM_TYPE_SHARED, NULL, NULL), world_size);
    CHECK_INT(members(MPI_COMM_TYPE_HW_GUIDED, hardware, "mpi_shared_memory"), world_size);
    CHECK_INT(members(MPI_COMM_TYPE_HW_GUIDED, hardware, "no such thing"), 0);
    CHECK_INT(members(MPI_COMM_TYPE_HW_GUIDED, NULL, NULL), 0);
    CHECK_INT(members(MPI_COMM_TYPE_HW_UNGUIDED, NULL, NULL), 0);
    CHECK_INT(members(MPI_COMM_TYPE_RESOURCE_GUIDED, hardware, "mpi_shared_memory"), world_size);
    CHECK_INT(members(MPI_COMM_TYPE_RESOURCE_GUIDED, set, "mpi://WORLD"), world_size);
    CHECK_INT(members(MPI_COMM_TYPE_RESOURCE_GUIDED, set, "mpi://SELF"), 1);
    CHECK_INT(members(MPI_COMM_TYPE_RESOURCE_GUIDED, set, "mpix://shared"), world_size);
    CHECK_INT(members(MPI_COMM_TYPE_RESOURCE_GUIDED, set, "mpi://ELSEWHERE"), 0);
    CHECK_INT(members(MPI_UNDEFINED, NULL, NULL), 0);
    /* Some by machine, the others not at all. */
    int size = members(world_rank ? MPI_COMM_TYPE_SHARED : MPI_UNDEFINED, NULL, NULL);
    CHECK_INT(size, world_rank ? world_size - 1 : 0);
    return_errors(MPI_COMM_WORLD);
    EXPECT_ERROR(MPI_Comm_split_type(MPI_COMM_WORLD, 987654, 0, MPI_INFO_NULL, &part), MPI_ERR_ARG);
    return finish();
}
