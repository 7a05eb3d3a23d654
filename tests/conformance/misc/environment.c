// Inquiries: versions, names, thread level, clocks, memory, statuses, before, between and after.
// ranks: 1 2
// differential: no (versions and names are our own)
#include "check.h"

static void before(void)
{
    int flag = -1, major, minor, length;
    char text[MPI_MAX_LIBRARY_VERSION_STRING];
    MPI_Initialized(&flag);
    CHECK_INT(flag, 0);
    MPI_Finalized(&flag);
    CHECK_INT(flag, 0);
    MPI_Get_version(&major, &minor);
    CHECK(major == MPI_VERSION && minor == MPI_SUBVERSION);
    MPI_Abi_get_version(&major, &minor);
    CHECK(major == MPI_ABI_VERSION && minor == MPI_ABI_SUBVERSION);
    MPI_Get_library_version(text, &length);
    CHECK(strncmp(text, "p2pmpi ", 7) == 0);
    CHECK_INT(length, (int)strlen(text));
}

static void between(void)
{
    int flag, provided, length;
    char name[MPI_MAX_PROCESSOR_NAME];
    MPI_Initialized(&flag);
    CHECK_INT(flag, 1);
    MPI_Finalized(&flag);
    CHECK_INT(flag, 0);
    MPI_Is_thread_main(&flag);
    CHECK_INT(flag, 1);
    MPI_Query_thread(&provided);
    CHECK_INT(provided, MPI_THREAD_SERIALIZED);
    MPI_Get_processor_name(name, &length);
    CHECK(length > 0);
    CHECK_INT(length, (int)strlen(name));
}

static void clocks(void)
{
    double begun = MPI_Wtime(), tick = MPI_Wtick(), now;
    CHECK(tick > 0 && tick < 1e-3);
    do
        now = MPI_Wtime();
    while (now - begun < 0.001);
    CHECK(now - begun < 60);
}

static void memory(void)
{
    double *values = NULL;
    MPI_Alloc_mem(1000 * sizeof *values, MPI_INFO_NULL, &values);
    CHECK(values != NULL && (uintptr_t)values % sizeof *values == 0);
    for (int i = 0; i < 1000; i++)
        values[i] = i;
    CHECK(values[999] == 999);
    CHECK_INT(MPI_Free_mem(values), MPI_SUCCESS);
    return_errors(MPI_COMM_SELF);
    EXPECT_ERROR(MPI_Alloc_mem((MPI_Aint)1 << 60, MPI_INFO_NULL, &values), MPI_ERR_NO_MEM);
    EXPECT_ERROR(MPI_Alloc_mem(-1, MPI_INFO_NULL, &values), MPI_ERR_ARG);
}

static void statuses(void)
{
    MPI_Status status;
    MPI_Count large = 0;
    int count, flag;
    memset(&status, 0, sizeof status);
    MPI_Status_set_source(&status, 3);
    MPI_Status_set_tag(&status, 4);
    MPI_Status_set_error(&status, MPI_ERR_TAG);
    CHECK(status.MPI_SOURCE == 3 && status.MPI_TAG == 4 && status.MPI_ERROR == MPI_ERR_TAG);
    MPI_Status_set_elements(&status, MPI_DOUBLE, 5);
    MPI_Get_count(&status, MPI_DOUBLE, &count);
    CHECK_INT(count, 5);
    MPI_Get_count(&status, MPI_INT, &count);
    CHECK_INT(count, 10);
    MPI_Status_set_elements_c(&status, MPI_DOUBLE, (MPI_Count)1 << 33);
    MPI_Get_count(&status, MPI_DOUBLE, &count);
    CHECK_INT(count, MPI_UNDEFINED);
    MPI_Get_count_c(&status, MPI_DOUBLE, &large);
    CHECK_INT(large, (MPI_Count)1 << 33);
    MPI_Status_set_cancelled(&status, 1);
    MPI_Test_cancelled(&status, &flag);
    CHECK_INT(flag, 1);
    MPI_Get_count_c(&status, MPI_DOUBLE, &large);
    CHECK_INT(large, (MPI_Count)1 << 33);
}

static void addresses(void)
{
    struct {
        char a;
        double b;
    } pair;
    MPI_Aint start_, member;
    MPI_Get_address(&pair, &start_);
    MPI_Get_address(&pair.b, &member);
    CHECK_INT(MPI_Aint_diff(member, start_), (char *)&pair.b - (char *)&pair);
    CHECK_INT(MPI_Aint_add(start_, 8), start_ + 8);
}

int main(void)
{
    int provided, flag;
    before();
    MPI_Init_thread(NULL, NULL, MPI_THREAD_SERIALIZED, &provided);
    CHECK_INT(provided, MPI_THREAD_SERIALIZED);
    MPI_Comm_rank(MPI_COMM_WORLD, &world_rank);
    between();
    clocks();
    memory();
    statuses();
    addresses();
    MPI_Finalize();
    MPI_Finalized(&flag);
    CHECK_INT(flag, 1);
    MPI_Initialized(&flag);
    CHECK_INT(flag, 1);
    if (world_rank == 0)
        printf("all checks passed\n");
    return 0;
}
