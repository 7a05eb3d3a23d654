// Ranks on several machines spawn a world, which runs where the launcher does: data between all of them, a
// program that has travelled with the job, one that has not, and one that is nowhere.
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define CHECK(condition)                                                                                       \
    do {                                                                                                       \
        if (!(condition)) {                                                                                    \
            fprintf(stderr, "line %d: %s\n", __LINE__, #condition);                                            \
            MPI_Abort(MPI_COMM_WORLD, 3);                                                                      \
        }                                                                                                      \
    } while (0)

static void talk(MPI_Comm inter, int parent)
{
    int rank, remote, all_rank, all_size, sum = 0, mine = parent ? 1 : 100;
    MPI_Comm all;
    MPI_Comm_rank(inter, &rank);
    MPI_Comm_remote_size(inter, &remote);
    for (int peer = 0; peer < remote; peer++) {
        int out = mine * 1000 + rank * 10 + peer, in = 0;
        MPI_Sendrecv(&out, 1, MPI_INT, peer, 0, &in, 1, MPI_INT, peer, 0, inter, MPI_STATUS_IGNORE);
        CHECK(in == (101 - mine) * 1000 + peer * 10 + rank);
    }
    MPI_Intercomm_merge(inter, !parent, &all);
    MPI_Comm_rank(all, &all_rank);
    MPI_Comm_size(all, &all_size);
    MPI_Allreduce(&all_rank, &sum, 1, MPI_INT, MPI_SUM, all);
    CHECK(sum == all_size * (all_size - 1) / 2);
    MPI_Comm_free(&all);
}

int main(int argc, char **argv)
{
    MPI_Comm parent, children;
    int rank;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_get_parent(&parent);
    if (parent != MPI_COMM_NULL) {
        char directory[4096];
        CHECK(getcwd(directory, sizeof directory));
        if (rank == 0)
            printf("child in %s\n", directory);
        talk(parent, 0);
        MPI_Comm_disconnect(&parent);
    } else {
        int codes[2];
        MPI_Comm_spawn(argv[0], MPI_ARGV_NULL, 2, MPI_INFO_NULL, 1, MPI_COMM_WORLD, &children, codes);
        talk(children, 1);
        MPI_Comm_disconnect(&children);
        MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
        int class, code = MPI_Comm_spawn("no-such-program", MPI_ARGV_NULL, 2, MPI_INFO_NULL, 0, MPI_COMM_WORLD,
                                         &children, codes);
        MPI_Error_class(code, &class);
        CHECK(class == MPI_ERR_SPAWN && children == MPI_COMM_NULL);
        CHECK(rank != 0 || (codes[0] == MPI_ERR_SPAWN && codes[1] == MPI_ERR_SPAWN));
        if (rank == 0)
            printf("parents are content\n");
    }
    MPI_Finalize();
    return 0;
}
