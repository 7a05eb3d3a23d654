// The _c and _x forms make and measure the same datatypes as the narrow ones, and larger ones.
// ranks: 1
#include "places.h"

#if MPI_VERSION >= 4

static void same(MPI_Datatype large, MPI_Datatype narrow)
{
    MPI_Count size_c, size_x, lb_c, lb_x, extent_c, extent_x, true_lb, true_extent;
    MPI_Aint lb, extent, low, length;
    int size;
    MPI_Type_size(narrow, &size);
    MPI_Type_size_c(large, &size_c);
    MPI_Type_size_x(large, &size_x);
    CHECK(size == size_c && size == size_x);
    MPI_Type_get_extent(narrow, &lb, &extent);
    MPI_Type_get_extent_c(large, &lb_c, &extent_c);
    MPI_Type_get_extent_x(large, &lb_x, &extent_x);
    CHECK(lb == lb_c && lb == lb_x && extent == extent_c && extent == extent_x);
    MPI_Type_get_true_extent(narrow, &low, &length);
    MPI_Type_get_true_extent_c(large, &true_lb, &true_extent);
    CHECK(low == true_lb && length == true_extent);
    MPI_Type_get_true_extent_x(large, &true_lb, &true_extent);
    CHECK(low == true_lb && length == true_extent);

    int memory[ARENA], one[ARENA], other[ARENA], position = 0;
    MPI_Count position_c = 0;
    for (int i = 0; i < ARENA; i++)
        memory[i] = i;
    memset(one, 0, sizeof one);
    memset(other, 0, sizeof other);
    MPI_Type_commit(&large);
    MPI_Type_commit(&narrow);
    MPI_Pack(memory + MIDDLE, 1, narrow, one, sizeof one, &position, MPI_COMM_SELF);
    MPI_Pack_c(memory + MIDDLE, 1, large, other, sizeof other, &position_c, MPI_COMM_SELF);
    CHECK_INT(position_c, position);
    CHECK(memcmp(one, other, sizeof one) == 0);
    int back[ARENA];
    memset(back, 0, sizeof back);
    position_c = 0;
    MPI_Unpack_c(other, size, &position_c, back + MIDDLE, 1, large, MPI_COMM_SELF);
    CHECK_INT(position_c, size);
    for (int i = 0; i < ARENA; i++)
        CHECK(back[i] == 0 || back[i] == i);
    MPI_Type_free(&large);
    MPI_Type_free(&narrow);
}

static void each(void)
{
    MPI_Datatype a, b;
    MPI_Type_contiguous_c(5, MPI_INT, &a);
    MPI_Type_contiguous(5, MPI_INT, &b);
    same(a, b);
    MPI_Type_vector_c(5, 2, 3, MPI_INT, &a);
    MPI_Type_vector(5, 2, 3, MPI_INT, &b);
    same(a, b);
    MPI_Type_create_hvector_c(5, 2, -12, MPI_INT, &a);
    MPI_Type_create_hvector(5, 2, -12, MPI_INT, &b);
    same(a, b);
    MPI_Type_indexed_c(2, (MPI_Count[]){2, 3}, (MPI_Count[]){7, 1}, MPI_INT, &a);
    MPI_Type_indexed(2, (int[]){2, 3}, (int[]){7, 1}, MPI_INT, &b);
    same(a, b);
    MPI_Type_create_hindexed_c(2, (MPI_Count[]){2, 3}, (MPI_Count[]){28, 4}, MPI_INT, &a);
    MPI_Type_create_hindexed(2, (int[]){2, 3}, (MPI_Aint[]){28, 4}, MPI_INT, &b);
    same(a, b);
    MPI_Type_create_indexed_block_c(2, 3, (MPI_Count[]){9, 1}, MPI_INT, &a);
    MPI_Type_create_indexed_block(2, 3, (int[]){9, 1}, MPI_INT, &b);
    same(a, b);
    MPI_Type_create_hindexed_block_c(2, 3, (MPI_Count[]){36, 4}, MPI_INT, &a);
    MPI_Type_create_hindexed_block(2, 3, (MPI_Aint[]){36, 4}, MPI_INT, &b);
    same(a, b);
    MPI_Type_create_struct_c(2, (MPI_Count[]){2, 1}, (MPI_Count[]){0, 16}, (MPI_Datatype[]){MPI_INT, MPI_INT}, &a);
    MPI_Type_create_struct(2, (int[]){2, 1}, (MPI_Aint[]){0, 16}, (MPI_Datatype[]){MPI_INT, MPI_INT}, &b);
    same(a, b);
    MPI_Type_create_resized_c(MPI_INT, -8, 24, &a);
    MPI_Type_create_resized(MPI_INT, -8, 24, &b);
    same(a, b);
    MPI_Type_create_subarray_c(2, (MPI_Count[]){4, 5}, (MPI_Count[]){2, 3}, (MPI_Count[]){1, 2}, MPI_ORDER_C, MPI_INT, &a);
    MPI_Type_create_subarray(2, (int[]){4, 5}, (int[]){2, 3}, (int[]){1, 2}, MPI_ORDER_C, MPI_INT, &b);
    same(a, b);
    int distributions[] = {MPI_DISTRIBUTE_BLOCK, MPI_DISTRIBUTE_CYCLIC}, arguments[] = {MPI_DISTRIBUTE_DFLT_DARG, 2};
    int processes[] = {2, 2};
    MPI_Type_create_darray_c(4, 2, 2, (MPI_Count[]){6, 7}, distributions, arguments, processes, MPI_ORDER_C, MPI_INT, &a);
    MPI_Type_create_darray(4, 2, 2, (int[]){6, 7}, distributions, arguments, processes, MPI_ORDER_C, MPI_INT, &b);
    same(a, b);
}

static void beyond_int(void)
{
    MPI_Datatype type;
    MPI_Count size, lb, extent, packed;
    int narrow;
    MPI_Type_contiguous_c((MPI_Count)1 << 33, MPI_DOUBLE, &type);
    MPI_Type_size_c(type, &size);
    CHECK_INT(size, (MPI_Count)1 << 36);
    MPI_Type_size_x(type, &size);
    CHECK_INT(size, (MPI_Count)1 << 36);
    MPI_Type_get_extent_c(type, &lb, &extent);
    CHECK(lb == 0 && extent == (MPI_Count)1 << 36);
    MPI_Type_size(type, &narrow);
    CHECK_INT(narrow, MPI_UNDEFINED);
    MPI_Type_commit(&type);
    MPI_Pack_size_c(3, type, MPI_COMM_SELF, &packed);
    CHECK(packed >= 3 * ((MPI_Count)1 << 36));
    MPI_Type_free(&type);
    // The same size from narrow counts.
    MPI_Datatype row;
    MPI_Type_contiguous(1 << 30, MPI_DOUBLE, &row);
    MPI_Type_contiguous(1 << 3, row, &type);
    MPI_Type_free(&row);
    MPI_Type_size_x(type, &size);
    CHECK_INT(size, (MPI_Count)1 << 36);
    MPI_Type_free(&type);
}

#endif

int main(int argc, char **argv)
{
    start(&argc, &argv);
#if MPI_VERSION >= 4
    each();
    beyond_int();
#endif
    return finish();
}
