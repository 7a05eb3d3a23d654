// Accumulates of many origins at one target are atomic for each element and ordered for each origin, however
// they reach the memory.
// ranks: 1 2 3 4
#include "check.h"

enum { ROUNDS = 300, WIDE = 3000 };

/* Every number is drawn once: fetch_and_op never loses nor doubles an increment. */
static void tickets(MPI_Win win, int target)
{
    static long drawn[ROUNDS], all[4 * ROUNDS], times[4 * ROUNDS];
    long one = 1;
    MPI_Win_lock_all(0, win);
    for (int i = 0; i < ROUNDS; i++) {
        MPI_Fetch_and_op(&one, &drawn[i], MPI_LONG, target, 0, MPI_SUM, win);
        MPI_Win_flush(target, win);
        CHECK(i == 0 || drawn[i] > drawn[i - 1]);
    }
    MPI_Win_unlock_all(win);
    MPI_Allgather(drawn, ROUNDS, MPI_LONG, all, ROUNDS, MPI_LONG, MPI_COMM_WORLD);
    memset(times, 0, sizeof times);
    for (int i = 0; i < world_size * ROUNDS; i++) {
        CHECK(all[i] >= 0 && all[i] < world_size * ROUNDS);
        CHECK_INT(times[all[i]]++, 0);
    }
}

/* A lock made of compare_and_swap keeps a plain counter right. */
static void swaps(MPI_Win win, int target)
{
    int own = world_rank + 1, none = 0, before, count;
    MPI_Win_lock_all(0, win);
    for (int i = 0; i < 20; i++) {
        do {
            MPI_Compare_and_swap(&own, &none, &before, MPI_INT, target, 4, win);
            MPI_Win_flush(target, win);
        } while (before != 0);
        MPI_Get(&count, 1, MPI_INT, target, 5, 1, MPI_INT, win);
        MPI_Win_flush(target, win);
        count++;
        MPI_Put(&count, 1, MPI_INT, target, 5, 1, MPI_INT, win);
        MPI_Win_flush(target, win);
        MPI_Fetch_and_op(&none, &before, MPI_INT, target, 4, MPI_REPLACE, win);
        MPI_Win_flush(target, win);
        CHECK_INT(before, own);
    }
    MPI_Win_unlock_all(win);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_lock(MPI_LOCK_SHARED, target, 0, win);
    MPI_Get(&count, 1, MPI_INT, target, 5, 1, MPI_INT, win);
    MPI_Win_unlock(target, win);
    CHECK_INT(count, 20 * world_size);
}

/* Every second element, from an origin with gaps of its own; then REPLACE and SUM in program order. */
static void wide(MPI_Win win, double *memory, int target)
{
    static double from[3 * WIDE], before[WIDE];
    MPI_Datatype two, three;
    MPI_Type_vector(WIDE, 1, 2, MPI_DOUBLE, &two);
    MPI_Type_vector(WIDE, 1, 3, MPI_DOUBLE, &three);
    MPI_Type_commit(&two);
    MPI_Type_commit(&three);
    for (int i = 0; i < WIDE; i++)
        from[3 * i] = i;
    MPI_Win_fence(0, win);
    for (int i = 0; i < 5; i++)
        MPI_Accumulate(from, 1, three, target, 8, 1, two, MPI_SUM, win);
    MPI_Win_fence(0, win);
    if (world_rank == target)
        for (int i = 0; i < WIDE; i++) {
            CHECK(memory[4 + 2 * i] == 5.0 * i * world_size);
            CHECK(memory[5 + 2 * i] == 0.5);
        }
    MPI_Win_fence(0, win);
    MPI_Accumulate(from, 1, three, target, 8, 1, two, MPI_REPLACE, win);
    MPI_Get_accumulate(from, 1, three, before, WIDE, MPI_DOUBLE, target, 8, 1, two, MPI_SUM, win);
    MPI_Win_fence(0, win);
    for (int i = 0; i < WIDE; i++)
        CHECK(before[i] >= i && before[i] <= (double)i * world_size);
    MPI_Type_free(&two);
    MPI_Type_free(&three);
}

static void all(MPI_Win win, void *memory, int target)
{
    double *numbers = memory;
    memset(memory, 0, 32);
    for (int i = 4; i < 4 + 2 * WIDE; i++)
        numbers[i] = i % 2 ? 0.5 : 0;
    MPI_Barrier(MPI_COMM_WORLD);
    tickets(win, target);
    swaps(win, target);
    wide(win, memory, target);
    MPI_Win_free(&win);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    static double own[4 + 2 * WIDE];
    double *memory;
    MPI_Win win;
    MPI_Info apart;
    MPI_Win_create(own, sizeof own, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    all(win, own, 0);
    MPI_Win_allocate(sizeof own, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    all(win, memory, world_size - 1);
    MPI_Win_allocate_shared(sizeof own, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    all(win, memory, 0);
    MPI_Info_create(&apart);
    MPI_Info_set(apart, "alloc_shared_noncontig", "true");
    MPI_Win_allocate_shared(sizeof own, 4, apart, MPI_COMM_WORLD, &memory, &win);
    MPI_Info_free(&apart);
    all(win, memory, world_size / 2);
    return finish();
}
