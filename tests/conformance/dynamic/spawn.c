// MPI_Comm_spawn of this program itself: parents and children talk, in both directions and with any
// size, and part again.
// ranks: 1 2 3
// differential: no (the environment of Debian's MPICH decides whether it can spawn)
#include "check.h"

enum { CHILDREN = 2, LARGE = 300000 };

/* Every parent exchanges a short and a long message with every child. */
static void talk(MPI_Comm inter, int is_parent)
{
    int remote, rank;
    MPI_Comm_remote_size(inter, &remote);
    MPI_Comm_rank(inter, &rank);
    int *large = malloc(LARGE * sizeof *large);
    for (int peer = 0; peer < remote; peer++) {
        int mine = is_parent ? 100 + rank : 200 + rank, theirs = -1;
        MPI_Status status;
        MPI_Sendrecv(&mine, 1, MPI_INT, peer, 5, &theirs, 1, MPI_INT, peer, 5, inter, &status);
        CHECK_INT(theirs, (is_parent ? 200 : 100) + peer);
        CHECK_INT(status.MPI_SOURCE, peer);
        if (is_parent) {
            for (int i = 0; i < LARGE; i++)
                large[i] = i ^ rank;
            MPI_Send(large, LARGE, MPI_INT, peer, 6, inter);
            MPI_Recv(large, LARGE, MPI_INT, peer, 7, inter, MPI_STATUS_IGNORE);
        } else {
            MPI_Recv(large, LARGE, MPI_INT, peer, 6, inter, MPI_STATUS_IGNORE);
            MPI_Ssend(large, LARGE, MPI_INT, peer, 7, inter);
        }
        for (int i = 0; i < LARGE; i++)
            CHECK_INT(large[i], i ^ (is_parent ? rank : peer));
    }
    free(large);
}

static void be_child(int argc, char **argv, MPI_Comm parent)
{
    CHECK_INT(argc, 3);
    CHECK(strcmp(argv[1], "a word") == 0 && strcmp(argv[2], "") == 0);
    CHECK_INT(world_size, CHILDREN);
    char name[MPI_MAX_OBJECT_NAME];
    int length, flag, size, *number;
    MPI_Comm_get_name(parent, name, &length);
    CHECK(strcmp(name, "MPI_COMM_PARENT") == 0);
    MPI_Comm_test_inter(parent, &flag);
    CHECK(flag);
    MPI_Comm_size(parent, &size);
    CHECK_INT(size, CHILDREN);
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_APPNUM, &number, &flag);
    CHECK(flag && *number == 0);
    /* The children's own world works as any does. */
    int sum = 0;
    MPI_Allreduce(&world_rank, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    CHECK_INT(sum, CHILDREN * (CHILDREN - 1) / 2);
    talk(parent, 0);
    MPI_Comm_disconnect(&parent);
    CHECK(parent == MPI_COMM_NULL);
    MPI_Comm_get_parent(&parent);
    CHECK(parent == MPI_COMM_NULL);
    MPI_Finalize();
    exit(0);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Comm parent, inter = MPI_COMM_NULL;
    MPI_Comm_get_parent(&parent);
    if (parent != MPI_COMM_NULL)
        be_child(argc, argv, parent);

    char *arguments[] = {"a word", "", NULL};
    int codes[CHILDREN] = {-1, -1};
    int root = world_size - 1;
    MPI_Comm_spawn(world_rank == root ? argv[0] : NULL, arguments, CHILDREN, MPI_INFO_NULL, root, MPI_COMM_WORLD,
                   &inter, codes);
    for (int i = 0; i < CHILDREN; i++)
        CHECK_INT(codes[i], MPI_SUCCESS);
    int size, flag;
    MPI_Comm_test_inter(inter, &flag);
    CHECK(flag);
    MPI_Comm_size(inter, &size);
    CHECK_INT(size, world_size);
    MPI_Comm_remote_size(inter, &size);
    CHECK_INT(size, CHILDREN);
    MPI_Group group;
    MPI_Comm_remote_group(inter, &group);
    MPI_Group_size(group, &size);
    CHECK_INT(size, CHILDREN);
    MPI_Group_free(&group);
    talk(inter, 1);
    MPI_Comm_disconnect(&inter);
    CHECK(inter == MPI_COMM_NULL);
    return finish();
}
