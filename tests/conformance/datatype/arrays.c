// Subarrays and distributed arrays, in both orders, against a count by hand.
// ranks: 1
#include "places.h"

static void subarrays(void)
{
    MPI_Datatype type, pair;
    MPI_Type_create_subarray(2, (int[]){4, 5}, (int[]){2, 3}, (int[]){1, 2}, MPI_ORDER_C, MPI_INT, &type);
    check_bounds(type, 24, 0, 80, 28, 32);
    CHECK_PLACES(type, 1, 7, 8, 9, 12, 13, 14);
    CHECK_PLACES(type, 2, 7, 8, 9, 12, 13, 14, 27, 28, 29, 32, 33, 34);
    MPI_Type_free(&type);

    MPI_Type_create_subarray(2, (int[]){4, 5}, (int[]){2, 3}, (int[]){1, 2}, MPI_ORDER_FORTRAN, MPI_INT, &type);
    check_bounds(type, 24, 0, 80, 36, 40);
    CHECK_PLACES(type, 1, 9, 10, 13, 14, 17, 18);
    MPI_Type_free(&type);

    MPI_Type_create_subarray(3, (int[]){2, 3, 4}, (int[]){2, 1, 2}, (int[]){0, 2, 1}, MPI_ORDER_C, MPI_INT, &type);
    CHECK_PLACES(type, 1, 9, 10, 21, 22);
    MPI_Type_free(&type);

    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Type_create_subarray(1, (int[]){5}, (int[]){2}, (int[]){3}, MPI_ORDER_C, pair, &type);
    check_bounds(type, 16, 0, 40, 24, 16);
    CHECK_PLACES(type, 1, 6, 7, 8, 9);
    MPI_Type_free(&pair);
    MPI_Type_free(&type);
}

enum { DIMENSIONS = 3 };

struct distribution {
    int sizes[DIMENSIONS], distributions[DIMENSIONS], arguments[DIMENSIONS], processes[DIMENSIONS];
};

static int owner(const struct distribution *d, const int *index)
{
    int rank = 0;
    for (int i = 0; i < DIMENSIONS; i++) {
        int block, argument = d->arguments[i], default_ = argument == MPI_DISTRIBUTE_DFLT_DARG;
        if (d->distributions[i] == MPI_DISTRIBUTE_NONE)
            block = d->sizes[i];
        else if (d->distributions[i] == MPI_DISTRIBUTE_BLOCK)
            block = default_ ? (d->sizes[i] + d->processes[i] - 1) / d->processes[i] : argument;
        else
            block = default_ ? 1 : argument;
        rank = rank * d->processes[i] + index[i] / block % d->processes[i];
    }
    return rank;
}

/* Every element belongs to one process; each process visits its own in storage order. */
static void check_distribution(const struct distribution *d, int order)
{
    int grid = d->processes[0] * d->processes[1] * d->processes[2];
    int total = d->sizes[0] * d->sizes[1] * d->sizes[2];
    for (int rank = 0; rank < grid; rank++) {
        int expected[ARENA], n = 0;
        for (int element = 0; element < total; element++) {
            int index[DIMENSIONS], rest = element;
            for (int i = 0; i < DIMENSIONS; i++) {
                int dimension = order == MPI_ORDER_C ? DIMENSIONS - 1 - i : i;
                index[dimension] = rest % d->sizes[dimension];
                rest /= d->sizes[dimension];
            }
            if (owner(d, index) == rank)
                expected[n++] = element;
        }
        MPI_Datatype type;
        MPI_Aint lb, extent;
        MPI_Type_create_darray(grid, rank, DIMENSIONS, d->sizes, d->distributions, d->arguments, d->processes, order,
                               MPI_INT, &type);
        MPI_Type_get_extent(type, &lb, &extent);
        CHECK_INT(lb, 0);
        CHECK_INT(extent, total * (int)sizeof(int));
        if (n > 0)
            check_places(type, 1, expected, (size_t)n);
        MPI_Type_free(&type);
    }
}

static void darrays(void)
{
    enum { NONE = MPI_DISTRIBUTE_NONE, BLOCK = MPI_DISTRIBUTE_BLOCK, CYCLIC = MPI_DISTRIBUTE_CYCLIC };
    enum { DEFAULT = MPI_DISTRIBUTE_DFLT_DARG };
    static const struct distribution all[] = {
        {{4, 5, 6}, {BLOCK, BLOCK, BLOCK}, {DEFAULT, DEFAULT, DEFAULT}, {2, 2, 3}},
        {{7, 5, 3}, {CYCLIC, BLOCK, NONE}, {DEFAULT, 3, DEFAULT}, {3, 2, 1}},
        {{9, 2, 8}, {CYCLIC, NONE, CYCLIC}, {2, DEFAULT, 3}, {2, 1, 2}},
        {{10, 3, 3}, {BLOCK, CYCLIC, CYCLIC}, {4, 5, 1}, {3, 1, 2}},
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        check_distribution(&all[i], MPI_ORDER_C);
        check_distribution(&all[i], MPI_ORDER_FORTRAN);
    }
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    subarrays();
    darrays();
    return finish();
}
