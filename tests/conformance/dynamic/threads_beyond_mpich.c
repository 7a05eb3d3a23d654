// Threads of one process spawn worlds at once, each talking with its own children.
// ranks: 1 2
// differential: no (the environment of Debian's MPICH decides whether it can spawn)
#include "check.h"
#include <pthread.h>

enum { THREADS = 4, ROUNDS = 3 };

static char *self;

static void be_child(MPI_Comm parent)
{
    int value;
    MPI_Recv(&value, 1, MPI_INT, 0, MPI_ANY_TAG, parent, MPI_STATUS_IGNORE);
    value += 1000;
    MPI_Send(&value, 1, MPI_INT, 0, 3, parent);
    MPI_Comm_disconnect(&parent);
    MPI_Finalize();
    exit(0);
}

static void *spawn_and_talk(void *argument)
{
    int number = *(int *)argument;
    for (int round = 0; round < ROUNDS; round++) {
        MPI_Comm inter;
        int value = number * 10 + round, back = -1;
        MPI_Comm_spawn(self, MPI_ARGV_NULL, 1, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter, MPI_ERRCODES_IGNORE);
        MPI_Send(&value, 1, MPI_INT, 0, number, inter);
        MPI_Recv(&back, 1, MPI_INT, 0, 3, inter, MPI_STATUS_IGNORE);
        CHECK_INT(back, value + 1000);
        MPI_Comm_disconnect(&inter);
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
    MPI_Comm parent;
    MPI_Comm_get_parent(&parent);
    if (parent != MPI_COMM_NULL)
        be_child(parent);
    self = argv[0];
    pthread_t threads[THREADS];
    int numbers[THREADS];
    for (int i = 0; i < THREADS; i++) {
        numbers[i] = i;
        CHECK(pthread_create(&threads[i], NULL, spawn_and_talk, &numbers[i]) == 0);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    return finish();
}
