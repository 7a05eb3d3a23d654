// MPI_THREAD_MULTIPLE: many threads per rank, each with messages, probes, requests, collectives on a communicator
// of its own, new communicators, datatypes and attributes, at the same time.
// ranks: 1 2 3
#include "check.h"
#include <pthread.h>

enum { THREADS = 6, ROUNDS = 60, LONG = 20000 };

static MPI_Comm comms[THREADS];

static void ring(MPI_Comm comm, int thread, int round)
{
    int to = (world_rank + 1) % world_size, from = (world_rank + world_size - 1) % world_size;
    int out[2] = {world_rank, thread * 1000 + round}, in[2] = {-1, -1};
    MPI_Request requests[2];
    MPI_Status status;
    int tag = thread * 100 + round;
    MPI_Isend(out, 2, MPI_INT, to, tag, MPI_COMM_WORLD, &requests[0]);
    if (round % 3 == 0) {
        MPI_Recv(in, 2, MPI_INT, from, tag, MPI_COMM_WORLD, &status);
        CHECK_INT(status.MPI_TAG, tag);
        MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
    } else if (round % 3 == 1) {
        MPI_Irecv(in, 2, MPI_INT, from, tag, MPI_COMM_WORLD, &requests[1]);
        int index, left = 2;
        while (left-- > 0) {
            MPI_Waitany(2, requests, &index, MPI_STATUS_IGNORE);
            CHECK(index == 0 || index == 1);
        }
    } else {
        MPI_Message message;
        MPI_Mprobe(from, tag, MPI_COMM_WORLD, &message, &status);
        int count;
        MPI_Get_count(&status, MPI_INT, &count);
        CHECK_INT(count, 2);
        MPI_Mrecv(in, 2, MPI_INT, &message, &status);
        MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
    }
    CHECK_INT(in[0], from);
    CHECK_INT(in[1], thread * 1000 + round);

    int sum;
    MPI_Allreduce(&world_rank, &sum, 1, MPI_INT, MPI_SUM, comm);
    CHECK_INT(sum, world_size * (world_size - 1) / 2);
}

static void *work(void *argument)
{
    int thread = (int)(intptr_t)argument;
    MPI_Comm comm = comms[thread];
    int key;
    MPI_Comm_create_keyval(MPI_COMM_DUP_FN, MPI_COMM_NULL_DELETE_FN, &key, NULL);
    MPI_Comm_set_attr(comm, key, &comms[thread]);
    int *longs = malloc(2 * LONG * sizeof *longs);
    for (int round = 0; round < ROUNDS; round++) {
        ring(comm, thread, round);
        if (round % 10 == thread) {
            MPI_Comm twin;
            void *found;
            int flag;
            MPI_Comm_dup(comm, &twin);
            MPI_Comm_get_attr(twin, key, &found, &flag);
            CHECK(flag && found == &comms[thread]);
            ring(twin, thread, round);
            MPI_Comm_free(&twin);
        }
        if (round % 20 == 2 * thread) {
            MPI_Datatype every_other;
            MPI_Type_vector(LONG / 2, 1, 2, MPI_INT, &every_other);
            MPI_Type_commit(&every_other);
            for (int i = 0; i < LONG; i++)
                longs[i] = thread + i, longs[LONG + i] = -1;
            int to = (world_rank + 1) % world_size, from = (world_rank + world_size - 1) % world_size;
            MPI_Sendrecv(longs, 1, every_other, to, 7000 + thread, longs + LONG, LONG / 2, MPI_INT, from, 7000 + thread,
                         MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            for (int i = 0; i < LONG / 2; i++)
                CHECK_INT(longs[LONG + i], thread + 2 * i);
            MPI_Type_free(&every_other);
        }
    }
    MPI_Comm_free_keyval(&key);
    free(longs);
    return NULL;
}

int main(int argc, char **argv)
{
    int provided;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    CHECK_INT(provided, MPI_THREAD_MULTIPLE);
    MPI_Comm_rank(MPI_COMM_WORLD, &world_rank);
    MPI_Comm_size(MPI_COMM_WORLD, &world_size);
    for (int k = 0; k < THREADS; k++)
        MPI_Comm_dup(MPI_COMM_WORLD, &comms[k]);
    pthread_t threads[THREADS];
    for (int k = 0; k < THREADS; k++)
        pthread_create(&threads[k], NULL, work, (void *)(intptr_t)k);
    for (int k = 0; k < THREADS; k++)
        pthread_join(threads[k], NULL);
    for (int k = 0; k < THREADS; k++)
        MPI_Comm_free(&comms[k]);
    return finish();
}
