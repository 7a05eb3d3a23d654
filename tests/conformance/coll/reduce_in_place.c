// Reduce in place, to every root, several sizes: what the others send is left alone.
// ranks: 1 2 3 4 7 8
// differential: 5 (MPICH 4.0.2 crashes in a Reduce in place whose root is not 0)
#include "check.h"

static const int sizes[] = {0, 1, 2, 33, 1000, 5000, 100000};

int main(int argc, char **argv)
{
    start(&argc, &argv);
    for (int s = 0; s < 7; s++)
        for (int root = 0; root < world_size; root++) {
            int n = sizes[s], *values = malloc(((size_t)n + 1) * sizeof *values);
            for (int i = 0; i <= n; i++)
                values[i] = world_rank * 3 + i;
            if (world_rank == root)
                MPI_Reduce(MPI_IN_PLACE, values, n, MPI_INT, MPI_SUM, root, MPI_COMM_WORLD);
            else
                MPI_Reduce(values, NULL, n, MPI_INT, MPI_SUM, root, MPI_COMM_WORLD);
            int sum_of_ranks = world_size * (world_size - 1) / 2;
            for (int i = 0; i < n; i++)
                CHECK_INT(values[i], world_rank == root ? sum_of_ranks * 3 + world_size * i : world_rank * 3 + i);
            CHECK_INT(values[n], world_rank * 3 + n);
            free(values);
        }
    return finish();
}
