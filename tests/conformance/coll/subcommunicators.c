// Collectives on parts of the world, on its mirror image and on single ranks, at different speeds, mixed
// with messages of the same tags.
// ranks: 2 3 4 8
#include "check.h"

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Comm part, mirror, twin;
    int colour = world_rank % 3 == 0, rank, size, sum;
    MPI_Comm_split(MPI_COMM_WORLD, colour, world_rank, &part);
    MPI_Comm_split(MPI_COMM_WORLD, 0, -world_rank, &mirror);
    MPI_Comm_dup(MPI_COMM_WORLD, &twin);
    MPI_Comm_rank(part, &rank);
    MPI_Comm_size(part, &size);

    // Parts of different sizes take different numbers of rounds.
    for (int i = 0; i < 20 * (colour + 1); i++) {
        MPI_Allreduce(&i, &sum, 1, MPI_INT, MPI_SUM, part);
        CHECK_INT(sum, i * size);
    }
    int first = world_rank, mirrored;
    MPI_Bcast(&first, 1, MPI_INT, 0, mirror);
    CHECK_INT(first, world_size - 1);
    MPI_Comm_rank(mirror, &mirrored);
    CHECK_INT(mirrored, world_size - 1 - world_rank);

    // A message under way with the tag zero does not disturb a collective.
    int out = world_rank, in = -1, peer = (world_rank + 1) % world_size;
    MPI_Request request;
    MPI_Isend(&out, 1, MPI_INT, peer, 0, twin, &request);
    MPI_Allreduce(&out, &sum, 1, MPI_INT, MPI_SUM, twin);
    CHECK_INT(sum, world_size * (world_size - 1) / 2);
    MPI_Recv(&in, 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, twin, MPI_STATUS_IGNORE);
    CHECK_INT(in, (world_rank + world_size - 1) % world_size);
    MPI_Wait(&request, MPI_STATUS_IGNORE);

    MPI_Allreduce(&world_rank, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_SELF);
    CHECK_INT(sum, world_rank);

    // Made and freed many times: context ids come back.
    for (int i = 0; i < 100; i++) {
        MPI_Comm copy;
        MPI_Comm_dup(part, &copy);
        MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_MAX, copy);
        CHECK_INT(sum, size - 1);
        MPI_Comm_free(&copy);
    }
    MPI_Comm_free(&part);
    MPI_Comm_free(&mirror);
    MPI_Comm_free(&twin);
    return finish();
}
