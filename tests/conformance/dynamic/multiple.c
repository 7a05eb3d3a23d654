// MPI_Comm_spawn_multiple: two programs (this one, twice) in one world; merged with the parents into one
// communicator, in which everybody talks with everybody. A child spawns once more.
// ranks: 1 3
// differential: 5 (the environment of Debian's MPICH decides whether it can spawn)
#include "check.h"

/* Everybody in `all` adds up ranks, and passes a token round. */
static void use(MPI_Comm all, int expected_size)
{
    int rank, size, sum = -1, token = -1;
    MPI_Comm_rank(all, &rank);
    MPI_Comm_size(all, &size);
    CHECK_INT(size, expected_size);
    MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, all);
    CHECK_INT(sum, size * (size - 1) / 2);
    MPI_Sendrecv(&rank, 1, MPI_INT, (rank + 1) % size, 0, &token, 1, MPI_INT, (rank + size - 1) % size, 0, all,
                 MPI_STATUS_IGNORE);
    CHECK_INT(token, (rank + size - 1) % size);
}

static void be_grandchild(MPI_Comm parent)
{
    int value = 0;
    MPI_Bcast(&value, 1, MPI_INT, 0, parent);
    CHECK_INT(value, 77);
    MPI_Comm_disconnect(&parent);
    MPI_Finalize();
    exit(0);
}

static void be_child(char **argv, MPI_Comm parent)
{
    int flag, *number, parents = atoi(argv[2]);
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_APPNUM, &number, &flag);
    CHECK(flag);
    CHECK_INT(*number, world_rank == 0 ? 0 : 1);
    CHECK(strcmp(argv[1], world_rank == 0 ? "first" : "second") == 0);
    CHECK_INT(world_size, 3);
    MPI_Comm all;
    MPI_Intercomm_merge(parent, 1, &all);
    int rank;
    MPI_Comm_rank(all, &rank);
    CHECK_INT(rank, parents + world_rank);
    use(all, parents + 3);
    MPI_Comm_free(&all);

    if (world_rank == 1) {
        char *arguments[] = {"grandchild", NULL};
        MPI_Comm inter;
        int value = 77;
        MPI_Comm_spawn(argv[0], arguments, 2, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter, MPI_ERRCODES_IGNORE);
        MPI_Bcast(&value, 1, MPI_INT, MPI_ROOT, inter);
        MPI_Comm_disconnect(&inter);
    }
    MPI_Comm_disconnect(&parent);
    MPI_Finalize();
    exit(0);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Comm parent, inter, all;
    MPI_Comm_get_parent(&parent);
    if (parent != MPI_COMM_NULL) {
        if (strcmp(argv[1], "grandchild") == 0)
            be_grandchild(parent);
        be_child(argv, parent);
    }
    char parents[16];
    snprintf(parents, sizeof parents, "%d", world_size);
    char *commands[] = {argv[0], argv[0]};
    char *first[] = {"first", parents, NULL}, *second[] = {"second", parents, NULL};
    char **arguments[] = {first, second};
    int most[] = {1, 2}, codes[3] = {-1, -1, -1};
    MPI_Info infos[] = {MPI_INFO_NULL, MPI_INFO_NULL};
    MPI_Comm_spawn_multiple(2, commands, arguments, most, infos, 0, MPI_COMM_WORLD, &inter, codes);
    for (int i = 0; i < 3; i++)
        CHECK_INT(codes[i], MPI_SUCCESS);
    MPI_Intercomm_merge(inter, 0, &all);
    int rank;
    MPI_Comm_rank(all, &rank);
    CHECK_INT(rank, world_rank);
    use(all, world_size + 3);
    MPI_Comm_free(&all);
    MPI_Comm_disconnect(&inter);
    return finish();
}
