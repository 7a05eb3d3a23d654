// Every error class that functions of the chapters on messages, groups, datatypes, info, topologies and
// processes document, provoked once, returned as a code of that class, with a text.
// ranks: 1 2
// differential: no (MPICH answers some of these with other classes)
#include "check.h"

static int provoked[MPI_ERR_LASTCODE + 1];

#define PROVOKE(call, class)       \
    do {                           \
        EXPECT_ERROR(call, class); \
        provoked[class] = 1;       \
    } while (0)

static int x[16], n, flag;
static MPI_Comm comm = MPI_COMM_SELF, other;

static void messages(void)
{
    MPI_Request requests[2] = {MPI_REQUEST_NULL, MPI_REQUEST_NULL};
    MPI_Status statuses[2];
    PROVOKE(MPI_Send(NULL, 1, MPI_INT, 0, 0, comm), MPI_ERR_BUFFER);
    PROVOKE(MPI_Send(x, -1, MPI_INT, 0, 0, comm), MPI_ERR_COUNT);
    PROVOKE(MPI_Send(x, 1, MPI_DATATYPE_NULL, 0, 0, comm), MPI_ERR_TYPE);
    PROVOKE(MPI_Send(x, 1, MPI_INT, 0, -1, comm), MPI_ERR_TAG);
    PROVOKE(MPI_Send(x, 1, MPI_INT, 0, 0, MPI_COMM_NULL), MPI_ERR_COMM);
    PROVOKE(MPI_Send(x, 1, MPI_INT, 1, 0, comm), MPI_ERR_RANK);
    PROVOKE(MPI_Start(&requests[0]), MPI_ERR_REQUEST);
    PROVOKE(MPI_Comm_rank(comm, NULL), MPI_ERR_ARG);
    MPI_Isend(x, 4, MPI_INT, 0, 0, comm, &requests[0]);
    PROVOKE(MPI_Recv(x + 8, 1, MPI_INT, 0, 0, comm, MPI_STATUS_IGNORE), MPI_ERR_TRUNCATE);
    MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
    MPI_Irecv(x + 8, 1, MPI_INT, 0, 0, comm, &requests[0]);
    MPI_Isend(x, 4, MPI_INT, 0, 0, comm, &requests[1]);
    PROVOKE(MPI_Waitall(2, requests, statuses), MPI_ERR_IN_STATUS);
    PROVOKE(MPI_Init(NULL, NULL), MPI_ERR_OTHER);
}

static void collectives_and_objects(void)
{
    MPI_Group subgroup;
    MPI_Info info;
    int dims[2] = {2, 0};
    char text[MPI_MAX_INFO_VAL];
    MPI_Errhandler handler = MPI_ERRHANDLER_NULL;
    PROVOKE(MPI_Bcast(x, 1, MPI_INT, 1, comm), MPI_ERR_ROOT);
    PROVOKE(MPI_Allreduce(x, x + 4, 1, MPI_INT, MPI_OP_NULL, comm), MPI_ERR_OP);
    PROVOKE(MPI_Group_incl(MPI_GROUP_NULL, 0, x, &subgroup), MPI_ERR_GROUP);
    PROVOKE(MPI_Comm_set_attr(comm, 4242, x), MPI_ERR_KEYVAL);
    PROVOKE(MPI_Comm_set_errhandler(comm, handler), MPI_ERR_ERRHANDLER);
    PROVOKE(MPI_Info_set(MPI_INFO_NULL, "a", "b"), MPI_ERR_INFO);
    MPI_Info_create(&info);
    PROVOKE(MPI_Info_delete(info, "nothing"), MPI_ERR_INFO_NOKEY);
    PROVOKE(MPI_Info_set(info, "", "b"), MPI_ERR_INFO_KEY);
    char *long_value = malloc(MPI_MAX_INFO_VAL + 2);
    memset(long_value, 'x', MPI_MAX_INFO_VAL + 1);
    long_value[MPI_MAX_INFO_VAL + 1] = '\0';
    PROVOKE(MPI_Info_set(info, "key", long_value), MPI_ERR_INFO_VALUE);
    free(long_value);
    MPI_Info_set(info, "mpi_logical_size", "3");
    PROVOKE(MPI_Abi_set_fortran_info(info), MPI_ERR_ABI);
    MPI_Info_free(&info);
    PROVOKE(MPI_Cart_coords(comm, 0, 1, x), MPI_ERR_TOPOLOGY);
    PROVOKE(MPI_Dims_create(7, 2, dims), MPI_ERR_DIMS);
    // No machine has this much memory.
    void *memory;
    PROVOKE(MPI_Alloc_mem((MPI_Aint)1 << 62, MPI_INFO_NULL, &memory), MPI_ERR_NO_MEM);
    (void)text;
}

static void processes(void)
{
    char port[MPI_MAX_PORT_NAME];
    PROVOKE(MPI_Comm_connect("no port", MPI_INFO_NULL, 0, comm, &other), MPI_ERR_PORT);
    PROVOKE(MPI_Lookup_name("published by nobody", MPI_INFO_NULL, port), MPI_ERR_NAME);
    PROVOKE(MPI_Unpublish_name("published by nobody", MPI_INFO_NULL, "no port"), MPI_ERR_SERVICE);
    PROVOKE(MPI_Comm_spawn("/nowhere", MPI_ARGV_NULL, 1, MPI_INFO_NULL, 0, comm, &other, MPI_ERRCODES_IGNORE),
            MPI_ERR_SPAWN);
}

// Classes and codes of the program join them.
static void own(void)
{
    int class, code, again;
    char text[MPI_MAX_ERROR_STRING];
    MPI_Add_error_class(&class);
    MPI_Add_error_code(class, &code);
    CHECK(class > MPI_ERR_LASTCODE && code > MPI_ERR_LASTCODE);
    MPI_Error_class(code, &again);
    CHECK_INT(again, class);
    MPI_Add_error_string(code, "the kettle is empty");
    CHECK_INT(MPI_Comm_call_errhandler(comm, code), MPI_SUCCESS);
    MPI_Error_string(code, text, &n);
    CHECK(strcmp(text, "the kettle is empty") == 0);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    messages();
    collectives_and_objects();
    processes();
    own();
    int classes = 0;
    for (int class = 1; class <= MPI_ERR_LASTCODE; class++) {
        char text[MPI_MAX_ERROR_STRING];
        if (!provoked[class])
            continue;
        classes++;
        CHECK_INT(MPI_Error_string(class, text, &n), MPI_SUCCESS);
        CHECK(n > 10 && (size_t)n == strlen(text));
        MPI_Error_class(class, &flag);
        CHECK_INT(flag, class);
    }
    CHECK_INT(classes, 28);
    return finish();
}
