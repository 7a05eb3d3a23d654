/* Rank 1 leaves in the way named by the first argument; the others wait for it in MPI. */
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void leave(const char *how)
{
    int numbers[4] = { 1, 2, 3, 4 };
    if (!strcmp(how, "abort")) MPI_Abort(MPI_COMM_WORLD, 5);
    if (!strcmp(how, "_exit")) _exit(4);
    if (!strcmp(how, "exit")) exit(0);
    if (!strcmp(how, "crash")) *(volatile int *)NULL = 1;
    if (!strcmp(how, "crash-inside")) MPI_Send((void *)(size_t)(numbers[0] * 4096), 1, MPI_INT, 0, 0, MPI_COMM_WORLD);
    if (!strcmp(how, "kill")) kill(getpid(), SIGKILL);
    if (!strcmp(how, "truncate")) MPI_Recv(numbers, 1, MPI_INT, 0, 7, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    if (!strcmp(how, "receive")) MPI_Recv(numbers, 1, MPI_INT, 0, 8, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    if (!strcmp(how, "compute")) for (;;) sleep(1);
    if (!strcmp(how, "late")) sleep(3);
}

int main(int argc, char **argv)
{
    int rank, numbers[4] = { 1, 2, 3, 4 };
    const char *how = argc > 1 ? argv[1] : "";
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (!strcmp(how, "truncate") && rank == 0) MPI_Send(numbers, 4, MPI_INT, 1, 7, MPI_COMM_WORLD);
    if (rank == 1) leave(how);
    if (strcmp(how, "nothing")) MPI_Barrier(MPI_COMM_WORLD);
    MPI_Finalize();
    if (!strcmp(how, "after") && rank == 1) return 6;
    return 0;
}
