// Worlds that come and go in a loop leave no descriptor and no mapping behind in their parent; worlds side
// by side whose children meet each other at a port that a parent passes on.
// ranks: 1
// differential: no (the environment of Debian's MPICH decides whether it can spawn)
#include "check.h"
#include <dirent.h>
#include <unistd.h>

enum { WARM = 4, WORLDS = 24 };

static int descriptors(void)
{
    int count = 0;
    DIR *directory = opendir("/proc/self/fd");
    CHECK(directory);
    while (readdir(directory))
        count++;
    closedir(directory);
    return count;
}

static int mappings(void)
{
    int count = 0, c;
    FILE *maps = fopen("/proc/self/maps", "r");
    CHECK(maps);
    while ((c = fgetc(maps)) != EOF)
        count += c == '\n';
    fclose(maps);
    return count;
}

static void be_child(char **argv, MPI_Comm parent)
{
    if (strcmp(argv[1], "echo") == 0) {
        int value;
        MPI_Recv(&value, 1, MPI_INT, 0, 0, parent, MPI_STATUS_IGNORE);
        MPI_Send(&value, 1, MPI_INT, 0, 0, parent);
    } else {
        /* One child opens a port; its name reaches the other through the parent. */
        char port[MPI_MAX_PORT_NAME] = "";
        MPI_Comm sibling;
        int value = 5, theirs = 0, is_server = strcmp(argv[1], "server") == 0;
        if (is_server) {
            MPI_Open_port(MPI_INFO_NULL, port);
            MPI_Send(port, MPI_MAX_PORT_NAME, MPI_CHAR, 0, 0, parent);
            MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &sibling);
        } else {
            MPI_Recv(port, MPI_MAX_PORT_NAME, MPI_CHAR, 0, 0, parent, MPI_STATUS_IGNORE);
            MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &sibling);
        }
        MPI_Sendrecv(&value, 1, MPI_INT, 0, 0, &theirs, 1, MPI_INT, 0, 0, sibling, MPI_STATUS_IGNORE);
        CHECK_INT(theirs, 5);
        MPI_Comm_disconnect(&sibling);
    }
    MPI_Comm_disconnect(&parent);
    MPI_Finalize();
    exit(0);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Comm parent, inter, other;
    MPI_Comm_get_parent(&parent);
    if (parent != MPI_COMM_NULL)
        be_child(argv, parent);
    char *echo[] = {"echo", NULL}, *server[] = {"server", NULL}, *client[] = {"client", NULL};
    int open = 0, mapped = 0;
    for (int i = 0; i < WORLDS; i++) {
        int value = i, back = -1;
        MPI_Comm_spawn(argv[0], echo, 1, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter, MPI_ERRCODES_IGNORE);
        MPI_Send(&value, 1, MPI_INT, 0, 0, inter);
        MPI_Recv(&back, 1, MPI_INT, 0, 0, inter, MPI_STATUS_IGNORE);
        CHECK_INT(back, i);
        MPI_Comm_disconnect(&inter);
        if (i == WARM) {
            open = descriptors();
            mapped = mappings();
        }
    }
    /* The last worlds may still be closing their connections. */
    CHECK(descriptors() <= open + 4);
    CHECK(mappings() <= mapped + 8);

    char port[MPI_MAX_PORT_NAME];
    MPI_Comm_spawn(argv[0], server, 1, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter, MPI_ERRCODES_IGNORE);
    MPI_Comm_spawn(argv[0], client, 1, MPI_INFO_NULL, 0, MPI_COMM_SELF, &other, MPI_ERRCODES_IGNORE);
    MPI_Recv(port, MPI_MAX_PORT_NAME, MPI_CHAR, 0, 0, inter, MPI_STATUS_IGNORE);
    MPI_Send(port, MPI_MAX_PORT_NAME, MPI_CHAR, 0, 0, other);
    MPI_Comm_disconnect(&other);
    MPI_Comm_disconnect(&inter);
    return finish();
}
