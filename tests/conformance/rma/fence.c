// Windows of every kind, put, get and accumulate between fences.
// ranks: 1 2 3 4
#include "check.h"

#define LENGTH 50000

static void ring(MPI_Win win, int *memory, int length)
{
    int right = (world_rank + 1) % world_size, left = (world_rank + world_size - 1) % world_size;
    int *out = malloc(length * sizeof(int)), *in = malloc(length * sizeof(int));
    for (int i = 0; i < length; i++) {
        out[i] = world_rank * 1000 + i;
        memory[i] = -1;
        in[i] = -2;
    }
    MPI_Win_fence(MPI_MODE_NOPRECEDE, win);
    MPI_Put(out, length, MPI_INT, right, 0, length, MPI_INT, win);
    MPI_Win_fence(0, win);
    for (int i = 0; i < length; i++)
        CHECK_INT(memory[i], left * 1000 + i);
    MPI_Get(in, length, MPI_INT, right, 0, length, MPI_INT, win);
    MPI_Win_fence(MPI_MODE_NOSTORE, win);
    for (int i = 0; i < length; i++)
        CHECK_INT(in[i], out[i]);
    MPI_Win_fence(0, win);
    for (int rank = 0; rank < world_size; rank++)
        MPI_Accumulate(out, length, MPI_INT, rank, 0, length, MPI_INT, MPI_SUM, win);
    MPI_Win_fence(MPI_MODE_NOSUCCEED, win);
    for (int i = 0; i < length; i++)
        CHECK_INT(memory[i], left * 1000 + i + 1000 * world_size * (world_size - 1) / 2 + world_size * i);
    MPI_Barrier(MPI_COMM_WORLD);
    free(out);
    free(in);
}

static void attributes(MPI_Win win, void *base, MPI_Aint size, int unit, int flavor)
{
    void *value;
    int flag;
    MPI_Win_get_attr(win, MPI_WIN_BASE, &value, &flag);
    CHECK(flag && value == base);
    MPI_Win_get_attr(win, MPI_WIN_SIZE, &value, &flag);
    CHECK(flag);
    CHECK_INT(*(MPI_Aint *)value, size);
    MPI_Win_get_attr(win, MPI_WIN_DISP_UNIT, &value, &flag);
    CHECK(flag);
    CHECK_INT(*(int *)value, unit);
    MPI_Win_get_attr(win, MPI_WIN_CREATE_FLAVOR, &value, &flag);
    CHECK(flag);
    CHECK_INT(*(int *)value, flavor);
    MPI_Win_get_attr(win, MPI_WIN_MODEL, &value, &flag);
    CHECK(flag);
    CHECK_INT(*(int *)value, MPI_WIN_UNIFIED);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Win win;
    MPI_Aint size = LENGTH * sizeof(int);
    int *memory = malloc(size);

    MPI_Win_create(memory, size, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    attributes(win, memory, size, sizeof(int), MPI_WIN_FLAVOR_CREATE);
    ring(win, memory, 1);
    ring(win, memory, 1000);
    ring(win, memory, LENGTH);
    MPI_Win_free(&win);
    CHECK(win == MPI_WIN_NULL);
    free(memory);

    MPI_Win_allocate(size, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    attributes(win, memory, size, sizeof(int), MPI_WIN_FLAVOR_ALLOCATE);
    ring(win, memory, LENGTH);
    MPI_Group group, world;
    int result;
    MPI_Win_get_group(win, &group);
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    MPI_Group_compare(group, world, &result);
    CHECK_INT(result, MPI_IDENT);
    MPI_Group_free(&group);
    MPI_Group_free(&world);
    MPI_Win_free(&win);

    MPI_Win_allocate_shared(size, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    attributes(win, memory, size, sizeof(int), MPI_WIN_FLAVOR_SHARED);
    ring(win, memory, 777);
    ring(win, memory, LENGTH);
    MPI_Win_free(&win);

    /* Displacement units differ, and one rank has no memory at all. */
    char bytes[64] = {0};
    int unit = world_rank + 1;
    MPI_Win_create(world_rank == 0 ? NULL : bytes, world_rank == 0 ? 0 : 64, unit, MPI_INFO_NULL,
                   MPI_COMM_WORLD, &win);
    MPI_Win_fence(0, win);
    char letter = 'a' + world_rank;
    for (int rank = 1; rank < world_size; rank++)
        MPI_Put(&letter, 1, MPI_CHAR, rank, world_rank, 1, MPI_CHAR, win);
    MPI_Win_fence(0, win);
    for (int rank = 0; world_rank > 0 && rank < world_size; rank++)
        CHECK_INT(bytes[rank * unit], 'a' + rank);
    MPI_Win_free(&win);
    return finish();
}
