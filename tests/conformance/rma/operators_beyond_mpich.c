// Every predefined operator in an accumulate, with what was there before.
// ranks: 1 2 3 4
// differential: no (MPICH 4.0.2 returns other memory than that of the target between fences)
#include "check.h"

static void operators(void)
{
    struct { MPI_Op op; int start, given, expected; } table[] = {
        {MPI_SUM, 5, 3, 8}, {MPI_PROD, 5, 3, 15}, {MPI_MIN, 5, 3, 3}, {MPI_MAX, 5, 3, 5},
        {MPI_BAND, 5, 3, 1}, {MPI_BOR, 5, 3, 7}, {MPI_BXOR, 5, 3, 6}, {MPI_LAND, 5, 0, 0},
        {MPI_LOR, 0, 3, 1}, {MPI_LXOR, 1, 1, 0}, {MPI_REPLACE, 5, 3, 3}, {MPI_NO_OP, 5, 3, 5},
    };
    MPI_Win win;
    int memory, right = (world_rank + 1) % world_size;
    MPI_Win_create(&memory, sizeof memory, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    for (unsigned i = 0; i < sizeof table / sizeof *table; i++) {
        int before = -1;
        memory = table[i].start;
        MPI_Win_fence(0, win);
        MPI_Get_accumulate(&table[i].given, 1, MPI_INT, &before, 1, MPI_INT, right, 0, 1, MPI_INT, table[i].op, win);
        MPI_Win_fence(0, win);
        CHECK_INT(before, table[i].start);
        CHECK_INT(memory, table[i].expected);
        MPI_Win_fence(0, win);
    }
    MPI_Win_free(&win);

    struct { double value; int index; } pair = {5, 1}, mine = {world_rank, world_rank};
    MPI_Win_create(&pair, sizeof pair, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_fence(0, win);
    for (int rank = 0; rank < world_size; rank++)
        MPI_Accumulate(&mine, 1, MPI_DOUBLE_INT, rank, 0, 1, MPI_DOUBLE_INT, MPI_MINLOC, win);
    MPI_Win_fence(0, win);
    CHECK(pair.value == 0 && pair.index == 0);
    MPI_Win_free(&win);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    operators();
    return finish();
}
