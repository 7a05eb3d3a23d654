// Reduce to every root and Allreduce, several sizes; the sum is exact and the same everywhere.
// ranks: 1 2 3 4 7 8
#include "check.h"

static const int sizes[] = {0, 1, 2, 33, 1000, 5000, 100000};

static long long expected(int i)
{
    return (long long)world_size * (world_size - 1) / 2 * (i + 1);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    for (int s = 0; s < 7; s++) {
        int n = sizes[s];
        long long *mine = malloc(((size_t)n + 1) * sizeof *mine), *sum = malloc(((size_t)n + 1) * sizeof *sum);
        for (int i = 0; i < n; i++)
            mine[i] = (long long)world_rank * (i + 1);
        for (int root = 0; root < world_size; root++) {
            memset(sum, 0xff, ((size_t)n + 1) * sizeof *sum);
            MPI_Reduce(mine, world_rank == root ? sum : NULL, n, MPI_LONG_LONG, MPI_SUM, root, MPI_COMM_WORLD);
            for (int i = 0; world_rank == root && i < n; i++)
                CHECK_INT(sum[i], expected(i));
            CHECK_INT(sum[n], -1);
            CHECK_INT(n > 0 ? mine[n - 1] : 0, (long long)world_rank * n);
        }
        memset(sum, 0xff, ((size_t)n + 1) * sizeof *sum);
        MPI_Allreduce(mine, sum, n, MPI_LONG_LONG, MPI_SUM, MPI_COMM_WORLD);
        for (int i = 0; i < n; i++)
            CHECK_INT(sum[i], expected(i));
        MPI_Allreduce(MPI_IN_PLACE, mine, n, MPI_LONG_LONG, MPI_SUM, MPI_COMM_WORLD);
        for (int i = 0; i < n; i++)
            CHECK_INT(mine[i], expected(i));
        free(mine);
        free(sum);
    }

    // Rounding may depend on the order of addition, but not differ between the ranks of one call.
    double part = 1.0 / (world_rank + 3), total, *all = malloc((size_t)world_size * sizeof *all);
    MPI_Allreduce(&part, &total, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    MPI_Allgather(&total, 1, MPI_DOUBLE, all, 1, MPI_DOUBLE, MPI_COMM_WORLD);
    for (int r = 0; r < world_size; r++)
        CHECK(all[r] == total);
    free(all);
    return finish();
}
