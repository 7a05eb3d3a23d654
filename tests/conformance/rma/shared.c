// Windows in memory that all ranks share: parts that follow each other, parts that need not, loads and stores.
// ranks: 1 2 3 4
#include "check.h"

static void contiguous(void)
{
    MPI_Win win;
    int *own, *part;
    MPI_Aint size;
    int unit, count = world_rank % 2 ? 0 : 10 + world_rank;
    MPI_Win_allocate_shared(count * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &own, &win);
    MPI_Win_lock_all(0, win);
    for (int i = 0; i < count; i++)
        own[i] = 100 * world_rank + i;
    MPI_Win_sync(win);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_sync(win);
    int *end = NULL;
    for (int rank = 0; rank < world_size; rank++) {
        MPI_Win_shared_query(win, rank, &size, &unit, &part);
        int there = rank % 2 ? 0 : 10 + rank;
        CHECK_INT(size, there * (int)sizeof(int));
        CHECK_INT(unit, sizeof(int));
        if (there == 0)
            continue;
        CHECK(end == NULL || part == end);
        end = part + there;
        for (int i = 0; i < there; i++)
            CHECK_INT(part[i], 100 * rank + i);
    }
    MPI_Win_shared_query(win, MPI_PROC_NULL, &size, &unit, &part);
    CHECK_INT(size, 10 * (int)sizeof(int));
    CHECK_INT(part[3], 3);
    MPI_Barrier(MPI_COMM_WORLD);
    /* Operations and loads see the same memory. */
    int value = 77;
    if (world_rank == world_size - 1) {
        MPI_Put(&value, 1, MPI_INT, 0, 3, 1, MPI_INT, win);
        MPI_Win_flush(0, win);
    }
    MPI_Win_sync(win);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_sync(win);
    CHECK_INT(part[3], 77);
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
}

static void separate(void)
{
    MPI_Win win;
    MPI_Info info;
    char *own, *part;
    MPI_Aint size;
    int unit;
    MPI_Info_create(&info);
    MPI_Info_set(info, "alloc_shared_noncontig", "true");
    MPI_Win_allocate_shared(5, 1, info, MPI_COMM_WORLD, &own, &win);
    MPI_Info_free(&info);
    CHECK((uintptr_t)own % sizeof(double) == 0);
    memset(own, 'a' + world_rank, 5);
    MPI_Win_fence(0, win);
    for (int rank = 0; rank < world_size; rank++) {
        MPI_Win_shared_query(win, rank, &size, &unit, &part);
        CHECK_INT(size, 5);
        for (int i = 0; i < 5; i++)
            CHECK_INT(part[i], 'a' + rank);
    }
    MPI_Win_fence(0, win);
    MPI_Win_free(&win);
}

/* A part of no bytes has no address. */
static void empty_part(void)
{
    MPI_Win win;
    MPI_Aint size;
    char *own, *part;
    int unit, filled = world_rank % 2 == 0;
    MPI_Win_allocate_shared(filled ? 16 : 0, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &own, &win);
    for (int rank = 0; rank < world_size; rank++) {
        MPI_Win_shared_query(win, rank, &size, &unit, &part);
        CHECK_INT(size, rank % 2 == 0 ? 16 : 0);
        CHECK((part != NULL) == (rank % 2 == 0));
    }
    MPI_Win_free(&win);
}

/* A lock held by one rank keeps the others from the memory, also when they store directly. */
static void exclusive(void)
{
    MPI_Win win;
    long *own, *first;
    MPI_Aint size;
    int unit;
    MPI_Win_allocate_shared(sizeof(long), sizeof(long), MPI_INFO_NULL, MPI_COMM_WORLD, &own, &win);
    *own = 0;
    MPI_Win_shared_query(win, 0, &size, &unit, &first);
    MPI_Barrier(MPI_COMM_WORLD);
    for (int i = 0; i < 50; i++) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, win);
        *first += 1;
        MPI_Win_unlock(0, win);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win);
    CHECK_INT(*first, 50 * world_size);
    MPI_Win_unlock(0, win);
    MPI_Win_free(&win);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    contiguous();
    separate();
    empty_part();
    exclusive();
    return finish();
}
