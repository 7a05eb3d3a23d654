// Two groups of one job meet at a port: by its name in a message, and by a published name; several times at
// one port. Two processes join over a socket.
// ranks: 2 3 5
// differential: no (the environment of Debian's MPICH decides whether its groups can connect)
#include "check.h"
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

static void talk(MPI_Comm inter, int mine)
{
    int remote, sum = 0, theirs;
    MPI_Comm_remote_size(inter, &remote);
    MPI_Allreduce(&mine, &sum, 1, MPI_INT, MPI_SUM, inter);
    CHECK_INT(sum, remote * (mine == 1 ? 2 : 1));
    for (int peer = 0; peer < remote; peer++) {
        MPI_Sendrecv(&mine, 1, MPI_INT, peer, 0, &theirs, 1, MPI_INT, peer, 0, inter, MPI_STATUS_IGNORE);
        CHECK_INT(theirs, 3 - mine);
    }
}

static void meet_at_ports(MPI_Comm half, int is_server)
{
    char port[MPI_MAX_PORT_NAME];
    MPI_Comm inter;
    int rank;
    MPI_Comm_rank(half, &rank);
    for (int round = 0; round < 3; round++) {
        if (is_server) {
            if (rank == 0) {
                MPI_Open_port(MPI_INFO_NULL, port);
                CHECK(strlen(port) > 0 && strlen(port) < MPI_MAX_PORT_NAME);
                MPI_Publish_name("a service", MPI_INFO_NULL, port);
            }
            MPI_Barrier(MPI_COMM_WORLD);
            MPI_Comm_accept(port, MPI_INFO_NULL, 0, half, &inter);
        } else {
            MPI_Barrier(MPI_COMM_WORLD);
            if (rank == 0)
                MPI_Lookup_name("a service", MPI_INFO_NULL, port);
            MPI_Comm_connect(port, MPI_INFO_NULL, 0, half, &inter);
        }
        talk(inter, is_server ? 1 : 2);
        MPI_Comm_disconnect(&inter);
        MPI_Barrier(MPI_COMM_WORLD);
        if (is_server && rank == 0) {
            MPI_Unpublish_name("a service", MPI_INFO_NULL, port);
            MPI_Close_port(port);
        }
    }
}

/* Everybody but rank 0 comes to the same port, each alone. */
static void come_one_by_one(void)
{
    char port[MPI_MAX_PORT_NAME];
    MPI_Comm inter[8];
    if (world_rank == 0)
        MPI_Open_port(MPI_INFO_NULL, port);
    MPI_Bcast(port, MPI_MAX_PORT_NAME, MPI_CHAR, 0, MPI_COMM_WORLD);
    if (world_rank == 0) {
        int seen = 0;
        for (int i = 1; i < world_size; i++)
            MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter[i]);
        for (int i = 1; i < world_size; i++) {
            int who = -1;
            MPI_Recv(&who, 1, MPI_INT, MPI_ANY_SOURCE, 9, inter[i], MPI_STATUS_IGNORE);
            seen |= 1 << who;
            MPI_Comm_disconnect(&inter[i]);
        }
        CHECK_INT(seen, (1 << world_size) - 2);
        MPI_Close_port(port);
    } else {
        MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, inter);
        MPI_Send(&world_rank, 1, MPI_INT, 0, 9, inter[0]);
        MPI_Comm_disconnect(inter);
    }
}

/* A port that is closed while somebody calls: the caller does not wait for ever. */
static void close_before_accepting(void)
{
    char port[MPI_MAX_PORT_NAME];
    MPI_Comm inter;
    if (world_rank == 0)
        MPI_Open_port(MPI_INFO_NULL, port);
    MPI_Bcast(port, MPI_MAX_PORT_NAME, MPI_CHAR, 0, MPI_COMM_WORLD);
    if (world_rank == 0) {
        usleep(300000);
        MPI_Close_port(port);
    } else if (world_rank == 1) {
        return_errors(MPI_COMM_SELF);
        EXPECT_ERROR(MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter), MPI_ERR_PORT);
    }
    MPI_Barrier(MPI_COMM_WORLD);
}

static void join_over_a_socket(void)
{
    if (world_rank > 1)
        return;
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int fd = socket(AF_UNIX, SOCK_STREAM, 0);
    CHECK(fd >= 0);
    if (world_rank == 0) {
        /* An address of the kernel's choice, not in the file system. */
        CHECK(bind(fd, (struct sockaddr *)&address, sizeof address.sun_family) == 0);
        socklen_t length = sizeof address;
        CHECK(listen(fd, 1) == 0 && getsockname(fd, (struct sockaddr *)&address, &length) == 0);
        int size = (int)length;
        MPI_Send(&size, 1, MPI_INT, 1, 1, MPI_COMM_WORLD);
        MPI_Send(&address, sizeof address, MPI_BYTE, 1, 1, MPI_COMM_WORLD);
        int caller = accept(fd, NULL, NULL);
        close(fd);
        fd = caller;
    } else {
        int size;
        MPI_Recv(&size, 1, MPI_INT, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Recv(&address, sizeof address, MPI_BYTE, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        CHECK(connect(fd, (struct sockaddr *)&address, (socklen_t)size) == 0);
    }
    MPI_Comm inter;
    MPI_Comm_join(fd, &inter);
    CHECK(inter != MPI_COMM_NULL);
    /* The socket is the program's again, with nothing left in it. */
    char byte = 0;
    CHECK(write(fd, "x", 1) == 1 && read(fd, &byte, 1) == 1 && byte == 'x');
    close(fd);
    talk(inter, world_rank + 1);
    MPI_Comm_disconnect(&inter);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Comm half;
    int is_server = world_rank < world_size / 2;
    MPI_Comm_split(MPI_COMM_WORLD, is_server, -world_rank, &half);
    meet_at_ports(half, is_server);
    come_one_by_one();
    close_before_accepting();
    join_over_a_socket();
    MPI_Comm_free(&half);
    return finish();
}
