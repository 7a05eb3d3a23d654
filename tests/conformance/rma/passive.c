// Locks, flushes, requests and counters under contention.
// ranks: 1 2 3 4 5
#include "check.h"

#define ROUNDS 60

/* Every rank adds to one counter; the values that it fetches are all different. */
static void counter(MPI_Win win, long *memory)
{
    *memory = 0;
    MPI_Barrier(MPI_COMM_WORLD);
    long one = 1, before, last = -1;
    MPI_Win_lock_all(0, win);
    for (int i = 0; i < ROUNDS; i++) {
        MPI_Fetch_and_op(&one, &before, MPI_LONG, 0, 0, MPI_SUM, win);
        MPI_Win_flush(0, win);
        CHECK(before > last && before < (long)ROUNDS * world_size);
        last = before;
    }
    MPI_Win_unlock_all(win);
    MPI_Barrier(MPI_COMM_WORLD);
    if (world_rank == 0) {
        MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win);
        CHECK_INT(*memory, ROUNDS * world_size);
        MPI_Win_unlock(0, win);
    }
    MPI_Barrier(MPI_COMM_WORLD);
}

/* Read, change and write back under an exclusive lock: nothing is lost. */
static void exclusive(MPI_Win win, long *memory)
{
    *memory = 0;
    MPI_Barrier(MPI_COMM_WORLD);
    int target = world_size - 1;
    for (int i = 0; i < ROUNDS; i++) {
        long value = -1;
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, target, 0, win);
        MPI_Get(&value, 1, MPI_LONG, target, 0, 1, MPI_LONG, win);
        MPI_Win_flush(target, win);
        value++;
        MPI_Put(&value, 1, MPI_LONG, target, 0, 1, MPI_LONG, win);
        MPI_Win_unlock(target, win);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    if (world_rank == target) {
        MPI_Win_lock(MPI_LOCK_SHARED, target, 0, win);
        CHECK_INT(*memory, ROUNDS * world_size);
        MPI_Win_unlock(target, win);
    }
    MPI_Barrier(MPI_COMM_WORLD);
}

/* A spin lock made of compare-and-swap guards a counter. */
static void compare_and_swap(MPI_Win win, long *memory)
{
    memory[0] = memory[1] = 0;
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_lock_all(MPI_MODE_NOCHECK, win);
    for (int i = 0; i < 10; i++) {
        long free_ = 0, taken = world_rank + 1, before, value;
        do {
            MPI_Compare_and_swap(&taken, &free_, &before, MPI_LONG, 0, 0, win);
            MPI_Win_flush(0, win);
        } while (before != 0);
        MPI_Get(&value, 1, MPI_LONG, 0, 1, 1, MPI_LONG, win);
        MPI_Win_flush(0, win);
        value += 2;
        MPI_Put(&value, 1, MPI_LONG, 0, 1, 1, MPI_LONG, win);
        MPI_Win_flush(0, win);
        MPI_Compare_and_swap(&free_, &taken, &before, MPI_LONG, 0, 0, win);
        MPI_Win_flush(0, win);
        CHECK_INT(before, taken);
    }
    MPI_Win_unlock_all(win);
    MPI_Barrier(MPI_COMM_WORLD);
    if (world_rank == 0)
        CHECK_INT(memory[1], 20 * world_size);
    MPI_Barrier(MPI_COMM_WORLD);
}

static void requests(MPI_Win win, long *memory)
{
    enum { MANY = 3000 };
    int target = (world_rank + 1) % world_size;
    long out[MANY], in[MANY], result[MANY];
    for (int i = 0; i < MANY; i++)
        out[i] = i + world_rank;
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_lock(MPI_LOCK_SHARED, target, 0, win);
    MPI_Request request;
    MPI_Status status;
    MPI_Rput(out, MANY, MPI_LONG, target, 0, MANY, MPI_LONG, win, &request);
    MPI_Wait(&request, &status);
    CHECK(request == MPI_REQUEST_NULL);
    MPI_Win_flush(target, win);
    MPI_Rget(in, MANY, MPI_LONG, target, 0, MANY, MPI_LONG, win, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    for (int i = 0; i < MANY; i++)
        CHECK_INT(in[i], out[i]);
    MPI_Raccumulate(out, MANY, MPI_LONG, target, 0, MANY, MPI_LONG, MPI_SUM, win, &request);
    int flag = 0;
    while (!flag)
        MPI_Test(&request, &flag, MPI_STATUS_IGNORE);
    MPI_Rget_accumulate(out, MANY, MPI_LONG, result, MANY, MPI_LONG, target, 0, MANY, MPI_LONG, MPI_REPLACE,
                        win, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    for (int i = 0; i < MANY; i++)
        CHECK_INT(result[i], 2 * out[i]);
    MPI_Request several[10];
    for (int i = 0; i < 10; i++)
        MPI_Rget(&in[i], 1, MPI_LONG, target, i, 1, MPI_LONG, win, &several[i]);
    MPI_Waitall(10, several, MPI_STATUSES_IGNORE);
    for (int i = 0; i < 10; i++)
        CHECK_INT(in[i], out[i]);
    MPI_Win_flush_local(target, win);
    MPI_Win_flush_local_all(win);
    MPI_Win_flush_all(win);
    MPI_Win_unlock(target, win);
    MPI_Win_lock_all(0, win);
    MPI_Get_accumulate(NULL, 0, MPI_DATATYPE_NULL, result, MANY, MPI_LONG, target, 0, MANY, MPI_LONG, MPI_NO_OP,
                       win);
    MPI_Win_flush_local(target, win);
    for (int i = 0; i < MANY; i++)
        CHECK_INT(result[i], out[i]);
    MPI_Win_sync(win);
    MPI_Win_unlock_all(win);
    MPI_Barrier(MPI_COMM_WORLD);
    int left = (world_rank + world_size - 1) % world_size;
    for (int i = 0; i < MANY; i++)
        CHECK_INT(memory[i], i + left);
    MPI_Barrier(MPI_COMM_WORLD);
}

/* Nothing moves to and from MPI_PROC_NULL. */
static void nobody(MPI_Win win)
{
    long value = 5;
    MPI_Request request;
    MPI_Win_lock(MPI_LOCK_SHARED, world_rank, 0, win);
    MPI_Put(&value, 1, MPI_LONG, MPI_PROC_NULL, 0, 1, MPI_LONG, win);
    MPI_Rget(&value, 1, MPI_LONG, MPI_PROC_NULL, 0, 1, MPI_LONG, win, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Fetch_and_op(&value, &value, MPI_LONG, MPI_PROC_NULL, 0, MPI_SUM, win);
    MPI_Win_unlock(world_rank, win);
    CHECK_INT(value, 5);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Win win;
    long *memory;
    MPI_Win_allocate(3000 * sizeof(long), sizeof(long), MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    counter(win, memory);
    exclusive(win, memory);
    compare_and_swap(win, memory);
    requests(win, memory);
    nobody(win);
    MPI_Win_free(&win);
    return finish();
}
