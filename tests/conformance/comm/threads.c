// Several threads make communicators at once, on parents of their own, in whatever order they come, while
// others come later.
// ranks: 1 2 3 4
// differential: 5 (the threads of MPICH 4.0.2 are not the matter)
#include "check.h"
#include <pthread.h>

enum { THREADS = 4, ROUNDS = 60 };

static MPI_Comm parents[THREADS];

static void *work(void *argument)
{
    int which = (int)(intptr_t)argument, expected = world_size * (world_size - 1) / 2;
    MPI_Group group;
    MPI_Comm_group(parents[which], &group);
    for (int i = 0; i < ROUNDS; i++) {
        MPI_Comm comm[3];
        MPI_Request request;
        int sum;
        MPI_Comm_idup(parents[which], &comm[0], &request);
        MPI_Comm_split(parents[which], 0, world_rank, &comm[1]);
        MPI_Comm_create_group(MPI_COMM_WORLD, group, which, &comm[2]);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        for (int k = 0; k < 3; k++) {
            MPI_Allreduce(&world_rank, &sum, 1, MPI_INT, MPI_SUM, comm[k]);
            CHECK_INT(sum, expected);
        }
        for (int k = 0; k < 3; k++)
            MPI_Comm_free(&comm[k]);
    }
    MPI_Group_free(&group);
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t threads[THREADS];
    int provided;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    CHECK_INT(provided, MPI_THREAD_MULTIPLE);
    MPI_Comm_rank(MPI_COMM_WORLD, &world_rank);
    MPI_Comm_size(MPI_COMM_WORLD, &world_size);
    for (int i = 0; i < THREADS; i++)
        MPI_Comm_dup(MPI_COMM_WORLD, &parents[i]);
    for (int i = 0; i < THREADS; i++) {
        /* Another order of starting at every other rank. */
        int which = world_rank % 2 ? THREADS - 1 - i : i;
        pthread_create(&threads[which], NULL, work, (void *)(intptr_t)which);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    for (int i = 0; i < THREADS; i++)
        MPI_Comm_free(&parents[i]);
    return finish();
}
