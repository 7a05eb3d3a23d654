// An error handler may replace the code that the failed call returns, and with it that there was a failure.
// ranks: 2
// differential: 4 (the library of MPICH 5 forgets what the handler leaves)
#include "check.h"

static int left, calls;

static void on_comm(MPI_Comm *comm, int *code, ...)
{
    (void)comm;
    calls += *code != MPI_SUCCESS;
    *code = left;
}

static void on_win(MPI_Win *win, int *code, ...)
{
    (void)win;
    calls += *code != MPI_SUCCESS;
    *code = left;
}

static void on_file(MPI_File *file, int *code, ...)
{
    (void)file;
    calls += *code != MPI_SUCCESS;
    *code = left;
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    int code, memory = 0;
    MPI_Errhandler comm_handler, win_handler, file_handler;
    MPI_Comm comm;
    MPI_Win win;
    MPI_File file;
    MPI_Comm_create_errhandler(on_comm, &comm_handler);
    MPI_Win_create_errhandler(on_win, &win_handler);
    MPI_File_create_errhandler(on_file, &file_handler);

    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Comm_set_errhandler(comm, comm_handler);
    MPI_Win_create(&memory, sizeof memory, 1, MPI_INFO_NULL, comm, &win);
    MPI_Win_set_errhandler(win, win_handler);
    MPI_File_set_errhandler(MPI_FILE_NULL, file_handler);
    const int codes[] = {MPI_SUCCESS, MPI_ERR_OTHER, MPI_ERR_BUFFER};
    for (int i = 0; i < 3; i++) {
        left = codes[i];
        CHECK_INT(MPI_Send(&memory, 1, MPI_INT, world_size, 0, comm), left);
        CHECK_INT(MPI_Put(&memory, 1, MPI_INT, world_size, 0, 1, MPI_INT, win), left);
        CHECK_INT(MPI_File_open(comm, "/nonexistent/file", MPI_MODE_RDONLY, MPI_INFO_NULL, &file), left);
        // The call that asks for the handler has not failed itself.
        code = MPI_Comm_call_errhandler(comm, MPI_ERR_OTHER);
        CHECK_INT(code, MPI_SUCCESS);
    }
    CHECK_INT(calls, 12);
    MPI_Win_free(&win);
    MPI_Comm_free(&comm);
    MPI_Errhandler_free(&comm_handler);
    MPI_Errhandler_free(&win_handler);
    MPI_Errhandler_free(&file_handler);
    return finish();
}
