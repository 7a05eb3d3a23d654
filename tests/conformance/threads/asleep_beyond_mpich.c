// Threads that wait sleep: sixteen that wait for messages use no processor, whichever of them looks after the links;
// each is woken for its own message; a thread that does not wait is never held up; none starves.
// ranks: 2
#include "check.h"
#include <pthread.h>
#include <time.h>

enum { THREADS = 16, ROUNDS = 200, FEW = 4 };

static double processor_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void *await(void *argument)
{
    int tag = (int)(intptr_t)argument, got = -1;
    if (tag % 3 == 0) {
        MPI_Status status;
        MPI_Probe(1 - world_rank, tag, MPI_COMM_WORLD, &status);
    }
    if (tag % 3 == 1) {
        MPI_Request request;
        MPI_Irecv(&got, 1, MPI_INT, 1 - world_rank, tag, MPI_COMM_WORLD, &request);
        MPI_Waitall(1, &request, MPI_STATUSES_IGNORE);
    } else {
        MPI_Recv(&got, 1, MPI_INT, 1 - world_rank, tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
    CHECK_INT(got, 10 * tag);
    return NULL;
}

static long turns[FEW];
static int over;

// Answers until it is told to stop.
static void *answer(void *argument)
{
    int tag = 100 + (int)(intptr_t)argument, got;
    for (;;) {
        MPI_Recv(&got, 1, MPI_INT, 0, tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Send(&got, 1, MPI_INT, 0, tag, MPI_COMM_WORLD);
        if (got < 0)
            return NULL;
    }
}

static void *ask(void *argument)
{
    int index = (int)(intptr_t)argument, tag = 100 + index;
    for (int last = 0; !last;) {
        last = __atomic_load_n(&over, __ATOMIC_RELAXED);
        int said = last ? -1 : (int)turns[index], heard = -2;
        MPI_Send(&said, 1, MPI_INT, 1, tag, MPI_COMM_WORLD);
        MPI_Recv(&heard, 1, MPI_INT, 1, tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        CHECK_INT(heard, said);
        turns[index]++;
    }
    return NULL;
}

static void rest(double seconds)
{
    struct timespec time = {(time_t)seconds, (long)(1e9 * (seconds - (double)(time_t)seconds))};
    while (nanosleep(&time, &time) != 0)
        ;
}

int main(int argc, char **argv)
{
    int provided;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    CHECK_INT(provided, MPI_THREAD_MULTIPLE);
    MPI_Comm_rank(MPI_COMM_WORLD, &world_rank);
    MPI_Comm_size(MPI_COMM_WORLD, &world_size);
    pthread_t threads[THREADS];

    MPI_Barrier(MPI_COMM_WORLD);
    for (int k = 0; k < THREADS; k++)
        pthread_create(&threads[k], NULL, await, (void *)(intptr_t)k);
    rest(0.2);
    double used = processor_seconds();
    rest(0.6);
    used = processor_seconds() - used;
    int slow = getenv("P2PMPI_FAULT") || getenv("P2PMPI_QUIESCE_EVERY");
    CHECK(used < 0.06 || slow);
    // This thread does not wait for theirs; the last to wait is served first.
    for (int k = THREADS - 1; k >= 0; k--) {
        int value = 10 * k;
        MPI_Send(&value, 1, MPI_INT, 1 - world_rank, k, MPI_COMM_WORLD);
    }
    for (int k = 0; k < THREADS; k++)
        pthread_join(threads[k], NULL);

    MPI_Barrier(MPI_COMM_WORLD);
    for (int k = 0; k < FEW; k++)
        pthread_create(&threads[k], NULL, world_rank == 0 ? ask : answer, (void *)(intptr_t)k);
    if (world_rank == 0) {
        rest(0.5);
        __atomic_store_n(&over, 1, __ATOMIC_RELAXED);
    }
    long least = 1L << 40, most = 0;
    for (int k = 0; k < FEW; k++) {
        pthread_join(threads[k], NULL);
        least = turns[k] < least ? turns[k] : least;
        most = turns[k] > most ? turns[k] : most;
    }
    if (world_rank == 0) {
        CHECK(least > (slow ? 0 : ROUNDS));
        CHECK(least > most / 8 || slow);
    }
    return finish();
}
