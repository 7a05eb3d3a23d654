// Every nonblocking collective, alone and many at once, completed in other orders than they were started,
// beside blocking collectives and messages, with buffers that change only at completion.
// ranks: 1 2 3 4 5 8
#include "check.h"

#define N 300

static int size, rank;

static void alone(void)
{
    MPI_Request request;
    MPI_Status status;
    int *in = malloc(N * (size_t)size * sizeof *in), *out = malloc(N * (size_t)size * sizeof *out);
    int *counts = malloc((size_t)size * sizeof *counts), *displs = malloc((size_t)size * sizeof *displs);
    MPI_Datatype *types = malloc((size_t)size * sizeof *types);
    int *bytes = malloc((size_t)size * sizeof *bytes);

    MPI_Ibarrier(MPI_COMM_WORLD, &request);
    MPI_Wait(&request, &status);
    CHECK(request == MPI_REQUEST_NULL);
    int cancelled = 1;
    MPI_Test_cancelled(&status, &cancelled);
    CHECK_INT(cancelled, 0);

    for (int root = 0; root < size; root++) {
        for (int i = 0; i < N; i++)
            in[i] = rank == root ? root * N + i : -1;
        MPI_Ibcast(in, N, MPI_INT, root, MPI_COMM_WORLD, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        for (int i = 0; i < N; i++)
            CHECK_INT(in[i], root * N + i);

        for (int i = 0; i < N; i++)
            in[i] = rank * N + i;
        memset(out, 0xff, N * (size_t)size * sizeof *out);
        MPI_Igather(in, N, MPI_INT, out, N, MPI_INT, root, MPI_COMM_WORLD, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        for (int i = 0; i < N * size; i++)
            CHECK_INT(out[i], rank == root ? i : -1);

        for (int r = 0; r < size; r++)
            counts[r] = r + 1, displs[r] = (size - 1 - r) * N;
        memset(out, 0xff, N * (size_t)size * sizeof *out);
        MPI_Igatherv(in, rank + 1, MPI_INT, out, counts, displs, MPI_INT, root, MPI_COMM_WORLD, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        for (int r = 0; rank == root && r < size; r++)
            for (int i = 0; i < N; i++)
                CHECK_INT(out[displs[r] + i], i <= r ? r * N + i : -1);

        for (int i = 0; i < N * size; i++)
            in[i] = i + root;
        memset(out, 0xff, N * (size_t)size * sizeof *out);
        MPI_Iscatter(in, N, MPI_INT, out, N, MPI_INT, root, MPI_COMM_WORLD, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        for (int i = 0; i < N; i++)
            CHECK_INT(out[i], rank * N + i + root);

        memset(out, 0xff, N * (size_t)size * sizeof *out);
        MPI_Iscatterv(in, counts, displs, MPI_INT, out, rank + 1, MPI_INT, root, MPI_COMM_WORLD, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        for (int i = 0; i < N; i++)
            CHECK_INT(out[i], i <= rank ? displs[rank] + i + root : -1);

        for (int i = 0; i < N; i++)
            in[i] = rank + i;
        memset(out, 0xff, N * sizeof *out);
        MPI_Ireduce(in, out, N, MPI_INT, MPI_SUM, root, MPI_COMM_WORLD, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        for (int i = 0; i < N; i++)
            CHECK_INT(out[i], rank == root ? size * (size - 1) / 2 + size * i : -1);
    }

    for (int i = 0; i < N * size; i++)
        in[i] = rank * 1000000 + i;
    MPI_Iallgather(in, N, MPI_INT, out, N, MPI_INT, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    for (int i = 0; i < N * size; i++)
        CHECK_INT(out[i], i / N * 1000000 + i % N);
    memset(out, 0xff, N * (size_t)size * sizeof *out);
    MPI_Iallgatherv(in, rank + 1, MPI_INT, out, counts, displs, MPI_INT, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    for (int r = 0; r < size; r++)
        for (int i = 0; i < N; i++)
            CHECK_INT(out[displs[r] + i], i <= r ? r * 1000000 + i : -1);
    MPI_Ialltoall(in, N, MPI_INT, out, N, MPI_INT, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    for (int i = 0; i < N * size; i++)
        CHECK_INT(out[i], i / N * 1000000 + rank * N + i % N);
    for (int r = 0; r < size; r++)
        counts[r] = r + rank + 1, displs[r] = r * N, types[r] = MPI_INT, bytes[r] = r * N * (int)sizeof *in;
    memset(out, 0xff, N * (size_t)size * sizeof *out);
    MPI_Ialltoallv(in, counts, displs, MPI_INT, out, counts, displs, MPI_INT, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    for (int i = 0; i < N * size; i++)
        CHECK_INT(out[i], i % N <= i / N + rank ? i / N * 1000000 + rank * N + i % N : -1);
    memset(out, 0xff, N * (size_t)size * sizeof *out);
    MPI_Ialltoallw(in, counts, bytes, types, out, counts, bytes, types, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    for (int i = 0; i < N * size; i++)
        CHECK_INT(out[i], i % N <= i / N + rank ? i / N * 1000000 + rank * N + i % N : -1);

    for (int i = 0; i < N * size; i++)
        in[i] = rank + i;
    MPI_Iallreduce(in, out, N, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    for (int i = 0; i < N; i++)
        CHECK_INT(out[i], size * (size - 1) / 2 + size * i);
    MPI_Iscan(in, out, N, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    for (int i = 0; i < N; i++)
        CHECK_INT(out[i], rank * (rank + 1) / 2 + (rank + 1) * i);
    memset(out, 0xff, N * sizeof *out);
    MPI_Iexscan(in, out, N, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    for (int i = 0; i < N; i++)
        CHECK_INT(out[i], rank == 0 ? -1 : rank * (rank - 1) / 2 + rank * i);
    MPI_Ireduce_scatter_block(in, out, N, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    for (int i = 0; i < N; i++)
        CHECK_INT(out[i], size * (size - 1) / 2 + size * (rank * N + i));
    for (int r = 0; r < size; r++)
        counts[r] = r + 1;
    memset(out, 0xff, N * sizeof *out);
    MPI_Ireduce_scatter(in, out, counts, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    for (int i = 0; i < N; i++)
        CHECK_INT(out[i], i <= rank ? size * (size - 1) / 2 + size * (rank * (rank + 1) / 2 + i) : -1);

    free(in), free(out), free(counts), free(displs), free(types), free(bytes);
}

// Many under way on two communicators, completed from the last to the first, with other traffic between.
static void many(void)
{
    enum { M = 40 };
    MPI_Comm twin;
    MPI_Comm_dup(MPI_COMM_WORLD, &twin);
    MPI_Request requests[2 * M];
    static int sums[M][100], given[M][100];
    int casts[M];
    for (int k = 0; k < M; k++) {
        for (int i = 0; i < 100; i++)
            given[k][i] = rank + k + i;
        casts[k] = rank == k % size ? 7 * k : -1;
        MPI_Iallreduce(given[k], sums[k], 100, MPI_INT, MPI_SUM, k % 2 ? twin : MPI_COMM_WORLD, &requests[2 * k]);
        MPI_Ibcast(&casts[k], 1, MPI_INT, k % size, k % 3 ? twin : MPI_COMM_WORLD, &requests[2 * k + 1]);
        if (k % 10 == 9) {
            int one = 1, all = 0, from = -1;
            MPI_Allreduce(&one, &all, 1, MPI_INT, MPI_SUM, twin);
            CHECK_INT(all, size);
            MPI_Sendrecv(&rank, 1, MPI_INT, (rank + 1) % size, k, &from, 1, MPI_INT, (rank + size - 1) % size, k, twin,
                         MPI_STATUS_IGNORE);
            CHECK_INT(from, (rank + size - 1) % size);
        }
    }
    // The communicator goes on living for what is under way.
    MPI_Comm_free(&twin);
    for (int k = 2 * M - 1; k >= M; k--)
        MPI_Wait(&requests[k], MPI_STATUS_IGNORE);
    int flag = 0;
    while (!flag)
        MPI_Testall(M, requests, &flag, MPI_STATUSES_IGNORE);
    for (int k = 0; k < M; k++) {
        CHECK_INT(casts[k], 7 * k);
        for (int i = 0; i < 100; i++)
            CHECK_INT(sums[k][i], size * (size - 1) / 2 + size * (k + i));
    }
}

// Composition of permutations: associative, not commutative.
static void compose(void *in, void *inout, int *count, MPI_Datatype *type)
{
    (void)type;
    unsigned char *a = in, *b = inout;
    for (int i = 0; i < *count; i++, a += 4, b += 4) {
        // Permutations of four things: (a then b)[k] = b[a[k]].
        unsigned char both[4];
        for (int k = 0; k < 4; k++)
            both[k] = b[a[k]];
        memcpy(b, both, 4);
    }
}

static void operators(void)
{
    MPI_Op op;
    MPI_Datatype four;
    MPI_Op_create(compose, 0, &op);
    MPI_Type_contiguous(4, MPI_UNSIGNED_CHAR, &four);
    MPI_Type_commit(&four);
    unsigned char mine[4], now[4], later[4], partial[4], blocking[4];
    for (int k = 0; k < 4; k++)
        mine[k] = (unsigned char)((k + rank + 1) % 4);
    unsigned char swap = mine[rank % 4];
    mine[rank % 4] = mine[(rank + 1) % 4];
    mine[(rank + 1) % 4] = swap;
    MPI_Request requests[2];
    MPI_Iallreduce(mine, later, 1, four, op, MPI_COMM_WORLD, &requests[0]);
    MPI_Iscan(mine, partial, 1, four, op, MPI_COMM_WORLD, &requests[1]);
    MPI_Allreduce(mine, now, 1, four, op, MPI_COMM_WORLD);
    MPI_Scan(mine, blocking, 1, four, op, MPI_COMM_WORLD);
    // Freed while in use.
    MPI_Op_free(&op);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    MPI_Type_free(&four);
    CHECK(memcmp(now, later, 4) == 0);
    CHECK(memcmp(partial, blocking, 4) == 0);
    unsigned char last[4];
    memcpy(last, partial, 4);
    MPI_Bcast(last, 4, MPI_UNSIGNED_CHAR, size - 1, MPI_COMM_WORLD);
    CHECK(memcmp(last, now, 4) == 0);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    size = world_size, rank = world_rank;
    alone();
    many();
    operators();
    return finish();
}
