// The large-count form of every function of windows.
// ranks: 1 2 3
#include "check.h"

static void synchronize(MPI_Win win)
{
    MPI_Win_flush_all(win);
    MPI_Barrier(MPI_COMM_WORLD);
}

/* Holds here before anybody goes on. */
#define CHECK_ALL(condition)          \
    do {                              \
        CHECK(condition);             \
        MPI_Barrier(MPI_COMM_WORLD);  \
    } while (0)

static void operations(MPI_Win win, long *memory)
{
    MPI_Count three = 3;
    int target = (world_rank + 1) % world_size, left = (world_rank + world_size - 1) % world_size;
    long out[3] = {world_rank, 10, 20}, in[3] = {-1, -1, -1}, result[3];
    MPI_Request request;
    memset(memory, 0, 3 * sizeof(long));
    MPI_Win_lock_all(0, win);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Put_c(out, three, MPI_LONG, target, 0, three, MPI_LONG, win);
    synchronize(win);
    CHECK_ALL(memory[0] == left && memory[2] == 20);
    MPI_Get_c(in, three, MPI_LONG, target, 0, three, MPI_LONG, win);
    synchronize(win);
    CHECK_ALL(in[0] == world_rank && in[1] == 10);
    MPI_Accumulate_c(out, three, MPI_LONG, target, 0, three, MPI_LONG, MPI_SUM, win);
    synchronize(win);
    CHECK_ALL(memory[0] == 2 * left && memory[2] == 40);
    MPI_Get_accumulate_c(out, three, MPI_LONG, result, three, MPI_LONG, target, 0, three, MPI_LONG, MPI_SUM, win);
    synchronize(win);
    CHECK_ALL(result[2] == 40 && memory[2] == 60);

    MPI_Rput_c(out, three, MPI_LONG, target, 0, three, MPI_LONG, win, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    synchronize(win);
    CHECK_ALL(memory[2] == 20);
    MPI_Raccumulate_c(out, three, MPI_LONG, target, 0, three, MPI_LONG, MPI_SUM, win, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    synchronize(win);
    MPI_Rget_c(in, three, MPI_LONG, target, 0, three, MPI_LONG, win, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    CHECK_ALL(in[1] == 20 && in[2] == 40);
    synchronize(win);
    MPI_Rget_accumulate_c(out, three, MPI_LONG, result, three, MPI_LONG, target, 0, three, MPI_LONG, MPI_REPLACE,
                          win, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    CHECK_ALL(result[2] == 40);
    synchronize(win);
    CHECK_ALL(memory[2] == 20);
    MPI_Win_unlock_all(win);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Win win;
    MPI_Aint unit = sizeof(long), size = 3 * sizeof(long), found_size, found_unit;
    long given[3], *memory;
    MPI_Win_create_c(given, size, unit, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    operations(win, given);
    MPI_Win_shared_query_c(win, world_rank, &found_size, &found_unit, &memory);
    CHECK(found_size == 0 || memory == given);
    MPI_Win_free(&win);
    MPI_Win_allocate_c(size, unit, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    operations(win, memory);
    MPI_Win_free(&win);
    MPI_Win_allocate_shared_c(size, unit, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    operations(win, memory);
    long *part;
    MPI_Win_shared_query_c(win, 0, &found_size, &found_unit, &part);
    CHECK(found_size == size && found_unit == unit && part[1] == 10);
    MPI_Win_free(&win);
    return finish();
}
