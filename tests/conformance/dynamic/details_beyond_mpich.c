// What MPI 5.0, 11.8 asks besides the children themselves: parents go on when all children have called
// MPI_Init; children that end before it are an error, with a code for each; the info keys `path`, `wdir` and
// `file`; MPI_APPNUM and MPI_UNIVERSE_SIZE of both worlds; MPI_Comm_get_parent before and after parting.
// ranks: 1 2
#include "check.h"
#include <libgen.h>
#include <time.h>
#include <unistd.h>

static int class_of(int code)
{
    int class;
    MPI_Error_class(code, &class);
    return class;
}

static int number_of(int key)
{
    int *number, flag;
    MPI_Comm_get_attr(MPI_COMM_WORLD, key, &number, &flag);
    return flag ? *number : -1;
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + 1e-9 * time.tv_nsec;
}

/* Children tell their MPI_APPNUM, MPI_UNIVERSE_SIZE and directory, and when they have called MPI_Init. */
static void child(MPI_Comm parent, double called)
{
    char directory[4096];
    MPI_Comm again;
    MPI_Comm_get_parent(&again);
    CHECK(again == parent);
    int numbers[2] = {number_of(MPI_APPNUM), number_of(MPI_UNIVERSE_SIZE)};
    CHECK(getcwd(directory, sizeof directory));
    MPI_Send(numbers, 2, MPI_INT, 0, 1, parent);
    MPI_Send(&called, 1, MPI_DOUBLE, 0, 2, parent);
    MPI_Send(directory, strlen(directory) + 1, MPI_CHAR, 0, 3, parent);
    MPI_Comm_disconnect(&parent);
    MPI_Comm_get_parent(&again);
    CHECK(again == MPI_COMM_NULL);
    MPI_Finalize();
    exit(0);
}

static void expect(MPI_Comm children, int rank, int appnum, double returned, const char *directory)
{
    int numbers[2];
    double called;
    char seen[4096];
    if (world_rank != 0)
        return;
    MPI_Recv(numbers, 2, MPI_INT, rank, 1, children, MPI_STATUS_IGNORE);
    MPI_Recv(&called, 1, MPI_DOUBLE, rank, 2, children, MPI_STATUS_IGNORE);
    MPI_Recv(seen, sizeof seen, MPI_CHAR, rank, 3, children, MPI_STATUS_IGNORE);
    CHECK_INT(numbers[0], appnum);
    CHECK_INT(numbers[1], number_of(MPI_UNIVERSE_SIZE));
    CHECK(called <= returned);
    CHECK(directory == NULL || !strcmp(seen, directory));
}

static void spawn_late_children(char *program)
{
    char *argv[] = {"late", NULL};
    MPI_Comm children, none;
    int codes[2] = {-1, -1};
    MPI_Comm_get_parent(&none);
    CHECK(none == MPI_COMM_NULL);
    CHECK(number_of(MPI_APPNUM) == 0 && number_of(MPI_UNIVERSE_SIZE) >= world_size);
    MPI_Comm_spawn(program, argv, 2, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &children, codes);
    double returned = now();
    CHECK(world_rank != 0 || (codes[0] == MPI_SUCCESS && codes[1] == MPI_SUCCESS));
    expect(children, 0, 0, returned, NULL);
    expect(children, 1, 0, returned, NULL);
    MPI_Comm_disconnect(&children);
}

static void spawn_by_path(char *program)
{
    char copy[4096], *name = basename(program), places[8192];
    snprintf(copy, sizeof copy, "%s", program);
    snprintf(places, sizeof places, "/nonexistent:%s", dirname(copy));
    MPI_Info infos[2];
    MPI_Comm children;
    for (int i = 0; i < 2; i++) {
        MPI_Info_create(&infos[i]);
        MPI_Info_set(infos[i], "path", places);
        MPI_Info_set(infos[i], "wdir", i == 0 ? "/usr" : "/");
        MPI_Info_set(infos[i], "file", "a file that describes nothing");
    }
    MPI_Comm_spawn_multiple(2, (char *[]){name, name}, MPI_ARGVS_NULL, (int[]){1, 2}, infos, 0, MPI_COMM_WORLD,
                            &children, MPI_ERRCODES_IGNORE);
    double returned = now();
    expect(children, 0, 0, returned, "/usr");
    expect(children, 1, 1, returned, "/");
    expect(children, 2, 1, returned, "/");
    MPI_Comm_disconnect(&children);
    MPI_Info_free(&infos[0]);
    MPI_Info_free(&infos[1]);
}

/* One of the children never calls MPI_Init: no world comes of it, and the parents go on. */
static void spawn_in_vain(char *program, char *how)
{
    char *argv[] = {how, NULL};
    MPI_Comm children = MPI_COMM_WORLD;
    int codes[3] = {-1, -1, -1};
    int code = MPI_Comm_spawn(program, argv, 3, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &children, codes);
    CHECK_INT(class_of(code), MPI_ERR_SPAWN);
    CHECK(children == MPI_COMM_NULL);
    for (int i = 0; i < 3; i++)
        CHECK(world_rank != 0 || codes[i] == MPI_ERR_SPAWN);
    MPI_Barrier(MPI_COMM_WORLD);
}

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "";
    if (!strcmp(how, "late"))
        usleep(300000);
    if (!strcmp(how, "leave"))
        return 0;
    if (!strcmp(how, "fail"))
        return 5;
    if (!strcmp(how, "crash"))
        abort();
    double called = now();
    start(&argc, &argv);
    MPI_Comm parent;
    MPI_Comm_get_parent(&parent);
    if (parent != MPI_COMM_NULL)
        child(parent, called);
    char program[4096];
    CHECK(realpath(argv[0], program));
    spawn_late_children(program);
    spawn_by_path(program);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    spawn_in_vain(program, "leave");
    spawn_in_vain(program, "fail");
    spawn_in_vain(program, "crash");
    return finish();
}
