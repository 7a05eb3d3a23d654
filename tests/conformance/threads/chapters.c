// MPI_THREAD_MULTIPLE: threads with communicators of their own, threads that share one, and threads that
// complete each other's requests, make and free objects, and look at counters, all at the same time.
// ranks: 1 2 3
// differential: 5 (functions of MPI 4.0)
#include "check.h"
#include <pthread.h>

#define THREADS 6
#define ROUNDS 60

static MPI_Comm comms[THREADS], shared;

static void ring(int thread, int round, int count)
{
    int next = (world_rank + 1) % world_size, previous = (world_rank + world_size - 1) % world_size;
    int *out = malloc((size_t)count * sizeof *out), *in = malloc((size_t)count * sizeof *in);
    MPI_Request requests[2];
    for (int i = 0; i < count; i++)
        out[i] = world_rank * 1000000 + thread * 10000 + round + i;
    // On the shared communicator the tag tells the threads apart.
    MPI_Irecv(in, count, MPI_INT, previous, thread, shared, &requests[0]);
    MPI_Isend(out, count, MPI_INT, next, thread, shared, &requests[1]);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    for (int i = 0; i < count; i++)
        CHECK_INT(in[i], previous * 1000000 + thread * 10000 + round + i);
    free(out);
    free(in);
}

static void collective(int thread, int round)
{
    int sum = 0, value = thread + round, root = round % world_size;
    MPI_Request request;
    MPI_Allreduce(&value, &sum, 1, MPI_INT, MPI_SUM, comms[thread]);
    CHECK_INT(sum, world_size * value);
    value = world_rank == root ? 7 * round : -1;
    MPI_Ibcast(&value, 1, MPI_INT, root, comms[thread], &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    CHECK_INT(value, 7 * round);
}

static void objects(int thread)
{
    MPI_Datatype type;
    MPI_Info info;
    MPI_Group group;
    MPI_T_pvar_session session;
    char value[20];
    int size, flag, length = sizeof value;
    MPI_Type_vector(3, 1, thread + 2, MPI_INT, &type);
    MPI_Type_commit(&type);
    MPI_Type_size(type, &size);
    CHECK_INT(size, 3 * sizeof(int));
    MPI_Type_free(&type);
    MPI_Info_create(&info);
    snprintf(value, sizeof value, "%d", thread);
    MPI_Info_set(info, "thread", value);
    MPI_Info_get_string(info, "thread", &length, value, &flag);
    CHECK(flag && atoi(value) == thread);
    MPI_Info_free(&info);
    MPI_Comm_group(comms[thread], &group);
    MPI_Group_size(group, &size);
    CHECK_INT(size, world_size);
    MPI_Group_free(&group);
    MPI_T_pvar_session_create(&session);
    MPI_T_pvar_session_free(&session);
}

static void *work(void *argument)
{
    int thread = (int)(intptr_t)argument, flag;
    MPI_Is_thread_main(&flag);
    CHECK_INT(flag, 0);
    for (int round = 0; round < ROUNDS; round++) {
        ring(thread, round, round % 7 == 0 ? 20000 : round + 1);
        collective(thread, round);
        objects(thread);
    }
    return NULL;
}

// Any thread may complete what another has started, and receive from whom it likes.
static MPI_Request passed[THREADS];
static pthread_barrier_t all;
static int received[THREADS];

static void *pass_on(void *argument)
{
    int thread = (int)(intptr_t)argument, other = (thread + 1) % THREADS;
    for (int round = 0; round < ROUNDS; round++) {
        MPI_Irecv(&received[thread], 1, MPI_INT, MPI_ANY_SOURCE, 100 + thread, shared, &passed[thread]);
        pthread_barrier_wait(&all);
        int value = round * 10 + other;
        MPI_Status status;
        MPI_Send(&value, 1, MPI_INT, (world_rank + 1) % world_size, 100 + other, shared);
        MPI_Wait(&passed[other], &status);
        CHECK_INT(received[other], round * 10 + other);
        CHECK_INT(status.MPI_SOURCE, (world_rank + world_size - 1) % world_size);
        pthread_barrier_wait(&all);
    }
    return NULL;
}

// Matched probes: of many messages each is taken by exactly one thread.
#define MESSAGES 240
static int seen[MESSAGES];

static void *take(void *argument)
{
    (void)argument;
    for (;;) {
        MPI_Message message;
        MPI_Status status;
        int number;
        MPI_Mprobe(MPI_ANY_SOURCE, 55, shared, &message, &status);
        MPI_Mrecv(&number, 1, MPI_INT, &message, MPI_STATUS_IGNORE);
        if (number < 0)
            return NULL;
        __atomic_fetch_add(&seen[number], 1, __ATOMIC_RELAXED);
    }
}

static void run(void *(*function)(void *), void (*meanwhile)(void))
{
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, function, (void *)(intptr_t)i);
    if (meanwhile != NULL)
        meanwhile();
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
}

static void feed(void)
{
    int next = (world_rank + 1) % world_size, end = -1;
    for (int i = 0; i < MESSAGES; i++)
        MPI_Send(&i, 1, MPI_INT, next, 55, shared);
    for (int i = 0; i < THREADS; i++)
        MPI_Send(&end, 1, MPI_INT, next, 55, shared);
}

int main(int argc, char **argv)
{
    int provided;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    CHECK_INT(provided, MPI_THREAD_MULTIPLE);
    MPI_T_init_thread(MPI_THREAD_MULTIPLE, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &world_rank);
    MPI_Comm_size(MPI_COMM_WORLD, &world_size);
    for (int i = 0; i < THREADS; i++)
        MPI_Comm_dup(MPI_COMM_WORLD, &comms[i]);
    MPI_Comm_dup(MPI_COMM_WORLD, &shared);
    pthread_barrier_init(&all, NULL, THREADS);
    run(work, NULL);
    run(pass_on, NULL);
    run(take, feed);
    for (int i = 0; i < MESSAGES; i++)
        CHECK_INT(seen[i], 1);
    for (int i = 0; i < THREADS; i++)
        MPI_Comm_free(&comms[i]);
    MPI_Comm_free(&shared);
    MPI_T_finalize();
    return finish();
}
