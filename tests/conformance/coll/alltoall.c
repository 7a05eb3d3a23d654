// Alltoall, Alltoallv, Alltoallw: several sizes, in place, unequal and empty parts, a type per peer.
// ranks: 1 2 3 4 7 8
#include "check.h"

static int value(int from, int to, int i)
{
    return from * 1000000 + to * 10000 + i % 10000;
}

static void equal_parts(int n)
{
    size_t bytes = (size_t)n * (size_t)world_size * sizeof(int);
    int *out = malloc(bytes), *in = malloc(bytes);
    for (int i = 0; i < n * world_size; i++)
        out[i] = value(world_rank, i / n, i % n);
    memset(in, 0xff, bytes);
    MPI_Alltoall(out, n, MPI_INT, in, n, MPI_INT, MPI_COMM_WORLD);
    for (int i = 0; i < n * world_size; i++)
        CHECK_INT(in[i], value(i / n, world_rank, i % n));
    MPI_Alltoall(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, out, n, MPI_INT, MPI_COMM_WORLD);
    for (int i = 0; i < n * world_size; i++)
        CHECK_INT(out[i], value(i / n, world_rank, i % n));
    free(out);
    free(in);
}

// From a to b go ((a + 2 b) mod 4) units.
static int units(int from, int to)
{
    return (from + 2 * to) % 4;
}

static void unequal_parts(int unit)
{
    int *sizes = malloc(4 * (size_t)world_size * sizeof *sizes);
    int *out_counts = sizes, *out_places = sizes + world_size, *in_counts = sizes + 2 * world_size;
    int *in_places = sizes + 3 * world_size, out_total = 0, in_total = 0;
    for (int r = 0; r < world_size; r++) {
        out_counts[r] = units(world_rank, r) * unit;
        in_counts[r] = units(r, world_rank) * unit;
        out_places[r] = out_total;
        in_places[r] = in_total;
        out_total += out_counts[r] + 1;
        in_total += in_counts[r] + 1;
    }
    int *out = malloc((size_t)out_total * sizeof *out), *in = malloc((size_t)in_total * sizeof *in);
    for (int r = 0; r < world_size; r++)
        for (int i = 0; i < out_counts[r]; i++)
            out[out_places[r] + i] = value(world_rank, r, i);
    memset(in, 0xff, (size_t)in_total * sizeof *in);
    MPI_Alltoallv(out, out_counts, out_places, MPI_INT, in, in_counts, in_places, MPI_INT, MPI_COMM_WORLD);
    for (int r = 0; r < world_size; r++) {
        for (int i = 0; i < in_counts[r]; i++)
            CHECK_INT(in[in_places[r] + i], value(r, world_rank, i));
        CHECK_INT(in[in_places[r] + in_counts[r]], -1);
    }
    free(sizes);
    free(out);
    free(in);
}

// Alltoallv in place needs symmetric counts.
static void unequal_in_place(int unit)
{
    int *counts = malloc(2 * (size_t)world_size * sizeof *counts), *places = counts + world_size, total = 0;
    for (int r = 0; r < world_size; r++) {
        counts[r] = (r + world_rank) % 3 * unit;
        places[r] = total;
        total += counts[r];
    }
    int *both = malloc((size_t)(total + 1) * sizeof *both);
    for (int r = 0; r < world_size; r++)
        for (int i = 0; i < counts[r]; i++)
            both[places[r] + i] = value(world_rank, r, i);
    MPI_Alltoallv(MPI_IN_PLACE, NULL, NULL, MPI_DATATYPE_NULL, both, counts, places, MPI_INT, MPI_COMM_WORLD);
    for (int r = 0; r < world_size; r++)
        for (int i = 0; i < counts[r]; i++)
            CHECK_INT(both[places[r] + i], value(r, world_rank, i));
    free(counts);
    free(both);
}

// To even ranks go shorts in pairs, to odd ones doubles; displacements are in bytes.
static void types_per_peer(void)
{
    MPI_Datatype pair, *types = malloc(2 * (size_t)world_size * sizeof *types), *in_types = types + world_size;
    int *counts = malloc(4 * (size_t)world_size * sizeof *counts), *places = counts + world_size;
    int *in_counts = counts + 2 * world_size, *in_places = counts + 3 * world_size;
    char *out = calloc(16, (size_t)world_size), *in = calloc(16, (size_t)world_size);
    MPI_Type_contiguous(2, MPI_SHORT, &pair);
    MPI_Type_commit(&pair);
    for (int r = 0; r < world_size; r++) {
        short shorts[4] = {(short)world_rank, (short)r, 3, 4};
        double doubles[2] = {world_rank, r};
        types[r] = r % 2 ? MPI_DOUBLE : pair;
        in_types[r] = world_rank % 2 ? MPI_DOUBLE : MPI_SHORT;
        counts[r] = 2;
        in_counts[r] = world_rank % 2 ? 2 : 4;
        places[r] = in_places[r] = 16 * r;
        memcpy(out + 16 * r, r % 2 ? (void *)doubles : (void *)shorts, r % 2 ? 16 : 8);
    }
    MPI_Alltoallw(out, counts, places, types, in, in_counts, in_places, in_types, MPI_COMM_WORLD);
    for (int r = 0; r < world_size; r++) {
        short shorts[4];
        double doubles[2];
        memcpy(shorts, in + 16 * r, 8);
        memcpy(doubles, in + 16 * r, 16);
        if (world_rank % 2)
            CHECK(doubles[0] == r && doubles[1] == world_rank);
        else
            CHECK(shorts[0] == r && shorts[1] == world_rank && shorts[3] == 4);
    }
    MPI_Type_free(&pair);
    free(types);
    free(counts);
    free(out);
    free(in);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    static const int sizes[] = {1, 30, 1000, 20000};
    for (int s = 0; s < 4; s++)
        equal_parts(sizes[s]);
    unequal_parts(1);
    unequal_parts(400);
    unequal_parts(15000);
    unequal_in_place(3);
    unequal_in_place(9000);
    types_per_peer();
    return finish();
}
