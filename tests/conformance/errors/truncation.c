// A message that does not fit, in every function that receives: MPI_ERR_TRUNCATE with both sizes, the peer and the
// tag in its text, nothing written beyond the room, and the next message arrives as if nothing had happened.
// ranks: 2
// differential: no (the texts are ours, and MPICH ends the program in some of these)
#include "check.h"

enum { SENT = 40, ROOM = 7, TAG = 17 };

static int values[SENT], mine[SENT];
static const char *function;
static MPI_Comm comm = MPI_COMM_WORLD;

/* The text has the sizes in bytes, the peer and, where there is one, the tag. */
static void check_failure(int code, int has_tag)
{
    char text[MPI_MAX_ERROR_STRING];
    int length, class = MPI_SUCCESS;
    if (code != MPI_SUCCESS)
        MPI_Error_class(code, &class);
    MPI_Error_string(code, text, &length);
    if (class != MPI_ERR_TRUNCATE)
        FAIL("%s: class %d: %s", function, class, text);
    if (!strstr(text, function) || !strstr(text, "160 bytes") || !strstr(text, "28") || !strstr(text, "rank 0"))
        FAIL("%s: \"%s\" does not say what was too large, and from whom", function, text);
    if (has_tag && !strstr(text, "tag 17"))
        FAIL("%s: \"%s\" does not say the tag", function, text);
}

/* What lies beyond the room has not been written to; and a message that fits arrives. */
static void check_after(void)
{
    for (int i = ROOM; i < SENT; i++)
        CHECK_INT(values[i], -1);
    if (world_rank == 0) {
        MPI_Send(mine, SENT, MPI_INT, 1, TAG, comm);
    } else {
        MPI_Recv(values, SENT, MPI_INT, 0, TAG, comm, MPI_STATUS_IGNORE);
        CHECK_INT(values[SENT - 1], SENT - 1);
    }
}

static void prepare(const char *name)
{
    function = name;
    memset(values, 0xff, sizeof values);
    for (int i = 0; i < SENT; i++)
        mine[i] = i;
}

/* Rank 0 sends more than rank 1 has room for. */
#define RECEIVES(name, ...)                                              \
    do {                                                                 \
        prepare(#name);                                                  \
        if (world_rank == 0) {                                           \
            MPI_Send(mine, SENT, MPI_INT, 1, TAG, comm);                 \
        } else {                                                         \
            int code;                                                    \
            __VA_ARGS__;                                                 \
            check_failure(code, 1);                                      \
        }                                                                \
        check_after();                                                   \
    } while (0)

static void blocking(void)
{
    MPI_Status *none = MPI_STATUS_IGNORE;
    MPI_Message message;
    MPI_Request send;
    RECEIVES(MPI_Recv, code = MPI_Recv(values, ROOM, MPI_INT, 0, TAG, comm, none));
    RECEIVES(MPI_Recv_c, code = MPI_Recv_c(values, ROOM, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, comm, none));
    RECEIVES(MPI_Mrecv, MPI_Mprobe(0, TAG, comm, &message, none);
             code = MPI_Mrecv(values, ROOM, MPI_INT, &message, none); CHECK(message == MPI_MESSAGE_NULL));
    RECEIVES(MPI_Sendrecv, code = MPI_Sendrecv(mine, 1, MPI_INT, MPI_PROC_NULL, 0, values, ROOM, MPI_INT, 0, TAG, comm, none));
    RECEIVES(MPI_Sendrecv_replace, code = MPI_Sendrecv_replace(values, ROOM, MPI_INT, MPI_PROC_NULL, 0, 0, TAG, comm, none));
    // To and from oneself.
    prepare("MPI_Recv");
    MPI_Isend(mine, SENT, MPI_INT, 0, TAG, MPI_COMM_SELF, &send);
    check_failure(MPI_Recv(values, ROOM, MPI_INT, 0, TAG, MPI_COMM_SELF, none), 1);
    MPI_Wait(&send, none);
    check_after();
}

static void waits(void)
{
    MPI_Request request, one[1];
    MPI_Message message;
    MPI_Status status;
    int found = 0, index;
    RECEIVES(MPI_Wait, MPI_Irecv(values, ROOM, MPI_INT, 0, TAG, comm, &request); code = MPI_Wait(&request, &status);
             CHECK(request == MPI_REQUEST_NULL));
    RECEIVES(MPI_Test, MPI_Irecv(values, ROOM, MPI_INT, 0, TAG, comm, &request); found = 0;
             while (!found) code = MPI_Test(&request, &found, &status));
    RECEIVES(MPI_Wait, do MPI_Improbe(0, TAG, comm, &found, &message, &status); while (!found);
             MPI_Imrecv(values, ROOM, MPI_INT, &message, &request); code = MPI_Wait(&request, &status));
    RECEIVES(MPI_Wait, MPI_Isendrecv(mine, 1, MPI_INT, MPI_PROC_NULL, 0, values, ROOM, MPI_INT, 0, TAG, comm, &request);
             code = MPI_Wait(&request, &status));
    RECEIVES(MPI_Wait, MPI_Isendrecv_replace(values, ROOM, MPI_INT, MPI_PROC_NULL, 0, 0, TAG, comm, &request);
             code = MPI_Wait(&request, &status));
    RECEIVES(MPI_Waitany, MPI_Irecv(values, ROOM, MPI_INT, 0, TAG, comm, one);
             code = MPI_Waitany(1, one, &index, &status); CHECK(index == 0 && one[0] == MPI_REQUEST_NULL));
    RECEIVES(MPI_Testany, MPI_Irecv(values, ROOM, MPI_INT, 0, TAG, comm, one); found = 0;
             while (!found) code = MPI_Testany(1, one, &index, &found, &status); CHECK_INT(index, 0));
}

static int complete(int form, MPI_Request *two, int *done, int *indices, MPI_Status *statuses)
{
    switch (form) {
    case 0: return MPI_Waitall(2, two, statuses);
    case 1: return MPI_Testall(2, two, done, statuses);
    case 2: return MPI_Waitsome(2, two, done, indices, statuses);
    default: return MPI_Testsome(2, two, done, indices, statuses);
    }
}

/* Functions of many requests say in the statuses what became of each (MPI 5.0, 3.7.5): here one fails, and the other
 * is complete (for those that ask for all) or is not. */
static void one_of_two(int form)
{
    MPI_Request two[2];
    MPI_Status statuses[2];
    int done = 0, last, indices[2], code, class, asks_for_all = form < 2;
    memset(statuses, 0, sizeof statuses);
    MPI_Irecv(values, ROOM, MPI_INT, 0, TAG, comm, &two[0]);
    MPI_Irecv(&last, 1, MPI_INT, 0, 99, comm, &two[1]);
    do
        code = complete(form, two, &done, indices, statuses);
    while (code == MPI_SUCCESS);
    MPI_Error_class(code, &class);
    CHECK_INT(class, MPI_ERR_IN_STATUS);
    MPI_Error_class(statuses[0].MPI_ERROR, &class);
    CHECK_INT(class, MPI_ERR_TRUNCATE);
    CHECK(statuses[0].MPI_SOURCE == 0 && statuses[0].MPI_TAG == TAG);
    CHECK(two[0] == MPI_REQUEST_NULL);
    if (asks_for_all)
        CHECK(statuses[1].MPI_ERROR == (two[1] == MPI_REQUEST_NULL ? MPI_SUCCESS : MPI_ERR_PENDING));
    else
        CHECK(done == 1 && indices[0] == 0 && two[1] != MPI_REQUEST_NULL);
    if (!asks_for_all)
        MPI_Send(NULL, 0, MPI_INT, 0, 3, comm);
    MPI_Wait(&two[1], MPI_STATUS_IGNORE);
}

static void many(void)
{
    for (int form = 0; form < 4; form++) {
        prepare("");
        if (world_rank == 1) {
            one_of_two(form);
        } else {
            MPI_Send(mine, SENT, MPI_INT, 1, TAG, comm);
            if (form >= 2)
                MPI_Recv(NULL, 0, MPI_INT, 1, 3, comm, MPI_STATUS_IGNORE);
            MPI_Send(mine, 1, MPI_INT, 1, 99, comm);
        }
        check_after();
    }
}

static void persistent(void)
{
    MPI_Request request;
    if (world_rank == 1)
        MPI_Recv_init(values, ROOM, MPI_INT, 0, TAG, comm, &request);
    for (int round = 0; round < 3; round++)
        RECEIVES(MPI_Wait, MPI_Start(&request); code = MPI_Wait(&request, MPI_STATUS_IGNORE); CHECK(request != MPI_REQUEST_NULL));
    if (world_rank == 1)
        MPI_Request_free(&request);
}

/* Rank 0 gives rank 1 more than it has room for: at once, later, and persistently. */
#define COLLECTIVE(name, iname, ...)                                  \
    do {                                                              \
        MPI_Request request;                                          \
        prepare("MPI_" #name);                                        \
        outcome(MPI_##name(__VA_ARGS__ comm));                        \
        prepare("MPI_Wait");                                          \
        MPI_I##iname(__VA_ARGS__ comm, &request);                     \
        outcome(MPI_Wait(&request, MPI_STATUS_IGNORE));               \
        prepare("MPI_Wait");                                          \
        MPI_##name##_init(__VA_ARGS__ comm, MPI_INFO_NULL, &request); \
        MPI_Start(&request);                                          \
        outcome(MPI_Wait(&request, MPI_STATUS_IGNORE));               \
        MPI_Request_free(&request);                                   \
    } while (0)
#define ARGUMENTS(...) __VA_ARGS__,

static void outcome(int code)
{
    if (world_rank == 1)
        check_failure(code, 0);
    check_after();
}

static void collective(void)
{
    static int large[2 * SENT], gathered[2 * SENT];
    int is_root = world_rank == 0, n = is_root ? SENT : ROOM, zeros[2] = {0, 0};
    int *to = is_root ? gathered : values;
    COLLECTIVE(Bcast, bcast, ARGUMENTS(is_root ? mine : values, n, MPI_INT, 0));
    COLLECTIVE(Scatter, scatter, ARGUMENTS(large, SENT, MPI_INT, to, n, MPI_INT, 0));
    int given[2] = {SENT, SENT};
    COLLECTIVE(Scatterv, scatterv, ARGUMENTS(large, given, zeros, MPI_INT, to, n, MPI_INT, 0));
    // Rank 1 gives nothing.
    int taken[2] = {n, 0};
    COLLECTIVE(Allgatherv, allgatherv, ARGUMENTS(mine, is_root ? SENT : 0, MPI_INT, to, taken, zeros, MPI_INT));
    int sent[2] = {is_root ? SENT : 0, is_root ? SENT : 0};
    taken[1] = 0;
    taken[0] = is_root ? SENT : ROOM;
    COLLECTIVE(Alltoallv, alltoallv, ARGUMENTS(mine, sent, zeros, MPI_INT, to, taken, zeros, MPI_INT));
    MPI_Datatype ints[2] = {MPI_INT, MPI_INT};
    COLLECTIVE(Alltoallw, alltoallw, ARGUMENTS(mine, sent, zeros, ints, to, taken, zeros, ints));
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    blocking();
    waits();
    many();
    persistent();
    collective();
    return finish();
}
