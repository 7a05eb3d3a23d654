// Buffers that overlap are refused in every collective operation; pieces of one array that do not are fine.
// ranks: 1 3
#include "check.h"

enum { N = 4, MOST = 8 };

static int data[2 * N * MOST], other[2 * N * MOST], counts[MOST], places[MOST], bytes[MOST];
static MPI_Datatype types[MOST];

#define REFUSED(call) EXPECT_ERROR(call, MPI_ERR_BUFFER)

/* Each of these fails before anything is sent, so that the ranks stay in step. */
static void refused(void)
{
    MPI_Comm comm = MPI_COMM_WORLD;
    MPI_Request request;
    int *own = data + N * world_rank;
    REFUSED(MPI_Allreduce(data, data, N, MPI_INT, MPI_SUM, comm));
    REFUSED(MPI_Allreduce(data, data + N - 1, N, MPI_INT, MPI_SUM, comm));
    REFUSED(MPI_Iallreduce(data, data, N, MPI_INT, MPI_SUM, comm, &request));
    REFUSED(MPI_Allreduce_init(data, data, N, MPI_INT, MPI_SUM, comm, MPI_INFO_NULL, &request));
    REFUSED(MPI_Scan(data, data, N, MPI_INT, MPI_SUM, comm));
    REFUSED(MPI_Exscan(data, data, N, MPI_INT, MPI_SUM, comm));
    REFUSED(MPI_Reduce_scatter(data, data, counts, MPI_INT, MPI_SUM, comm));
    REFUSED(MPI_Reduce_scatter_block(data, data + 1, N, MPI_INT, MPI_SUM, comm));
    REFUSED(MPI_Reduce_local(data, data, N, MPI_INT, MPI_SUM));
    REFUSED(MPI_Allgather(own, N, MPI_INT, data, N, MPI_INT, comm));
    REFUSED(MPI_Allgatherv(own, N, MPI_INT, data, counts, places, MPI_INT, comm));
    REFUSED(MPI_Alltoall(data, N, MPI_INT, data, N, MPI_INT, comm));
    REFUSED(MPI_Alltoallv(data, counts, places, MPI_INT, data, counts, places, MPI_INT, comm));
    REFUSED(MPI_Alltoallw(data, counts, bytes, types, data, counts, bytes, types, comm));
}

/* Only the root has both buffers. */
static void refused_at_the_root(void)
{
    if (world_rank != 0)
        return;
    MPI_Comm comm = MPI_COMM_WORLD;
    REFUSED(MPI_Reduce(data, data, N, MPI_INT, MPI_SUM, 0, comm));
    REFUSED(MPI_Gather(data, N, MPI_INT, data, N, MPI_INT, 0, comm));
    REFUSED(MPI_Gatherv(data + 1, N, MPI_INT, data, counts, places, MPI_INT, 0, comm));
    REFUSED(MPI_Scatter(data, N, MPI_INT, data + 1, N, MPI_INT, 0, comm));
    REFUSED(MPI_Scatterv(data, counts, places, MPI_INT, data, N, MPI_INT, 0, comm));
}

/* The even elements go out, the odd ones come in. */
static void interleaved(void)
{
    MPI_Datatype second;
    MPI_Type_create_resized(MPI_INT, 0, 2 * sizeof(int), &second);
    MPI_Type_commit(&second);
    for (int i = 0; i < 2 * N * world_size; i++)
        data[i] = i % 2 ? -1 : 1000 * world_rank + i / 2;
    CHECK_INT(MPI_Alltoall(data, N, second, data + 1, N, second, MPI_COMM_WORLD), MPI_SUCCESS);
    for (int i = 0; i < N * world_size; i++) {
        CHECK_INT(data[2 * i], 1000 * world_rank + i);
        CHECK_INT(data[2 * i + 1], 1000 * (i / N) + N * world_rank + i % N);
    }
    MPI_Type_free(&second);
    // Pieces that touch do not overlap.
    CHECK_INT(MPI_Allreduce(data, data + N, N, MPI_INT, MPI_MAX, MPI_COMM_WORLD), MPI_SUCCESS);
    CHECK_INT(MPI_Allgather(other + N * world_size, N, MPI_INT, other, N, MPI_INT, MPI_COMM_WORLD), MPI_SUCCESS);
    CHECK_INT(MPI_Allreduce(data, data, 0, MPI_INT, MPI_MAX, MPI_COMM_WORLD), MPI_SUCCESS);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    return_errors(MPI_COMM_WORLD);
    for (int i = 0; i < MOST; i++) {
        counts[i] = N;
        places[i] = N * i;
        bytes[i] = N * i * (int)sizeof(int);
        types[i] = MPI_INT;
    }
    refused();
    refused_at_the_root();
    interleaved();
    return finish();
}
