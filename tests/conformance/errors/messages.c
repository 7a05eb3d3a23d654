// The text of a failure names the function, the communicator, the rank, the argument, its value and what was
// allowed; that of a truncation both sizes, the peer and the tag.
// ranks: 2
// differential: no (the texts of each library are its own)
#include "check.h"
#include <p2pmpi.h>
#include <stdarg.h>

static void check_text(const char *function, const char *object, ...)
{
    char text[1000], start[200];
    const char *part;
    va_list parts;
    p2pmpi_last_error(text, sizeof text);
    snprintf(start, sizeof start, "%s(%s) on rank %d of %d: ", function, object, world_rank, world_size);
    if (strncmp(text, start, strlen(start)) != 0)
        FAIL("\"%s\" does not begin with \"%s\"", text, start);
    va_start(parts, object);
    while ((part = va_arg(parts, const char *)) != NULL)
        if (strstr(text, part) == NULL)
            FAIL("\"%s\" does not say \"%s\"", text, part);
    va_end(parts);
}

#define WORLD(name, call, class, ...)                      \
    do {                                                   \
        EXPECT_ERROR(MPI_##name call, class);              \
        check_text("MPI_" #name, "MPI_COMM_WORLD", __VA_ARGS__, NULL); \
    } while (0)
#define OWN(name, call, class, ...)                        \
    do {                                                   \
        EXPECT_ERROR(MPI_##name call, class);              \
        check_text("MPI_" #name, "MPI_COMM_SELF", __VA_ARGS__, NULL); \
    } while (0)

static void arguments(void)
{
    int x[8] = {0}, n = 0, flag;
    char packed[100];
    MPI_Comm comm = MPI_COMM_WORLD, other;
    MPI_Request request = MPI_REQUEST_NULL, stale;
    MPI_Datatype pair, type = MPI_INT;
    MPI_Group group, subgroup;
    MPI_Info info;
    MPI_Op op = MPI_SUM;
    MPI_Type_contiguous(2, MPI_INT, &pair);

    WORLD(Send, (x, 1, MPI_INT, 9, 0, comm), MPI_ERR_RANK, "destination is 9", "0 to 1", "MPI_PROC_NULL");
    WORLD(Recv, (x, 1, MPI_INT, 9, 0, comm, MPI_STATUS_IGNORE), MPI_ERR_RANK, "source is 9", "0 to 1", "MPI_ANY_SOURCE");
    WORLD(Send, (x, 1, MPI_INT, 0, -3, comm), MPI_ERR_TAG, "tag is -3", "from 0");
    WORLD(Isend, (x, -1, MPI_INT, 0, 0, comm, &request), MPI_ERR_COUNT, "count is -1", "negative");
    WORLD(Send, (x, 1, MPI_DATATYPE_NULL, 0, 0, comm), MPI_ERR_TYPE, "datatype is MPI_DATATYPE_NULL");
    WORLD(Send, (x, 1, pair, 0, 0, comm), MPI_ERR_TYPE, "datatype", "not committed", "MPI_Type_commit");
    WORLD(Send, (NULL, 1, MPI_INT, 0, 0, comm), MPI_ERR_BUFFER, "buffer is a null pointer");
    WORLD(Bsend, (x, 1, MPI_INT, 0, 0, comm), MPI_ERR_BUFFER, "no buffer is attached", "516 bytes", "MPI_Buffer_attach");
    WORLD(Bcast, (x, 1, MPI_INT, 7, comm), MPI_ERR_ROOT, "root is 7", "0 to 1");
    WORLD(Allreduce, (x, x + 4, 1, MPI_INT, MPI_OP_NULL, comm), MPI_ERR_OP, "op is MPI_OP_NULL");
    WORLD(Allreduce, (x, x + 4, 1, MPI_FLOAT, MPI_BAND, comm), MPI_ERR_OP, "MPI_BAND", "MPI_FLOAT");
    WORLD(Comm_split, (comm, -5, 0, &other), MPI_ERR_ARG, "color is -5", "MPI_UNDEFINED");
    WORLD(Comm_set_attr, (comm, 4242, x), MPI_ERR_KEYVAL, "keyval is 4242");
    WORLD(Comm_rank, (comm, NULL), MPI_ERR_ARG, "rank is a null pointer");
    WORLD(Pack, (x, 4, MPI_INT, packed, 3, &n, comm), MPI_ERR_ARG, "16 bytes", "outsize is 3");
    WORLD(Psend_init, (x, -2, 1, MPI_INT, 0, 0, comm, MPI_INFO_NULL, &request), MPI_ERR_ARG, "partitions is -2", "from 0");

    OWN(Wait, ((request = (MPI_Request)0x5abc, &request), MPI_STATUS_IGNORE), MPI_ERR_REQUEST, "request is 0x5abc");
    OWN(Start, ((request = MPI_REQUEST_NULL, &request)), MPI_ERR_REQUEST, "request is MPI_REQUEST_NULL");
    MPI_Recv_init(x, 1, MPI_INT, 0, 0, comm, &request);
    stale = request;
    MPI_Request_free(&request);
    OWN(Request_get_status, (stale, &flag, MPI_STATUS_IGNORE), MPI_ERR_REQUEST, "completed or freed");
    OWN(Waitall, (-1, &request, MPI_STATUSES_IGNORE), MPI_ERR_COUNT, "count is -1");
    OWN(Group_size, (MPI_GROUP_NULL, &n), MPI_ERR_GROUP, "group is MPI_GROUP_NULL");
    MPI_Comm_group(comm, &group);
    x[0] = 5;
    OWN(Group_incl, (group, 1, x, &subgroup), MPI_ERR_RANK, "rank 5", "size is 2");
    MPI_Group_free(&group);
    MPI_Info_create(&info);
    OWN(Info_delete, (info, "nothing"), MPI_ERR_INFO_NOKEY, "\"nothing\"");
    OWN(Info_get_nthkey, (info, 5, packed), MPI_ERR_ARG, "n is 5", "0 keys");
    MPI_Info_free(&info);
    OWN(Type_free, (&type), MPI_ERR_TYPE, "\"MPI_INT\"", "cannot be freed");
    OWN(Op_free, (&op), MPI_ERR_OP, "op is predefined");
    OWN(Alloc_mem, (-1, MPI_INFO_NULL, &x), MPI_ERR_ARG, "size is -1");
    OWN(Error_string, (999999, packed, &n), MPI_ERR_ARG, "999999");
    MPI_Type_free(&pair);

    // The name is the one that the program gave.
    MPI_Comm_dup(comm, &other);
    MPI_Comm_set_name(other, "workers");
    EXPECT_ERROR(MPI_Send(x, 1, MPI_INT, 2, 0, other), MPI_ERR_RANK);
    check_text("MPI_Send", "workers", "destination is 2", NULL);
    MPI_Comm_free(&other);
    EXPECT_ERROR(MPI_Send(x, 1, MPI_INT, 0, 0, MPI_COMM_NULL), MPI_ERR_COMM);
    check_text("MPI_Send", "", "comm is MPI_COMM_NULL", NULL);
    EXPECT_ERROR(MPI_Barrier((MPI_Comm)0x4567), MPI_ERR_COMM);
    check_text("MPI_Barrier", "", "comm is 0x4567", NULL);
}

static void truncation(void)
{
    char values[300] = "";
    int count, indices[2], ready;
    MPI_Request requests[2];
    MPI_Status statuses[2];
    int peer = 1 - world_rank;
    MPI_Comm comm = MPI_COMM_WORLD;

    MPI_Isend(values, 300, MPI_CHAR, peer, 17, comm, &requests[0]);
    EXPECT_ERROR(MPI_Recv(values, 40, MPI_CHAR, peer, 17, comm, &statuses[0]), MPI_ERR_TRUNCATE);
    check_text("MPI_Recv", "MPI_COMM_WORLD", peer ? "rank 1" : "rank 0", "tag 17", "300 bytes", "40", NULL);
    MPI_Get_count(&statuses[0], MPI_CHAR, &count);
    CHECK(statuses[0].MPI_SOURCE == peer && statuses[0].MPI_TAG == 17 && count == 40);
    MPI_Wait(&requests[0], MPI_STATUS_IGNORE);

    // In a list: the code says to look at the statuses, and each tells its own error.
    static char large[100000];
    MPI_Irecv(values, 10, MPI_CHAR, peer, 1, comm, &requests[0]);
    MPI_Irecv(values + 100, 10, MPI_CHAR, peer, 2, comm, &requests[1]);
    MPI_Barrier(comm);
    MPI_Send(large, 9, MPI_CHAR, peer, 1, comm);
    MPI_Send(large, 11, MPI_CHAR, peer, 2, comm);
    EXPECT_ERROR(MPI_Waitall(2, requests, statuses), MPI_ERR_IN_STATUS);
    check_text("MPI_Waitall", "MPI_COMM_WORLD", "request 1 of the list", "tag 2", "11 bytes", "10", NULL);
    CHECK_INT(statuses[0].MPI_ERROR, MPI_SUCCESS);
    CHECK_INT(statuses[1].MPI_ERROR, MPI_ERR_TRUNCATE);

    // A large message, whose bytes are still at the sender when it is refused.
    MPI_Request large_request;
    MPI_Isend(large, sizeof large, MPI_CHAR, peer, 3, comm, &large_request);
    MPI_Irecv(values, 10, MPI_CHAR, peer, 3, comm, &requests[0]);
    requests[1] = MPI_REQUEST_NULL;
    EXPECT_ERROR(MPI_Waitsome(2, requests, &ready, indices, statuses), MPI_ERR_IN_STATUS);
    CHECK(ready == 1 && indices[0] == 0);
    CHECK_INT(statuses[0].MPI_ERROR, MPI_ERR_TRUNCATE);
    check_text("MPI_Waitsome", "MPI_COMM_WORLD", "100000 bytes", "tag 3", NULL);
    MPI_Wait(&large_request, MPI_STATUS_IGNORE);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    arguments();
    truncation();
    return finish();
}
