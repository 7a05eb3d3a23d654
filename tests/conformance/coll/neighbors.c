// Neighbourhood collectives on grids (wrapping and not, with dimensions of one and two), graphs and distributed
// graphs with edges that occur twice; blocking and nonblocking.
// ranks: 1 2 3 4 6
// differential: 5 (MPICH 4.0.2 orders the two blocks of a dimension of size one or two as MPI 5.0 says in
// Neighbor_alltoall, but not yet in its v and w forms)
#include "check.h"

#define N 5
#define MOST 8

static int rank, size;

// Block i of rank r, element e.
static int value(int r, int i, int e)
{
    return r * 1000 + i * 100 + e;
}

// Every operation once. Source j is rank from[j] (or MPI_PROC_NULL), which sends us its block block[j].
static void check(MPI_Comm comm, int sources, const int *from, const int *block, int destinations, int later)
{
    int out[N * MOST], in[N * MOST], outs[MOST], ins[MOST], displs[MOST];
    MPI_Aint bytes[MOST];
    MPI_Datatype types[MOST];
    MPI_Request request;
    for (int i = 0; i < MOST; i++) {
        displs[i] = (MOST - 1 - i) * N;
        bytes[i] = displs[i] * (MPI_Aint)sizeof(int);
        types[i] = MPI_INT;
        outs[i] = i < destinations ? N - i % 2 : 0;
    }
    for (int j = 0; j < sources; j++)
        ins[j] = from[j] < 0 ? 3 : N - block[j] % 2;

    for (int e = 0; e < N; e++)
        out[e] = value(rank, 0, e);
    memset(in, 0xff, sizeof in);
    if (later)
        MPI_Ineighbor_allgather(out, N, MPI_INT, in, N, MPI_INT, comm, &request), MPI_Wait(&request, MPI_STATUS_IGNORE);
    else
        MPI_Neighbor_allgather(out, N, MPI_INT, in, N, MPI_INT, comm);
    for (int k = 0; k < N * MOST; k++) {
        int j = k / N, known = j < sources && from[j] >= 0;
        CHECK_INT(in[k], known ? value(from[j], 0, k % N) : -1);
    }
    int same[MOST];
    for (int j = 0; j < MOST; j++)
        same[j] = N;
    memset(in, 0xff, sizeof in);
    if (later)
        MPI_Ineighbor_allgatherv(out, N, MPI_INT, in, same, displs, MPI_INT, comm, &request),
            MPI_Wait(&request, MPI_STATUS_IGNORE);
    else
        MPI_Neighbor_allgatherv(out, N, MPI_INT, in, same, displs, MPI_INT, comm);
    for (int j = 0; j < MOST; j++)
        for (int e = 0; e < N; e++)
            CHECK_INT(in[displs[j] + e], j < sources && from[j] >= 0 ? value(from[j], 0, e) : -1);

    for (int k = 0; k < N * MOST; k++)
        out[k] = value(rank, k / N, k % N);
    memset(in, 0xff, sizeof in);
    if (later)
        MPI_Ineighbor_alltoall(out, N, MPI_INT, in, N, MPI_INT, comm, &request), MPI_Wait(&request, MPI_STATUS_IGNORE);
    else
        MPI_Neighbor_alltoall(out, N, MPI_INT, in, N, MPI_INT, comm);
    for (int k = 0; k < N * MOST; k++) {
        int j = k / N, known = j < sources && from[j] >= 0;
        CHECK_INT(in[k], known ? value(from[j], block[j], k % N) : -1);
    }

    for (int i = 0; i < MOST; i++)
        for (int e = 0; e < N; e++)
            out[displs[i] + e] = value(rank, i, e);
    for (int w = 0; w < 2; w++) {
        memset(in, 0xff, sizeof in);
        if (w == 0 && later)
            MPI_Ineighbor_alltoallv(out, outs, displs, MPI_INT, in, ins, displs, MPI_INT, comm, &request),
                MPI_Wait(&request, MPI_STATUS_IGNORE);
        else if (w == 0)
            MPI_Neighbor_alltoallv(out, outs, displs, MPI_INT, in, ins, displs, MPI_INT, comm);
        else if (later)
            MPI_Ineighbor_alltoallw(out, outs, bytes, types, in, ins, bytes, types, comm, &request),
                MPI_Wait(&request, MPI_STATUS_IGNORE);
        else
            MPI_Neighbor_alltoallw(out, outs, bytes, types, in, ins, bytes, types, comm);
        for (int j = 0; j < MOST; j++)
            for (int e = 0; e < N; e++) {
                int known = j < sources && from[j] >= 0 && e < ins[j];
                CHECK_INT(in[displs[j] + e], known ? value(from[j], block[j], e) : -1);
            }
    }
}

static void grid(int dimensions, int wraps)
{
    int dims[3] = {0, 0, 0}, periods[3] = {wraps, wraps, wraps}, from[MOST], block[MOST];
    MPI_Comm comm;
    if (dimensions == 3)
        dims[0] = 1;
    MPI_Dims_create(size, dimensions, dims);
    MPI_Cart_create(MPI_COMM_WORLD, dimensions, dims, periods, 0, &comm);
    CHECK(comm != MPI_COMM_NULL);
    for (int d = 0; d < dimensions; d++) {
        MPI_Cart_shift(comm, d, 1, &from[2 * d], &from[2 * d + 1]);
        // Our negative neighbour sent us what it sent in the positive direction, and the other way round.
        block[2 * d] = 2 * d + 1, block[2 * d + 1] = 2 * d;
    }
    for (int later = 0; later < 2; later++)
        check(comm, 2 * dimensions, from, block, 2 * dimensions, later);
    MPI_Comm_free(&comm);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    rank = world_rank, size = world_size;
    for (int dimensions = 1; dimensions <= 3; dimensions++)
        for (int wraps = 0; wraps < 2; wraps++)
            grid(dimensions, wraps);

    // Twice from the left, once from the second to the right.
    int left = (rank + size - 1) % size, right = (rank + 1) % size, second = (rank + 2) % size;
    int sources[3] = {left, left, second}, destinations[3] = {right, right, (rank + 2 * size - 2) % size};
    int block[3] = {0, 1, 2};
    MPI_Comm comm;
    MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 3, sources, MPI_UNWEIGHTED, 3, destinations, MPI_UNWEIGHTED,
                                   MPI_INFO_NULL, 0, &comm);
    for (int later = 0; later < 2; later++)
        check(comm, 3, sources, block, 3, later);
    MPI_Comm_free(&comm);

    // A star: everybody and rank 0.
    int index[MOST], edges[2 * MOST];
    for (int r = 0; r < size; r++)
        index[r] = size - 1 + r;
    for (int r = 1; r < size; r++)
        edges[r - 1] = r, edges[size - 2 + r] = 0;
    MPI_Graph_create(MPI_COMM_WORLD, size, index, edges, 0, &comm);
    int from[MOST], sent[MOST];
    for (int j = 0; j < MOST; j++)
        from[j] = rank == 0 ? j + 1 : 0, sent[j] = rank == 0 ? 0 : rank - 1;
    for (int later = 0; later < 2; later++)
        check(comm, rank == 0 ? size - 1 : 1, from, sent, rank == 0 ? size - 1 : 1, later);

    return_errors(MPI_COMM_WORLD);
    return_errors(comm);
    int one = 1;
    EXPECT_ERROR(MPI_Neighbor_allgather(&one, 1, MPI_INT, edges, 1, MPI_INT, MPI_COMM_WORLD), MPI_ERR_TOPOLOGY);
    MPI_Comm_free(&comm);
    return finish();
}
