/* What datatype programs check with: sizes, bounds, and where the bytes of a message come from.
 */
#ifndef P2PMPI_PLACES_H
#define P2PMPI_PLACES_H

#include "../check.h"

static inline void check_bounds(MPI_Datatype type, int size, MPI_Aint lb, MPI_Aint extent, MPI_Aint true_lb,
                                MPI_Aint true_extent)
{
    int found;
    MPI_Aint low, long_, true_low, true_long;
    CHECK_INT(MPI_Type_size(type, &found), MPI_SUCCESS);
    CHECK_INT(MPI_Type_get_extent(type, &low, &long_), MPI_SUCCESS);
    CHECK_INT(MPI_Type_get_true_extent(type, &true_low, &true_long), MPI_SUCCESS);
    if (found != size || low != lb || long_ != extent || true_low != true_lb || true_long != true_extent)
        FAIL("size %d, lb %ld, extent %ld, true lb %ld, true extent %ld; expected %d, %ld, %ld, %ld, %ld", found,
             (long)low, (long)long_, (long)true_low, (long)true_long, size, (long)lb, (long)extent, (long)true_lb,
             (long)true_extent);
}

/* Packs `count` elements of `type`, which consists of ints, from an array of ints around the middle of
 * which it is placed, and compares with the list of displacements in ints that it should visit. Then
 * unpacks and looks that nothing else was written. */
#define CHECK_PLACES(type, count, ...)                                        \
    do {                                                                      \
        static const int places_[] = {__VA_ARGS__};                           \
        check_places(type, count, places_, sizeof places_ / sizeof *places_); \
    } while (0)

enum { MIDDLE = 200, ARENA = 1000 };

static inline void check_places(MPI_Datatype type, int count, const int *places, size_t n)
{
    int memory[ARENA], packed[ARENA], size, position = 0;
    for (int i = 0; i < ARENA; i++)
        memory[i] = i - MIDDLE;
    MPI_Type_commit(&type);
    MPI_Type_size(type, &size);
    CHECK_INT((size_t)size * (size_t)count, n * sizeof(int));
    CHECK_INT(MPI_Pack(memory + MIDDLE, count, type, packed, sizeof packed, &position, MPI_COMM_SELF), MPI_SUCCESS);
    for (size_t i = 0; i < n; i++)
        if (packed[i] != places[i])
            FAIL("packed element %zu comes from %d, expected %d", i, packed[i], places[i]);

    int expected[ARENA];
    for (int i = 0; i < ARENA; i++)
        memory[i] = expected[i] = -1;
    for (size_t i = 0; i < n; i++)
        expected[MIDDLE + places[i]] = packed[i] = (int)i + 1;
    int end = position;
    position = 0;
    CHECK_INT(MPI_Unpack(packed, end, &position, memory + MIDDLE, count, type, MPI_COMM_SELF), MPI_SUCCESS);
    CHECK_INT(position, end);
    for (int i = 0; i < ARENA; i++)
        if (memory[i] != expected[i])
            FAIL("after unpacking, the int at %d is %d, expected %d", i - MIDDLE, memory[i], expected[i]);
}

#endif
