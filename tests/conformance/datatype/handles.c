// Null, freed, foreign and invented handles in every function of the chapter: an error, never a crash.
// ranks: 1
// differential: no (MPICH follows some of them)
#include "places.h"

static MPI_Datatype wrong;

#define REFUSED(call) EXPECT_ERROR(call, MPI_ERR_TYPE)

static void constructors(void)
{
    MPI_Datatype type = MPI_INT, types[] = {MPI_INT, wrong};
    int one[] = {1, 1}, distribution[] = {MPI_DISTRIBUTE_BLOCK}, argument[] = {MPI_DISTRIBUTE_DFLT_DARG};
    MPI_Aint bytes[] = {0, 8};
    MPI_Count counts[] = {1, 8};
    REFUSED(MPI_Type_contiguous(1, wrong, &type));
    REFUSED(MPI_Type_contiguous_c(1, wrong, &type));
    REFUSED(MPI_Type_vector(1, 1, 1, wrong, &type));
    REFUSED(MPI_Type_vector_c(1, 1, 1, wrong, &type));
    REFUSED(MPI_Type_create_hvector(1, 1, 1, wrong, &type));
    REFUSED(MPI_Type_create_hvector_c(1, 1, 1, wrong, &type));
    REFUSED(MPI_Type_indexed(1, one, one, wrong, &type));
    REFUSED(MPI_Type_indexed_c(1, counts, counts, wrong, &type));
    REFUSED(MPI_Type_create_hindexed(1, one, bytes, wrong, &type));
    REFUSED(MPI_Type_create_hindexed_c(1, counts, counts, wrong, &type));
    REFUSED(MPI_Type_create_indexed_block(1, 1, one, wrong, &type));
    REFUSED(MPI_Type_create_indexed_block_c(1, 1, counts, wrong, &type));
    REFUSED(MPI_Type_create_hindexed_block(1, 1, bytes, wrong, &type));
    REFUSED(MPI_Type_create_hindexed_block_c(1, 1, counts, wrong, &type));
    REFUSED(MPI_Type_create_struct(2, one, bytes, types, &type));
    REFUSED(MPI_Type_create_struct_c(2, counts, counts, types, &type));
    REFUSED(MPI_Type_create_resized(wrong, 0, 1, &type));
    REFUSED(MPI_Type_create_resized_c(wrong, 0, 1, &type));
    REFUSED(MPI_Type_create_subarray(1, one, one, (int[]){0}, MPI_ORDER_C, wrong, &type));
    REFUSED(MPI_Type_create_subarray_c(1, counts, counts, (MPI_Count[]){0}, MPI_ORDER_C, wrong, &type));
    REFUSED(MPI_Type_create_darray(1, 0, 1, one, distribution, argument, one, MPI_ORDER_C, wrong, &type));
    REFUSED(MPI_Type_create_darray_c(1, 0, 1, counts, distribution, argument, one, MPI_ORDER_C, wrong, &type));
    REFUSED(MPI_Type_dup(wrong, &type));
    REFUSED(MPI_Type_get_value_index(wrong, MPI_INT, &type));
    REFUSED(MPI_Type_get_value_index(MPI_INT, wrong, &type));
    CHECK(type == MPI_INT);
}

static void queries(void)
{
    int i, j, k, l, integers[1];
    MPI_Aint a, b;
    MPI_Count c, d, e, f;
    MPI_Datatype type = wrong;
    MPI_Status status;
    memset(&status, 0, sizeof status);
    REFUSED(MPI_Type_commit(&type));
    REFUSED(MPI_Type_free(&type));
    CHECK(type == wrong);
    REFUSED(MPI_Type_size(wrong, &i));
    REFUSED(MPI_Type_size_c(wrong, &c));
    REFUSED(MPI_Type_size_x(wrong, &c));
    REFUSED(MPI_Type_get_extent(wrong, &a, &b));
    REFUSED(MPI_Type_get_extent_c(wrong, &c, &d));
    REFUSED(MPI_Type_get_extent_x(wrong, &c, &d));
    REFUSED(MPI_Type_get_true_extent(wrong, &a, &b));
    REFUSED(MPI_Type_get_true_extent_c(wrong, &c, &d));
    REFUSED(MPI_Type_get_true_extent_x(wrong, &c, &d));
    REFUSED(MPI_Type_get_envelope(wrong, &i, &j, &k, &l));
    REFUSED(MPI_Type_get_envelope_c(wrong, &c, &d, &e, &f, &l));
    REFUSED(MPI_Type_get_contents(wrong, 1, 1, 1, integers, &a, &type));
    REFUSED(MPI_Type_get_contents_c(wrong, 1, 1, 1, 1, integers, &a, &c, &type));
    REFUSED(MPI_Type_set_name(wrong, "name"));
    REFUSED(MPI_Get_elements(&status, wrong, &i));
    REFUSED(MPI_Get_elements_c(&status, wrong, &c));
    REFUSED(MPI_Get_elements_x(&status, wrong, &c));
    REFUSED(MPI_Get_count(&status, wrong, &i));
    REFUSED(MPI_Get_count_c(&status, wrong, &c));
}

static void packing(void)
{
    char in[8] = {0}, out[8];
    int position = 0, size;
    MPI_Count position_c = 0, size_c;
    MPI_Aint position_a = 0, size_a;
    REFUSED(MPI_Pack_size(1, wrong, MPI_COMM_SELF, &size));
    REFUSED(MPI_Pack_size_c(1, wrong, MPI_COMM_SELF, &size_c));
    REFUSED(MPI_Pack(in, 1, wrong, out, 8, &position, MPI_COMM_SELF));
    REFUSED(MPI_Pack_c(in, 1, wrong, out, 8, &position_c, MPI_COMM_SELF));
    REFUSED(MPI_Unpack(in, 8, &position, out, 1, wrong, MPI_COMM_SELF));
    REFUSED(MPI_Unpack_c(in, 8, &position_c, out, 1, wrong, MPI_COMM_SELF));
    REFUSED(MPI_Pack_external_size("external32", 1, wrong, &size_a));
    REFUSED(MPI_Pack_external_size_c("external32", 1, wrong, &size_c));
    REFUSED(MPI_Pack_external("external32", in, 1, wrong, out, 8, &position_a));
    REFUSED(MPI_Pack_external_c("external32", in, 1, wrong, out, 8, &position_c));
    REFUSED(MPI_Unpack_external("external32", in, 8, &position_a, out, 1, wrong));
    REFUSED(MPI_Unpack_external_c("external32", in, 8, &position_c, out, 1, wrong));
    EXPECT_ERROR(MPI_Pack_external("internal", in, 1, MPI_INT, out, 8, &position_a), MPI_ERR_ARG);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    MPI_Datatype freed, again;
    MPI_Type_contiguous(2, MPI_INT, &freed);
    wrong = freed;
    MPI_Type_free(&freed);
    // The slot may be used again, but not under the old name.
    MPI_Type_contiguous(3, MPI_INT, &again);
    CHECK(again != wrong);
    const uintptr_t values[] = {(uintptr_t)wrong, (uintptr_t)MPI_DATATYPE_NULL, 0, 1, 0x204, 0x3ff, (uintptr_t)MPI_SUM,
                                (uintptr_t)MPI_COMM_WORLD, (uintptr_t)&values, (uintptr_t)-1, (uintptr_t)1 << 31,
                                (uintptr_t)again + 1, (uintptr_t)again | (uintptr_t)1 << 32};
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        wrong = (MPI_Datatype)values[i];
        constructors();
        queries();
        packing();
    }
    int size;
    MPI_Type_size(again, &size);
    CHECK_INT(size, 3 * sizeof(int));
    MPI_Type_free(&again);
    return finish();
}
