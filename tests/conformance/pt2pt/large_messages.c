// Messages of many megabytes, both ways at once, contiguous and strided.
// ranks: 2
#include "check.h"

#define COUNT (6 * 1024 * 1024)

int main(int argc, char **argv)
{
    start(&argc, &argv);
    int *out = malloc(COUNT * sizeof *out), *in = calloc(COUNT, sizeof *in), peer = 1 - world_rank;
    MPI_Datatype every_other;
    for (int i = 0; i < COUNT; i++)
        out[i] = i ^ world_rank;
    for (int round = 0; round < 3; round++) {
        memset(in, 0, COUNT * sizeof *in);
        MPI_Sendrecv(out, COUNT, MPI_INT, peer, 0, in, COUNT, MPI_INT, peer, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        for (int i = 0; i < COUNT; i++)
            CHECK_INT(in[i], i ^ peer);
    }
    MPI_Type_vector(COUNT / 2, 1, 2, MPI_INT, &every_other);
    MPI_Type_commit(&every_other);
    memset(in, 0, COUNT * sizeof *in);
    MPI_Sendrecv(out, 1, every_other, peer, 1, in, COUNT / 2, MPI_INT, peer, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    for (int i = 0; i < COUNT / 2; i++)
        CHECK_INT(in[i], (2 * i) ^ peer);
    MPI_Type_free(&every_other);
    free(out);
    free(in);
    return finish();
}
