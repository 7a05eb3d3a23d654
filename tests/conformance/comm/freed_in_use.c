// What a program frees lives as long as operations use it (MPI 5.0, 3.7.3, 5.1.9, 6.9.5, 7.4.3): communicators
// under persistent, partitioned and nonblocking operations, matched messages and errors; datatypes, operators,
// error handlers, groups and infos. Communicators that are made meanwhile are never taken for the freed ones.
// ranks: 1 2 3 4
// differential: no (MPICH 4.0.2 forgets the error handler of a freed communicator)
#include "check.h"

enum { ROUNDS = 5, COUNT = 3 };

typedef struct { int a, b; } Pair;

static int left, right;

/* Communicators with the ids that are free now, full of messages that look like those of the freed one. */
static void disturb(void)
{
    for (int i = 0; i < 70; i++) {
        MPI_Comm other;
        MPI_Request request;
        int wrong = -7, got = 0;
        MPI_Comm_dup(MPI_COMM_WORLD, &other);
        MPI_Isend(&wrong, 1, MPI_INT, right, 3, other, &request);
        MPI_Recv(&got, 1, MPI_INT, left, 3, other, MPI_STATUS_IGNORE);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        CHECK_INT(got, -7);
        MPI_Comm_free(&other);
    }
}

static void persistent(void)
{
    MPI_Comm comm;
    MPI_Request requests[4];
    int out[2] = {0, 0}, in[2];
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Recv_init(&in[0], 1, MPI_INT, left, 3, comm, &requests[0]);
    MPI_Recv_init(&in[1], 1, MPI_INT, MPI_ANY_SOURCE, 4, comm, &requests[1]);
    MPI_Send_init(&out[0], 1, MPI_INT, right, 3, comm, &requests[2]);
    MPI_Ssend_init(&out[1], 1, MPI_INT, right, 4, comm, &requests[3]);
    MPI_Comm_free(&comm);
    CHECK(comm == MPI_COMM_NULL);
    for (int round = 0; round < ROUNDS; round++) {
        disturb();
        out[0] = 10 * round + world_rank;
        out[1] = 1000 + out[0];
        in[0] = in[1] = -1;
        MPI_Startall(4, requests);
        MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
        CHECK_INT(in[0], 10 * round + left);
        CHECK_INT(in[1], 1000 + 10 * round + left);
    }
    for (int i = 0; i < 4; i++)
        MPI_Request_free(&requests[i]);
}

static void buffered(void)
{
    static char memory[ROUNDS * (sizeof(int) + MPI_BSEND_OVERHEAD)];
    MPI_Comm comm;
    MPI_Request request;
    int out = 0, in, size;
    void *address;
    MPI_Buffer_attach(memory, sizeof memory);
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Bsend_init(&out, 1, MPI_INT, right, 3, comm, &request);
    MPI_Request receive;
    MPI_Recv_init(&in, 1, MPI_INT, left, 3, comm, &receive);
    MPI_Comm_free(&comm);
    for (int round = 0; round < ROUNDS; round++) {
        out = round + world_rank;
        MPI_Start(&request);
        MPI_Start(&receive);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        MPI_Wait(&receive, MPI_STATUS_IGNORE);
        CHECK_INT(in, round + left);
    }
    MPI_Request_free(&request);
    MPI_Request_free(&receive);
    MPI_Buffer_detach(&address, &size);
}

static void add_pairs(void *in, void *inout, int *length, MPI_Datatype *datatype)
{
    Pair *from = in, *to = inout;
    int size, integers, addresses, datatypes, combiner;
    MPI_Type_size(*datatype, &size);
    CHECK_INT(size, 2 * (int)sizeof(int));
    MPI_Type_get_envelope(*datatype, &integers, &addresses, &datatypes, &combiner);
    CHECK_INT(combiner, MPI_COMBINER_CONTIGUOUS);
    for (int i = 0; i < *length; i++) {
        to[i].a += from[i].a;
        to[i].b += 2 * from[i].b;
    }
}

static void collective(void)
{
    MPI_Comm comm;
    MPI_Op op;
    MPI_Datatype pair, other;
    MPI_Request request, later, barrier;
    Pair out[COUNT], in[COUNT];
    int one = 1, sum = 0;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Type_commit(&pair);
    MPI_Op_create(add_pairs, 1, &op);
    MPI_Allreduce_init(out, in, COUNT, pair, op, comm, MPI_INFO_NULL, &request);
    MPI_Barrier_init(comm, MPI_INFO_NULL, &barrier);
    MPI_Iallreduce(&one, &sum, 1, MPI_INT, MPI_SUM, comm, &later);
    MPI_Comm_free(&comm);
    MPI_Type_free(&pair);
    MPI_Op_free(&op);
    MPI_Type_contiguous(5, MPI_CHAR, &other);
    for (int round = 0; round < ROUNDS; round++) {
        disturb();
        for (int i = 0; i < COUNT; i++)
            out[i] = (Pair){world_rank + round, i};
        MPI_Start(&request);
        MPI_Start(&barrier);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        MPI_Wait(&barrier, MPI_STATUS_IGNORE);
        for (int i = 0; i < COUNT; i++)
            CHECK_INT(in[i].a, world_size * round + world_size * (world_size - 1) / 2);
    }
    MPI_Wait(&later, MPI_STATUS_IGNORE);
    CHECK_INT(sum, world_size);
    MPI_Type_free(&other);
    MPI_Request_free(&request);
    MPI_Request_free(&barrier);
}

static void duplicates(void)
{
    MPI_Comm parent, first, second;
    MPI_Request requests[2];
    int sum, one = 1;
    MPI_Comm_dup(MPI_COMM_WORLD, &parent);
    MPI_Comm_idup(parent, &first, &requests[0]);
    MPI_Comm_idup(parent, &second, &requests[1]);
    MPI_Comm_free(&parent);
    disturb();
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, first);
    CHECK_INT(sum, world_size);
    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, second);
    CHECK_INT(sum, world_size);
    MPI_Comm_free(&first);
    MPI_Comm_free(&second);
}

static void partitioned(void)
{
    enum { PARTS = 4 };
    MPI_Comm comm;
    MPI_Request requests[2];
    int out[PARTS], in[PARTS];
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Psend_init(out, PARTS, 1, MPI_INT, right, 3, comm, MPI_INFO_NULL, &requests[0]);
    MPI_Precv_init(in, PARTS, 1, MPI_INT, left, 3, comm, MPI_INFO_NULL, &requests[1]);
    MPI_Comm_free(&comm);
    for (int round = 0; round < ROUNDS; round++) {
        disturb();
        MPI_Startall(2, requests);
        for (int i = PARTS - 1; i >= 0; i--) {
            out[i] = 100 * round + 10 * world_rank + i;
            MPI_Pready(i, requests[0]);
        }
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
        for (int i = 0; i < PARTS; i++)
            CHECK_INT(in[i], 100 * round + 10 * left + i);
    }
    MPI_Request_free(&requests[0]);
    MPI_Request_free(&requests[1]);
}

static void matched(void)
{
    MPI_Comm comm;
    MPI_Message messages[2];
    MPI_Request sends[2], receive;
    int out = 50 + world_rank, in = -1;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Isend(&out, 1, MPI_INT, right, 3, comm, &sends[0]);
    MPI_Isend(&out, 1, MPI_INT, right, 3, comm, &sends[1]);
    MPI_Mprobe(left, 3, comm, &messages[0], MPI_STATUS_IGNORE);
    MPI_Mprobe(left, 3, comm, &messages[1], MPI_STATUS_IGNORE);
    MPI_Comm_free(&comm);
    disturb();
    MPI_Mrecv(&in, 1, MPI_INT, &messages[0], MPI_STATUS_IGNORE);
    CHECK_INT(in, 50 + left);
    in = -1;
    MPI_Imrecv(&in, 1, MPI_INT, &messages[1], &receive);
    MPI_Wait(&receive, MPI_STATUS_IGNORE);
    CHECK_INT(in, 50 + left);
    MPI_Waitall(2, sends, MPI_STATUSES_IGNORE);
}

static int heard;

static void hear(MPI_Comm *comm, int *code, ...)
{
    int class;
    (void)comm;
    MPI_Error_class(*code, &class);
    heard = class;
}

static void errors(void)
{
    MPI_Comm comm;
    MPI_Errhandler handler;
    MPI_Request receive, send;
    int out[2] = {1, 2}, in = 0;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Comm_create_errhandler(hear, &handler);
    MPI_Comm_set_errhandler(comm, handler);
    MPI_Errhandler_free(&handler);
    MPI_Irecv(&in, 1, MPI_INT, left, 3, comm, &receive);
    MPI_Send_init(out, 2, MPI_INT, right, 3, comm, &send);
    MPI_Comm_free(&comm);
    MPI_Start(&send);
    EXPECT_ERROR(MPI_Wait(&receive, MPI_STATUS_IGNORE), MPI_ERR_TRUNCATE);
    CHECK_INT(heard, MPI_ERR_TRUNCATE);
    /* A persistent request that is active may not be started again; the handler hears of that too. */
    EXPECT_ERROR(MPI_Start(&send), MPI_ERR_REQUEST);
    CHECK_INT(heard, MPI_ERR_REQUEST);
    MPI_Wait(&send, MPI_STATUS_IGNORE);
    MPI_Request_free(&send);
    for (int i = 0; i < 200; i++) {
        MPI_Comm_dup(MPI_COMM_WORLD, &comm);
        MPI_Comm_free(&comm);
    }
}

static void datatypes(void)
{
    enum { LONG = 1 << 17 };
    static int out[2 * LONG], in[2 * LONG];
    MPI_Datatype strided, other;
    MPI_Request requests[2];
    for (int i = 0; i < 2 * LONG; i++) {
        out[i] = world_rank + i;
        in[i] = -1;
    }
    MPI_Type_vector(LONG, 1, 2, MPI_INT, &strided);
    MPI_Type_commit(&strided);
    MPI_Irecv(in, 1, strided, left, 3, MPI_COMM_WORLD, &requests[0]);
    MPI_Isend(out, 1, strided, right, 3, MPI_COMM_WORLD, &requests[1]);
    MPI_Type_free(&strided);
    for (int i = 0; i < 100; i++) {
        MPI_Type_contiguous(i + 1, MPI_DOUBLE, &other);
        MPI_Type_commit(&other);
        MPI_Type_free(&other);
    }
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    for (int i = 0; i < 2 * LONG; i++)
        CHECK_INT(in[i], i % 2 ? -1 : left + i);
}

static void groups_and_infos(void)
{
    MPI_Comm comm;
    MPI_Group group, other;
    MPI_Info info;
    MPI_Win win;
    MPI_Datatype pair;
    int *base, out[2] = {world_rank, -world_rank}, size, sum, one = 1;
    MPI_Comm_group(MPI_COMM_WORLD, &group);
    MPI_Group_incl(group, 0, NULL, &other);
    MPI_Info_create(&info);
    MPI_Info_set(info, "mpi_assert_no_any_tag", "true");
    MPI_Comm_create_group(MPI_COMM_WORLD, group, 5, &comm);
    MPI_Comm_set_info(comm, info);
    MPI_Win_allocate(2 * sizeof(int), sizeof(int), info, comm, &base, &win);
    MPI_Info_free(&info);
    MPI_Group_free(&group);
    CHECK(group == MPI_GROUP_NULL && info == MPI_INFO_NULL);
    MPI_Comm_get_info(comm, &info);
    char value[10];
    int flag, length = sizeof value;
    MPI_Info_get_string(info, "mpi_assert_no_any_tag", &length, value, &flag);
    CHECK(flag && strcmp(value, "true") == 0);
    MPI_Info_free(&info);
    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, comm);
    CHECK_INT(sum, world_size);
    MPI_Comm_free(&comm);
    /* The window lives on without the communicator; the datatype of a put may go before the put is over. */
    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Type_commit(&pair);
    MPI_Win_fence(0, win);
    MPI_Put(out, 1, pair, right, 0, 1, pair, win);
    MPI_Type_free(&pair);
    MPI_Win_get_group(win, &group);
    MPI_Win_fence(0, win);
    CHECK_INT(base[0], left);
    CHECK_INT(base[1], -left);
    MPI_Win_free(&win);
    MPI_Group_size(group, &size);
    CHECK_INT(size, world_size);
    MPI_Group_free(&group);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    left = (world_rank + world_size - 1) % world_size;
    right = (world_rank + 1) % world_size;
    for (int i = 0; i < 3; i++) {
        persistent();
        buffered();
        collective();
        duplicates();
        partitioned();
        matched();
        errors();
        datatypes();
        groups_and_infos();
    }
    return finish();
}
