// Threads of the sender make partitions ready while threads of the receiver look for theirs.
// ranks: 2 4
// differential: 5 (functions of MPI 4.0 that MPICH 4.0 gives other counts)
#include "check.h"
#include <pthread.h>

#define THREADS 4
#define EACH 8
#define COUNT 500
#define ROUNDS 10

static int out[THREADS * EACH * COUNT], in[THREADS * EACH * COUNT];
static MPI_Request request;
static int round_number;

static void *send_part(void *argument)
{
    int first = (int)(intptr_t)argument * EACH;
    for (int partition = first; partition < first + EACH; partition++) {
        for (int i = partition * COUNT; i < (partition + 1) * COUNT; i++)
            out[i] = i + round_number;
        MPI_Pready(partition, request);
    }
    return NULL;
}

static void *receive_part(void *argument)
{
    int first = (int)(intptr_t)argument * EACH, flag;
    for (int partition = first; partition < first + EACH; partition++) {
        do
            MPI_Parrived(request, partition, &flag);
        while (!flag);
        for (int i = partition * COUNT; i < (partition + 1) * COUNT; i++)
            CHECK_INT(in[i], i + round_number);
    }
    return NULL;
}

int main(int argc, char **argv)
{
    int provided;
    pthread_t threads[THREADS];
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    CHECK_INT(provided, MPI_THREAD_MULTIPLE);
    MPI_Comm_rank(MPI_COMM_WORLD, &world_rank);
    MPI_Comm_size(MPI_COMM_WORLD, &world_size);
    int is_sender = world_rank % 2 == 0, partner = world_rank ^ 1;
    if (is_sender)
        MPI_Psend_init(out, THREADS * EACH, COUNT, MPI_INT, partner, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &request);
    else
        MPI_Precv_init(in, THREADS * EACH, COUNT, MPI_INT, partner, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &request);
    for (round_number = 0; round_number < ROUNDS; round_number++) {
        MPI_Start(&request);
        for (int i = 0; i < THREADS; i++)
            pthread_create(&threads[i], NULL, is_sender ? send_part : receive_part, (void *)(intptr_t)i);
        for (int i = 0; i < THREADS; i++)
            pthread_join(threads[i], NULL);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    }
    MPI_Request_free(&request);
    return finish();
}
