// What goes wrong in chapter 11 of MPI 5.0 returns the class that the standard names, at every member, and
// the program goes on.
// ranks: 1 2
// differential: no (the environment of Debian's MPICH decides whether it can spawn)
#include "check.h"

static void spawn_errors(char *self)
{
    MPI_Comm inter = MPI_COMM_WORLD;
    int codes[2] = {-1, -1};
    EXPECT_ERROR(MPI_Comm_spawn("/nonexistent/program", MPI_ARGV_NULL, 2, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter,
                                codes),
                 MPI_ERR_SPAWN);
    CHECK(inter == MPI_COMM_NULL);
    CHECK_INT(codes[0], MPI_ERR_SPAWN);
    CHECK_INT(codes[1], MPI_ERR_SPAWN);
    EXPECT_ERROR(MPI_Comm_spawn("no-such-program-anywhere", MPI_ARGV_NULL, 1, MPI_INFO_NULL, 0, MPI_COMM_WORLD,
                                &inter, MPI_ERRCODES_IGNORE),
                 MPI_ERR_SPAWN);
    EXPECT_ERROR(MPI_Comm_spawn(self, MPI_ARGV_NULL, 0, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter, codes), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Comm_spawn(self, MPI_ARGV_NULL, 1, MPI_INFO_NULL, world_size, MPI_COMM_WORLD, &inter, codes),
                 MPI_ERR_ROOT);
    /* One program of two is missing: nothing is started. */
    char *commands[] = {self, "/nonexistent/program"};
    int most[] = {1, 1};
    MPI_Info infos[] = {MPI_INFO_NULL, MPI_INFO_NULL};
    EXPECT_ERROR(MPI_Comm_spawn_multiple(2, commands, MPI_ARGVS_NULL, most, infos, 0, MPI_COMM_WORLD, &inter, codes),
                 MPI_ERR_SPAWN);
    EXPECT_ERROR(MPI_Comm_spawn_multiple(0, commands, MPI_ARGVS_NULL, most, infos, 0, MPI_COMM_WORLD, &inter, codes),
                 MPI_ERR_ARG);

    MPI_Info info;
    MPI_Info_create(&info);
    MPI_Info_set(info, "wdir", "/nonexistent/directory");
    EXPECT_ERROR(MPI_Comm_spawn(self, MPI_ARGV_NULL, 1, info, 0, MPI_COMM_WORLD, &inter, codes), MPI_ERR_SPAWN);
    MPI_Info_delete(info, "wdir");
    MPI_Info_set(info, "host", "far.invalid");
    EXPECT_ERROR(MPI_Comm_spawn(self, MPI_ARGV_NULL, 1, info, 0, MPI_COMM_WORLD, &inter, codes), MPI_ERR_SPAWN);
    MPI_Info_delete(info, "host");
    MPI_Info_set(info, "soft", "7:9");
    EXPECT_ERROR(MPI_Comm_spawn(self, MPI_ARGV_NULL, 2, info, 0, MPI_COMM_WORLD, &inter, codes), MPI_ERR_SPAWN);
    MPI_Info_free(&info);
}

static void port_errors(void)
{
    char port[MPI_MAX_PORT_NAME], found[MPI_MAX_PORT_NAME];
    MPI_Comm inter;
    EXPECT_ERROR(MPI_Close_port("no port"), MPI_ERR_PORT);
    EXPECT_ERROR(MPI_Comm_connect("no port", MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter), MPI_ERR_PORT);
    EXPECT_ERROR(MPI_Comm_accept("no port", MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter), MPI_ERR_PORT);
    MPI_Open_port(MPI_INFO_NULL, port);
    MPI_Close_port(port);
    EXPECT_ERROR(MPI_Close_port(port), MPI_ERR_PORT);
    EXPECT_ERROR(MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter), MPI_ERR_PORT);
    EXPECT_ERROR(MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter), MPI_ERR_PORT);

    /* Nobody comes, or nobody answers, in time. */
    MPI_Info info;
    MPI_Info_create(&info);
    MPI_Info_set(info, "timeout", "0.05");
    MPI_Open_port(MPI_INFO_NULL, port);
    EXPECT_ERROR(MPI_Comm_accept(port, info, 0, MPI_COMM_SELF, &inter), MPI_ERR_PORT);
    EXPECT_ERROR(MPI_Comm_connect(port, info, 0, MPI_COMM_SELF, &inter), MPI_ERR_PORT);
    MPI_Close_port(port);
    MPI_Info_free(&info);

    char service[64];
    snprintf(service, sizeof service, "service of rank %d", world_rank);
    EXPECT_ERROR(MPI_Lookup_name(service, MPI_INFO_NULL, found), MPI_ERR_NAME);
    EXPECT_ERROR(MPI_Unpublish_name(service, MPI_INFO_NULL, "port"), MPI_ERR_SERVICE);
    MPI_Publish_name(service, MPI_INFO_NULL, "port");
    EXPECT_ERROR(MPI_Publish_name(service, MPI_INFO_NULL, "other port"), MPI_ERR_SERVICE);
    MPI_Lookup_name(service, MPI_INFO_NULL, found);
    CHECK(strcmp(found, "port") == 0);
    MPI_Unpublish_name(service, MPI_INFO_NULL, "port");
    EXPECT_ERROR(MPI_Lookup_name(service, MPI_INFO_NULL, found), MPI_ERR_NAME);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Comm parent, world = MPI_COMM_WORLD;
    MPI_Comm_get_parent(&parent);
    /* One of a world that could not be started as a whole: it is ended, whatever it does. */
    if (parent != MPI_COMM_NULL)
        MPI_Abort(MPI_COMM_WORLD, 3);
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    spawn_errors(argv[0]);
    port_errors();
    EXPECT_ERROR(MPI_Comm_disconnect(&world), MPI_ERR_COMM);
    CHECK(world == MPI_COMM_WORLD);
    EXPECT_ERROR(MPI_Comm_join(-1, &parent), MPI_ERR_ARG);
    return finish();
}
