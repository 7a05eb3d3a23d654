// Every large-count form of a collective operation, blocking, nonblocking and persistent, gives what its
// narrow blocking twin gives.
// ranks: 1 2 3 4
// differential: 5 (persistent forms are of MPI 4.0 and not in Debian's MPICH)
#include "check.h"

#define N 3
#define ROOM 256

static int in[ROOM], want[ROOM], got[ROOM];
static MPI_Comm comm;
static MPI_Request request;
static int counts[16], displs[16], byte_displs[16];
static MPI_Count large_counts[16];
static MPI_Aint large_displs[16], large_byte_displs[16];
static MPI_Datatype types[16];

static void clear(int *buffer)
{
    for (int i = 0; i < ROOM; i++)
        buffer[i] = -1;
}

static void compare(const char *what)
{
    for (int i = 0; i < ROOM; i++)
        if (want[i] != got[i])
            FAIL("%s: element %d is %d, expected %d", what, i, got[i], want[i]);
    clear(got);
}

#define PENDING(name, call)                            \
    do {                                               \
        CHECK_INT(call, MPI_SUCCESS);                  \
        MPI_Wait(&request, MPI_STATUS_IGNORE);         \
        compare(name);                                 \
    } while (0)
#define PERSISTENT(name, call)                         \
    do {                                               \
        CHECK_INT(call, MPI_SUCCESS);                  \
        for (int i = 0; i < 2; i++) {                  \
            clear(got);                                \
            MPI_Start(&request);                       \
            MPI_Wait(&request, MPI_STATUS_IGNORE);     \
            compare(name);                             \
        }                                              \
        MPI_Request_free(&request);                    \
    } while (0)

// name: MPI_<name>, the nonblocking MPI_<small> and MPI_<name>_init; the arguments with `out` for the result.
#define ALL(name, small, narrow_arguments, large_arguments)                            \
    do {                                                                               \
        int *out = want;                                                               \
        clear(want);                                                                   \
        clear(got);                                                                    \
        CHECK_INT(MPI_##name(EXPAND narrow_arguments, comm), MPI_SUCCESS);             \
        out = got;                                                                     \
        CHECK_INT(MPI_##name##_c(EXPAND large_arguments, comm), MPI_SUCCESS);          \
        compare("MPI_" #name "_c");                                                    \
        PENDING("MPI_" #small, MPI_##small(EXPAND narrow_arguments, comm, &request));  \
        PENDING("MPI_" #small "_c", MPI_##small##_c(EXPAND large_arguments, comm, &request)); \
        PERSISTENT("MPI_" #name "_init",                                               \
                   MPI_##name##_init(EXPAND narrow_arguments, comm, MPI_INFO_NULL, &request)); \
        PERSISTENT("MPI_" #name "_init_c",                                             \
                   MPI_##name##_init_c(EXPAND large_arguments, comm, MPI_INFO_NULL, &request)); \
    } while (0)
#define EXPAND(...) __VA_ARGS__

static void add(void *a, void *b, MPI_Count *length, MPI_Datatype *type)
{
    (void)type;
    for (MPI_Count i = 0; i < *length; i++)
        ((int *)b)[i] += ((int *)a)[i];
}

static void moves(void)
{
    int root = world_size - 1;
    ALL(Gather, Igather, (in, N, MPI_INT, out, N, MPI_INT, root), (in, N, MPI_INT, out, N, MPI_INT, root));
    ALL(Scatter, Iscatter, (in, N, MPI_INT, out, N, MPI_INT, root), (in, N, MPI_INT, out, N, MPI_INT, root));
    ALL(Allgather, Iallgather, (in, N, MPI_INT, out, N, MPI_INT), (in, N, MPI_INT, out, N, MPI_INT));
    ALL(Alltoall, Ialltoall, (in, N, MPI_INT, out, N, MPI_INT), (in, N, MPI_INT, out, N, MPI_INT));
    ALL(Gatherv, Igatherv, (in, world_rank + 1, MPI_INT, out, counts, displs, MPI_INT, root),
        (in, world_rank + 1, MPI_INT, out, large_counts, large_displs, MPI_INT, root));
    ALL(Scatterv, Iscatterv, (in, counts, displs, MPI_INT, out, world_rank + 1, MPI_INT, root),
        (in, large_counts, large_displs, MPI_INT, out, world_rank + 1, MPI_INT, root));
    ALL(Allgatherv, Iallgatherv, (in, world_rank + 1, MPI_INT, out, counts, displs, MPI_INT),
        (in, world_rank + 1, MPI_INT, out, large_counts, large_displs, MPI_INT));

    // Everybody sends 2 to everybody, at places of its own.
    int twos[16];
    MPI_Count large_twos[16];
    for (int i = 0; i < 16; i++)
        large_twos[i] = twos[i] = 2;
    ALL(Alltoallv, Ialltoallv, (in, twos, displs, MPI_INT, out, twos, displs, MPI_INT),
        (in, large_twos, large_displs, MPI_INT, out, large_twos, large_displs, MPI_INT));
    ALL(Alltoallw, Ialltoallw, (in, twos, byte_displs, types, out, twos, byte_displs, types),
        (in, large_twos, large_byte_displs, types, out, large_twos, large_byte_displs, types));
}

static void reductions(void)
{
    int root = 0;
    MPI_Op op;
    ALL(Reduce, Ireduce, (in, out, N, MPI_INT, MPI_SUM, root), (in, out, N, MPI_INT, MPI_SUM, root));
    ALL(Allreduce, Iallreduce, (in, out, N, MPI_INT, MPI_MAX), (in, out, N, MPI_INT, MPI_MAX));
    ALL(Scan, Iscan, (in, out, N, MPI_INT, MPI_SUM), (in, out, N, MPI_INT, MPI_SUM));
    ALL(Exscan, Iexscan, (in, out, N, MPI_INT, MPI_SUM), (in, out, N, MPI_INT, MPI_SUM));
    ALL(Reduce_scatter, Ireduce_scatter, (in, out, counts, MPI_INT, MPI_SUM),
        (in, out, large_counts, MPI_INT, MPI_SUM));
    ALL(Reduce_scatter_block, Ireduce_scatter_block, (in, out, N, MPI_INT, MPI_SUM), (in, out, N, MPI_INT, MPI_SUM));

    CHECK_INT(MPI_Op_create_c(add, 1, &op), MPI_SUCCESS);
    clear(want);
    clear(got);
    MPI_Allreduce(in, want, N, MPI_INT, MPI_SUM, comm);
    MPI_Allreduce_c(in, got, N, MPI_INT, op, comm);
    compare("MPI_Op_create_c");
    for (int i = 0; i < N; i++)
        got[i] = 7;
    MPI_Reduce_local_c(in, got, N, MPI_INT, op);
    for (int i = 0; i < N; i++)
        CHECK_INT(got[i], in[i] + 7);
    MPI_Op_free(&op);
}

// MPI_Bcast has one buffer, so that the roots must fill it.
static void broadcasts(void)
{
    int root = world_size / 2;
#define FILL(buffer)                                                       \
    do {                                                                   \
        clear(buffer);                                                     \
        for (int i = 0; i < N && world_rank == root; i++)                  \
            buffer[i] = 50 + i;                                            \
    } while (0)
    FILL(want);
    MPI_Bcast(want, N, MPI_INT, root, comm);
    CHECK_INT(want[N - 1], 50 + N - 1);
    FILL(got);
    MPI_Bcast_c(got, N, MPI_INT, root, comm);
    compare("MPI_Bcast_c");
    FILL(got);
    PENDING("MPI_Ibcast_c", MPI_Ibcast_c(got, N, MPI_INT, root, comm, &request));
    MPI_Bcast_init_c(got, N, MPI_INT, root, comm, MPI_INFO_NULL, &request);
    for (int i = 0; i < 2; i++) {
        FILL(got);
        MPI_Start(&request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        compare("MPI_Bcast_init_c");
    }
    MPI_Request_free(&request);
}

static void neighbours(void)
{
    int periodic = 1, two[2] = {2, 1}, places[2] = {0, 5};
    MPI_Count large_two[2] = {2, 1};
    MPI_Aint large_places[2] = {0, 5}, bytes[2] = {0, 5 * sizeof(int)};
    MPI_Comm world = comm;
    MPI_Cart_create(world, 1, &world_size, &periodic, 0, &comm);
    ALL(Neighbor_allgather, Ineighbor_allgather, (in, N, MPI_INT, out, N, MPI_INT), (in, N, MPI_INT, out, N, MPI_INT));
    ALL(Neighbor_alltoall, Ineighbor_alltoall, (in, N, MPI_INT, out, N, MPI_INT), (in, N, MPI_INT, out, N, MPI_INT));
    int same[2] = {2, 2};
    MPI_Count large_same[2] = {2, 2};
    ALL(Neighbor_allgatherv, Ineighbor_allgatherv, (in, 2, MPI_INT, out, same, places, MPI_INT),
        (in, 2, MPI_INT, out, large_same, large_places, MPI_INT));
    // What goes to the left arrives from the right.
    int mirrored[2] = {1, 2};
    MPI_Count large_mirrored[2] = {1, 2};
    ALL(Neighbor_alltoallv, Ineighbor_alltoallv, (in, two, places, MPI_INT, out, mirrored, places, MPI_INT),
        (in, large_two, large_places, MPI_INT, out, large_mirrored, large_places, MPI_INT));
    ALL(Neighbor_alltoallw, Ineighbor_alltoallw, (in, two, bytes, types, out, mirrored, bytes, types),
        (in, large_two, bytes, types, out, large_mirrored, bytes, types));
    MPI_Comm_free(&comm);
    comm = world;
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    comm = MPI_COMM_WORLD;
    for (int i = 0; i < ROOM; i++)
        in[i] = world_rank * 1000 + i;
    for (int i = 0; i < 16; i++) {
        large_counts[i] = counts[i] = i + 1;
        large_displs[i] = displs[i] = 6 * i;
        large_byte_displs[i] = byte_displs[i] = 6 * i * (int)sizeof(int);
        types[i] = MPI_INT;
    }
    moves();
    reductions();
    broadcasts();
    neighbours();
    clear(want);
    PERSISTENT("MPI_Barrier_init", MPI_Barrier_init(comm, MPI_INFO_NULL, &request));
    return finish();
}
