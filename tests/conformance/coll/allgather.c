// Allgather and Allgatherv: several sizes, in place, unequal and empty parts, derived types.
// ranks: 1 2 3 4 7 8
#include "check.h"

static void equal_parts(int n)
{
    int *mine = malloc((size_t)n * sizeof *mine), *all = malloc((size_t)n * (size_t)world_size * sizeof *all);
    for (int i = 0; i < n; i++)
        mine[i] = world_rank * 1000 + i;
    for (int in_place = 0; in_place < 2; in_place++) {
        memset(all, 0xff, (size_t)n * (size_t)world_size * sizeof *all);
        memcpy(all + n * world_rank, mine, (size_t)n * sizeof *mine);
        if (in_place)
            MPI_Allgather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, all, n, MPI_INT, MPI_COMM_WORLD);
        else
            MPI_Allgather(mine, n, MPI_INT, all, n, MPI_INT, MPI_COMM_WORLD);
        for (int i = 0; i < n * world_size; i++)
            CHECK_INT(all[i], i / n * 1000 + i % n);
    }
    free(mine);
    free(all);
}

static void unequal_parts(int unit)
{
    int *counts = malloc((size_t)world_size * sizeof *counts), *places = malloc((size_t)world_size * sizeof *places);
    int total = 0, own = (world_size - 1 - world_rank) * unit;
    for (int r = 0; r < world_size; r++) {
        counts[r] = (world_size - 1 - r) * unit;
        places[r] = total + 1;
        total += counts[r] + 1;
    }
    int *mine = malloc((size_t)(own + 1) * sizeof *mine), *all = malloc((size_t)(total + 1) * sizeof *all);
    for (int in_place = 0; in_place < 2; in_place++) {
        memset(all, 0xff, (size_t)(total + 1) * sizeof *all);
        for (int i = 0; i < own; i++)
            all[places[world_rank] + i] = mine[i] = world_rank * 10000 + i;
        if (in_place)
            MPI_Allgatherv(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, all, counts, places, MPI_INT, MPI_COMM_WORLD);
        else
            MPI_Allgatherv(mine, own, MPI_INT, all, counts, places, MPI_INT, MPI_COMM_WORLD);
        for (int r = 0; r < world_size; r++) {
            CHECK_INT(all[places[r] - 1], -1);
            for (int i = 0; i < counts[r]; i++)
                CHECK_INT(all[places[r] + i], r * 10000 + i);
        }
    }
    free(counts);
    free(places);
    free(mine);
    free(all);
}

// Every rank contributes a column; everyone ends with the rows.
static void columns(void)
{
    enum { ROWS = 50 };
    int mine[ROWS], *all = malloc(ROWS * (size_t)world_size * sizeof *all);
    MPI_Datatype column, narrow;
    MPI_Type_vector(ROWS, 1, world_size, MPI_INT, &column);
    MPI_Type_create_resized(column, 0, sizeof(int), &narrow);
    MPI_Type_commit(&narrow);
    for (int i = 0; i < ROWS; i++)
        mine[i] = i * world_size + world_rank;
    MPI_Allgather(mine, ROWS, MPI_INT, all, 1, narrow, MPI_COMM_WORLD);
    for (int i = 0; i < ROWS * world_size; i++)
        CHECK_INT(all[i], i);
    MPI_Type_free(&column);
    MPI_Type_free(&narrow);
    free(all);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    static const int sizes[] = {1, 5, 300, 4000, 50000};
    for (int s = 0; s < 5; s++)
        equal_parts(sizes[s]);
    unequal_parts(1);
    unequal_parts(900);
    unequal_parts(20000);
    columns();
    int nothing;
    MPI_Allgather(&nothing, 0, MPI_INT, &nothing, 0, MPI_INT, MPI_COMM_WORLD);
    return finish();
}
