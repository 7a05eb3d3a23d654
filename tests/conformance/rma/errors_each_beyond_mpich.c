// Each of the operations, with each of its arguments wrong: the class, and the error handler of the window.
// ranks: 1 2
#include "check.h"

static int heard_code, heard_times;
static MPI_Win heard_win;

static void listen(MPI_Win *win, int *code, ...)
{
    heard_times++;
    heard_win = *win;
    heard_code = *code;
}

/* The arguments of any of them. */
struct access {
    int value, other, result;
    int count, target_count, rank;
    MPI_Datatype datatype, target_datatype;
    MPI_Aint displacement;
    MPI_Op op;
    MPI_Win win;
};

enum { PUT, GET, ACCUMULATE, GET_ACCUMULATE, FETCH, SWAP, RPUT, RGET, RACCUMULATE, RGET_ACCUMULATE, OPERATIONS };

static int call(int which, struct access *a)
{
    MPI_Request request = MPI_REQUEST_NULL;
    void *value = &a->value, *result = &a->result;
    int code = -1;
    switch (which) {
#define TARGET a->rank, a->displacement, a->target_count, a->target_datatype
    case PUT:
        return MPI_Put(value, a->count, a->datatype, TARGET, a->win);
    case GET:
        return MPI_Get(value, a->count, a->datatype, TARGET, a->win);
    case ACCUMULATE:
        return MPI_Accumulate(value, a->count, a->datatype, TARGET, a->op, a->win);
    case GET_ACCUMULATE:
        return MPI_Get_accumulate(value, a->count, a->datatype, result, 1, MPI_INT, TARGET, a->op, a->win);
    case FETCH:
        return MPI_Fetch_and_op(value, result, a->datatype, a->rank, a->displacement, a->op, a->win);
    case SWAP:
        return MPI_Compare_and_swap(value, &a->other, result, a->datatype, a->rank, a->displacement, a->win);
    case RPUT:
        code = MPI_Rput(value, a->count, a->datatype, TARGET, a->win, &request);
        break;
    case RGET:
        code = MPI_Rget(value, a->count, a->datatype, TARGET, a->win, &request);
        break;
    case RACCUMULATE:
        code = MPI_Raccumulate(value, a->count, a->datatype, TARGET, a->op, a->win, &request);
        break;
    case RGET_ACCUMULATE:
        code = MPI_Rget_accumulate(value, a->count, a->datatype, result, 1, MPI_INT, TARGET, a->op, a->win, &request);
        break;
    }
    if (code == MPI_SUCCESS)
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    return code;
}

static struct access right(MPI_Win win)
{
    struct access a = {1, 2, 3, 1, 1, world_size - 1, MPI_INT, MPI_INT, 2, MPI_SUM, win};
    return a;
}

static void expect(int which, struct access a, int class)
{
    int before = heard_times, found, code = call(which, &a);
    CHECK(code != MPI_SUCCESS);
    MPI_Error_class(code, &found);
    if (found != class)
        fprintf(stderr, "operation %d\n", which);
    CHECK_INT(found, class);
    if (a.win != MPI_WIN_NULL)
        CHECK(heard_times == before + 1 && heard_win == a.win && heard_code == code);
}

#define WRONG(member, value, class)      \
    do {                                 \
        struct access a = right(win);    \
        a.member = (value);              \
        expect(which, a, (class));       \
    } while (0)

static void each(int which, MPI_Win win, MPI_Datatype open, MPI_Datatype pair)
{
    int has_op = which != PUT && which != GET && which != SWAP && which != RPUT && which != RGET;
    int has_counts = which != FETCH && which != SWAP;
    struct access fine = right(win);
    CHECK_INT(call(which, &fine), MPI_SUCCESS);
    WRONG(rank, world_size, MPI_ERR_RANK);
    WRONG(rank, MPI_ANY_SOURCE, MPI_ERR_RANK);
    WRONG(displacement, -1, MPI_ERR_DISP);
    WRONG(displacement, 16, MPI_ERR_RMA_RANGE);
    WRONG(displacement, PTRDIFF_MAX, MPI_ERR_RMA_RANGE);
    WRONG(datatype, MPI_DATATYPE_NULL, MPI_ERR_TYPE);
    WRONG(datatype, open, MPI_ERR_TYPE);
    WRONG(win, MPI_WIN_NULL, MPI_ERR_WIN);
    if (has_counts) {
        WRONG(count, -1, MPI_ERR_COUNT);
        WRONG(target_count, -1, MPI_ERR_COUNT);
        WRONG(target_datatype, MPI_DATATYPE_NULL, MPI_ERR_TYPE);
        WRONG(target_datatype, open, MPI_ERR_TYPE);
    } else {
        WRONG(datatype, pair, MPI_ERR_TYPE);
    }
    if (has_op) {
        WRONG(op, MPI_OP_NULL, MPI_ERR_OP);
        WRONG(op, MPI_MAXLOC, MPI_ERR_OP);
    }
    struct access none = right(win);
    none.rank = MPI_PROC_NULL;
    CHECK_INT(call(which, &none), MPI_SUCCESS);
}

/* Outside of an epoch, and beside the targets of one. */
static void uncovered(int which, MPI_Win win)
{
    MPI_Group own;
    struct access a = right(win);
    expect(which, a, MPI_ERR_RMA_SYNC);
    MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win);
    if (world_size > 1)
        expect(which, a, MPI_ERR_RMA_SYNC);
    MPI_Win_unlock(0, win);
    MPI_Comm_group(MPI_COMM_SELF, &own);
    MPI_Win_post(own, 0, win);
    MPI_Win_start(own, 0, win);
    if (world_size > 1 && world_rank == 0)
        expect(which, a, MPI_ERR_RMA_SYNC);
    a.rank = world_rank;
    if (which >= RPUT)
        expect(which, a, MPI_ERR_RMA_SYNC);
    MPI_Win_complete(win);
    MPI_Win_wait(win);
    MPI_Group_free(&own);
}

/* A group with a process that the window does not have. */
static void strangers(void)
{
    static int memory[4];
    MPI_Group world;
    MPI_Win win;
    MPI_Win_create(memory, sizeof memory, 1, MPI_INFO_NULL, MPI_COMM_SELF, &win);
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    EXPECT_ERROR(MPI_Win_post(world, 0, win), MPI_ERR_GROUP);
    EXPECT_ERROR(MPI_Win_start(world, 0, win), MPI_ERR_GROUP);
    MPI_Group_free(&world);
    MPI_Win_free(&win);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    static int memory[16];
    MPI_Win win;
    MPI_Errhandler mine;
    MPI_Datatype open, pair;
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    MPI_Win_create(memory, sizeof memory, sizeof *memory, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_create_errhandler(listen, &mine);
    MPI_Win_set_errhandler(win, mine);
    MPI_Errhandler_free(&mine);
    MPI_Type_contiguous(2, MPI_INT, &open);
    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Type_commit(&pair);
    for (int which = 0; which < OPERATIONS; which++) {
        uncovered(which, win);
        MPI_Win_lock_all(0, win);
        each(which, win, open, pair);
        MPI_Win_unlock_all(win);
    }
    MPI_Type_free(&open);
    MPI_Type_free(&pair);
    MPI_Win_free(&win);
    if (world_size > 1)
        strangers();
    return finish();
}
