/* What the generated misuse programs share: one good value for every kind of argument, wrong handles of
 * every type, and a check that a call fails with the class that names its argument.
 *
 * No call here has all its arguments right, so none of them communicates. A call that blocks or crashes
 * all the same is named on standard error. */
#include <mpi.h>
#include <p2pmpi.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define ITEMS 64

static int rank, size, failures, calls;
static const char *volatile current = "set-up";

static char buffer[4096], other_buffer[4096];
static long long memory[16][ITEMS];
static int ints[ITEMS], zeros[ITEMS], ranges[ITEMS][3], distributions[ITEMS];
static MPI_Count counts[ITEMS];
static MPI_Aint aints[ITEMS];
static MPI_Datatype types[ITEMS];
static MPI_Request requests[ITEMS];
static MPI_Status status;
static MPI_Group group = MPI_GROUP_EMPTY;
static MPI_Info info = MPI_INFO_ENV;
static MPI_Session session = MPI_SESSION_NULL;
/* For collective operations among neighbours. */
static MPI_Comm ring = MPI_COMM_WORLD;
static MPI_Win window = MPI_WIN_NULL;
static int comm_keyval, type_keyval, win_keyval;

/* Handles of objects that have been freed, and whose place another object has taken since. */
static MPI_Comm freed_comm = (MPI_Comm)0x7abcdef0;
static MPI_Datatype freed_type = (MPI_Datatype)0x7abcdef0;
static MPI_Group freed_group = (MPI_Group)0x7abcdef0;
static MPI_Op freed_op = (MPI_Op)0x7abcdef0;
static MPI_Info freed_info = (MPI_Info)0x7abcdef0;
static MPI_Request freed_request = (MPI_Request)0x7abcdef0;
static MPI_Errhandler freed_errhandler = (MPI_Errhandler)0x7abcdef0;
static MPI_Session freed_session = (MPI_Session)0x7abcdef0;
static MPI_Win freed_win = (MPI_Win)0x7abcdef0;
static MPI_Message freed_message = (MPI_Message)0x7abcdef0;

/* Never called: what is made of them is freed at once. */
static void misuse_op(void *in, void *inout, int *length, MPI_Datatype *type)
{
    (void)in, (void)inout, (void)length, (void)type;
}

static void misuse_handler(MPI_Comm *comm, int *code, ...)
{
    (void)comm, (void)code;
}

static MPI_Comm bad_comm;
static MPI_Datatype bad_type;
static MPI_Group bad_group;
static MPI_Op bad_op;
static MPI_Info bad_info;
static MPI_Request bad_request;
static MPI_Errhandler bad_errhandler;
static MPI_Session bad_session;
static MPI_Win bad_win;
static MPI_Message bad_message;
static MPI_Message no_message;

static void on_signal(int number)
{
    static const char text[] = "the library was ended by a signal in: ";
    ssize_t ignored = write(2, text, sizeof text - 1);
    ignored += write(2, current, strlen(current));
    ignored += write(2, "\n", ignored != 0);
    _exit(128 + number);
}

/* A class for arguments that may be found wrong in several ways. */
#define ANY_ERROR (-1)

static void expect(int code, int class, int or_class)
{
    int found = MPI_SUCCESS;
    calls++;
    if (code != MPI_SUCCESS)
        MPI_Error_class(code, &found);
    if (found == class || found == or_class || (class == ANY_ERROR && found != MPI_SUCCESS))
        return;
    failures++;
    if (failures <= 40)
        fprintf(stderr, "rank %d: %s: class %d, expected %d\n", rank, current, found, class);
}

/* `call` must fail with one of these classes. */
#define EXPECT(call, class, or_class) (current = #call, alarm(10), expect((call), class, or_class))

static void fill_arguments(void)
{
    for (int i = 0; i < ITEMS; i++) {
        ints[i] = 1;
        counts[i] = 1;
        distributions[i] = MPI_DISTRIBUTE_NONE;
        types[i] = MPI_INT;
        requests[i] = MPI_REQUEST_NULL;
        ranges[i][2] = 1;
    }
}

static int finish(void)
{
    current = "end";
    alarm(30);
    MPI_Barrier(MPI_COMM_WORLD);
    if (failures != 0)
        fprintf(stderr, "rank %d: %d of %d wrong calls were not answered properly\n", rank, failures, calls);
    else
        printf("rank %d: all of %d wrong calls were answered properly\n", rank, calls);
    fflush(stdout);
    MPI_Finalize();
    return failures != 0;
}

static void start(void)
{
    signal(SIGSEGV, on_signal);
    signal(SIGBUS, on_signal);
    signal(SIGABRT, on_signal);
    signal(SIGFPE, on_signal);
    signal(SIGALRM, on_signal);
    MPI_Init(NULL, NULL);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    fill_arguments();
}
