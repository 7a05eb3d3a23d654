// Gather, Gatherv, Scatter, Scatterv: every root, several sizes, in place, unequal and empty parts.
// ranks: 1 2 3 4 7 8
#include "check.h"

static void equal_parts(int n, int root)
{
    int *mine = malloc((size_t)(n + 1) * sizeof *mine), *all = malloc((size_t)(n * world_size + 1) * sizeof *all);
    for (int i = 0; i < n; i++)
        mine[i] = world_rank * 1000 + i;
    memset(all, 0xff, (size_t)(n * world_size + 1) * sizeof *all);
    MPI_Gather(mine, n, MPI_INT, world_rank == root ? all : NULL, n, MPI_INT, root, MPI_COMM_WORLD);
    for (int i = 0; world_rank == root && i < n * world_size; i++)
        CHECK_INT(all[i], i / n * 1000 + i % n);

    // In place: the root's own part is already where it belongs.
    memset(all, 0xff, (size_t)(n * world_size + 1) * sizeof *all);
    memcpy(all + n * world_rank, mine, (size_t)n * sizeof *mine);
    if (world_rank == root)
        MPI_Gather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, all, n, MPI_INT, root, MPI_COMM_WORLD);
    else
        MPI_Gather(mine, n, MPI_INT, NULL, 0, MPI_DATATYPE_NULL, root, MPI_COMM_WORLD);
    for (int i = 0; world_rank == root && i < n * world_size; i++)
        CHECK_INT(all[i], i / n * 1000 + i % n);

    for (int i = 0; i < n * world_size; i++)
        all[i] = root * 7 + i;
    mine[n] = -3;
    MPI_Scatter(world_rank == root ? all : NULL, n, MPI_INT, mine, n, MPI_INT, root, MPI_COMM_WORLD);
    for (int i = 0; i < n; i++)
        CHECK_INT(mine[i], root * 7 + world_rank * n + i);
    CHECK_INT(mine[n], -3);
    memset(mine, 0, (size_t)n * sizeof *mine);
    if (world_rank == root)
        MPI_Scatter(all, n, MPI_INT, MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, root, MPI_COMM_WORLD);
    else
        MPI_Scatter(NULL, 0, MPI_DATATYPE_NULL, mine, n, MPI_INT, root, MPI_COMM_WORLD);
    for (int i = 0; i < n; i++)
        CHECK_INT(world_rank == root ? all[n * root + i] : mine[i], root * 7 + world_rank * n + i);
    free(mine);
    free(all);
}

// Rank r has r parts (rank 0 none), laid out backwards with a gap of one after each.
static void unequal_parts(int unit, int root)
{
    int total = world_size * world_size * (unit + 1), *all = malloc((size_t)total * sizeof *all);
    int *counts = malloc((size_t)world_size * sizeof *counts), *places = malloc((size_t)world_size * sizeof *places);
    int own = world_rank * unit, *mine = malloc((size_t)(own + 1) * sizeof *mine), end = total;
    for (int r = 0; r < world_size; r++) {
        counts[r] = r * unit;
        end -= counts[r] + 1;
        places[r] = end;
    }
    for (int i = 0; i < own; i++)
        mine[i] = world_rank * 10000 + i;
    memset(all, 0xff, (size_t)total * sizeof *all);
    MPI_Gatherv(mine, own, MPI_INT, all, counts, places, MPI_INT, root, MPI_COMM_WORLD);
    for (int r = 0; world_rank == root && r < world_size; r++) {
        for (int i = 0; i < counts[r]; i++)
            CHECK_INT(all[places[r] + i], r * 10000 + i);
        CHECK_INT(all[places[r] + counts[r]], -1);
    }
    memset(mine, 0, (size_t)(own + 1) * sizeof *mine);
    for (int r = 0; r < world_size; r++)
        for (int i = 0; i < counts[r]; i++)
            all[places[r] + i] = r * 20000 + i;
    mine[own] = -2;
    if (world_rank == root)
        MPI_Scatterv(all, counts, places, MPI_INT, mine, own, MPI_INT, root, MPI_COMM_WORLD);
    else
        MPI_Scatterv(NULL, NULL, NULL, MPI_DATATYPE_NULL, mine, own, MPI_INT, root, MPI_COMM_WORLD);
    for (int i = 0; i < own; i++)
        CHECK_INT(mine[i], world_rank * 20000 + i);
    CHECK_INT(mine[own], -2);
    free(all);
    free(counts);
    free(places);
    free(mine);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    static const int sizes[] = {1, 40, 3000, 40000};
    for (int root = 0; root < world_size; root++) {
        for (int s = 0; s < 4; s++)
            equal_parts(sizes[s], root);
        unequal_parts(1, root);
        unequal_parts(2500, root);
    }
    int nothing;
    MPI_Gather(&nothing, 0, MPI_INT, &nothing, 0, MPI_INT, 0, MPI_COMM_WORLD);
    MPI_Scatter(&nothing, 0, MPI_INT, &nothing, 0, MPI_INT, 0, MPI_COMM_WORLD);
    return finish();
}
