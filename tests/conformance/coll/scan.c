// Scan and Exscan: several sizes, in place; what Exscan leaves on rank 0 is untouched.
// ranks: 1 2 3 4 7 8
#include "check.h"

int main(int argc, char **argv)
{
    start(&argc, &argv);
    static const int sizes[] = {1, 20, 3000, 60000};
    for (int s = 0; s < 4; s++) {
        int n = sizes[s], *mine = malloc((size_t)n * sizeof *mine), *sum = malloc((size_t)n * sizeof *sum);
        int before = world_rank * (world_rank - 1) / 2;
        for (int in_place = 0; in_place < 2; in_place++) {
            for (int i = 0; i < n; i++) {
                mine[i] = world_rank + i;
                sum[i] = in_place ? mine[i] : -7;
            }
            MPI_Scan(in_place ? MPI_IN_PLACE : mine, sum, n, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
            for (int i = 0; i < n; i++)
                CHECK_INT(sum[i], before + world_rank + (world_rank + 1) * i);
            for (int i = 0; i < n; i++)
                sum[i] = in_place ? mine[i] : -7;
            MPI_Exscan(in_place ? MPI_IN_PLACE : mine, sum, n, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
            for (int i = 0; i < n; i++) {
                if (world_rank > 0)
                    CHECK_INT(sum[i], before + world_rank * i);
                else
                    CHECK_INT(sum[i], in_place ? mine[i] : -7);
            }
        }
        free(mine);
        free(sum);
    }
    return finish();
}
