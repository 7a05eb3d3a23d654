// Wrong arguments are refused with the class that the standard names, and nothing is made.
// ranks: 1
#include "places.h"

static void constructors(void)
{
    MPI_Datatype type, old = MPI_INT, none = MPI_DATATYPE_NULL;
    int places[] = {0, 1}, negative[] = {1, -1};
    MPI_Aint bytes[] = {0, 8};
    EXPECT_ERROR(MPI_Type_contiguous(-1, old, &type), MPI_ERR_COUNT);
    EXPECT_ERROR(MPI_Type_contiguous(1, none, &type), MPI_ERR_TYPE);
    EXPECT_ERROR(MPI_Type_vector(-1, 1, 1, old, &type), MPI_ERR_COUNT);
    EXPECT_ERROR(MPI_Type_vector(1, -1, 1, old, &type), MPI_ERR_COUNT);
    EXPECT_ERROR(MPI_Type_vector(1, 1, 1, none, &type), MPI_ERR_TYPE);
    EXPECT_ERROR(MPI_Type_create_hvector(-1, 1, 1, old, &type), MPI_ERR_COUNT);
    EXPECT_ERROR(MPI_Type_indexed(-1, places, places, old, &type), MPI_ERR_COUNT);
    EXPECT_ERROR(MPI_Type_indexed(2, negative, places, old, &type), MPI_ERR_COUNT);
    EXPECT_ERROR(MPI_Type_create_hindexed(2, negative, bytes, old, &type), MPI_ERR_COUNT);
    EXPECT_ERROR(MPI_Type_create_indexed_block(2, -1, places, old, &type), MPI_ERR_COUNT);
    EXPECT_ERROR(MPI_Type_create_hindexed_block(-2, 1, bytes, old, &type), MPI_ERR_COUNT);
    MPI_Datatype types[] = {MPI_INT, MPI_DATATYPE_NULL};
    EXPECT_ERROR(MPI_Type_create_struct(2, places, bytes, types, &type), MPI_ERR_TYPE);
    EXPECT_ERROR(MPI_Type_create_resized(none, 0, 1, &type), MPI_ERR_TYPE);
    EXPECT_ERROR(MPI_Type_dup(none, &type), MPI_ERR_TYPE);
}

/* Which class, MPI 5.0 leaves open. */
static void arrays(void)
{
    MPI_Datatype type;
    int sizes[] = {4, 4}, parts[] = {2, 3}, starts[] = {2, 1}, negative[] = {-1, 0};
    CHECK(MPI_Type_create_subarray(2, sizes, parts, negative, MPI_ORDER_C, MPI_INT, &type) != MPI_SUCCESS);
    CHECK(MPI_Type_create_subarray(2, sizes, parts, starts, -7, MPI_INT, &type) != MPI_SUCCESS);
    int block[] = {MPI_DISTRIBUTE_BLOCK}, one[] = {1}, two[] = {2}, ten[] = {10}, automatic[] = {MPI_DISTRIBUTE_DFLT_DARG};
    CHECK(MPI_Type_create_darray(2, 2, 1, ten, block, automatic, two, MPI_ORDER_C, MPI_INT, &type) != MPI_SUCCESS);
    CHECK(MPI_Type_create_darray(2, 0, 1, ten, block, one, two, MPI_ORDER_C, MPI_INT, &type) != MPI_SUCCESS);
    EXPECT_ERROR(MPI_Type_match_size(MPI_TYPECLASS_REAL, 3, &type), MPI_ERR_ARG);
}

static void life(void)
{
    MPI_Datatype type = MPI_INT;
    int values[4] = {0}, size;
    EXPECT_ERROR(MPI_Type_free(&type), MPI_ERR_TYPE);
    CHECK(type == MPI_INT);
    type = MPI_DATATYPE_NULL;
    EXPECT_ERROR(MPI_Type_free(&type), MPI_ERR_TYPE);
    EXPECT_ERROR(MPI_Type_commit(&type), MPI_ERR_TYPE);
    EXPECT_ERROR(MPI_Type_size(type, &size), MPI_ERR_TYPE);
    // Not committed.
    MPI_Type_contiguous(2, MPI_INT, &type);
    EXPECT_ERROR(MPI_Send(values, 1, type, 0, 0, MPI_COMM_SELF), MPI_ERR_TYPE);
    MPI_Type_commit(&type);
    MPI_Type_commit(&type);
    MPI_Sendrecv(values, 1, type, 0, 0, values + 2, 1, type, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE);
    MPI_Type_free(&type);
}

static void decoding(void)
{
    int integers[4];
    MPI_Aint addresses[4];
    MPI_Datatype types[4], type;
    EXPECT_ERROR(MPI_Type_get_contents(MPI_INT, 4, 4, 4, integers, addresses, types), MPI_ERR_TYPE);
    MPI_Type_vector(1, 1, 1, MPI_INT, &type);
    CHECK(MPI_Type_get_contents(type, 2, 0, 1, integers, addresses, types) != MPI_SUCCESS);
    MPI_Type_free(&type);
}

static void packing(void)
{
    int values[4] = {0}, packed[4], position = 8;
    EXPECT_ERROR(MPI_Pack(values, -1, MPI_INT, packed, sizeof packed, &position, MPI_COMM_SELF), MPI_ERR_COUNT);
    EXPECT_ERROR(MPI_Pack(values, 1, MPI_DATATYPE_NULL, packed, sizeof packed, &position, MPI_COMM_SELF), MPI_ERR_TYPE);
    EXPECT_ERROR(MPI_Pack(values, 1, MPI_INT, packed, sizeof packed, &position, MPI_COMM_NULL), MPI_ERR_COMM);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    constructors();
    arrays();
    life();
    decoding();
    packing();
    return finish();
}
