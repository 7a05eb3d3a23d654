// Threads that each open sessions of their own, before anything else is initialized, and close them again
// in whatever order.
// ranks: 1 2 3
// differential: no (MPICH 4.0.2 is not asked: its sessions are a first version)
// expect: all checks passed
#include "check.h"
#include <pthread.h>

enum { THREADS = 4, ROUNDS = 5 };

static void *work(void *argument)
{
    char tag[32];
    snprintf(tag, sizeof tag, "thread %d", (int)(intptr_t)argument);
    for (int round = 0; round < ROUNDS; round++) {
        MPI_Session session;
        MPI_Group group;
        MPI_Comm comm;
        int one = 1, sum, size;
        MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &session);
        MPI_Group_from_session_pset(session, "mpi://WORLD", &group);
        MPI_Comm_create_from_group(group, tag, MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &comm);
        MPI_Group_size(group, &size);
        MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, comm);
        if (sum != size) {
            fprintf(stderr, "%s: %d of %d\n", tag, sum, size);
            exit(1);
        }
        MPI_Comm_free(&comm);
        MPI_Group_free(&group);
        MPI_Session_finalize(&session);
    }
    return NULL;
}

int main(void)
{
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, work, (void *)(intptr_t)i);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    printf("all checks passed\n");
    return 0;
}
