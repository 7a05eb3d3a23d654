// Every error class of the standard is its own class and has a text; numbers that are none are refused; the
// attributes that every program finds have the values that the standard allows.
// ranks: 1 2
// differential: no (MPICH knows fewer classes)
#include "check.h"

static const int classes[] = {
    MPI_SUCCESS, MPI_ERR_BUFFER, MPI_ERR_COUNT, MPI_ERR_TYPE, MPI_ERR_TAG, MPI_ERR_COMM, MPI_ERR_RANK,
    MPI_ERR_REQUEST, MPI_ERR_ROOT, MPI_ERR_GROUP, MPI_ERR_OP, MPI_ERR_TOPOLOGY, MPI_ERR_DIMS, MPI_ERR_ARG,
    MPI_ERR_UNKNOWN, MPI_ERR_TRUNCATE, MPI_ERR_OTHER, MPI_ERR_INTERN, MPI_ERR_PENDING, MPI_ERR_IN_STATUS,
    MPI_ERR_ACCESS, MPI_ERR_AMODE, MPI_ERR_ASSERT, MPI_ERR_BAD_FILE, MPI_ERR_BASE, MPI_ERR_CONVERSION,
    MPI_ERR_DISP, MPI_ERR_DUP_DATAREP, MPI_ERR_FILE_EXISTS, MPI_ERR_FILE_IN_USE, MPI_ERR_FILE,
    MPI_ERR_INFO_KEY, MPI_ERR_INFO_NOKEY, MPI_ERR_INFO_VALUE, MPI_ERR_INFO, MPI_ERR_IO, MPI_ERR_KEYVAL,
    MPI_ERR_LOCKTYPE, MPI_ERR_NAME, MPI_ERR_NO_MEM, MPI_ERR_NOT_SAME, MPI_ERR_NO_SPACE,
    MPI_ERR_NO_SUCH_FILE, MPI_ERR_PORT, MPI_ERR_PROC_ABORTED, MPI_ERR_QUOTA, MPI_ERR_READ_ONLY,
    MPI_ERR_RMA_ATTACH, MPI_ERR_RMA_CONFLICT, MPI_ERR_RMA_RANGE, MPI_ERR_RMA_SHARED, MPI_ERR_RMA_SYNC,
    MPI_ERR_RMA_FLAVOR, MPI_ERR_SERVICE, MPI_ERR_SESSION, MPI_ERR_SIZE, MPI_ERR_SPAWN,
    MPI_ERR_UNSUPPORTED_DATAREP, MPI_ERR_UNSUPPORTED_OPERATION, MPI_ERR_VALUE_TOO_LARGE, MPI_ERR_WIN,
    MPI_T_ERR_CANNOT_INIT, MPI_T_ERR_NOT_INITIALIZED, MPI_T_ERR_MEMORY, MPI_T_ERR_INVALID,
    MPI_T_ERR_INVALID_INDEX, MPI_T_ERR_INVALID_ITEM, MPI_T_ERR_INVALID_SESSION, MPI_T_ERR_INVALID_HANDLE,
    MPI_T_ERR_INVALID_NAME, MPI_T_ERR_OUT_OF_HANDLES, MPI_T_ERR_OUT_OF_SESSIONS,
    MPI_T_ERR_CVAR_SET_NOT_NOW, MPI_T_ERR_CVAR_SET_NEVER, MPI_T_ERR_PVAR_NO_WRITE,
    MPI_T_ERR_PVAR_NO_STARTSTOP, MPI_T_ERR_PVAR_NO_ATOMIC, MPI_T_ERR_NOT_SUPPORTED,
};

enum { COUNT = sizeof classes / sizeof *classes };

/* Before MPI_Init too. */
static void texts(void)
{
    char text[COUNT][MPI_MAX_ERROR_STRING];
    for (int i = 0; i < COUNT; i++) {
        int class = -1, length = -1;
        CHECK_INT(MPI_Error_class(classes[i], &class), MPI_SUCCESS);
        CHECK_INT(class, classes[i]);
        CHECK(classes[i] >= 0 && classes[i] <= MPI_ERR_LASTCODE);
        MPI_Error_string(classes[i], text[i], &length);
        CHECK(length > 0 && length < MPI_MAX_ERROR_STRING && (int)strlen(text[i]) == length);
        for (int k = 0; k < i; k++)
            CHECK(strcmp(text[i], text[k]) != 0 && classes[i] != classes[k]);
    }
}

static int value(int key)
{
    int *found, flag;
    MPI_Comm_get_attr(MPI_COMM_WORLD, key, &found, &flag);
    CHECK(flag);
    return *found;
}

static void attributes(void)
{
    int class, code, *found, flag;
    MPI_Comm copy;
    CHECK(value(MPI_TAG_UB) >= 32767);
    CHECK(value(MPI_WTIME_IS_GLOBAL) == 0 || value(MPI_WTIME_IS_GLOBAL) == 1);
    CHECK(value(MPI_UNIVERSE_SIZE) >= world_size);
    CHECK(value(MPI_IO) == MPI_ANY_SOURCE);
    CHECK(value(MPI_LASTUSEDCODE) >= MPI_ERR_LASTCODE);
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_APPNUM, &found, &flag);
    CHECK(!flag || *found == 0);
    MPI_Add_error_class(&class);
    CHECK_INT(value(MPI_LASTUSEDCODE), class);
    MPI_Add_error_code(class, &code);
    CHECK_INT(value(MPI_LASTUSEDCODE), code);
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    MPI_Comm_get_attr(copy, MPI_TAG_UB, &found, &flag);
    CHECK(flag && *found == value(MPI_TAG_UB));
    MPI_Comm_free(&copy);
    return_errors(MPI_COMM_SELF);
    EXPECT_ERROR(MPI_Error_class(987654321, &class), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Error_class(-1, &class), MPI_ERR_ARG);
}

int main(int argc, char **argv)
{
    texts();
    start(&argc, &argv);
    texts();
    attributes();
    return finish();
}
