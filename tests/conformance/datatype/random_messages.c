// Messages of datatypes by chance, from a few bytes to some hundred kilobytes: typed on one side, plain on
// the other, in both directions, against MPI_Pack and MPI_Unpack.
// ranks: 1 2
#include "chance.h"

enum { TYPES = 100, HALF = 1 << 17 };

static int memory[2 * HALF], expected[2 * HALF], packed[2 * HALF], plain[2 * HALF];

/* As many elements as stay in reach on both sides, up to 50,000 ints. */
static int fitting(MPI_Datatype type, int size)
{
    MPI_Aint lb, extent, true_lb, true_extent;
    MPI_Type_get_extent(type, &lb, &extent);
    MPI_Type_get_true_extent(type, &true_lb, &true_extent);
    MPI_Aint reach = labs((long)true_lb) + true_extent, step = labs((long)extent) + 1;
    MPI_Aint room = (4 * (MPI_Aint)HALF - reach) / step, most = 200000 / size;
    return (int)(room < most ? room : most);
}

static void exchange(const void *out, int out_count, MPI_Datatype out_type, void *in, int in_count, MPI_Datatype in_type,
                     int ints)
{
    int peer = world_size - 1 - world_rank, found;
    MPI_Status status;
    MPI_Sendrecv(out, out_count, out_type, peer, 0, in, in_count, in_type, peer, 0, MPI_COMM_WORLD, &status);
    MPI_Get_count(&status, MPI_INT, &found);
    CHECK_INT(found, ints);
}

static void check(MPI_Datatype type, int count, int ints)
{
    int position = 0;
    for (int i = 0; i < 2 * HALF; i++)
        memory[i] = i;
    MPI_Pack(memory + HALF, count, type, packed, sizeof packed, &position, MPI_COMM_SELF);
    CHECK_INT(position, 4 * ints);
    memset(plain, 0, sizeof plain);
    exchange(memory + HALF, count, type, plain, ints + 1, MPI_INT, ints);
    CHECK(memcmp(plain, packed, (size_t)position) == 0);

    // Datatypes that name a byte twice may be sent only; where they put it is undefined.
    memset(memory, 0, sizeof memory);
    for (int i = 0; i < ints; i++)
        if (memory[packed[i]]++)
            return;
    memset(memory, 0, sizeof memory);
    memset(expected, 0, sizeof expected);
    for (int i = 0; i < ints; i++)
        plain[i] = i + 1;
    position = 0;
    MPI_Unpack(plain, 4 * ints, &position, expected + HALF, count, type, MPI_COMM_SELF);
    exchange(plain, ints, MPI_INT, memory + HALF, count, type, ints);
    CHECK(memcmp(memory, expected, sizeof memory) == 0);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    for (int i = 0; i < TYPES; i++) {
        int size;
        bounded = 0;
        MPI_Datatype type = make(4);
        MPI_Type_size(type, &size);
        int most = fitting(type, size), count = most > 1 ? 1 + below(most) : most;
        MPI_Type_commit(&type);
        if (count > 0)
            check(type, count, count * size / 4);
        if (type != MPI_INT)
            MPI_Type_free(&type);
    }
    return finish();
}
