/* Spawns itself and ends in the way that its first argument names, for tests/launcher/worlds.rs. */
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void be_child(const char *how, MPI_Comm parent)
{
    int rank, token = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    printf("child %d\n", rank);
    fflush(stdout);
    int lasts = strncmp(how, "apart", 5) == 0;
    if (lasts)
        MPI_Comm_disconnect(&parent);
    if (rank == 1 && strstr(how, "crash"))
        raise(SIGSEGV);
    if (rank == 1 && strstr(how, "abort"))
        MPI_Abort(MPI_COMM_WORLD, 9);
    if (rank == 1 && strstr(how, "exit"))
        _exit(4);
    if (strcmp(how, "wait") == 0)
        MPI_Recv(&token, 1, MPI_INT, 0, 0, parent, MPI_STATUS_IGNORE);
    if (strcmp(how, "slow") == 0)
        sleep(1);
    if (lasts && strlen(how) > 5)
        MPI_Barrier(MPI_COMM_WORLD);
    MPI_Finalize();
    exit(strcmp(how, "code") == 0 && rank == 1 ? 7 : 0);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    const char *how = argc > 1 ? argv[1] : "";
    MPI_Comm parent, inter;
    MPI_Comm_get_parent(&parent);
    if (parent != MPI_COMM_NULL)
        be_child(how, parent);
    char *arguments[] = {(char *)how, NULL};
    MPI_Comm_spawn(argv[0], arguments, 2, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter, MPI_ERRCODES_IGNORE);
    if (strncmp(how, "apart", 5) == 0) {
        MPI_Comm_disconnect(&inter);
        /* Whatever becomes of the children, this goes on. */
        sleep(1);
        printf("parent goes on\n");
    }
    int token = 0;
    if (strcmp(how, "crash") == 0 || strcmp(how, "abort") == 0 || strcmp(how, "exit") == 0)
        MPI_Recv(&token, 1, MPI_INT, 1, 0, inter, MPI_STATUS_IGNORE);
    if (strcmp(how, "wait") == 0) {
        int rank;
        MPI_Comm_rank(MPI_COMM_WORLD, &rank);
        if (rank == 0)
            for (int child = 0; child < 2; child++)
                MPI_Send(&token, 1, MPI_INT, child, 0, inter);
    }
    if (strcmp(how, "parent-dies") == 0)
        raise(SIGKILL);
    MPI_Finalize();
    return 0;
}
