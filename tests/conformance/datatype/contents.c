// Envelope and contents of every combiner: the arguments of the call, in the order of the standard.
// ranks: 1
#include "places.h"

enum { ROOM = 32 };

static int integers[ROOM];
static MPI_Aint addresses[ROOM];
static MPI_Datatype types[ROOM];

static void decode(MPI_Datatype type, int combiner, int ni, int na, int nd)
{
    int found_ni, found_na, found_nd, found;
    MPI_Type_get_envelope(type, &found_ni, &found_na, &found_nd, &found);
    CHECK_INT(found, combiner);
    CHECK_INT(found_ni, ni);
    CHECK_INT(found_na, na);
    CHECK_INT(found_nd, nd);
    CHECK_INT(MPI_Type_get_contents(type, ni, na, nd, integers, addresses, types), MPI_SUCCESS);
}

static void check_integers(int n, const int *expected)
{
    for (int i = 0; i < n; i++)
        if (integers[i] != expected[i])
            FAIL("integer %d is %d, expected %d", i, integers[i], expected[i]);
}

#define INTEGERS(...) check_integers(sizeof((int[]){__VA_ARGS__}) / sizeof(int), (int[]){__VA_ARGS__})

static void small(void)
{
    MPI_Datatype type;
    int ni, na, nd, combiner;
    MPI_Type_get_envelope(MPI_FLOAT_INT, &ni, &na, &nd, &combiner);
    CHECK(ni == 0 && na == 0 && nd == 0 && combiner == MPI_COMBINER_NAMED);

    MPI_Type_dup(MPI_SHORT, &type);
    decode(type, MPI_COMBINER_DUP, 0, 0, 1);
    CHECK(types[0] == MPI_SHORT);
    MPI_Type_free(&type);

    MPI_Type_contiguous(7, MPI_DOUBLE, &type);
    decode(type, MPI_COMBINER_CONTIGUOUS, 1, 0, 1);
    INTEGERS(7);
    CHECK(types[0] == MPI_DOUBLE);
    MPI_Type_free(&type);

    MPI_Type_vector(3, 2, -5, MPI_INT, &type);
    decode(type, MPI_COMBINER_VECTOR, 3, 0, 1);
    INTEGERS(3, 2, -5);
    MPI_Type_free(&type);

    MPI_Type_create_hvector(3, 2, 1001, MPI_INT, &type);
    decode(type, MPI_COMBINER_HVECTOR, 2, 1, 1);
    INTEGERS(3, 2);
    CHECK_INT(addresses[0], 1001);
    MPI_Type_free(&type);

    MPI_Type_create_resized(MPI_INT, -3, 17, &type);
    decode(type, MPI_COMBINER_RESIZED, 0, 2, 1);
    CHECK(addresses[0] == -3 && addresses[1] == 17);
    MPI_Type_free(&type);
}

static void lists(void)
{
    MPI_Datatype type;
    int lengths[] = {2, 0, 1}, places[] = {4, 50, -3};
    MPI_Aint bytes[] = {16, 4000, -12};
    MPI_Type_indexed(3, lengths, places, MPI_INT, &type);
    decode(type, MPI_COMBINER_INDEXED, 7, 0, 1);
    INTEGERS(3, 2, 0, 1, 4, 50, -3);
    MPI_Type_free(&type);

    MPI_Type_create_hindexed(3, lengths, bytes, MPI_INT, &type);
    decode(type, MPI_COMBINER_HINDEXED, 4, 3, 1);
    INTEGERS(3, 2, 0, 1);
    CHECK(addresses[0] == 16 && addresses[1] == 4000 && addresses[2] == -12);
    MPI_Type_free(&type);

    MPI_Type_create_indexed_block(3, 9, places, MPI_INT, &type);
    decode(type, MPI_COMBINER_INDEXED_BLOCK, 5, 0, 1);
    INTEGERS(3, 9, 4, 50, -3);
    MPI_Type_free(&type);

    MPI_Type_create_hindexed_block(2, 9, bytes, MPI_INT, &type);
    decode(type, MPI_COMBINER_HINDEXED_BLOCK, 2, 2, 1);
    INTEGERS(2, 9);
    CHECK(addresses[0] == 16 && addresses[1] == 4000);
    MPI_Type_free(&type);
}

static void structures(void)
{
    MPI_Datatype type, column;
    MPI_Type_vector(2, 1, 3, MPI_INT, &column);
    MPI_Type_create_struct(2, (int[]){3, 4}, (MPI_Aint[]){8, 800}, (MPI_Datatype[]){column, MPI_CHAR}, &type);
    MPI_Type_free(&column);
    decode(type, MPI_COMBINER_STRUCT, 3, 2, 2);
    INTEGERS(2, 3, 4);
    CHECK(addresses[0] == 8 && addresses[1] == 800 && types[1] == MPI_CHAR);
    MPI_Type_free(&type);
    // What comes back is a datatype of its own, to be freed by us; predefined ones are not.
    column = types[0];
    check_bounds(column, 8, 0, 16, 0, 16);
    decode(column, MPI_COMBINER_VECTOR, 3, 0, 1);
    INTEGERS(2, 1, 3);
    CHECK(types[0] == MPI_INT);
    MPI_Type_free(&column);
}

static void arrays(void)
{
    MPI_Datatype type;
    MPI_Type_create_subarray(2, (int[]){4, 5}, (int[]){2, 3}, (int[]){1, 2}, MPI_ORDER_FORTRAN, MPI_INT, &type);
    decode(type, MPI_COMBINER_SUBARRAY, 8, 0, 1);
    INTEGERS(2, 4, 5, 2, 3, 1, 2, MPI_ORDER_FORTRAN);
    MPI_Type_free(&type);

    MPI_Type_create_darray(6, 4, 2, (int[]){10, 9}, (int[]){MPI_DISTRIBUTE_BLOCK, MPI_DISTRIBUTE_CYCLIC},
                           (int[]){MPI_DISTRIBUTE_DFLT_DARG, 2}, (int[]){2, 3}, MPI_ORDER_C, MPI_INT, &type);
    decode(type, MPI_COMBINER_DARRAY, 12, 0, 1);
    INTEGERS(6, 4, 2, 10, 9, MPI_DISTRIBUTE_BLOCK, MPI_DISTRIBUTE_CYCLIC, MPI_DISTRIBUTE_DFLT_DARG, 2, 2, 3,
             MPI_ORDER_C);
    MPI_Type_free(&type);
}

#if MPI_VERSION >= 4
static void large(void)
{
    MPI_Datatype type;
    MPI_Count ni, na, nc, nd, counts[ROOM];
    int combiner;
    MPI_Type_vector_c(3, 2, 5, MPI_INT, &type);
    MPI_Type_get_envelope_c(type, &ni, &na, &nc, &nd, &combiner);
    CHECK(ni == 0 && na == 0 && nc == 3 && nd == 1 && combiner == MPI_COMBINER_VECTOR);
    MPI_Type_get_contents_c(type, 0, 0, ROOM, ROOM, integers, addresses, counts, types);
    CHECK(counts[0] == 3 && counts[1] == 2 && counts[2] == 5 && types[0] == MPI_INT);
    MPI_Type_free(&type);

    MPI_Type_create_struct_c(2, (MPI_Count[]){3, 4}, (MPI_Count[]){8, 800}, (MPI_Datatype[]){MPI_INT, MPI_CHAR}, &type);
    MPI_Type_get_envelope_c(type, &ni, &na, &nc, &nd, &combiner);
    CHECK(ni == 0 && na == 0 && nc == 5 && nd == 2 && combiner == MPI_COMBINER_STRUCT);
    MPI_Type_get_contents_c(type, 0, 0, 5, 2, integers, addresses, counts, types);
    CHECK(counts[0] == 2 && counts[1] == 3 && counts[2] == 4 && counts[3] == 8 && counts[4] == 800);
    MPI_Type_free(&type);

    MPI_Type_create_subarray_c(2, (MPI_Count[]){4, 5}, (MPI_Count[]){2, 3}, (MPI_Count[]){1, 2}, MPI_ORDER_C, MPI_INT,
                               &type);
    MPI_Type_get_envelope_c(type, &ni, &na, &nc, &nd, &combiner);
    CHECK(ni == 2 && na == 0 && nc == 6 && nd == 1 && combiner == MPI_COMBINER_SUBARRAY);
    MPI_Type_get_contents_c(type, 2, 0, 6, 1, integers, addresses, counts, types);
    INTEGERS(2, MPI_ORDER_C);
    CHECK(counts[0] == 4 && counts[1] == 5 && counts[2] == 2 && counts[5] == 2);
    MPI_Type_free(&type);

    // The large form decodes what the narrow form made.
    MPI_Type_create_hvector(3, 2, 1001, MPI_INT, &type);
    MPI_Type_get_envelope_c(type, &ni, &na, &nc, &nd, &combiner);
    CHECK(ni == 2 && na == 1 && nc == 0 && nd == 1 && combiner == MPI_COMBINER_HVECTOR);
    MPI_Type_get_contents_c(type, 2, 1, 0, 1, integers, addresses, counts, types);
    INTEGERS(3, 2);
    CHECK_INT(addresses[0], 1001);
    MPI_Type_free(&type);
}
#endif

int main(int argc, char **argv)
{
    start(&argc, &argv);
    small();
    lists();
    structures();
    arrays();
#if MPI_VERSION >= 4
    large();
#endif
    return finish();
}
