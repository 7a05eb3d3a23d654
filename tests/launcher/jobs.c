// One of two jobs that meet: accepts or connects at a port whose name is in a file, as often as asked.
//   jobs ROLE FILE
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

static int rank, size;

static void fail(const char *what, int line)
{
    fprintf(stderr, "rank %d, line %d: %s\n", rank, line, what);
    MPI_Abort(MPI_COMM_WORLD, 3);
}

#define CHECK(condition)                                                                                       \
    do {                                                                                                       \
        if (!(condition))                                                                                      \
            fail(#condition, __LINE__);                                                                        \
    } while (0)

static int class_of(int code)
{
    int class;
    MPI_Error_class(code, &class);
    return class;
}

static void write_name(const char *file, const char *name)
{
    char part[4096];
    snprintf(part, sizeof part, "%s.part", file);
    FILE *stream = fopen(part, "w");
    CHECK(stream && fputs(name, stream) >= 0 && fclose(stream) == 0 && rename(part, file) == 0);
}

static void read_name(const char *file, char *name)
{
    FILE *stream = NULL;
    for (int i = 0; i < 3000 && !(stream = fopen(file, "r")); i++)
        usleep(10000);
    CHECK(stream && fgets(name, MPI_MAX_PORT_NAME, stream));
    fclose(stream);
}

/* Data both ways between all members, small and large, and a sum over both groups. */
static void talk(MPI_Comm inter, int low)
{
    int remote, sum = 0, mine = low ? 1 : 100, count = 200000;
    MPI_Comm_remote_size(inter, &remote);
    int *out = malloc(count * sizeof *out), *in = malloc(count * sizeof *in);
    for (int peer = 0; peer < remote; peer++) {
        for (int i = 0; i < count; i++)
            out[i] = mine * 1000 + rank * 10 + peer + i;
        for (int length = 1; length <= count; length += count - 1) {
            MPI_Status status;
            MPI_Sendrecv(out, length, MPI_INT, peer, 7, in, length, MPI_INT, peer, 7, inter, &status);
            CHECK(status.MPI_SOURCE == peer && status.MPI_TAG == 7);
            for (int i = 0; i < length; i++)
                CHECK(in[i] == (101 - mine) * 1000 + peer * 10 + rank + i);
        }
    }
    free(out);
    free(in);
    MPI_Allreduce(&mine, &sum, 1, MPI_INT, MPI_SUM, inter);
    CHECK(sum == (101 - mine) * remote);
    MPI_Comm all, copy;
    int place, number, expected;
    MPI_Intercomm_merge(inter, !low, &all);
    MPI_Comm_rank(all, &place);
    MPI_Comm_size(all, &number);
    CHECK(number == size + remote && place == (low ? rank : remote + rank));
    expected = low ? size + 100 * remote : remote + 100 * size;
    MPI_Allreduce(&mine, &sum, 1, MPI_INT, MPI_SUM, all);
    CHECK(sum == expected);
    MPI_Comm_split(all, place % 2, -place, &copy);
    MPI_Allreduce(&mine, &sum, 1, MPI_INT, MPI_SUM, copy);
    CHECK(sum > 0);
    MPI_Comm_free(&copy);
    MPI_Comm_dup(inter, &copy);
    MPI_Barrier(copy);
    MPI_Comm_free(&copy);
    MPI_Comm_free(&all);
}

static void accept_jobs(const char *file, int rounds)
{
    char port[MPI_MAX_PORT_NAME];
    if (rank == 0) {
        MPI_Open_port(MPI_INFO_NULL, port);
        write_name(file, port);
    }
    for (int round = 0; round < rounds; round++) {
        MPI_Comm inter;
        MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter);
        talk(inter, 1);
        MPI_Comm_disconnect(&inter);
        CHECK(inter == MPI_COMM_NULL);
    }
    if (rank == 0)
        MPI_Close_port(port);
}

static void connect_jobs(const char *file, int rounds)
{
    char port[MPI_MAX_PORT_NAME] = "";
    if (rank == size - 1)
        read_name(file, port);
    for (int round = 0; round < rounds; round++) {
        MPI_Comm inter;
        MPI_Comm_connect(port, MPI_INFO_NULL, size - 1, MPI_COMM_WORLD, &inter);
        talk(inter, 0);
        MPI_Comm_disconnect(&inter);
    }
}

/* Ports that nobody waits at: closed, of another number, of a job that has ended. */
static void call_in_vain(const char *file)
{
    char port[MPI_MAX_PORT_NAME] = "";
    MPI_Comm inter;
    if (rank == 0)
        read_name(file, port);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    int code = MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter);
    CHECK(class_of(code) == MPI_ERR_PORT && inter == MPI_COMM_NULL);
}

/* A port that was closed again, in a job that goes on until another file is there. */
static void close_port(const char *file)
{
    char port[MPI_MAX_PORT_NAME], over[4096];
    MPI_Open_port(MPI_INFO_NULL, port);
    MPI_Close_port(port);
    write_name(file, port);
    snprintf(over, sizeof over, "%s.over", file);
    for (int i = 0; i < 3000 && access(over, F_OK) != 0; i++)
        usleep(10000);
}

/* One job stays when the other ends without a word: `end` says how, if it is this one. */
static void stay(const char *file, const char *end)
{
    int accepts = !end;
    char port[MPI_MAX_PORT_NAME] = "";
    MPI_Comm inter;
    int value = 0;
    if (accepts && rank == 0) {
        MPI_Open_port(MPI_INFO_NULL, port);
        write_name(file, port);
    } else if (rank == 0) {
        read_name(file, port);
    }
    if (accepts)
        MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter);
    else
        MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter);
    MPI_Comm_set_errhandler(inter, MPI_ERRORS_RETURN);
    if (!accepts) {
        MPI_Barrier(MPI_COMM_WORLD);
        if (rank == 0 && !strcmp(end, "die"))
            raise(SIGKILL);
        if (rank == 0)
            printf("connected\n"), fflush(stdout);
        sleep(1000);
    }
    /* Nobody has ever sent anything on this communicator, so that there may be no connection to break. */
    int code = MPI_Recv(&value, 1, MPI_INT, size > 1 && rank == 0 ? 1 : 0, 5, inter, MPI_STATUS_IGNORE);
    CHECK(class_of(code) == MPI_ERR_PROC_ABORTED);
    int sum = 0;
    MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    CHECK(sum == size * (size - 1) / 2);
    if (rank == 0)
        printf("goes on\n");
}

/* Windows and files of a communicator of two jobs. */
static void share(const char *file, int accepts)
{
    char port[MPI_MAX_PORT_NAME] = "", name[4096];
    MPI_Comm inter, all, machine;
    if (accepts && rank == 0) {
        MPI_Open_port(MPI_INFO_NULL, port);
        write_name(file, port);
    } else if (rank == 0) {
        read_name(file, port);
    }
    if (accepts)
        MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter);
    else
        MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter);
    MPI_Intercomm_merge(inter, !accepts, &all);
    int place, number, *memory, value;
    MPI_Win win;
    MPI_Comm_rank(all, &place);
    MPI_Comm_size(all, &number);
    MPI_Win_allocate(number * sizeof *memory, sizeof *memory, MPI_INFO_NULL, all, &memory, &win);
    memset(memory, -1, number * sizeof *memory);
    MPI_Win_fence(0, win);
    for (int peer = 0; peer < number; peer++)
        MPI_Put(&place, 1, MPI_INT, peer, place, 1, MPI_INT, win);
    MPI_Win_fence(0, win);
    for (int peer = 0; peer < number; peer++)
        CHECK(memory[peer] == peer);
    MPI_Win_free(&win);

    MPI_Aint bytes;
    int unit, *theirs;
    MPI_Comm_split_type(all, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &machine);
    MPI_Comm_size(machine, &value);
    CHECK(value == number);
    MPI_Win_allocate_shared(sizeof *memory, sizeof *memory, MPI_INFO_NULL, machine, &memory, &win);
    *memory = place;
    MPI_Win_fence(0, win);
    for (int peer = 0; peer < number; peer++) {
        MPI_Win_shared_query(win, peer, &bytes, &unit, &theirs);
        CHECK(*theirs == peer);
    }
    MPI_Win_fence(0, win);
    MPI_Win_free(&win);
    MPI_Comm_free(&machine);

    MPI_File handle;
    snprintf(name, sizeof name, "%s.file", file);
    MPI_File_open(all, name, MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL, &handle);
    MPI_File_write_ordered(handle, &place, 1, MPI_INT, MPI_STATUS_IGNORE);
    MPI_File_sync(handle);
    MPI_Barrier(all);
    MPI_File_sync(handle);
    int next = (place + 1) % number;
    MPI_File_read_at_all(handle, next * sizeof next, &value, 1, MPI_INT, MPI_STATUS_IGNORE);
    CHECK(value == next);
    MPI_File_close(&handle);
    MPI_Comm_disconnect(&all);
    MPI_Comm_disconnect(&inter);
}

/* Two jobs become one group, which accepts a third job, whose processes the second has never heard of. */
static void join_three(const char *file, int which)
{
    char port[MPI_MAX_PORT_NAME] = "";
    MPI_Comm inter, two, three, again;
    if (which == 0 && rank == 0) {
        MPI_Open_port(MPI_INFO_NULL, port);
        write_name(file, port);
    } else if (rank == 0) {
        read_name(file, port);
    }
    if (which == 2) {
        char second[4096], ignored[MPI_MAX_PORT_NAME];
        snprintf(second, sizeof second, "%s.second", file);
        if (rank == 0)
            read_name(second, ignored);
        MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter);
    } else {
        if (which == 0)
            MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter);
        else
            MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter);
        MPI_Intercomm_merge(inter, which == 1, &two);
        MPI_Comm_disconnect(&inter);
        /* Such a group cannot spawn: its members belong to two launchers. */
        MPI_Comm_set_errhandler(two, MPI_ERRORS_RETURN);
        CHECK(class_of(MPI_Comm_spawn("true", MPI_ARGV_NULL, 1, MPI_INFO_NULL, 0, two, &inter,
                                      MPI_ERRCODES_IGNORE)) == MPI_ERR_SPAWN);
        MPI_Comm_set_errhandler(two, MPI_ERRORS_ARE_FATAL);
        if (which == 0 && rank == 0) {
            char second[4096];
            snprintf(second, sizeof second, "%s.second", file);
            write_name(second, port);
        }
        MPI_Comm_accept(port, MPI_INFO_NULL, 0, two, &inter);
    }
    MPI_Intercomm_merge(inter, which == 2, &three);
    int place, number, sum = 0;
    MPI_Comm_rank(three, &place);
    MPI_Comm_size(three, &number);
    for (int peer = 0; peer < number; peer++) {
        int out = place * 100 + peer, in = -1;
        MPI_Sendrecv(&out, 1, MPI_INT, peer, 0, &in, 1, MPI_INT, peer, 0, three, MPI_STATUS_IGNORE);
        CHECK(in == peer * 100 + place);
    }
    /* Groups that each have members of several jobs. */
    MPI_Comm half, between;
    MPI_Comm_split(three, place % 2, place, &half);
    MPI_Intercomm_create(half, 0, three, 1 - place % 2, 3, &between);
    MPI_Intercomm_merge(between, place % 2, &again);
    MPI_Allreduce(&place, &sum, 1, MPI_INT, MPI_SUM, again);
    CHECK(sum == number * (number - 1) / 2);
    MPI_Comm_free(&half);
    MPI_Comm_disconnect(&between);
    MPI_Comm_disconnect(&again);
    MPI_Comm_disconnect(&three);
    MPI_Comm_disconnect(&inter);
    if (which != 2)
        MPI_Comm_disconnect(&two);
}

/* One job publishes a name, and goes on until another file is there. */
static void publish(const char *file, int waits)
{
    char port[MPI_MAX_PORT_NAME], over[4096];
    MPI_Open_port(MPI_INFO_NULL, port);
    MPI_Publish_name("between jobs", MPI_INFO_NULL, port);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    CHECK(class_of(MPI_Publish_name("between jobs", MPI_INFO_NULL, port)) == MPI_ERR_SERVICE);
    write_name(file, port);
    snprintf(over, sizeof over, "%s.over", file);
    if (!waits)
        raise(SIGKILL);
    MPI_Comm inter;
    MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter);
    talk(inter, 1);
    MPI_Comm_disconnect(&inter);
    MPI_Unpublish_name("between jobs", MPI_INFO_NULL, port);
    CHECK(class_of(MPI_Unpublish_name("between jobs", MPI_INFO_NULL, port)) == MPI_ERR_SERVICE);
    /* It is free for another job now. */
    write_name(over, port);
    char other[MPI_MAX_PORT_NAME], taken[4096];
    snprintf(taken, sizeof taken, "%s.taken", file);
    read_name(taken, other);
    MPI_Lookup_name("between jobs", MPI_INFO_NULL, port);
    CHECK(!strcmp(port, "any text"));
    CHECK(class_of(MPI_Publish_name("between jobs", MPI_INFO_NULL, "mine")) == MPI_ERR_SERVICE);
    CHECK(class_of(MPI_Unpublish_name("between jobs", MPI_INFO_NULL, "mine")) == MPI_ERR_SERVICE);
    snprintf(taken, sizeof taken, "%s.seen", file);
    write_name(taken, "seen");
}

static void look_up(const char *file)
{
    char port[MPI_MAX_PORT_NAME], name[4096];
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    CHECK(class_of(MPI_Lookup_name("no such name", MPI_INFO_NULL, port)) == MPI_ERR_NAME);
    read_name(file, port);
    CHECK(class_of(MPI_Publish_name("between jobs", MPI_INFO_NULL, "mine")) == MPI_ERR_SERVICE);
    CHECK(class_of(MPI_Unpublish_name("between jobs", MPI_INFO_NULL, port)) == MPI_ERR_SERVICE);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_ARE_FATAL);
    MPI_Comm inter;
    MPI_Lookup_name("between jobs", MPI_INFO_NULL, port);
    MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter);
    talk(inter, 0);
    MPI_Comm_disconnect(&inter);
    snprintf(name, sizeof name, "%s.over", file);
    read_name(name, port);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    CHECK(class_of(MPI_Lookup_name("between jobs", MPI_INFO_NULL, port)) == MPI_ERR_NAME);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_ARE_FATAL);
    MPI_Publish_name("between jobs", MPI_INFO_NULL, "any text");
    snprintf(name, sizeof name, "%s.taken", file);
    write_name(name, "taken");
    snprintf(name, sizeof name, "%s.seen", file);
    read_name(name, port);
}

/* The job that had published the name was killed, or has ended without unpublishing. */
static void look_up_in_vain(void)
{
    char port[MPI_MAX_PORT_NAME];
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    CHECK(class_of(MPI_Lookup_name("between jobs", MPI_INFO_NULL, port)) == MPI_ERR_NAME);
    CHECK(MPI_Publish_name("between jobs", MPI_INFO_NULL, "any text") == MPI_SUCCESS);
}

/* Rank 0 of each job joins over a socket. */
static void join(const char *file, int listens)
{
    struct sockaddr_un name = {.sun_family = AF_UNIX};
    snprintf(name.sun_path, sizeof name.sun_path, "%s", file);
    if (rank == 0) {
        int fd = socket(AF_UNIX, SOCK_STREAM, 0), value = 0, mine = listens ? 1 : 2;
        if (listens) {
            CHECK(bind(fd, (struct sockaddr *)&name, sizeof name) == 0 && listen(fd, 1) == 0);
            fd = accept(fd, NULL, NULL);
        } else {
            int tries = 0;
            while (connect(fd, (struct sockaddr *)&name, sizeof name) != 0 && tries++ < 3000)
                usleep(10000);
        }
        for (int round = 0; round < 2; round++) {
            MPI_Comm inter;
            MPI_Comm_join(fd, &inter);
            CHECK(inter != MPI_COMM_NULL);
            MPI_Sendrecv(&mine, 1, MPI_INT, 0, 0, &value, 1, MPI_INT, 0, 0, inter, MPI_STATUS_IGNORE);
            CHECK(value == 3 - mine);
            MPI_Comm_disconnect(&inter);
        }
        close(fd);
    }
    MPI_Barrier(MPI_COMM_WORLD);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    const char *role = argc > 2 ? argv[1] : "", *file = argc > 2 ? argv[2] : "";
    if (!strcmp(role, "accept"))
        accept_jobs(file, 3);
    else if (!strcmp(role, "connect"))
        connect_jobs(file, 3);
    else if (!strcmp(role, "accept-once"))
        accept_jobs(file, 1);
    else if (!strcmp(role, "connect-once"))
        connect_jobs(file, 1);
    else if (!strcmp(role, "vain"))
        call_in_vain(file);
    else if (!strcmp(role, "stay"))
        stay(file, NULL);
    else if (!strcmp(role, "die") || !strcmp(role, "sleep"))
        stay(file, role);
    else if (!strcmp(role, "close"))
        close_port(file);
    else if (!strcmp(role, "publish") || !strcmp(role, "publish-and-die"))
        publish(file, !strcmp(role, "publish"));
    else if (!strcmp(role, "first") || !strcmp(role, "second") || !strcmp(role, "third"))
        join_three(file, !strcmp(role, "first") ? 0 : !strcmp(role, "second") ? 1 : 2);
    else if (!strcmp(role, "share") || !strcmp(role, "share-too"))
        share(file, !strcmp(role, "share"));
    else if (!strcmp(role, "look-up"))
        look_up(file);
    else if (!strcmp(role, "look-up-in-vain"))
        look_up_in_vain();
    else if (!strcmp(role, "join-listen"))
        join(file, 1);
    else if (!strcmp(role, "join-connect"))
        join(file, 0);
    else
        fail("unknown role", __LINE__);
    MPI_Finalize();
    return 0;
}
