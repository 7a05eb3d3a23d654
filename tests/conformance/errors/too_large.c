// Numbers at the ends of their ranges: sizes, extents, displacements and products that nothing can hold are refused, or
// answered with MPI_UNDEFINED, and never overflow. Where nothing is moved, no displacement matters.
// ranks: 1 2
// differential: no (MPICH overflows in many of these)
#include "check.h"
#include <limits.h>

#define HUGE_COUNT ((MPI_Count)1 << 62)
/* Refused with whichever class names the reason. */
#define REFUSED(call)                                    \
    do {                                                 \
        if ((call) == MPI_SUCCESS)                       \
            FAIL("%s succeeded", #call);                 \
    } while (0)

static double x[8], y[8];
static MPI_Comm world = MPI_COMM_WORLD;

static void check_still_usable(MPI_Datatype type)
{
    MPI_Count size, lower, extent;
    int n;
    MPI_Aint narrow[2];
    MPI_Type_size_c(type, &size);
    MPI_Type_get_extent_c(type, &lower, &extent);
    MPI_Type_get_true_extent_c(type, &lower, &extent);
    MPI_Type_get_extent(type, &narrow[0], &narrow[1]);
    MPI_Type_size(type, &n);
    CHECK(n == size || n == MPI_UNDEFINED);
    MPI_Pack_size(1, type, world, &n);
    CHECK(n >= size || n == MPI_UNDEFINED);
    MPI_Type_commit(&type);
    MPI_Type_free(&type);
}

/* Made or refused, but if made then usable. */
#define MAKES(call)                                      \
    do {                                                 \
        MPI_Datatype made;                               \
        MPI_Datatype *type = &made;                      \
        if ((call) == MPI_SUCCESS)                       \
            check_still_usable(made);                    \
    } while (0)

static void datatypes(void)
{
    static const MPI_Count ends[] = {LLONG_MIN, LLONG_MIN + 1, LLONG_MIN / 2, -1, 0, 1, INT_MAX, LLONG_MAX / 8, LLONG_MAX / 2, LLONG_MAX - 1, LLONG_MAX};
    static const int narrow[] = {INT_MIN, -1, 0, 1, 2, INT_MAX};
    enum { ENDS = sizeof ends / sizeof *ends, NARROW = sizeof narrow / sizeof *narrow };
    MPI_Datatype large, type;
    int n;
    MPI_Type_contiguous(INT_MAX, MPI_DOUBLE, &large);
    MPI_Type_size(large, &n);
    CHECK_INT(n, MPI_UNDEFINED);
    REFUSED(MPI_Type_contiguous_c(HUGE_COUNT, MPI_DOUBLE, &type));
    REFUSED(MPI_Type_contiguous_c(INT_MAX * (MPI_Count)INT_MAX, large, &type));
    for (int i = 0; i < ENDS; i++) {
        MAKES(MPI_Type_contiguous_c(ends[i], MPI_DOUBLE, type));
        MAKES(MPI_Type_contiguous_c(ends[i], large, type));
        for (int j = 0; j < ENDS; j++) {
            MPI_Count counts[2] = {1, ends[i]}, places[2] = {ends[j], ends[i]};
            MPI_Datatype types[2] = {MPI_DOUBLE, large};
            MAKES(MPI_Type_create_resized_c(MPI_DOUBLE, ends[i], ends[j], type));
            MAKES(MPI_Type_vector_c(2, ends[i], ends[j], MPI_INT, type));
            MAKES(MPI_Type_vector_c(ends[i], 1, ends[j], MPI_INT, type));
            MAKES(MPI_Type_create_hvector_c(ends[i], 2, ends[j], MPI_INT, type));
            MAKES(MPI_Type_indexed_c(2, counts, places, MPI_SHORT, type));
            MAKES(MPI_Type_create_hindexed_c(2, counts, places, MPI_SHORT, type));
            MAKES(MPI_Type_create_hindexed_block_c(2, ends[i], places, MPI_CHAR, type));
            MAKES(MPI_Type_create_indexed_block_c(2, ends[i], places, MPI_CHAR, type));
            MAKES(MPI_Type_create_struct_c(2, counts, places, types, type));
            MPI_Count starts[2] = {0, 0}, parts[2] = {1, 1};
            MAKES(MPI_Type_create_subarray_c(2, places, parts, starts, MPI_ORDER_C, MPI_DOUBLE, type));
            MAKES(MPI_Type_create_subarray_c(2, places, places, starts, MPI_ORDER_C, MPI_DOUBLE, type));
            int blocks[2] = {MPI_DISTRIBUTE_BLOCK, MPI_DISTRIBUTE_CYCLIC}, grid[2] = {1, 1};
            int dargs[2] = {MPI_DISTRIBUTE_DFLT_DARG, MPI_DISTRIBUTE_DFLT_DARG};
            MAKES(MPI_Type_create_darray_c(1, 0, 2, places, blocks, dargs, grid, MPI_ORDER_C, MPI_DOUBLE, type));
        }
    }
    for (int i = 0; i < NARROW; i++)
        for (int j = 0; j < NARROW; j++) {
            int grid[2] = {narrow[i], narrow[j]}, blocks[2] = {MPI_DISTRIBUTE_CYCLIC, MPI_DISTRIBUTE_BLOCK}, sizes[2] = {10, 10};
            MAKES(MPI_Type_create_darray(1, 0, 2, sizes, blocks, grid, (int[2]){1, 1}, MPI_ORDER_C, MPI_DOUBLE, type));
            REFUSED(MPI_Type_create_darray(INT_MAX, narrow[i], 2, sizes, blocks, sizes, (int[2]){65536, 65536}, MPI_ORDER_C, MPI_DOUBLE, &type));
            MAKES(MPI_Type_vector(narrow[i], narrow[j], INT_MIN, large, type));
        }
    MPI_Type_free(&large);
}

static void messages(void)
{
    MPI_Status status = {0};
    MPI_Request request;
    MPI_Datatype large;
    MPI_Count elements;
    int n, position = 0;
    REFUSED(MPI_Send_c(x, HUGE_COUNT, MPI_DOUBLE, 0, 0, world));
    REFUSED(MPI_Send_c(x, LLONG_MAX, MPI_DOUBLE, MPI_PROC_NULL, 0, world));
    REFUSED(MPI_Irecv_c(x, HUGE_COUNT, MPI_DOUBLE, 0, 0, world, &request));
    REFUSED(MPI_Send_init_c(x, HUGE_COUNT, MPI_DOUBLE, 0, 0, world, &request));
    REFUSED(MPI_Sendrecv_replace_c(x, HUGE_COUNT, MPI_DOUBLE, 0, 0, 0, 0, world, &status));
    REFUSED(MPI_Psend_init(x, INT_MAX, LLONG_MAX, MPI_DOUBLE, 0, 0, world, MPI_INFO_NULL, &request));
    REFUSED(MPI_Pack(x, INT_MAX, MPI_DOUBLE, y, sizeof y, &position, world));
    position = INT_MAX;
    REFUSED(MPI_Pack(x, 1, MPI_DOUBLE, y, sizeof y, &position, world));
    position = INT_MIN;
    REFUSED(MPI_Unpack(x, sizeof x, &position, y, 1, MPI_DOUBLE, world));
    CHECK_INT(position, INT_MIN);
    MPI_Pack_size(INT_MAX, MPI_DOUBLE, world, &n);
    CHECK_INT(n, MPI_UNDEFINED);
    // More elements than an int can count.
    MPI_Status_set_elements_c(&status, MPI_CHAR, (MPI_Count)INT_MAX + 1);
    MPI_Get_count(&status, MPI_CHAR, &n);
    CHECK_INT(n, MPI_UNDEFINED);
    MPI_Get_elements_c(&status, MPI_CHAR, &elements);
    CHECK_INT(elements, (MPI_Count)INT_MAX + 1);
    REFUSED(MPI_Status_set_elements_c(&status, MPI_DOUBLE, HUGE_COUNT));
    MPI_Type_contiguous_c(LLONG_MAX / 16, MPI_DOUBLE, &large);
    MPI_Type_commit(&large);
    REFUSED(MPI_Send(x, 3, large, 0, 0, world));
    MPI_Type_free(&large);
}

static void collectives(void)
{
    MPI_Count none[2] = {0, 0}, one[2] = {1, 1}, places[2] = {0, 1};
    MPI_Aint far[2] = {(MPI_Aint)HUGE_COUNT, (MPI_Aint)-HUGE_COUNT};
    MPI_Datatype types[2] = {MPI_DOUBLE, MPI_DOUBLE};
    REFUSED(MPI_Bcast_c(x, HUGE_COUNT, MPI_DOUBLE, 0, world));
    REFUSED(MPI_Allreduce_c(x, y, HUGE_COUNT, MPI_DOUBLE, MPI_SUM, world));
    REFUSED(MPI_Allgather_c(x, 1, MPI_DOUBLE, y, HUGE_COUNT, MPI_DOUBLE, world));
    REFUSED(MPI_Alltoall_c(x, HUGE_COUNT, MPI_DOUBLE, y, 1, MPI_DOUBLE, world));
    REFUSED(MPI_Reduce_scatter_block_c(x, y, HUGE_COUNT, MPI_DOUBLE, MPI_SUM, world));
    one[0] = one[1] = HUGE_COUNT;
    REFUSED(MPI_Reduce_scatter_c(x, y, one, MPI_DOUBLE, MPI_SUM, world));
    one[0] = one[1] = 1;
    // Blocks of nothing lie nowhere.
    CHECK_INT(MPI_Allgatherv_c(x, 0, MPI_DOUBLE, y, none, far, MPI_DOUBLE, world), MPI_SUCCESS);
    CHECK_INT(MPI_Alltoallv_c(x, none, far, MPI_DOUBLE, y, none, far, MPI_DOUBLE, world), MPI_SUCCESS);
    CHECK_INT(MPI_Alltoallw_c(x, none, far, types, y, none, far, types, world), MPI_SUCCESS);
    CHECK_INT(MPI_Gatherv_c(x, 0, MPI_DOUBLE, y, none, far, MPI_DOUBLE, 0, world), MPI_SUCCESS);
    CHECK_INT(MPI_Scatterv_c(x, none, far, MPI_DOUBLE, y, 0, MPI_DOUBLE, 0, world), MPI_SUCCESS);
    (void)places;
}

static void processes(void)
{
    static const int ends[] = {INT_MIN, INT_MIN + 1, -1, 0, 1, INT_MAX - 1, INT_MAX};
    enum { ENDS = sizeof ends / sizeof *ends };
    MPI_Group all, some;
    MPI_Comm comm;
    int periods[2] = {1, 1}, n;
    MPI_Comm_group(world, &all);
    for (int i = 0; i < ENDS; i++)
        for (int j = 0; j < ENDS; j++) {
            int dims[2] = {ends[i], ends[j]};
            for (int k = 0; k < ENDS; k++) {
                int range[1][3] = {{ends[i], ends[j], ends[k]}};
                if (MPI_Group_range_incl(all, 1, range, &some) == MPI_SUCCESS)
                    MPI_Group_free(&some);
                if (MPI_Group_range_excl(all, 1, range, &some) == MPI_SUCCESS)
                    MPI_Group_free(&some);
            }
            if (MPI_Cart_create(world, 2, dims, periods, 0, &comm) == MPI_SUCCESS && comm != MPI_COMM_NULL) {
                MPI_Cart_shift(comm, 0, ends[j], &n, &n);
                MPI_Cart_rank(comm, (int[2]){ends[i], ends[j]}, &n);
                MPI_Comm_free(&comm);
            }
            MPI_Cart_map(world, 2, dims, periods, &n);
            (void)MPI_Dims_create(ends[i], 2, dims);
            (void)MPI_Dims_create(1, ends[j] > 100 ? 2 : ends[j], (int[2]){0, 0});
        }
    REFUSED(MPI_Cart_create(world, 2, (int[2]){65536, 65536}, periods, 0, &comm));
    int grid[1] = {world_size};
    MPI_Cart_create(world, 1, grid, periods, 0, &comm);
    for (int i = 0; i < ENDS; i++) {
        int left, right, there = ends[i];
        CHECK_INT(MPI_Cart_shift(comm, 0, ends[i], &left, &right), MPI_SUCCESS);
        CHECK(right == (int)((((world_rank + (long long)ends[i]) % world_size) + world_size) % world_size));
        CHECK_INT(MPI_Cart_rank(comm, &there, &n), MPI_SUCCESS);
        CHECK(n >= 0 && n < world_size);
    }
    MPI_Comm_free(&comm);
    MPI_Group_free(&all);
}

static void memory(void)
{
    void *base;
    MPI_Win win;
    EXPECT_ERROR(MPI_Alloc_mem(LLONG_MAX, MPI_INFO_NULL, &base), MPI_ERR_NO_MEM);
    EXPECT_ERROR(MPI_Alloc_mem(HUGE_COUNT, MPI_INFO_NULL, &base), MPI_ERR_NO_MEM);
    EXPECT_ERROR(MPI_Win_allocate(HUGE_COUNT, 1, MPI_INFO_NULL, world, &base, &win), MPI_ERR_NO_MEM);
    EXPECT_ERROR(MPI_Win_allocate_shared(HUGE_COUNT, 1, MPI_INFO_NULL, world, &base, &win), MPI_ERR_NO_MEM);
    EXPECT_ERROR(MPI_Win_allocate_shared(LLONG_MAX, 1, MPI_INFO_NULL, world, &base, &win), MPI_ERR_NO_MEM);
    // A displacement that times its unit leaves the address space.
    MPI_Win_create(x, sizeof x, INT_MAX, MPI_INFO_NULL, world, &win);
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    MPI_Win_lock(MPI_LOCK_SHARED, world_rank, 0, win);
    EXPECT_ERROR(MPI_Put(y, 1, MPI_DOUBLE, world_rank, (MPI_Aint)HUGE_COUNT, 1, MPI_DOUBLE, win), MPI_ERR_RMA_RANGE);
    EXPECT_ERROR(MPI_Get(y, 1, MPI_DOUBLE, world_rank, LLONG_MAX, 1, MPI_DOUBLE, win), MPI_ERR_RMA_RANGE);
    MPI_Win_unlock(world_rank, win);
    MPI_Win_free(&win);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    datatypes();
    messages();
    collectives();
    processes();
    memory();
    return finish();
}
