// Persistent collectives: started again and again with new data, in other orders at different ranks, together
// with their blocking forms. MPICH 4.0.2 has them, but not started in another order at each rank.
// ranks: 1 2 3 4 5 8
#include "check.h"

#define N 50

int main(int argc, char **argv)
{
    start(&argc, &argv);
    int size = world_size, rank = world_rank, zero = 0;
    size_t room = (size_t)N * (size_t)size;
    int cast[N], mine[N], sum[N], scan[N], exscan[N], reduced[N], block[N], part[N], own[N], small[N];
    int *gathered = malloc(room * sizeof(int)), *all = malloc(room * sizeof(int)), *to = malloc(room * sizeof(int));
    int *from = malloc(room * sizeof(int)), *wide = malloc(room * sizeof(int)), *every = malloc(room * sizeof(int));
    int *counts = malloc((size_t)size * sizeof(int)), *displs = malloc((size_t)size * sizeof(int));
    int *some = malloc(room * sizeof(int)), *listed = malloc(room * sizeof(int));
    for (int r = 0; r < size; r++)
        counts[r] = N, displs[r] = r * N;
    MPI_Comm comm = MPI_COMM_WORLD;
    MPI_Info info = MPI_INFO_NULL;
    enum { KINDS = 14 };
    MPI_Request requests[KINDS];
    int last = size - 1;
    MPI_Barrier_init(comm, info, &requests[0]);
    MPI_Bcast_init(cast, N, MPI_INT, last, comm, info, &requests[1]);
    MPI_Gather_init(mine, N, MPI_INT, gathered, N, MPI_INT, zero, comm, info, &requests[2]);
    MPI_Allgather_init(mine, N, MPI_INT, all, N, MPI_INT, comm, info, &requests[3]);
    MPI_Alltoall_init(to, N, MPI_INT, from, N, MPI_INT, comm, info, &requests[4]);
    MPI_Allreduce_init(mine, sum, N, MPI_INT, MPI_SUM, comm, info, &requests[5]);
    MPI_Scan_init(mine, scan, N, MPI_INT, MPI_SUM, comm, info, &requests[6]);
    MPI_Exscan_init(mine, exscan, N, MPI_INT, MPI_SUM, comm, info, &requests[7]);
    MPI_Reduce_init(mine, reduced, N, MPI_INT, MPI_MAX, last, comm, info, &requests[8]);
    MPI_Reduce_scatter_block_init(to, block, N, MPI_INT, MPI_SUM, comm, info, &requests[9]);
    MPI_Reduce_scatter_init(to, part, counts, MPI_INT, MPI_SUM, comm, info, &requests[10]);
    MPI_Scatter_init(wide, N, MPI_INT, own, N, MPI_INT, zero, comm, info, &requests[11]);
    MPI_Scatterv_init(wide, counts, displs, MPI_INT, small, N, MPI_INT, zero, comm, info, &requests[12]);
    MPI_Allgatherv_init(mine, N, MPI_INT, every, counts, displs, MPI_INT, comm, info, &requests[13]);
    MPI_Request listing[2];
    MPI_Gatherv_init(mine, N, MPI_INT, some, counts, displs, MPI_INT, last, comm, info, &listing[0]);
    MPI_Alltoallv_init(to, counts, displs, MPI_INT, listed, counts, displs, MPI_INT, comm, info, &listing[1]);

    for (int round = 0; round < 20; round++) {
        for (int i = 0; i < N; i++)
            mine[i] = rank * round + i, cast[i] = rank == last ? round + i : -1, reduced[i] = exscan[i] = -1;
        for (int i = 0; i < N * size; i++)
            to[i] = rank + i + round, wide[i] = i * round, gathered[i] = some[i] = -1;
        // Every rank begins elsewhere: each operation is matched by its init, not by its start.
        for (int k = 0; k < KINDS; k++)
            MPI_Start(&requests[(k + rank + round) % KINDS]);
        int total;
        MPI_Allreduce(&rank, &total, 1, MPI_INT, MPI_SUM, comm);
        CHECK_INT(total, size * (size - 1) / 2);
        MPI_Startall(2, listing);
        MPI_Waitall(2, listing, MPI_STATUSES_IGNORE);
        MPI_Waitall(KINDS, requests, MPI_STATUSES_IGNORE);
        int ranks = size * (size - 1) / 2;
        for (int i = 0; i < N; i++) {
            CHECK_INT(cast[i], round + i);
            CHECK_INT(sum[i], ranks * round + size * i);
            CHECK_INT(scan[i], rank * (rank + 1) / 2 * round + (rank + 1) * i);
            CHECK_INT(exscan[i], rank == 0 ? -1 : rank * (rank - 1) / 2 * round + rank * i);
            CHECK_INT(reduced[i], rank == last ? last * round + i : -1);
            CHECK_INT(block[i], ranks + size * (rank * N + i + round));
            CHECK_INT(part[i], block[i]);
            CHECK_INT(own[i], (rank * N + i) * round);
            CHECK_INT(small[i], own[i]);
        }
        for (int i = 0; i < N * size; i++) {
            CHECK_INT(gathered[i], rank == 0 ? i / N * round + i % N : -1);
            CHECK_INT(some[i], rank == last ? i / N * round + i % N : -1);
            CHECK_INT(all[i], i / N * round + i % N);
            CHECK_INT(every[i], all[i]);
            CHECK_INT(from[i], i / N + rank * N + i % N + round);
            CHECK_INT(listed[i], from[i]);
        }
    }
    for (int k = 0; k < KINDS; k++) {
        CHECK(requests[k] != MPI_REQUEST_NULL);
        MPI_Request_free(&requests[k]);
        CHECK(requests[k] == MPI_REQUEST_NULL);
    }
    MPI_Request_free(&listing[0]);
    MPI_Request_free(&listing[1]);
    free(gathered), free(all), free(to), free(from), free(wide), free(every), free(counts), free(displs), free(some);
    free(listed);
    return finish();
}
