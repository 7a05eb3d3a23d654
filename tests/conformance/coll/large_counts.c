// The _c forms of the collectives do what the narrow ones do.
// ranks: 1 3 4
#include "check.h"

#define N 100

int main(int argc, char **argv)
{
    start(&argc, &argv);
    size_t room = (size_t)N * (size_t)world_size;
    long *mine = malloc(room * sizeof *mine), *all = malloc(room * sizeof *all);
    MPI_Count *counts = malloc((size_t)world_size * sizeof *counts);
    MPI_Aint *places = malloc((size_t)world_size * sizeof *places);
    for (int r = 0; r < world_size; r++) {
        counts[r] = N;
        places[r] = (MPI_Aint)N * (world_size - 1 - r);
    }
    for (size_t i = 0; i < room; i++)
        mine[i] = world_rank * 1000 + (long)i;

    long value = world_rank == 0 ? 99 : 0;
    MPI_Bcast_c(&value, 1, MPI_LONG, 0, MPI_COMM_WORLD);
    CHECK_INT(value, 99);
    MPI_Allgather_c(mine, N, MPI_LONG, all, N, MPI_LONG, MPI_COMM_WORLD);
    CHECK_INT(all[room - 1], (world_size - 1) * 1000 + N - 1);
    MPI_Allgatherv_c(mine, N, MPI_LONG, all, counts, places, MPI_LONG, MPI_COMM_WORLD);
    CHECK_INT(all[0], (world_size - 1) * 1000);
    MPI_Gatherv_c(mine, N, MPI_LONG, all, counts, places, MPI_LONG, 0, MPI_COMM_WORLD);
    MPI_Alltoallv_c(mine, counts, places, MPI_LONG, all, counts, places, MPI_LONG, MPI_COMM_WORLD);
    for (int r = 0; r < world_size; r++)
        CHECK_INT(all[places[r]], r * 1000 + places[world_rank]);
    MPI_Alltoall_c(mine, N, MPI_LONG, all, N, MPI_LONG, MPI_COMM_WORLD);
    CHECK_INT(all[0], N * world_rank);
    MPI_Allreduce_c(mine, all, (MPI_Count)room, MPI_LONG, MPI_MAX, MPI_COMM_WORLD);
    CHECK_INT(all[5], (world_size - 1) * 1000 + 5);
    MPI_Reduce_scatter_c(mine, all, counts, MPI_LONG, MPI_MIN, MPI_COMM_WORLD);
    CHECK_INT(all[1], N * world_rank + 1);
    MPI_Scan_c(mine, all, N, MPI_LONG, MPI_MAX, MPI_COMM_WORLD);
    CHECK_INT(all[2], world_rank * 1000 + 2);
    free(mine);
    free(all);
    free(counts);
    free(places);
    return finish();
}
