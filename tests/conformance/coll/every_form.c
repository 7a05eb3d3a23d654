// Every collective in its large-count forms: blocking, nonblocking and persistent (twice); those with neighbours also
// in the persistent form of small counts.
// ranks: 1 2 3 4
// differential: 5 (MPICH 4.0.2 has no large counts in persistent neighbourhood collectives)
#include "check.h"

enum { N = 4, MOST = 4 };

static MPI_Comm comm;
static MPI_Request request;
static int rank, size;
static int a[N * MOST], b[N * MOST];
static MPI_Count counts[MOST];
static MPI_Aint displs[MOST], bytes[MOST];
static MPI_Datatype types[MOST];

// Element i that rank r gives.
static int given(int r, int i)
{
    return r * 1000 + i;
}

static void fill(void)
{
    for (int i = 0; i < N * MOST; i++)
        a[i] = given(rank, i), b[i] = -1;
}

static int sum(int ranks, int i)
{
    int sum = 0;
    for (int r = 0; r < ranks; r++)
        sum += given(r, i);
    return sum;
}

#define EXPECT(known, value)                           \
    for (int i = 0; i < N * MOST; i++)                 \
        CHECK_INT(b[i], (known) ? (value) : -1)

static void wait_for_it(void)
{
    MPI_Wait(&request, MPI_STATUS_IGNORE);
}

// Carries out `blocking`, `later` and twice what `init` makes; `check` looks at b each time.
#define FORMS(check, blocking, later, init) \
    do {                                    \
        fill();                             \
        CHECK_INT(blocking, MPI_SUCCESS);   \
        check;                              \
        fill();                             \
        CHECK_INT(later, MPI_SUCCESS);      \
        wait_for_it();                      \
        check;                              \
        PERSISTENT(init, check);            \
    } while (0)

#define PERSISTENT(init, ...)               \
    do {                                    \
        CHECK_INT(init, MPI_SUCCESS);       \
        for (int k = 0; k < 2; k++) {       \
            fill();                         \
            MPI_Start(&request);            \
            wait_for_it();                  \
            __VA_ARGS__;                    \
        }                                   \
        MPI_Request_free(&request);         \
    } while (0)

#define INFO MPI_INFO_NULL
#define INT MPI_INT
#define SUM MPI_SUM

static void everywhere(void)
{
    FORMS(EXPECT(i < N * size, given(i / N, i % N)),
          MPI_Allgather_c(a, N, INT, b, N, INT, comm),
          MPI_Iallgather_c(a, N, INT, b, N, INT, comm, &request),
          MPI_Allgather_init_c(a, N, INT, b, N, INT, comm, INFO, &request));
    FORMS(EXPECT(i < N * size, given(i / N, i % N)),
          MPI_Allgatherv_c(a, N, INT, b, counts, displs, INT, comm),
          MPI_Iallgatherv_c(a, N, INT, b, counts, displs, INT, comm, &request),
          MPI_Allgatherv_init_c(a, N, INT, b, counts, displs, INT, comm, INFO, &request));
    FORMS(EXPECT(i < N * size, given(i / N, rank * N + i % N)),
          MPI_Alltoall_c(a, N, INT, b, N, INT, comm),
          MPI_Ialltoall_c(a, N, INT, b, N, INT, comm, &request),
          MPI_Alltoall_init_c(a, N, INT, b, N, INT, comm, INFO, &request));
    FORMS(EXPECT(i < N * size, given(i / N, rank * N + i % N)),
          MPI_Alltoallv_c(a, counts, displs, INT, b, counts, displs, INT, comm),
          MPI_Ialltoallv_c(a, counts, displs, INT, b, counts, displs, INT, comm, &request),
          MPI_Alltoallv_init_c(a, counts, displs, INT, b, counts, displs, INT, comm, INFO, &request));
    FORMS(EXPECT(i < N * size, given(i / N, rank * N + i % N)),
          MPI_Alltoallw_c(a, counts, bytes, types, b, counts, bytes, types, comm),
          MPI_Ialltoallw_c(a, counts, bytes, types, b, counts, bytes, types, comm, &request),
          MPI_Alltoallw_init_c(a, counts, bytes, types, b, counts, bytes, types, comm, INFO, &request));
    int narrow[MOST], at[MOST];
    for (int r = 0; r < MOST; r++)
        narrow[r] = N, at[r] = (int)bytes[r];
    PERSISTENT(MPI_Alltoallw_init(a, narrow, at, types, b, narrow, at, types, comm, INFO, &request),
               EXPECT(i < N * size, given(i / N, rank * N + i % N)));
    FORMS(EXPECT(i < N, sum(size, i)), MPI_Allreduce_c(a, b, N, INT, SUM, comm),
          MPI_Iallreduce_c(a, b, N, INT, SUM, comm, &request),
          MPI_Allreduce_init_c(a, b, N, INT, SUM, comm, INFO, &request));
    FORMS(EXPECT(i < N, sum(rank + 1, i)), MPI_Scan_c(a, b, N, INT, SUM, comm),
          MPI_Iscan_c(a, b, N, INT, SUM, comm, &request), MPI_Scan_init_c(a, b, N, INT, SUM, comm, INFO, &request));
    FORMS(EXPECT(i < N && rank > 0, sum(rank, i)), MPI_Exscan_c(a, b, N, INT, SUM, comm),
          MPI_Iexscan_c(a, b, N, INT, SUM, comm, &request),
          MPI_Exscan_init_c(a, b, N, INT, SUM, comm, INFO, &request));
    FORMS(EXPECT(i < N, sum(size, rank * N + i)), MPI_Reduce_scatter_block_c(a, b, N, INT, SUM, comm),
          MPI_Ireduce_scatter_block_c(a, b, N, INT, SUM, comm, &request),
          MPI_Reduce_scatter_block_init_c(a, b, N, INT, SUM, comm, INFO, &request));
    FORMS(EXPECT(i < N, sum(size, rank * N + i)), MPI_Reduce_scatter_c(a, b, counts, INT, SUM, comm),
          MPI_Ireduce_scatter_c(a, b, counts, INT, SUM, comm, &request),
          MPI_Reduce_scatter_init_c(a, b, counts, INT, SUM, comm, INFO, &request));
}

static void rooted(int root)
{
    int here = rank == root;
    FORMS(EXPECT(here && i < N * size, given(i / N, i % N)),
          MPI_Gather_c(a, N, INT, b, N, INT, root, comm),
          MPI_Igather_c(a, N, INT, b, N, INT, root, comm, &request),
          MPI_Gather_init_c(a, N, INT, b, N, INT, root, comm, INFO, &request));
    FORMS(EXPECT(here && i < N * size, given(i / N, i % N)),
          MPI_Gatherv_c(a, N, INT, b, counts, displs, INT, root, comm),
          MPI_Igatherv_c(a, N, INT, b, counts, displs, INT, root, comm, &request),
          MPI_Gatherv_init_c(a, N, INT, b, counts, displs, INT, root, comm, INFO, &request));
    FORMS(EXPECT(i < N, given(root, rank * N + i)),
          MPI_Scatter_c(a, N, INT, b, N, INT, root, comm),
          MPI_Iscatter_c(a, N, INT, b, N, INT, root, comm, &request),
          MPI_Scatter_init_c(a, N, INT, b, N, INT, root, comm, INFO, &request));
    FORMS(EXPECT(i < N, given(root, rank * N + i)),
          MPI_Scatterv_c(a, counts, displs, INT, b, N, INT, root, comm),
          MPI_Iscatterv_c(a, counts, displs, INT, b, N, INT, root, comm, &request),
          MPI_Scatterv_init_c(a, counts, displs, INT, b, N, INT, root, comm, INFO, &request));
    FORMS(EXPECT(here && i < N, sum(size, i)), MPI_Reduce_c(a, b, N, INT, SUM, root, comm),
          MPI_Ireduce_c(a, b, N, INT, SUM, root, comm, &request),
          MPI_Reduce_init_c(a, b, N, INT, SUM, root, comm, INFO, &request));
    FORMS(for (int i = 0; i < N; i++) CHECK_INT(a[i], given(root, i)), MPI_Bcast_c(a, N, INT, root, comm),
          MPI_Ibcast_c(a, N, INT, root, comm, &request), MPI_Bcast_init_c(a, N, INT, root, comm, INFO, &request));
}

static void neighbors(void)
{
    // A ring: from the left comes what it gave to its right, its second block, and the other way round.
    MPI_Comm ring;
    int wraps = 1, left = (rank + size - 1) % size, right = (rank + 1) % size;
    MPI_Cart_create(comm, 1, &size, &wraps, 0, &ring);
#define FROM (i / N ? right : left)
#define BLOCK ((1 - i / N) * N + i % N)
    FORMS(EXPECT(i < 2 * N, given(FROM, i % N)), MPI_Neighbor_allgather_c(a, N, INT, b, N, INT, ring),
          MPI_Ineighbor_allgather_c(a, N, INT, b, N, INT, ring, &request),
          MPI_Neighbor_allgather_init_c(a, N, INT, b, N, INT, ring, INFO, &request));
    PERSISTENT(MPI_Neighbor_allgather_init(a, N, INT, b, N, INT, ring, INFO, &request),
               EXPECT(i < 2 * N, given(FROM, i % N)));
    FORMS(EXPECT(i < 2 * N, given(FROM, i % N)), MPI_Neighbor_allgatherv_c(a, N, INT, b, counts, displs, INT, ring),
          MPI_Ineighbor_allgatherv_c(a, N, INT, b, counts, displs, INT, ring, &request),
          MPI_Neighbor_allgatherv_init_c(a, N, INT, b, counts, displs, INT, ring, INFO, &request));
    int narrow[2] = {N, N}, at[2] = {0, N};
    PERSISTENT(MPI_Neighbor_allgatherv_init(a, N, INT, b, narrow, at, INT, ring, INFO, &request),
               EXPECT(i < 2 * N, given(FROM, i % N)));
    FORMS(EXPECT(i < 2 * N, given(FROM, BLOCK)), MPI_Neighbor_alltoall_c(a, N, INT, b, N, INT, ring),
          MPI_Ineighbor_alltoall_c(a, N, INT, b, N, INT, ring, &request),
          MPI_Neighbor_alltoall_init_c(a, N, INT, b, N, INT, ring, INFO, &request));
    PERSISTENT(MPI_Neighbor_alltoall_init(a, N, INT, b, N, INT, ring, INFO, &request),
               EXPECT(i < 2 * N, given(FROM, BLOCK)));
    FORMS(EXPECT(i < 2 * N, given(FROM, BLOCK)),
          MPI_Neighbor_alltoallv_c(a, counts, displs, INT, b, counts, displs, INT, ring),
          MPI_Ineighbor_alltoallv_c(a, counts, displs, INT, b, counts, displs, INT, ring, &request),
          MPI_Neighbor_alltoallv_init_c(a, counts, displs, INT, b, counts, displs, INT, ring, INFO, &request));
    PERSISTENT(MPI_Neighbor_alltoallv_init(a, narrow, at, INT, b, narrow, at, INT, ring, INFO, &request),
               EXPECT(i < 2 * N, given(FROM, BLOCK)));
    FORMS(EXPECT(i < 2 * N, given(FROM, BLOCK)),
          MPI_Neighbor_alltoallw_c(a, counts, bytes, types, b, counts, bytes, types, ring),
          MPI_Ineighbor_alltoallw_c(a, counts, bytes, types, b, counts, bytes, types, ring, &request),
          MPI_Neighbor_alltoallw_init_c(a, counts, bytes, types, b, counts, bytes, types, ring, INFO, &request));
    PERSISTENT(MPI_Neighbor_alltoallw_init(a, narrow, bytes, types, b, narrow, bytes, types, ring, INFO, &request),
               EXPECT(i < 2 * N, given(FROM, BLOCK)));
    MPI_Comm_free(&ring);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    rank = world_rank, size = world_size;
    for (int r = 0; r < MOST; r++) {
        counts[r] = N, displs[r] = r * N, types[r] = MPI_INT;
        bytes[r] = r * N * (MPI_Aint)sizeof(int);
    }
    everywhere();
    for (int root = 0; root < size; root++)
        rooted(root);
    neighbors();
    MPI_Comm_free(&comm);
    return finish();
}
