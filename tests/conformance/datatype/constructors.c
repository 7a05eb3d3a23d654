// Every constructor: its size and bounds, and the places of its elements in packed order.
// ranks: 1
#include "places.h"

static void simple(void)
{
    MPI_Datatype type, blocks, empty;
    MPI_Type_contiguous(3, MPI_INT, &type);
    check_bounds(type, 12, 0, 12, 0, 12);
    CHECK_PLACES(type, 2, 0, 1, 2, 3, 4, 5);
    MPI_Type_free(&type);
    CHECK(type == MPI_DATATYPE_NULL);

    MPI_Type_contiguous(0, MPI_INT, &empty);
    check_bounds(empty, 0, 0, 0, 0, 0);
    MPI_Type_free(&empty);

    MPI_Type_vector(3, 2, 4, MPI_INT, &type);
    check_bounds(type, 24, 0, 40, 0, 40);
    CHECK_PLACES(type, 2, 0, 1, 4, 5, 8, 9, 10, 11, 14, 15, 18, 19);
    MPI_Type_free(&type);

    MPI_Type_vector(3, 1, -2, MPI_INT, &type);
    check_bounds(type, 12, -16, 20, -16, 20);
    CHECK_PLACES(type, 1, 0, -2, -4);
    MPI_Type_free(&type);

    // A vector of vectors: the extent of the inner one counts.
    MPI_Type_vector(2, 1, 3, MPI_INT, &blocks);
    MPI_Type_vector(2, 2, 3, blocks, &type);
    check_bounds(type, 32, 0, 80, 0, 80);
    CHECK_PLACES(type, 1, 0, 3, 4, 7, 12, 15, 16, 19);
    MPI_Type_free(&blocks);
    CHECK_PLACES(type, 1, 0, 3, 4, 7, 12, 15, 16, 19);
    MPI_Type_free(&type);

    MPI_Type_create_hvector(3, 2, 20, MPI_INT, &type);
    check_bounds(type, 24, 0, 48, 0, 48);
    CHECK_PLACES(type, 1, 0, 1, 5, 6, 10, 11);
    MPI_Type_free(&type);

    // Integers at odd addresses: nothing is aligned, so the extent is not padded.
    MPI_Type_create_hvector(3, 4, 25, MPI_INT, &blocks);
    check_bounds(blocks, 48, 0, 66, 0, 66);
    MPI_Type_create_hvector(2, 3, 4 * 66 + 1, blocks, &type);
    check_bounds(type, 288, 0, 463, 0, 463);
    MPI_Type_free(&blocks);
    MPI_Type_free(&type);

    // Overlapping blocks may be sent.
    MPI_Type_vector(3, 2, 0, MPI_INT, &type);
    check_bounds(type, 24, 0, 8, 0, 8);
    MPI_Type_free(&type);
}

static void lists(void)
{
    MPI_Datatype type;
    int lengths[] = {2, 0, 1, 3}, places[] = {4, 50, -3, 8};
    MPI_Aint bytes[] = {16, 4000, -12, 32}, odd[] = {9, 4000, 0, 16};

    MPI_Type_indexed(4, lengths, places, MPI_INT, &type);
    check_bounds(type, 24, -12, 56, -12, 56);
    CHECK_PLACES(type, 2, 4, 5, -3, 8, 9, 10, 18, 19, 11, 22, 23, 24);
    MPI_Type_free(&type);

    MPI_Type_create_hindexed(3, lengths, odd, MPI_INT, &type);
    check_bounds(type, 12, 0, 17, 0, 17);
    MPI_Type_free(&type);

    MPI_Type_create_hindexed(4, lengths, bytes, MPI_INT, &type);
    check_bounds(type, 24, -12, 56, -12, 56);
    CHECK_PLACES(type, 1, 4, 5, -3, 8, 9, 10);
    MPI_Type_free(&type);

    MPI_Type_create_indexed_block(3, 2, (int[]){6, 0, 2}, MPI_INT, &type);
    check_bounds(type, 24, 0, 32, 0, 32);
    CHECK_PLACES(type, 2, 6, 7, 0, 1, 2, 3, 14, 15, 8, 9, 10, 11);
    MPI_Type_free(&type);

    MPI_Type_create_hindexed_block(3, 1, (MPI_Aint[]){40, -8, 0}, MPI_INT, &type);
    check_bounds(type, 12, -8, 52, -8, 52);
    CHECK_PLACES(type, 1, 10, -2, 0);
    MPI_Type_free(&type);

    MPI_Type_indexed(0, lengths, places, MPI_INT, &type);
    check_bounds(type, 0, 0, 0, 0, 0);
    MPI_Type_free(&type);
}

static void structures(void)
{
    MPI_Datatype type, column, members[] = {MPI_INT, MPI_DATATYPE_NULL, MPI_INT};
    MPI_Type_vector(2, 1, 2, MPI_INT, &column);
    members[1] = column;
    MPI_Type_create_struct(3, (int[]){1, 2, 3}, (MPI_Aint[]){80, 8, -16}, members, &type);
    MPI_Type_free(&column);
    check_bounds(type, 32, -16, 100, -16, 100);
    CHECK_PLACES(type, 1, 20, 2, 4, 5, 7, -4, -3, -2);
    MPI_Type_free(&type);

    // Padding at the end as a C compiler adds it.
    struct padded { double x; char c; };
    MPI_Type_create_struct(2, (int[]){1, 1}, (MPI_Aint[]){0, 8}, (MPI_Datatype[]){MPI_DOUBLE, MPI_CHAR}, &type);
    check_bounds(type, 9, 0, sizeof(struct padded), 0, 9);
    MPI_Type_free(&type);
    MPI_Type_create_struct(2, (int[]){3, 1}, (MPI_Aint[]){0, 4}, (MPI_Datatype[]){MPI_CHAR, MPI_SHORT}, &type);
    check_bounds(type, 5, 0, 6, 0, 6);
    MPI_Type_free(&type);
}

static void resized(void)
{
    MPI_Datatype type, longer, column;
    MPI_Type_create_resized(MPI_INT, -4, 16, &type);
    check_bounds(type, 4, -4, 16, 0, 4);
    CHECK_PLACES(type, 3, 0, 4, 8);
    // The markers of the component decide, not its data.
    MPI_Type_contiguous(3, type, &longer);
    check_bounds(longer, 12, -4, 48, 0, 36);
    MPI_Type_free(&longer);
    MPI_Type_free(&type);

    // Columns of a matrix of 4 x 3, side by side: a transposition.
    MPI_Type_vector(4, 1, 3, MPI_INT, &column);
    MPI_Type_create_resized(column, 0, sizeof(int), &type);
    CHECK_PLACES(type, 3, 0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 11);
    MPI_Type_free(&column);
    MPI_Type_free(&type);

    // Backwards, and all at one place.
    MPI_Type_create_resized(MPI_INT, 0, -4, &type);
    CHECK_PLACES(type, 3, 0, -1, -2);
    MPI_Type_free(&type);
}

static void dup(void)
{
    MPI_Datatype type, copy;
    MPI_Type_vector(2, 1, 3, MPI_INT, &type);
    MPI_Type_commit(&type);
    MPI_Type_dup(type, &copy);
    MPI_Type_free(&type);
    check_bounds(copy, 8, 0, 16, 0, 16);
    int memory[] = {1, 2, 3, 4}, packed[2], position = 0;
    // The copy of a committed datatype is committed.
    MPI_Pack(memory, 1, copy, packed, sizeof packed, &position, MPI_COMM_SELF);
    CHECK(packed[0] == 1 && packed[1] == 4);
    MPI_Type_free(&copy);
    MPI_Type_dup(MPI_DOUBLE_INT, &copy);
    check_bounds(copy, 12, 0, 16, 0, 12);
    MPI_Type_free(&copy);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    simple();
    lists();
    structures();
    resized();
    dup();
    return finish();
}
