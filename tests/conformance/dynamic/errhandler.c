// The parents choose the error handler that the children's communicators have from the start, the directory
// they run in and a variable (info keys of MPI 5.0, 11.8.4); `soft` allows fewer processes than wanted.
// ranks: 1 2
// differential: no (the environment of Debian's MPICH decides whether it can spawn)
#include "check.h"
#include <unistd.h>

static void be_child(MPI_Comm parent)
{
    MPI_Errhandler handler;
    MPI_Comm comms[] = {MPI_COMM_WORLD, MPI_COMM_SELF, parent};
    for (int i = 0; i < 3; i++) {
        MPI_Comm_get_errhandler(comms[i], &handler);
        CHECK(handler == MPI_ERRORS_RETURN);
        CHECK(MPI_Send(NULL, 0, MPI_INT, 1000, 0, comms[i]) != MPI_SUCCESS);
    }
    char here[256];
    CHECK(getcwd(here, sizeof here) && strcmp(here, "/") == 0);
    CHECK(getenv("SPAWNED_WITH") && strcmp(getenv("SPAWNED_WITH"), "a = b") == 0);
    CHECK_INT(world_size, 3);
    MPI_Comm_disconnect(&parent);
    MPI_Finalize();
    exit(0);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Comm parent, inter;
    MPI_Comm_get_parent(&parent);
    if (parent != MPI_COMM_NULL)
        be_child(parent);
    /* The children run elsewhere, so the program needs its whole path. */
    char self[4096];
    CHECK(realpath(argv[0], self));
    MPI_Info info;
    MPI_Info_create(&info);
    MPI_Info_set(info, "mpi_initial_errhandler", "mpi_errors_return");
    MPI_Info_set(info, "wdir", "/");
    MPI_Info_set(info, "env", "SPAWNED_WITH=a = b");
    MPI_Info_set(info, "soft", "1:9:2");
    MPI_Info_set(info, "host", "localhost");
    int codes[4] = {-1, -1, -1, -1}, size;
    MPI_Comm_spawn(self, MPI_ARGV_NULL, 4, info, 0, MPI_COMM_WORLD, &inter, codes);
    MPI_Info_free(&info);
    MPI_Comm_remote_size(inter, &size);
    CHECK_INT(size, 3);
    for (int i = 0; i < 4; i++)
        CHECK_INT(codes[i], i < 3 ? MPI_SUCCESS : MPI_ERR_SPAWN);
    MPI_Errhandler handler;
    MPI_Comm_get_errhandler(inter, &handler);
    CHECK(handler == MPI_ERRORS_ARE_FATAL);
    MPI_Comm_disconnect(&inter);
    return finish();
}
