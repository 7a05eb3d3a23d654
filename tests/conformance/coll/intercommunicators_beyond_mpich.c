// Collectives over intercommunicators of unequal groups: what one group gives, the other gets; the root in either
// group; blocking and nonblocking. (Open MPI agrees; MPICH 4.0.2 breaks off in the second round of roots.)
// ranks: 2 3 4 5 8
#include "check.h"

#define N 37
#define MOST 8

static MPI_Comm comm;
static int side, rank, size, theirs;

// What rank r of a group gives at place i.
static int given(int group, int r, int i)
{
    return group * 1000000 + r * 1000 + i;
}

static int sum_of(int group, int members, int i)
{
    int sum = 0;
    for (int r = 0; r < members; r++)
        sum += given(group, r, i);
    return sum;
}

static void done(MPI_Request *request)
{
    MPI_Wait(request, MPI_STATUS_IGNORE);
}

static void rooted(int root_side, int root, int later)
{
    int at_root = side == root_side && rank == root, served = side != root_side;
    int as = at_root ? MPI_ROOT : served ? root : MPI_PROC_NULL;
    int buffer[N], many[N * MOST], counts[MOST], displs[MOST];
    MPI_Request request;

    for (int i = 0; i < N; i++)
        buffer[i] = at_root ? given(side, rank, i) : -1;
    if (later)
        MPI_Ibcast(buffer, N, MPI_INT, as, comm, &request), done(&request);
    else
        MPI_Bcast(buffer, N, MPI_INT, as, comm);
    for (int i = 0; i < N; i++)
        CHECK_INT(buffer[i], at_root || served ? given(root_side, root, i) : -1);

    int mine[N];
    for (int i = 0; i < N; i++)
        mine[i] = given(side, rank, i);
    memset(many, 0xff, sizeof many);
    if (later)
        MPI_Igather(mine, N, MPI_INT, many, N, MPI_INT, as, comm, &request), done(&request);
    else
        MPI_Gather(mine, N, MPI_INT, many, N, MPI_INT, as, comm);
    for (int i = 0; i < N * MOST; i++)
        CHECK_INT(many[i], at_root && i < N * theirs ? given(1 - side, i / N, i % N) : -1);

    for (int r = 0; r < MOST; r++)
        counts[r] = r + 1, displs[r] = (MOST - 1 - r) * N;
    memset(many, 0xff, sizeof many);
    if (later)
        MPI_Igatherv(mine, rank + 1, MPI_INT, many, counts, displs, MPI_INT, as, comm, &request), done(&request);
    else
        MPI_Gatherv(mine, rank + 1, MPI_INT, many, counts, displs, MPI_INT, as, comm);
    for (int r = 0; at_root && r < theirs; r++)
        for (int i = 0; i < N; i++)
            CHECK_INT(many[displs[r] + i], i <= r ? given(1 - side, r, i) : -1);

    for (int i = 0; i < N * MOST; i++)
        many[i] = at_root ? given(side, i / N, i % N) : -1;
    memset(buffer, 0xff, sizeof buffer);
    if (later)
        MPI_Iscatter(many, N, MPI_INT, buffer, N, MPI_INT, as, comm, &request), done(&request);
    else
        MPI_Scatter(many, N, MPI_INT, buffer, N, MPI_INT, as, comm);
    for (int i = 0; i < N; i++)
        CHECK_INT(buffer[i], served ? given(root_side, rank, i) : -1);
    memset(buffer, 0xff, sizeof buffer);
    if (later)
        MPI_Iscatterv(many, counts, displs, MPI_INT, buffer, rank + 1, MPI_INT, as, comm, &request), done(&request);
    else
        MPI_Scatterv(many, counts, displs, MPI_INT, buffer, rank + 1, MPI_INT, as, comm);
    for (int i = 0; i < N; i++)
        CHECK_INT(buffer[i], served && i <= rank ? given(root_side, MOST - 1 - rank, i) : -1);

    // Beside the root nothing but the communicator counts: bytes could not be added.
    MPI_Datatype added = as == MPI_PROC_NULL ? MPI_BYTE : MPI_INT;
    memset(buffer, 0xff, sizeof buffer);
    if (later)
        MPI_Ireduce(mine, buffer, N, added, MPI_SUM, as, comm, &request), done(&request);
    else
        MPI_Reduce(mine, buffer, N, added, MPI_SUM, as, comm);
    for (int i = 0; i < N; i++)
        CHECK_INT(buffer[i], at_root ? sum_of(1 - side, theirs, i) : -1);
}

static void everywhere(int later)
{
    int mine[N * MOST], many[N * MOST], counts[MOST], displs[MOST], bytes[MOST];
    MPI_Datatype types[MOST];
    MPI_Request request;
    if (later)
        MPI_Ibarrier(comm, &request), done(&request);
    else
        MPI_Barrier(comm);
    for (int i = 0; i < N * MOST; i++)
        mine[i] = given(side, rank, i);

    memset(many, 0xff, sizeof many);
    if (later)
        MPI_Iallgather(mine, N, MPI_INT, many, N, MPI_INT, comm, &request), done(&request);
    else
        MPI_Allgather(mine, N, MPI_INT, many, N, MPI_INT, comm);
    for (int i = 0; i < N * MOST; i++)
        CHECK_INT(many[i], i < N * theirs ? given(1 - side, i / N, i % N) : -1);

    for (int r = 0; r < MOST; r++)
        counts[r] = r + 1, displs[r] = r * N, bytes[r] = r * N * (int)sizeof(int), types[r] = MPI_INT;
    memset(many, 0xff, sizeof many);
    if (later)
        MPI_Iallgatherv(mine, rank + 1, MPI_INT, many, counts, displs, MPI_INT, comm, &request), done(&request);
    else
        MPI_Allgatherv(mine, rank + 1, MPI_INT, many, counts, displs, MPI_INT, comm);
    for (int i = 0; i < N * MOST; i++)
        CHECK_INT(many[i], i < N * theirs && i % N <= i / N ? given(1 - side, i / N, i % N) : -1);

    memset(many, 0xff, sizeof many);
    if (later)
        MPI_Ialltoall(mine, N, MPI_INT, many, N, MPI_INT, comm, &request), done(&request);
    else
        MPI_Alltoall(mine, N, MPI_INT, many, N, MPI_INT, comm);
    for (int i = 0; i < N * MOST; i++)
        CHECK_INT(many[i], i < N * theirs ? given(1 - side, i / N, rank * N + i % N) : -1);

    // What rank r here gives rank s there is r + s + 1 long, both ways.
    for (int r = 0; r < MOST; r++)
        counts[r] = r + rank + 1;
    for (int w = 0; w < 2; w++) {
        memset(many, 0xff, sizeof many);
        if (w == 0 && later)
            MPI_Ialltoallv(mine, counts, displs, MPI_INT, many, counts, displs, MPI_INT, comm, &request), done(&request);
        else if (w == 0)
            MPI_Alltoallv(mine, counts, displs, MPI_INT, many, counts, displs, MPI_INT, comm);
        else if (later)
            MPI_Ialltoallw(mine, counts, bytes, types, many, counts, bytes, types, comm, &request), done(&request);
        else
            MPI_Alltoallw(mine, counts, bytes, types, many, counts, bytes, types, comm);
        for (int i = 0; i < N * MOST; i++)
            CHECK_INT(many[i],
                      i < N * theirs && i % N <= i / N + rank ? given(1 - side, i / N, rank * N + i % N) : -1);
    }

    memset(many, 0xff, sizeof many);
    if (later)
        MPI_Iallreduce(mine, many, N, MPI_INT, MPI_SUM, comm, &request), done(&request);
    else
        MPI_Allreduce(mine, many, N, MPI_INT, MPI_SUM, comm);
    for (int i = 0; i < N * MOST; i++)
        CHECK_INT(many[i], i < N ? sum_of(1 - side, theirs, i) : -1);

    // Both groups reduce as many elements: size * theirs.
    memset(many, 0xff, sizeof many);
    if (later)
        MPI_Ireduce_scatter_block(mine, many, theirs, MPI_INT, MPI_SUM, comm, &request), done(&request);
    else
        MPI_Reduce_scatter_block(mine, many, theirs, MPI_INT, MPI_SUM, comm);
    for (int i = 0; i < N; i++)
        CHECK_INT(many[i], i < theirs ? sum_of(1 - side, theirs, rank * theirs + i) : -1);
    // The first of each group gets all of it.
    int shares[MOST] = {size * theirs};
    memset(many, 0xff, sizeof many);
    if (later)
        MPI_Ireduce_scatter(mine, many, shares, MPI_INT, MPI_SUM, comm, &request), done(&request);
    else
        MPI_Reduce_scatter(mine, many, shares, MPI_INT, MPI_SUM, comm);
    for (int i = 0; i < N; i++)
        CHECK_INT(many[i], rank == 0 && i < size * theirs ? sum_of(1 - side, theirs, i) : -1);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    // One group of about a third, the other of the rest.
    int first = (world_size + 2) / 3;
    side = world_rank >= first;
    MPI_Comm local;
    MPI_Comm_split(MPI_COMM_WORLD, side, world_rank, &local);
    MPI_Intercomm_create(local, 0, MPI_COMM_WORLD, side ? 0 : first, 5, &comm);
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &size);
    MPI_Comm_remote_size(comm, &theirs);
    CHECK_INT(size + theirs, world_size);
    for (int later = 0; later < 2; later++) {
        for (int root = 0; root < first; root++)
            rooted(0, root, later);
        for (int root = 0; root < world_size - first; root++)
            rooted(1, root, later);
        everywhere(later);
    }

    return_errors(comm);
    int one = 1, sum;
    EXPECT_ERROR(MPI_Scan(&one, &sum, 1, MPI_INT, MPI_SUM, comm), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Bcast(&one, 1, MPI_INT, theirs, comm), MPI_ERR_ROOT);
    MPI_Comm_free(&comm);
    MPI_Comm_free(&local);
    return finish();
}
