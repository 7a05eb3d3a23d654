// Objects that are right in themselves, where they are wrong: intercommunicators and groups of one, MPI_IN_PLACE beyond
// the root, operators and datatypes that do not go together, requests in the wrong state, predefined objects.
// ranks: 2 3
// differential: no (MPICH ends the program in some of these)
#include "check.h"

static int x[64], y[64], n, flag;
static MPI_Comm world = MPI_COMM_WORLD, inter, other;

static void make_intercommunicator(void)
{
    MPI_Comm half;
    int color = world_rank > 0;
    MPI_Comm_split(world, color, 0, &half);
    MPI_Intercomm_create(half, 0, world, color ? 0 : 1, 3, &inter);
    MPI_Comm_free(&half);
    return_errors(inter);
}

static void where_one_group_is_wanted(void)
{
    int dims[1] = {1}, periods[1] = {0};
    MPI_Win win;
    MPI_File file;
    MPI_Group group;
    EXPECT_ERROR(MPI_Cart_create(inter, 1, dims, periods, 0, &other), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Graph_create(inter, 0, x, x, 0, &other), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Dist_graph_create(inter, 0, x, x, x, x, MPI_INFO_NULL, 0, &other), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Dist_graph_create_adjacent(inter, 0, x, x, 0, x, x, MPI_INFO_NULL, 0, &other), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Cart_map(inter, 1, dims, periods, &n), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Scan(x, y, 1, MPI_INT, MPI_SUM, inter), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Exscan(x, y, 1, MPI_INT, MPI_SUM, inter), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Intercomm_create(inter, 0, world, 0, 0, &other), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Win_create(x, sizeof x, 1, MPI_INFO_NULL, inter, &win), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Win_allocate(8, 1, MPI_INFO_NULL, inter, &x, &win), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Win_allocate_shared(8, 1, MPI_INFO_NULL, inter, &x, &win), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Win_create_dynamic(MPI_INFO_NULL, inter, &win), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_File_open(inter, "never made", MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &file), MPI_ERR_COMM);
    MPI_Comm_group(inter, &group);
    EXPECT_ERROR(MPI_Comm_create_group(inter, group, 0, &other), MPI_ERR_COMM);
    MPI_Group_free(&group);
    EXPECT_ERROR(MPI_Comm_spawn("/bin/true", MPI_ARGV_NULL, 1, MPI_INFO_NULL, 0, inter, &other, MPI_ERRCODES_IGNORE), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Comm_accept("port", MPI_INFO_NULL, 0, inter, &other), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Neighbor_allgather(x, 1, MPI_INT, y, 1, MPI_INT, inter), MPI_ERR_TOPOLOGY);
    EXPECT_ERROR(MPI_Allreduce(MPI_IN_PLACE, y, 1, MPI_INT, MPI_SUM, inter), MPI_ERR_BUFFER);
    EXPECT_ERROR(MPI_Bcast(x, 1, MPI_INT, world_size, inter), MPI_ERR_ROOT);
}

static void where_two_groups_are_wanted(void)
{
    MPI_Group group;
    EXPECT_ERROR(MPI_Intercomm_merge(world, 0, &other), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Comm_remote_size(world, &n), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Comm_remote_group(world, &group), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Bcast(x, 1, MPI_INT, MPI_ROOT, world), MPI_ERR_ROOT);
    EXPECT_ERROR(MPI_Bcast(x, 1, MPI_INT, MPI_PROC_NULL, world), MPI_ERR_ROOT);
    EXPECT_ERROR(MPI_Neighbor_alltoall(x, 1, MPI_INT, y, 1, MPI_INT, world), MPI_ERR_TOPOLOGY);
}

/* MPI_IN_PLACE means something at the root only. */
static void in_place(void)
{
    int root = 1 - world_rank;
    if (world_rank > 1)
        return;
    EXPECT_ERROR(MPI_Gather(MPI_IN_PLACE, 1, MPI_INT, y, 1, MPI_INT, root, world), MPI_ERR_BUFFER);
    EXPECT_ERROR(MPI_Gatherv(MPI_IN_PLACE, 1, MPI_INT, y, x, x, MPI_INT, root, world), MPI_ERR_BUFFER);
    EXPECT_ERROR(MPI_Scatter(x, 1, MPI_INT, MPI_IN_PLACE, 1, MPI_INT, root, world), MPI_ERR_BUFFER);
    EXPECT_ERROR(MPI_Scatterv(x, x, x, MPI_INT, MPI_IN_PLACE, 1, MPI_INT, root, world), MPI_ERR_BUFFER);
    EXPECT_ERROR(MPI_Reduce(MPI_IN_PLACE, y, 1, MPI_INT, MPI_SUM, root, world), MPI_ERR_BUFFER);
    MPI_Request request;
    EXPECT_ERROR(MPI_Ireduce(MPI_IN_PLACE, y, 1, MPI_INT, MPI_SUM, root, world, &request), MPI_ERR_BUFFER);
    EXPECT_ERROR(MPI_Igather(MPI_IN_PLACE, 1, MPI_INT, y, 1, MPI_INT, root, world, &request), MPI_ERR_BUFFER);
    EXPECT_ERROR(MPI_Reduce_init(MPI_IN_PLACE, y, 1, MPI_INT, MPI_SUM, root, world, MPI_INFO_NULL, &request), MPI_ERR_BUFFER);
}

static void operators(void)
{
    MPI_Datatype pair;
    MPI_Type_contiguous(2, MPI_INT, &pair);
    EXPECT_ERROR(MPI_Allreduce(x, y, 1, pair, MPI_SUM, world), MPI_ERR_TYPE); // not committed
    MPI_Type_commit(&pair);
#define NO_SUCH_REDUCTION(op, type)                                                     \
    do {                                                                                \
        MPI_Request request;                                                            \
        EXPECT_ERROR(MPI_Allreduce(x, y, 1, type, op, world), MPI_ERR_OP);              \
        EXPECT_ERROR(MPI_Reduce(x, y, 1, type, op, 0, world), MPI_ERR_OP);              \
        EXPECT_ERROR(MPI_Scan(x, y, 1, type, op, world), MPI_ERR_OP);                   \
        EXPECT_ERROR(MPI_Exscan(x, y, 1, type, op, world), MPI_ERR_OP);                 \
        EXPECT_ERROR(MPI_Reduce_scatter_block(x, y, 1, type, op, world), MPI_ERR_OP);   \
        EXPECT_ERROR(MPI_Reduce_local(x, y, 1, type, op), MPI_ERR_OP);                  \
        EXPECT_ERROR(MPI_Iallreduce(x, y, 1, type, op, world, &request), MPI_ERR_OP);   \
    } while (0)
    NO_SUCH_REDUCTION(MPI_BAND, MPI_DOUBLE);
    NO_SUCH_REDUCTION(MPI_BXOR, MPI_FLOAT);
    NO_SUCH_REDUCTION(MPI_LAND, MPI_DOUBLE);
    NO_SUCH_REDUCTION(MPI_MINLOC, MPI_INT);
    NO_SUCH_REDUCTION(MPI_MAXLOC, MPI_DOUBLE);
    NO_SUCH_REDUCTION(MPI_SUM, MPI_DOUBLE_INT);
    NO_SUCH_REDUCTION(MPI_MAX, MPI_C_DOUBLE_COMPLEX);
    NO_SUCH_REDUCTION(MPI_SUM, MPI_BYTE);
    NO_SUCH_REDUCTION(MPI_SUM, MPI_PACKED);
    NO_SUCH_REDUCTION(MPI_SUM, pair);
    NO_SUCH_REDUCTION(MPI_NO_OP, MPI_INT);
    MPI_Type_free(&pair);
}

static void user_operator(void *in, void *inout, int *length, MPI_Datatype *type)
{
    (void)in, (void)inout, (void)length, (void)type;
}

static void accumulates(void)
{
    MPI_Win win;
    MPI_Op own;
    MPI_Datatype mixed;
    int lengths[2] = {1, 1};
    MPI_Aint places[2] = {0, 8};
    MPI_Datatype parts[2] = {MPI_INT, MPI_DOUBLE};
    MPI_Type_create_struct(2, lengths, places, parts, &mixed);
    MPI_Type_commit(&mixed);
    MPI_Op_create(user_operator, 1, &own);
    MPI_Win_create(x, sizeof x, 1, MPI_INFO_NULL, world, &win);
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    MPI_Win_lock_all(0, win);
    EXPECT_ERROR(MPI_Accumulate(y, 1, MPI_INT, 0, 0, 1, MPI_INT, own, win), MPI_ERR_OP);
    EXPECT_ERROR(MPI_Accumulate(y, 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, MPI_BAND, win), MPI_ERR_OP);
    EXPECT_ERROR(MPI_Accumulate(y, 1, mixed, 0, 0, 1, mixed, MPI_SUM, win), MPI_ERR_TYPE);
    EXPECT_ERROR(MPI_Fetch_and_op(y, y + 8, MPI_INT, 0, 0, own, win), MPI_ERR_OP);
    EXPECT_ERROR(MPI_Fetch_and_op(y, y + 8, mixed, 0, 0, MPI_SUM, win), MPI_ERR_TYPE);
    EXPECT_ERROR(MPI_Compare_and_swap(y, y, y + 8, MPI_DOUBLE, 0, 0, win), MPI_ERR_TYPE);
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    MPI_Op_free(&own);
    MPI_Type_free(&mixed);
}

/* Requests of the wrong kind, and in the wrong state. */
static void requests(void)
{
    MPI_Request request, twice[2];
    MPI_Comm self = MPI_COMM_SELF;
    MPI_Irecv(x, 1, MPI_INT, 0, 1, self, &request);
    EXPECT_ERROR(MPI_Start(&request), MPI_ERR_REQUEST); // not persistent
    EXPECT_ERROR(MPI_Grequest_complete(request), MPI_ERR_REQUEST);
    EXPECT_ERROR(MPI_Pready(0, request), MPI_ERR_REQUEST);
    MPI_Send(y, 1, MPI_INT, 0, 1, self);
    MPI_Wait(&request, MPI_STATUS_IGNORE);

    MPI_Recv_init(x, 1, MPI_INT, 0, 1, self, &request);
    MPI_Start(&request);
    EXPECT_ERROR(MPI_Start(&request), MPI_ERR_REQUEST);
    EXPECT_ERROR(MPI_Startall(1, &request), MPI_ERR_REQUEST);
    MPI_Send(y, 1, MPI_INT, 0, 1, self);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    // Started twice by one call: the first start counts.
    twice[0] = twice[1] = request;
    EXPECT_ERROR(MPI_Startall(2, twice), MPI_ERR_REQUEST);
    MPI_Test(&request, &flag, MPI_STATUS_IGNORE);
    if (!flag) {
        MPI_Send(y, 1, MPI_INT, 0, 1, self);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    }
    MPI_Request_free(&request);

    // One request in a list twice.
    MPI_Isend(y, 1, MPI_INT, 0, 1, self, &request);
    MPI_Recv(x, 1, MPI_INT, 0, 1, self, MPI_STATUS_IGNORE);
    twice[0] = twice[1] = request;
    MPI_Waitall(2, twice, MPI_STATUSES_IGNORE);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
}

static void predefined_objects(void)
{
    MPI_Comm comm = MPI_COMM_WORLD, self = MPI_COMM_SELF;
    MPI_Datatype type = MPI_DOUBLE_INT;
    MPI_Op op = MPI_MAXLOC;
    int key = MPI_TAG_UB, value = 1;
    EXPECT_ERROR(MPI_Comm_free(&comm), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Comm_free(&self), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Comm_disconnect(&comm), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Type_free(&type), MPI_ERR_TYPE);
    EXPECT_ERROR(MPI_Op_free(&op), MPI_ERR_OP);
    EXPECT_ERROR(MPI_Comm_free_keyval(&key), MPI_ERR_KEYVAL);
    EXPECT_ERROR(MPI_Comm_set_attr(world, MPI_TAG_UB, &value), MPI_ERR_KEYVAL);
    EXPECT_ERROR(MPI_Comm_delete_attr(world, MPI_TAG_UB), MPI_ERR_KEYVAL);
    CHECK(comm == MPI_COMM_WORLD && self == MPI_COMM_SELF && type == MPI_DOUBLE_INT && op == MPI_MAXLOC);
    CHECK_INT(key, MPI_TAG_UB);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    make_intercommunicator();
    where_one_group_is_wanted();
    where_two_groups_are_wanted();
    in_place();
    operators();
    accumulates();
    requests();
    predefined_objects();
    MPI_Comm_free(&inter);
    return finish();
}
