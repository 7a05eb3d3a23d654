// Reduce_scatter and Reduce_scatter_block: several sizes, unequal and empty parts, in place.
// ranks: 1 2 3 4 7 8
#include "check.h"

static int expected(int i)
{
    return world_size * i + world_size * (world_size - 1) / 2;
}

static void blocks(int n)
{
    int total = n * world_size, *out = malloc((size_t)total * sizeof *out), *in = malloc((size_t)(n + 1) * sizeof *in);
    for (int i = 0; i < total; i++)
        out[i] = i + world_rank;
    in[n] = -1;
    MPI_Reduce_scatter_block(out, in, n, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    for (int i = 0; i < n; i++)
        CHECK_INT(in[i], expected(n * world_rank + i));
    CHECK_INT(in[n], -1);
    MPI_Reduce_scatter_block(MPI_IN_PLACE, out, n, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    for (int i = 0; i < n; i++)
        CHECK_INT(out[i], expected(n * world_rank + i));
    free(out);
    free(in);
}

static void parts(int unit)
{
    int *counts = malloc((size_t)world_size * sizeof *counts), total = 0, first = 0;
    for (int r = 0; r < world_size; r++) {
        counts[r] = r % 3 * unit;
        if (r < world_rank)
            first += counts[r];
        total += counts[r];
    }
    int own = counts[world_rank];
    int *out = malloc((size_t)(total + 1) * sizeof *out), *in = malloc((size_t)(own + 1) * sizeof *in);
    for (int i = 0; i < total; i++)
        out[i] = i + world_rank;
    in[own] = -1;
    MPI_Reduce_scatter(out, in, counts, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    for (int i = 0; i < own; i++)
        CHECK_INT(in[i], expected(first + i));
    CHECK_INT(in[own], -1);
    MPI_Reduce_scatter(MPI_IN_PLACE, out, counts, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    for (int i = 0; i < own; i++)
        CHECK_INT(out[i], expected(first + i));
    free(counts);
    free(out);
    free(in);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    static const int sizes[] = {1, 10, 700, 20000};
    for (int s = 0; s < 4; s++) {
        blocks(sizes[s]);
        parts(sizes[s]);
    }
    return finish();
}
