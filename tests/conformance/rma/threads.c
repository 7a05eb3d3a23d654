// One window used by many threads of every rank at once.
// ranks: 1 2 3
// differential: 5 (flushes from several threads are not compared with those of MPICH 4.0.2)
#include "check.h"

#include <pthread.h>

#define THREADS 4
#define ROUNDS 25

static MPI_Win win;

static void *work(void *argument)
{
    long one = 1, before, in, thread = (long)argument;
    for (int i = 0; i < ROUNDS; i++) {
        int target = (world_rank + i) % world_size;
        MPI_Request request;
        MPI_Fetch_and_op(&one, &before, MPI_LONG, 0, 0, MPI_SUM, win);
        MPI_Win_flush(0, win);
        CHECK(before >= 0 && before < (long)THREADS * ROUNDS * world_size);
        MPI_Raccumulate(&one, 1, MPI_LONG, target, 1 + thread, 1, MPI_LONG, MPI_SUM, win, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        MPI_Rget(&in, 1, MPI_LONG, target, 1 + thread, 1, MPI_LONG, win, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    }
    return NULL;
}

int main(int argc, char **argv)
{
    int provided;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    CHECK_INT(provided, MPI_THREAD_MULTIPLE);
    MPI_Comm_rank(MPI_COMM_WORLD, &world_rank);
    MPI_Comm_size(MPI_COMM_WORLD, &world_size);
    long *memory;
    MPI_Win_allocate((1 + THREADS) * sizeof(long), sizeof(long), MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    memset(memory, 0, (1 + THREADS) * sizeof(long));
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_lock_all(0, win);
    pthread_t threads[THREADS];
    for (long i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, work, (void *)i);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    MPI_Win_unlock_all(win);
    MPI_Barrier(MPI_COMM_WORLD);
    long sum = 0, all;
    for (int i = 0; i < THREADS; i++)
        sum += memory[1 + i];
    MPI_Allreduce(&sum, &all, 1, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
    CHECK_INT(all, THREADS * ROUNDS * world_size);
    if (world_rank == 0)
        CHECK_INT(memory[0], THREADS * ROUNDS * world_size);
    MPI_Win_free(&win);
    return finish();
}
