// What windows refuse, with which class, and through which error handler.
// ranks: 1 2
#include "check.h"

static int calls, last_code;
static MPI_Win last_win;

static void listen(MPI_Win *win, int *code, ...)
{
    calls++;
    last_win = *win;
    last_code = *code;
}

static void creation(void)
{
    MPI_Win win;
    int memory[4];
    void *base;
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    EXPECT_ERROR(MPI_Win_create(memory, -1, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win), MPI_ERR_SIZE);
    EXPECT_ERROR(MPI_Win_create(memory, 16, 0, MPI_INFO_NULL, MPI_COMM_WORLD, &win), MPI_ERR_DISP);
    EXPECT_ERROR(MPI_Win_create(memory, 16, -4, MPI_INFO_NULL, MPI_COMM_WORLD, &win), MPI_ERR_DISP);
    EXPECT_ERROR(MPI_Win_create(NULL, 16, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win), MPI_ERR_BASE);
    EXPECT_ERROR(MPI_Win_create(memory, PTRDIFF_MAX, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win), MPI_ERR_SIZE);
    EXPECT_ERROR(MPI_Win_create(memory, 16, 1, MPI_INFO_NULL, MPI_COMM_NULL, &win), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Win_allocate(-5, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win), MPI_ERR_SIZE);
    EXPECT_ERROR(MPI_Win_allocate_shared(8, 0, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win), MPI_ERR_DISP);
    MPI_Aint huge = (MPI_Aint)1 << 60;
    EXPECT_ERROR(MPI_Win_allocate(huge, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win), MPI_ERR_NO_MEM);
    MPI_Aint last = world_rank == world_size - 1 ? huge : 8; /* all hear of it */
    EXPECT_ERROR(MPI_Win_allocate(last, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win), MPI_ERR_NO_MEM);
    EXPECT_ERROR(MPI_Win_allocate_shared(last, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win), MPI_ERR_NO_MEM);
    EXPECT_ERROR(MPI_Win_allocate_shared(huge, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win), MPI_ERR_NO_MEM);
    EXPECT_ERROR(MPI_Win_allocate(PTRDIFF_MAX, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win), MPI_ERR_NO_MEM);
    EXPECT_ERROR(MPI_Win_allocate_shared(PTRDIFF_MAX, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win),
                 MPI_ERR_NO_MEM);
    EXPECT_ERROR(MPI_Win_fence(0, MPI_WIN_NULL), MPI_ERR_WIN);
    win = MPI_WIN_NULL;
    EXPECT_ERROR(MPI_Win_free(&win), MPI_ERR_WIN);
}

static void accesses(MPI_Win win)
{
    int value = 1, values[20] = {0}, code;
    double real = 1;
    MPI_Op op;
    MPI_Datatype mixed;
    MPI_Request request;
    EXPECT_ERROR(MPI_Put(&value, 1, MPI_INT, 0, 0, 1, MPI_INT, win), MPI_ERR_RMA_SYNC);
    MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win);
    EXPECT_ERROR(MPI_Put(&value, 1, MPI_INT, world_size, 0, 1, MPI_INT, win), MPI_ERR_RANK);
    EXPECT_ERROR(MPI_Put(&value, 1, MPI_INT, -5, 0, 1, MPI_INT, win), MPI_ERR_RANK);
    EXPECT_ERROR(MPI_Put(&value, -1, MPI_INT, 0, 0, 1, MPI_INT, win), MPI_ERR_COUNT);
    EXPECT_ERROR(MPI_Put(&value, 1, MPI_INT, 0, 0, -1, MPI_INT, win), MPI_ERR_COUNT);
    EXPECT_ERROR(MPI_Put(&value, 1, MPI_DATATYPE_NULL, 0, 0, 1, MPI_INT, win), MPI_ERR_TYPE);
    EXPECT_ERROR(MPI_Put(&value, 1, MPI_INT, 0, 0, 1, MPI_DATATYPE_NULL, win), MPI_ERR_TYPE);
    EXPECT_ERROR(MPI_Put(&value, 1, MPI_INT, 0, -1, 1, MPI_INT, win), MPI_ERR_DISP);
    EXPECT_ERROR(MPI_Put(values, 1, MPI_INT, 0, 16, 1, MPI_INT, win), MPI_ERR_RMA_RANGE);
    EXPECT_ERROR(MPI_Put(values, 17, MPI_INT, 0, 0, 17, MPI_INT, win), MPI_ERR_RMA_RANGE);
    EXPECT_ERROR(MPI_Get(values, 2, MPI_INT, 0, 15, 2, MPI_INT, win), MPI_ERR_RMA_RANGE);
    EXPECT_ERROR(MPI_Put(values, 2, MPI_INT, 0, 0, 1, MPI_INT, win), MPI_ERR_TRUNCATE);
    EXPECT_ERROR(MPI_Get(values, 1, MPI_INT, 0, 0, 2, MPI_INT, win), MPI_ERR_TRUNCATE);
    EXPECT_ERROR(MPI_Accumulate(&value, 1, MPI_INT, 0, 0, 1, MPI_INT, MPI_OP_NULL, win), MPI_ERR_OP);
    EXPECT_ERROR(MPI_Accumulate(&value, 1, MPI_INT, 0, 0, 1, MPI_INT, MPI_MINLOC, win), MPI_ERR_OP);
    EXPECT_ERROR(MPI_Accumulate(&value, 1, MPI_FLOAT, 0, 0, 1, MPI_INT, MPI_SUM, win), MPI_ERR_TYPE);
    EXPECT_ERROR(MPI_Compare_and_swap(&real, &real, &real, MPI_DOUBLE, 0, 0, win), MPI_ERR_TYPE);
    MPI_Type_contiguous(2, MPI_INT, &mixed);
    MPI_Type_commit(&mixed);
    EXPECT_ERROR(MPI_Fetch_and_op(values, values, mixed, 0, 0, MPI_SUM, win), MPI_ERR_TYPE);
    MPI_Type_free(&mixed);
    MPI_Op_create((MPI_User_function *)exit, 1, &op);
    EXPECT_ERROR(MPI_Accumulate(&value, 1, MPI_INT, 0, 0, 1, MPI_INT, op, win), MPI_ERR_OP);
    MPI_Op_free(&op);
    MPI_Win_unlock(0, win);
    MPI_Win_fence(0, win);
    EXPECT_ERROR(MPI_Rput(&value, 1, MPI_INT, 0, 0, 1, MPI_INT, win, &request), MPI_ERR_RMA_SYNC);
    code = MPI_Put(&value, 1, MPI_INT, 0, 0, 1, MPI_INT, win);
    CHECK_INT(code, MPI_SUCCESS);
    EXPECT_ERROR(MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win), MPI_ERR_RMA_SYNC);
    MPI_Win unfinished = win;
    EXPECT_ERROR(MPI_Win_free(&unfinished), MPI_ERR_RMA_SYNC);
    CHECK(unfinished == win);
    MPI_Win_fence(MPI_MODE_NOSUCCEED, win);
}

static void epochs(MPI_Win win)
{
    MPI_Group group, empty = MPI_GROUP_EMPTY;
    int flag;
    EXPECT_ERROR(MPI_Win_fence(-1, win), MPI_ERR_ASSERT);
    EXPECT_ERROR(MPI_Win_unlock(0, win), MPI_ERR_RMA_SYNC);
    EXPECT_ERROR(MPI_Win_unlock_all(win), MPI_ERR_RMA_SYNC);
    EXPECT_ERROR(MPI_Win_flush(0, win), MPI_ERR_RMA_SYNC);
    EXPECT_ERROR(MPI_Win_flush_all(win), MPI_ERR_RMA_SYNC);
    EXPECT_ERROR(MPI_Win_flush_local(0, win), MPI_ERR_RMA_SYNC);
    EXPECT_ERROR(MPI_Win_flush_local_all(win), MPI_ERR_RMA_SYNC);
    EXPECT_ERROR(MPI_Win_complete(win), MPI_ERR_RMA_SYNC);
    EXPECT_ERROR(MPI_Win_wait(win), MPI_ERR_RMA_SYNC);
    EXPECT_ERROR(MPI_Win_test(win, &flag), MPI_ERR_RMA_SYNC);
    EXPECT_ERROR(MPI_Win_lock(7, 0, 0, win), MPI_ERR_LOCKTYPE);
    EXPECT_ERROR(MPI_Win_lock(MPI_LOCK_SHARED, world_size, 0, win), MPI_ERR_RANK);
    EXPECT_ERROR(MPI_Win_lock(MPI_LOCK_SHARED, 0, 3, win), MPI_ERR_ASSERT);
    EXPECT_ERROR(MPI_Win_lock_all(3, win), MPI_ERR_ASSERT);
    EXPECT_ERROR(MPI_Win_post(MPI_GROUP_NULL, 0, win), MPI_ERR_GROUP);
    EXPECT_ERROR(MPI_Win_start(empty, MPI_MODE_NOPUT, win), MPI_ERR_ASSERT);
    MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win);
    EXPECT_ERROR(MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win), MPI_ERR_RMA_SYNC);
    EXPECT_ERROR(MPI_Win_lock_all(0, win), MPI_ERR_RMA_SYNC);
    EXPECT_ERROR(MPI_Win_fence(0, win), MPI_ERR_RMA_SYNC);
    EXPECT_ERROR(MPI_Win_start(empty, 0, win), MPI_ERR_RMA_SYNC);
    MPI_Win copy = win;
    EXPECT_ERROR(MPI_Win_free(&copy), MPI_ERR_RMA_SYNC);
    MPI_Win_unlock(0, win);
    MPI_Comm_group(MPI_COMM_SELF, &group);
    MPI_Win_post(group, 0, win);
    EXPECT_ERROR(MPI_Win_post(group, 0, win), MPI_ERR_RMA_SYNC);
    MPI_Win_start(group, 0, win);
    EXPECT_ERROR(MPI_Win_start(group, 0, win), MPI_ERR_RMA_SYNC);
    MPI_Win_complete(win);
    MPI_Win_wait(win);
    MPI_Group_free(&group);
}

static void handlers(MPI_Win win)
{
    MPI_Errhandler mine, found;
    MPI_Win_create_errhandler(listen, &mine);
    MPI_Win_set_errhandler(win, mine);
    MPI_Win_get_errhandler(win, &found);
    CHECK(found == mine);
    MPI_Errhandler_free(&found);
    MPI_Errhandler_free(&mine);
    int code = MPI_Win_flush(0, win);
    CHECK(calls == 1 && last_win == win && last_code == code);
    MPI_Win_call_errhandler(win, MPI_ERR_OTHER);
    CHECK(calls == 2 && last_win == win && last_code == MPI_ERR_OTHER);
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    EXPECT_ERROR(MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRHANDLER_NULL), MPI_ERR_ERRHANDLER);
}

/* An access across a gap between pieces that are attached. */
static void pieces(MPI_Win win)
{
    static int memory[3];
    int values[3] = {0}, target = (world_rank + 1) % world_size;
    MPI_Aint addresses[2], own;
    MPI_Get_address(memory, &own);
    MPI_Allgather(&own, 1, MPI_AINT, addresses, 1, MPI_AINT, MPI_COMM_WORLD);
    MPI_Win_attach(win, &memory[0], sizeof(int));
    MPI_Win_attach(win, &memory[2], sizeof(int));
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_lock(MPI_LOCK_SHARED, target, 0, win);
    MPI_Put(values, 3, MPI_INT, target, addresses[target], 3, MPI_INT, win);
    EXPECT_ERROR(MPI_Win_flush(target, win), MPI_ERR_RMA_RANGE);
    MPI_Win_unlock(target, win);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_detach(win, &memory[0]);
    MPI_Win_detach(win, &memory[2]);
}

/* Only the target knows what is attached to a dynamic window. */
static void dynamic(void)
{
    MPI_Win win, other;
    int memory[8] = {0}, value = 3;
    MPI_Aint size, address;
    int unit;
    void *base;
    MPI_Request request;
    MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    MPI_Win_attach(win, memory, sizeof memory);
    EXPECT_ERROR(MPI_Win_attach(win, &memory[1], 4), MPI_ERR_RMA_ATTACH);
    EXPECT_ERROR(MPI_Win_attach(win, memory, -4), MPI_ERR_SIZE);
    EXPECT_ERROR(MPI_Win_attach(win, memory, PTRDIFF_MAX), MPI_ERR_SIZE);
    EXPECT_ERROR(MPI_Win_attach(win, NULL, 4), MPI_ERR_BASE);
    EXPECT_ERROR(MPI_Win_detach(win, &memory[1]), MPI_ERR_RMA_ATTACH);
    EXPECT_ERROR(MPI_Win_shared_query(win, 0, &size, &unit, &base), MPI_ERR_RMA_FLAVOR);
    MPI_Get_address(&memory[8], &address);
    MPI_Win_lock(MPI_LOCK_SHARED, world_rank, 0, win);
    MPI_Put(&value, 1, MPI_INT, world_rank, address, 1, MPI_INT, win);
    EXPECT_ERROR(MPI_Win_flush(world_rank, win), MPI_ERR_RMA_RANGE);
    CHECK_INT(MPI_Win_flush(world_rank, win), MPI_SUCCESS);
    MPI_Rget(&value, 1, MPI_INT, world_rank, address, 1, MPI_INT, win, &request);
    EXPECT_ERROR(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_ERR_RMA_RANGE);
    MPI_Win_unlock(world_rank, win);
    MPI_Win_detach(win, memory);
    pieces(win);
    MPI_Win_free(&win);
    MPI_Win_create(memory, sizeof memory, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &other);
    MPI_Win_set_errhandler(other, MPI_ERRORS_RETURN);
    EXPECT_ERROR(MPI_Win_attach(other, memory, 4), MPI_ERR_RMA_FLAVOR);
    EXPECT_ERROR(MPI_Win_detach(other, memory), MPI_ERR_RMA_FLAVOR);
    MPI_Win_free(&other);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    creation();
    MPI_Win win;
    int memory[16] = {0};
    MPI_Win_create(memory, sizeof memory, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    accesses(win);
    epochs(win);
    handlers(win);
    MPI_Win_free(&win);
    dynamic();
    return finish();
}
