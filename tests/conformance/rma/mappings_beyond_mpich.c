// The memory of MPI_Win_allocate is mapped by others when they access it, given up by them when the job is
// quiesced, and mapped again with what is in it.
// ranks: 2 3 4
#include "check.h"

#include <time.h>

static int with_shared_memory, quiesced;

/* Mappings of windows in this process. */
static int mappings(void)
{
    char line[512];
    int count = 0;
    FILE *maps = fopen("/proc/self/maps", "r");
    while (fgets(line, sizeof line, maps))
        count += strstr(line, "p2pmpi-window") != NULL;
    fclose(maps);
    return count;
}

static void compute(double seconds)
{
    struct timespec begin, now;
    clock_gettime(CLOCK_MONOTONIC, &begin);
    do
        clock_gettime(CLOCK_MONOTONIC, &now);
    while (now.tv_sec - begin.tv_sec + 1e-9 * (now.tv_nsec - begin.tv_nsec) < seconds);
}

/* Quiesces come between any two calls: only without them the number of mappings is certain. */
static void expect(int count)
{
    if (with_shared_memory && !quiesced)
        CHECK_INT(mappings(), count);
}

static void accessed(void)
{
    long *memory, found, one = 1;
    int right = (world_rank + 1) % world_size;
    MPI_Win win;
    MPI_Win_allocate(3 * sizeof(long), sizeof(long), MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    memory[0] = 100 + world_rank;
    memory[1] = 0;
    MPI_Barrier(MPI_COMM_WORLD);
    expect(1);
    for (int i = 0; i < 5; i++) {
        MPI_Win_lock_all(0, win);
        MPI_Get(&found, 1, MPI_LONG, right, 0, 1, MPI_LONG, win);
        MPI_Accumulate(&one, 1, MPI_LONG, right, 1, 1, MPI_LONG, MPI_SUM, win);
        MPI_Win_unlock_all(win);
        CHECK_INT(found, 100 + right);
        expect(2);
        compute(0.1);
        if (with_shared_memory && quiesced)
            CHECK_INT(mappings(), 1);
        memory[2] = i;
    }
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_lock(MPI_LOCK_SHARED, world_rank, 0, win);
    CHECK_INT(memory[0], 100 + world_rank);
    CHECK_INT(memory[1], 5);
    CHECK_INT(memory[2], 4);
    MPI_Win_unlock(world_rank, win);
    MPI_Win_free(&win);
    CHECK_INT(mappings(), 0);
}

/* What the program has asked for stays where it is, since it may be accessed without a call. */
static void asked_for(int shared)
{
    int *memory, *other, unit, right = (world_rank + 1) % world_size;
    MPI_Aint size;
    MPI_Win win;
    if (shared)
        MPI_Win_allocate_shared(8, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    else
        MPI_Win_allocate(8, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    MPI_Win_shared_query(win, right, &size, &unit, &other);
    CHECK_INT(size, shared || with_shared_memory ? 8 : 0);
    MPI_Win_lock_all(MPI_MODE_NOCHECK, win);
    for (int i = 0; i < 5; i++) {
        memory[0] = i * 10 + world_rank;
        MPI_Win_sync(win);
        MPI_Barrier(MPI_COMM_WORLD);
        MPI_Win_sync(win);
        compute(0.02);
        if (size > 0)
            CHECK_INT(other[0], i * 10 + right);
        MPI_Barrier(MPI_COMM_WORLD);
    }
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    CHECK_INT(mappings(), 0);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    const char *transport = getenv("P2PMPI_TRANSPORT");
    with_shared_memory = transport == NULL || strcmp(transport, "tcp") != 0;
    quiesced = getenv("P2PMPI_QUIESCE_EVERY") != NULL;
    accessed();
    asked_for(0);
    asked_for(1);
    return finish();
}
