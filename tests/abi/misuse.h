/* What the generated misuse program shares: one good value for every kind of argument, wrong handles of
 * every type, error handlers that note what they hear, and the check of one wrong call.
 *
 * No call here has all its arguments right, so none of them communicates. A call that blocks or crashes
 * all the same is named on standard error. */
#include <mpi.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define ITEMS 64

static int rank, size, failures, calls;
static const char *volatile current = "set-up";

static char buffer[4096], other_buffer[4096];
static long long memory[16][ITEMS], minus[ITEMS];
static int ints[ITEMS], zeros[ITEMS], large_ints[ITEMS], ranges[ITEMS][3];
static int distributions[ITEMS], default_distributions[ITEMS];
static int logical_true = 1, logical_false;
static MPI_Count counts[ITEMS];
static MPI_Aint aints[ITEMS];
static MPI_Datatype types[ITEMS];
static MPI_Request requests[ITEMS];
static MPI_Status status;
static MPI_Info infos[ITEMS];
static char *commands[] = {"/bin/true", NULL}, *arguments[] = {"program", NULL};
static MPI_Datatype pair;
static int room;
static MPI_Group group;
static MPI_Info info;
static MPI_Session session;
static MPI_Comm ring, line, graph, dist_graph;
static MPI_Win window, shared_window;
static MPI_File file;
static MPI_Request partitioned_send, partitioned_receive;
static int comm_keyval, type_keyval, win_keyval;
static MPI_Errhandler given, given_to_session;
static MPI_T_cvar_handle cvar;
static MPI_T_pvar_handle pvar;
static MPI_T_pvar_session pvar_session;
static MPI_T_event_registration registration;
static MPI_T_enum enumeration;

/* A wrong handle that is passed by address, and one of an object that has been freed, whose place another
 * object has taken since. */
#define WRONG_HANDLES(type, stem) static type bad_##stem, freed_##stem
WRONG_HANDLES(MPI_Comm, comm);
WRONG_HANDLES(MPI_Datatype, type);
WRONG_HANDLES(MPI_Group, group);
WRONG_HANDLES(MPI_Op, op);
WRONG_HANDLES(MPI_Info, info);
WRONG_HANDLES(MPI_Request, request);
WRONG_HANDLES(MPI_Errhandler, errhandler);
WRONG_HANDLES(MPI_Session, session);
WRONG_HANDLES(MPI_Win, win);
WRONG_HANDLES(MPI_File, file);
WRONG_HANDLES(MPI_Message, message);
static MPI_Message no_message;
static MPI_T_cvar_handle bad_cvar;
static MPI_T_pvar_handle bad_pvar;
static MPI_T_pvar_session bad_pvar_session;

/* An array of nothing but one wrong handle. */
static void *bad_handles[ITEMS];
static void *filled(void *handle)
{
    for (int i = 0; i < ITEMS; i++)
        bad_handles[i] = handle;
    return bad_handles;
}
#define FILLED(handle) filled((void *)(handle))

/* Never called: what is made of them is wrong in another argument. */
static void small_op(void *in, void *inout, int *length, MPI_Datatype *type) {}
static void large_op(void *in, void *inout, MPI_Count *length, MPI_Datatype *type) {}
static int on_query(void *state, MPI_Status *status) { return MPI_SUCCESS; }
static int on_free(void *state) { return MPI_SUCCESS; }
static int on_cancel(void *state, int complete) { return MPI_SUCCESS; }
static int on_extent(MPI_Datatype type, MPI_Aint *extent, void *state) { return MPI_SUCCESS; }

/* Who heard of an error: the kind of handler, the object and the code that it was called with. */
enum subject { NOBODY, COMM, WIN, FILES, SESSION, GIVEN };
static struct { int times, code; enum subject subject; void *object; } heard;
static int with_handlers;

static void hear(enum subject subject, void *object, int code)
{
    heard.times++;
    heard.subject = subject;
    heard.object = object;
    heard.code = code;
}
static void on_comm(MPI_Comm *comm, int *code, ...) { hear(COMM, (void *)*comm, *code); }
static void on_win(MPI_Win *win, int *code, ...) { hear(WIN, (void *)*win, *code); }
static void on_file(MPI_File *file, int *code, ...) { hear(FILES, (void *)*file, *code); }
static void on_session(MPI_Session *session, int *code, ...) { hear(SESSION, (void *)*session, *code); }
static void on_given(MPI_Comm *comm, int *code, ...) { hear(GIVEN, NULL, *code); }
static void on_given_session(MPI_Session *session, int *code, ...) { hear(GIVEN, NULL, *code); }

#define BY_NOBODY NOBODY, NULL
#define BY_SELF COMM, (void *)MPI_COMM_SELF
#define BY_WORLD COMM, (void *)MPI_COMM_WORLD
#define BY_RING COMM, (void *)ring
#define BY_LINE COMM, (void *)line
#define BY_GRAPH COMM, (void *)graph
#define BY_DIST_GRAPH COMM, (void *)dist_graph
#define BY_WINDOW WIN, (void *)window
#define BY_SHARED_WINDOW WIN, (void *)shared_window
#define BY_FILE FILES, (void *)file
#define BY_NO_FILE FILES, (void *)MPI_FILE_NULL
#define BY_SESSION SESSION, (void *)session
#define BY_GIVEN GIVEN, NULL

static void on_signal(int number)
{
    static const char text[] = "the library was ended by a signal in: ";
    ssize_t ignored = write(2, text, sizeof text - 1);
    ignored += write(2, current, strlen(current));
    ignored += write(2, "\n", ignored != 0);
    _exit(128 + number);
}

#define COMPLAIN(...)                                       \
    do {                                                    \
        if (++failures <= 40) {                             \
            fprintf(stderr, "rank %d: %s: ", rank, current); \
            fprintf(stderr, __VA_ARGS__);                   \
            fputc('\n', stderr);                            \
        }                                                   \
    } while (0)

/* Whether the text contains one of the alternatives, which are separated by '|'. What is significant at one
 * process only is described there; the others hear of it by its class. */
static int says(const char *text, const char *alternatives)
{
    char copy[200], number[20];
    snprintf(number, sizeof number, "%d", size);
    snprintf(copy, sizeof copy, "%s", strcmp(alternatives, "%d") == 0 ? number : alternatives);
    if (*copy == '\0' || (rank != 0 && strstr(text, "another process that takes part cannot go on") != NULL))
        return 1;
    for (char *one = strtok(copy, "|"); one != NULL; one = strtok(NULL, "|"))
        if (strstr(text, one) != NULL)
            return 1;
    return 0;
}

/* The call must have failed with this class; exactly the right handler, if anyone, must have heard of it;
 * the text of the code must name function, argument and value; the argument must be as it was. */
static void wrong(int code, int class, enum subject subject, void *object, const char *names, const char *value,
                  int kept)
{
    char text[MPI_MAX_ERROR_STRING] = "", function[100];
    int found = MPI_SUCCESS, length;
    enum subject expected = with_handlers ? subject : NOBODY;
    calls++;
    if (subject == NOBODY)
        found = code;
    else if (code != MPI_SUCCESS)
        MPI_Error_class(code, &found);
    MPI_Error_string(code, text, &length);
    snprintf(function, sizeof function, "%.*s(", (int)strcspn(current, "("), current);
    if (found != class)
        COMPLAIN("class %d, expected %d: %s", found, class, text);
    else if (strstr(text, function) == NULL || !says(text, names) || !says(text, value))
        COMPLAIN("'%s' does not say %s, %s and %s", text, function, names, value);
    if (heard.times != (expected != NOBODY) || heard.subject != expected)
        COMPLAIN("heard %d times, last by a handler of kind %d, expected %d", heard.times, heard.subject, expected);
    else if (expected != NOBODY && (heard.code != code || (object != NULL && heard.object != object)))
        COMPLAIN("heard of %p, code %d, expected %p, %d", heard.object, heard.code, object, code);
    if (!kept)
        COMPLAIN("the argument was changed");
    memset(&heard, 0, sizeof heard);
}

#define WRONG(call, class, by, names, value, kept)                \
    do {                                                          \
        current = #call;                                          \
        alarm(10);                                                \
        int code_ = (call);                                       \
        wrong(code_, class, by, names, value, kept);              \
    } while (0)

/* MPI may not be called now, and says so. */
#define CLOSED(call)                                                               \
    do {                                                                           \
        int class_ = MPI_SUCCESS, length_;                                         \
        char text_[MPI_MAX_ERROR_STRING] = "";                                     \
        current = #call;                                                           \
        alarm(10);                                                                 \
        int code_ = (call);                                                        \
        MPI_Error_class(code_, &class_);                                           \
        MPI_Error_string(code_, text_, &length_);                                  \
        if (class_ != MPI_ERR_OTHER || !says(text_, "before MPI_Init|after MPI_Finalize")) \
            COMPLAIN("class %d: %s", class_, text_);                               \
    } while (0)

/* What has been refused has left nothing behind. */
static void still_works(void)
{
    int sent = calls, received = -1, found = 1, members = 0;
    alarm(10);
    MPI_Sendrecv(&sent, 1, MPI_INT, 0, 5, &received, 1, MPI_INT, 0, 5, MPI_COMM_SELF, MPI_STATUS_IGNORE);
    MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &found, MPI_STATUS_IGNORE);
    MPI_Comm_size(MPI_COMM_WORLD, &members);
    if (received != sent || found || members != size || heard.times != 0)
        COMPLAIN("afterwards the library does not work as before");
}

static void fill_arguments(void)
{
    memset(minus, 0xff, sizeof minus);
    for (int i = 0; i < ITEMS; i++) {
        ints[i] = 1;
        large_ints[i] = 99;
        counts[i] = 1;
        distributions[i] = MPI_DISTRIBUTE_NONE;
        default_distributions[i] = MPI_DISTRIBUTE_DFLT_DARG;
        types[i] = MPI_INT;
        requests[i] = MPI_REQUEST_NULL;
        infos[i] = MPI_INFO_NULL;
        ranges[i][2] = 1;
    }
}

/* Each is made, freed and made again, so that the place of the freed one is taken. */
static void make_objects(void)
{
    MPI_Request sent;
    MPI_Message message;
    MPI_Op op;
    MPI_Errhandler handler;
    MPI_Comm comm;
    int periodic[1] = {1}, straight[1] = {0}, degree = 1, index[ITEMS], edges[ITEMS], provided, number;

    for (int again = 0; again < 2; again++) {
        MPI_Comm_dup(MPI_COMM_WORLD, &comm);
        MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session);
        MPI_Type_contiguous(2, MPI_INT, &pair);
        MPI_Comm_group(MPI_COMM_WORLD, &group);
        MPI_Info_create(&info);
        MPI_Send_init(buffer, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, &sent);
        MPI_Op_create(small_op, 1, &op);
        MPI_Comm_create_errhandler(on_comm, &handler);
        MPI_Win_create(memory, sizeof memory, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
        MPI_File_open(MPI_COMM_SELF, "misuse.data", MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE,
                      MPI_INFO_NULL, &file);
        if (again)
            break;
        freed_comm = comm, freed_session = session, freed_type = pair, freed_group = group, freed_info = info;
        freed_request = sent, freed_op = op, freed_errhandler = handler, freed_win = window, freed_file = file;
        MPI_Comm_free(&comm);
        MPI_Session_finalize(&session);
        MPI_Type_free(&pair);
        MPI_Group_free(&group);
        MPI_Info_free(&info);
        MPI_Request_free(&sent);
        MPI_Op_free(&op);
        MPI_Errhandler_free(&handler);
        MPI_Win_free(&window);
        MPI_File_close(&file);
    }
    MPI_Isend(NULL, 0, MPI_INT, rank, 0, MPI_COMM_WORLD, &sent);
    MPI_Mprobe(rank, 0, MPI_COMM_WORLD, &message, MPI_STATUS_IGNORE);
    freed_message = message;
    MPI_Mrecv(NULL, 0, MPI_INT, &message, MPI_STATUS_IGNORE);
    MPI_Wait(&sent, MPI_STATUS_IGNORE);

    MPI_Cart_create(MPI_COMM_WORLD, 1, &size, periodic, 0, &ring);
    MPI_Cart_create(MPI_COMM_WORLD, 1, &size, straight, 0, &line);
    for (int i = 0; i < size; i++)
        index[i] = i + 1, edges[i] = (i + 1) % size;
    MPI_Graph_create(MPI_COMM_WORLD, size, index, edges, 0, &graph);
    MPI_Dist_graph_create(MPI_COMM_WORLD, 1, &rank, &degree, &rank, MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &dist_graph);
    MPI_Psend_init(buffer, 4, 1, MPI_INT, rank, 9, MPI_COMM_WORLD, MPI_INFO_NULL, &partitioned_send);
    MPI_Precv_init(other_buffer, 4, 1, MPI_INT, rank, 9, MPI_COMM_WORLD, MPI_INFO_NULL, &partitioned_receive);
    MPI_Start(&partitioned_receive);
    MPI_Start(&partitioned_send);
    MPI_Info_set(info, "name", "value");
    MPI_Win_allocate_shared(64, 1, MPI_INFO_NULL, MPI_COMM_WORLD, memory[0], &shared_window);
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, &comm_keyval, NULL);
    MPI_Win_create_keyval(MPI_WIN_NULL_COPY_FN, MPI_WIN_NULL_DELETE_FN, &win_keyval, NULL);
    MPI_Type_create_keyval(MPI_TYPE_NULL_COPY_FN, MPI_TYPE_NULL_DELETE_FN, &type_keyval, NULL);
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    MPI_T_cvar_handle_alloc(0, NULL, &cvar, &number);
    MPI_T_pvar_session_create(&pvar_session);
    MPI_T_pvar_handle_alloc(pvar_session, 0, NULL, &pvar, &number);
    MPI_T_event_handle_alloc(0, NULL, MPI_INFO_NULL, &registration);
    MPI_T_cvar_get_num(&number);
    for (int i = 0; i < number && enumeration == MPI_T_ENUM_NULL; i++)
        MPI_T_cvar_get_info(i, NULL, NULL, NULL, NULL, &enumeration, NULL, NULL, NULL, NULL);
    if (enumeration == MPI_T_ENUM_NULL)
        COMPLAIN("no control variable has an enumeration");
}

/* Handlers of the program's own on every object, or MPI_ERRORS_RETURN. */
static void install_handlers(void)
{
    MPI_Comm comms[] = {MPI_COMM_WORLD, MPI_COMM_SELF, ring, line, graph, dist_graph};
    MPI_Errhandler on[4] = {MPI_ERRORS_RETURN, MPI_ERRORS_RETURN, MPI_ERRORS_RETURN, MPI_ERRORS_RETURN};
    given = given_to_session = MPI_ERRORS_RETURN;
    if (with_handlers) {
        MPI_Comm_create_errhandler(on_comm, &on[0]);
        MPI_Win_create_errhandler(on_win, &on[1]);
        MPI_File_create_errhandler(on_file, &on[2]);
        MPI_Session_create_errhandler(on_session, &on[3]);
        MPI_Comm_create_errhandler(on_given, &given);
        MPI_Session_create_errhandler(on_given_session, &given_to_session);
    }
    for (unsigned i = 0; i < sizeof comms / sizeof *comms; i++)
        MPI_Comm_set_errhandler(comms[i], on[0]);
    MPI_Win_set_errhandler(window, on[1]);
    MPI_Win_set_errhandler(shared_window, on[1]);
    MPI_File_set_errhandler(MPI_FILE_NULL, on[2]);
    MPI_File_set_errhandler(file, on[2]);
    MPI_Session_set_errhandler(session, on[3]);
}

static void catch_signals(void)
{
    signal(SIGSEGV, on_signal);
    signal(SIGBUS, on_signal);
    signal(SIGABRT, on_signal);
    signal(SIGFPE, on_signal);
    signal(SIGALRM, on_signal);
}

static void start(int handlers)
{
    catch_signals();
    MPI_Init(NULL, NULL);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    with_handlers = handlers;
    fill_arguments();
    make_objects();
    install_handlers();
}

static int finish(int functions, int pairs, int excused)
{
    int sum = 0;
    current = "end";
    alarm(30);
    MPI_Allreduce(&ints, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    if (sum != size)
        COMPLAIN("a reduction gives %d", sum);
    // Fails where one of the wrong calls has marked a partition.
    MPI_Request both[] = {partitioned_send, partitioned_receive};
    if (MPI_Pready_range(0, 3, partitioned_send) != MPI_SUCCESS)
        COMPLAIN("partitions are ready too early");
    MPI_Waitall(2, both, MPI_STATUSES_IGNORE);
    MPI_File_close(&file);
    MPI_Session_finalize(&session);
    if (failures != 0)
        fprintf(stderr, "rank %d: %d complaints about %d wrong calls\n", rank, failures, calls);
    else
        printf("rank %d: %d wrong calls of %d functions answered properly: %d arguments, %d more cannot be wrong\n",
               rank, calls, functions, pairs, excused);
    fflush(stdout);
    MPI_Finalize();
    return failures != 0;
}
