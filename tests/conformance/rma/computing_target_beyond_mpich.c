// A target that computes does not keep others waiting.
// ranks: 2 3 4
// differential: no (MPICH waits for the target's next call)
#include "check.h"

#include <time.h>

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + 1e-9 * time.tv_nsec;
}

/* Rank 0 computes for two seconds without a call; the others do not wait for it, unless the links are
 * made to misbehave (tests/faults.rs). */
static void computing_target(MPI_Win win, long *memory)
{
    memory[0] = 0;
    MPI_Barrier(MPI_COMM_WORLD);
    double begin = now();
    if (world_rank == 0) {
        volatile long work = 0;
        while (now() - begin < 2.0)
            work++;
    } else {
        long one = 1;
        for (int i = 0; i < 3; i++) {
            MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win);
            MPI_Accumulate(&one, 1, MPI_LONG, 0, 0, 1, MPI_LONG, MPI_SUM, win);
            MPI_Win_unlock(0, win);
        }
        CHECK(now() - begin < 1.8 || getenv("P2PMPI_FAULT") || getenv("P2PMPI_QUIESCE_EVERY"));
    }
    MPI_Barrier(MPI_COMM_WORLD);
    if (world_rank == 0)
        CHECK_INT(memory[0], 3 * (world_size - 1));
    MPI_Barrier(MPI_COMM_WORLD);
}

/* What reaches a computing target wakes it: many of a hundred answers come sooner than any pause
 * between two looks would allow, unless others want the processors too. */
static void prompt_answers(void)
{
    long memory = 0, one = 1, before;
    MPI_Win win;
    MPI_Win_create(&memory, sizeof memory, sizeof memory, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_lock_all(0, win);
    MPI_Barrier(MPI_COMM_WORLD);
    double begin = now();
    if (world_rank == 1) {
        volatile long work = 0;
        while (now() - begin < 1.0)
            work++;
    } else if (world_rank == 0) {
        int soon = 0;
        for (int i = 0; i < 100; i++) {
            double asked = now();
            MPI_Fetch_and_op(&one, &before, MPI_LONG, 1, 0, MPI_SUM, win);
            MPI_Win_flush(1, win);
            CHECK_INT(before, i);
            soon += now() - asked < 0.0007;
        }
        CHECK(soon >= 10 || world_size > 2 || getenv("P2PMPI_FAULT") || getenv("P2PMPI_QUIESCE_EVERY"));
    }
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Win win;
    long *memory;
    MPI_Win_allocate(sizeof(long), sizeof(long), MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    computing_target(win, memory);
    MPI_Win_free(&win);
    prompt_answers();
    return finish();
}
