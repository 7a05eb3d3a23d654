// An origin that starts a million operations without waiting fills neither its own memory nor that of the
// target, be that computing or locked by somebody else.
// ranks: 2 3
#include "check.h"

#include <sys/resource.h>
#include <time.h>

enum { OPERATIONS = 1000000, BOUND = 48 << 10 };

/* The most memory that this process has ever had, in KiB. */
static long peak(void)
{
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + 1e-9 * time.tv_nsec;
}

static void compute(double seconds)
{
    volatile long work = 0;
    for (double end = now() + seconds; now() < end;)
        work++;
}

/* Rank 1 floods rank 0, which computes. Slow links and tests of quiescing get fewer operations. */
static void computing(MPI_Win win, long *memory, int operations)
{
    long one = 1, before = peak(), fetched[8];
    memory[0] = memory[1] = 0;
    MPI_Win_fence(0, win);
    if (world_rank == 0)
        compute(0.5);
    if (world_rank == 1)
        for (int i = 0; i < operations; i++) {
            if (i % 4 == 0)
                MPI_Put(&one, 1, MPI_LONG, 0, 1, 1, MPI_LONG, win);
            else if (i % 4 == 1)
                MPI_Get_accumulate(&one, 1, MPI_LONG, &fetched[i % 8], 1, MPI_LONG, 0, 0, 1, MPI_LONG, MPI_SUM, win);
            else
                MPI_Accumulate(&one, 1, MPI_LONG, 0, 0, 1, MPI_LONG, MPI_SUM, win);
        }
    MPI_Win_fence(0, win);
    if (world_rank == 0) {
        CHECK_INT(memory[0], operations / 4 * 3);
        CHECK_INT(memory[1], 1);
    }
    CHECK(peak() - before < BOUND);
}

/* Data that is longer than a request. */
static void long_data(MPI_Win win, char *memory)
{
    static char from[4][1 << 20];
    long before = peak();
    memset(from, 7, sizeof from);
    MPI_Win_fence(0, win);
    if (world_rank == 0)
        compute(0.2);
    if (world_rank == 1)
        for (int i = 0; i < 200; i++)
            MPI_Accumulate(from[i % 4], 1 << 20, MPI_CHAR, 0, 0, 1 << 20, MPI_CHAR, MPI_REPLACE, win);
    MPI_Win_fence(0, win);
    CHECK(world_rank != 0 || memory[(1 << 20) - 1] == 7);
    CHECK(peak() - before < BOUND);
}

/* Rank 1 floods rank 0 while rank 2 holds the lock there. */
static void locked(MPI_Win win, long *memory, int operations)
{
    long one = 1, before = peak();
    memory[0] = 0;
    MPI_Barrier(MPI_COMM_WORLD);
    if (world_rank == 2) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, win);
        MPI_Barrier(MPI_COMM_WORLD);
        compute(0.3);
        MPI_Win_unlock(0, win);
    } else {
        MPI_Barrier(MPI_COMM_WORLD);
        if (world_rank == 1) {
            MPI_Win_lock_all(0, win);
            for (int i = 0; i < operations; i++)
                MPI_Accumulate(&one, 1, MPI_LONG, 0, 0, 1, MPI_LONG, MPI_SUM, win);
            MPI_Win_unlock_all(win);
        }
    }
    MPI_Barrier(MPI_COMM_WORLD);
    if (world_rank == 0) {
        MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win);
        CHECK_INT(memory[0], operations);
        MPI_Win_unlock(0, win);
    }
    CHECK(peak() - before < BOUND);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    static long memory[1 << 17];
    const char *transport = getenv("P2PMPI_TRANSPORT");
    int slow = getenv("P2PMPI_FAULT") || getenv("P2PMPI_QUIESCE_EVERY") || (transport && !strcmp(transport, "tcp"));
    int operations = slow ? OPERATIONS / 50 : OPERATIONS;
    MPI_Win win;
    MPI_Win_create(memory, sizeof memory, sizeof *memory, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    computing(win, memory, operations);
    if (world_size > 2)
        locked(win, memory, operations / 4);
    MPI_Win_free(&win);
    MPI_Win_create(memory, sizeof memory, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    long_data(win, (char *)memory);
    MPI_Win_free(&win);
    return finish();
}
