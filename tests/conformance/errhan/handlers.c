// Error handlers of the program: called with the communicator and the code, inherited, alive while
// installed, free to call MPI; classes, codes and strings that the program adds.
// ranks: 1 2
// differential: no (MPICH's codes and texts are its own)
#include "check.h"

static int calls, last_class, size_seen;
static MPI_Comm last_comm;

static void noted(MPI_Comm *comm, int *code, ...)
{
    calls++;
    last_comm = *comm;
    MPI_Error_class(*code, &last_class);
    MPI_Comm_size(*comm, &size_seen);
}

static void handlers(void)
{
    MPI_Errhandler handler, found;
    MPI_Comm comm, child;
    int value = 0;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Comm_create_errhandler(noted, &handler);
    MPI_Comm_set_errhandler(comm, handler);
    MPI_Comm_get_errhandler(comm, &found);
    CHECK(found == handler);
    MPI_Errhandler_free(&found);
    CHECK(found == MPI_ERRHANDLER_NULL);
    MPI_Errhandler_free(&handler);

    CHECK_INT(MPI_Send(&value, 1, MPI_INT, world_size, 0, comm), MPI_ERR_RANK);
    CHECK_INT(calls, 1);
    CHECK(last_comm == comm);
    CHECK_INT(last_class, MPI_ERR_RANK);
    CHECK_INT(size_seen, world_size);

    MPI_Comm_dup(comm, &child);
    CHECK_INT(MPI_Send(&value, -1, MPI_INT, 0, 0, child), MPI_ERR_COUNT);
    CHECK_INT(calls, 2);
    CHECK(last_comm == child);
    MPI_Comm_set_errhandler(child, MPI_ERRORS_RETURN);
    CHECK_INT(MPI_Send(&value, 1, MPI_INT, 0, -5, child), MPI_ERR_TAG);
    CHECK_INT(calls, 2);
    CHECK_INT(MPI_Comm_call_errhandler(comm, MPI_ERR_OTHER), MPI_SUCCESS);
    CHECK_INT(calls, 3);
    CHECK_INT(last_class, MPI_ERR_OTHER);
    MPI_Comm_free(&child);
    MPI_Comm_free(&comm);
}

/* Errors without a communicator are MPI_COMM_SELF's (MPI 5.0, 9.3); until it is given a handler, that of
 * MPI_COMM_WORLD serves, as it did up to MPI 3.1. */
static void without_communicator(void)
{
    MPI_Errhandler handler;
    int size;
    MPI_Comm_create_errhandler(noted, &handler);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, handler);
    calls = 0;
    CHECK_INT(MPI_Type_size(MPI_DATATYPE_NULL, &size), MPI_ERR_TYPE);
    CHECK_INT(calls, 1);
    CHECK(last_comm == MPI_COMM_WORLD);
    CHECK_INT(MPI_Comm_size(MPI_COMM_NULL, &size), MPI_ERR_COMM);
    CHECK_INT(calls, 2);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, handler);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_ARE_FATAL);
    calls = 0;
    CHECK_INT(MPI_Type_size(MPI_DATATYPE_NULL, &size), MPI_ERR_TYPE);
    CHECK_INT(calls, 1);
    CHECK(last_comm == MPI_COMM_SELF);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    MPI_Errhandler_free(&handler);
}

static void codes(void)
{
    char text[MPI_MAX_ERROR_STRING];
    int class, first, second, found, length;
    return_errors(MPI_COMM_SELF);
    MPI_Add_error_class(&class);
    CHECK(class > MPI_ERR_LASTCODE);
    MPI_Add_error_code(class, &first);
    MPI_Add_error_code(MPI_ERR_IO, &second);
    MPI_Error_class(first, &found);
    CHECK_INT(found, class);
    MPI_Error_class(second, &found);
    CHECK_INT(found, MPI_ERR_IO);
    MPI_Error_string(first, text, &length);
    CHECK(length == 0 && text[0] == 0);
    MPI_Add_error_string(first, "the disk is on fire");
    MPI_Error_string(first, text, &length);
    CHECK(strcmp(text, "the disk is on fire") == 0);
    CHECK_INT(length, (int)strlen(text));
    MPI_Error_string(MPI_ERR_TAG, text, &length);
    CHECK_INT(length, (int)strlen(text));
    EXPECT_ERROR(MPI_Error_class(second + 1000, &found), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Add_error_string(MPI_ERR_TAG, "mine"), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Remove_error_class(MPI_ERR_TAG), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Remove_error_class(class), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Remove_error_code(first), MPI_ERR_ARG);
    CHECK_INT(MPI_Remove_error_string(first), MPI_SUCCESS);
    CHECK_INT(MPI_Remove_error_code(first), MPI_SUCCESS);
    CHECK_INT(MPI_Remove_error_class(class), MPI_SUCCESS);
    EXPECT_ERROR(MPI_Error_class(first, &found), MPI_ERR_ARG);
}

static void wrong_handlers(void)
{
    MPI_Errhandler handler = MPI_ERRHANDLER_NULL;
    return_errors(MPI_COMM_WORLD);
    EXPECT_ERROR(MPI_Comm_set_errhandler(MPI_COMM_WORLD, handler), MPI_ERR_ERRHANDLER);
    EXPECT_ERROR(MPI_Errhandler_free(&handler), MPI_ERR_ERRHANDLER);
    EXPECT_ERROR(MPI_Comm_create_errhandler(NULL, &handler), MPI_ERR_ARG);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    handlers();
    without_communicator();
    codes();
    wrong_handlers();
    return finish();
}
