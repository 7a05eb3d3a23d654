// Post, start, complete, wait and test: pairs, rings, groups that overlap, assertions.
// ranks: 1 2 3 4 5
#include "check.h"

static MPI_Group only(int count, const int *ranks)
{
    MPI_Group world, group;
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    MPI_Group_incl(world, count, ranks, &group);
    MPI_Group_free(&world);
    return group;
}

/* Everybody writes to the right and is written to from the left, many times. */
static void ring(MPI_Win win, int *memory, int assert)
{
    int right = (world_rank + 1) % world_size, left = (world_rank + world_size - 1) % world_size;
    MPI_Group to = only(1, &right), from = only(1, &left);
    for (int round = 0; round < 30; round++) {
        int value = 100 * round + world_rank;
        MPI_Win_post(from, assert, win);
        if (assert & MPI_MODE_NOCHECK)
            MPI_Barrier(MPI_COMM_WORLD);
        MPI_Win_start(to, assert & MPI_MODE_NOCHECK, win);
        MPI_Put(&value, 1, MPI_INT, right, 0, 1, MPI_INT, win);
        MPI_Win_complete(win);
        if (round % 2) {
            int flag = 0;
            while (!flag)
                MPI_Win_test(win, &flag);
        } else {
            MPI_Win_wait(win);
        }
        CHECK_INT(memory[0], 100 * round + left);
    }
    MPI_Group_free(&to);
    MPI_Group_free(&from);
}

/* Rank 0 collects from all others, who exchange nothing among themselves. */
static void star(MPI_Win win, int *memory)
{
    int others[16], zero = 0;
    for (int i = 1; i < world_size; i++)
        others[i - 1] = i;
    MPI_Group centre = only(1, &zero), leaves = only(world_size - 1, others);
    MPI_Win_fence(0, win);
    for (int round = 1; round <= 5; round++) {
        if (world_rank == 0) {
            for (int i = 0; i < 16; i++)
                memory[i] = 0;
            MPI_Win_post(leaves, 0, win);
            MPI_Win_wait(win);
            for (int i = 1; i < world_size; i++)
                CHECK_INT(memory[i], round * i);
            int sum = 0;
            for (int i = 1; i < world_size; i++)
                sum += i;
            CHECK_INT(memory[0], sum);
        } else {
            int value = round * world_rank, before = -1;
            MPI_Win_start(centre, 0, win);
            MPI_Put(&value, 1, MPI_INT, 0, world_rank, 1, MPI_INT, win);
            MPI_Get_accumulate(&world_rank, 1, MPI_INT, &before, 1, MPI_INT, 0, 0, 1, MPI_INT, MPI_SUM, win);
            MPI_Win_complete(win);
            CHECK(before >= 0);
        }
    }
    MPI_Group_free(&centre);
    MPI_Group_free(&leaves);
    MPI_Win_fence(0, win);
}

/* Large gets inside an epoch, and an epoch without operations. */
static void large(void)
{
    enum { MANY = 200000 };
    double *memory, *in = malloc(MANY * sizeof(double));
    MPI_Win win;
    MPI_Win_allocate(MANY * sizeof(double), sizeof(double), MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    for (int i = 0; i < MANY; i++)
        memory[i] = world_rank + 0.5 * i;
    MPI_Group world;
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    MPI_Win_post(world, 0, win);
    MPI_Win_start(world, 0, win);
    MPI_Win_complete(win);
    MPI_Win_wait(win);
    for (int rank = 0; rank < world_size; rank++) {
        MPI_Win_post(world, MPI_MODE_NOPUT, win);
        MPI_Win_start(world, 0, win);
        MPI_Get(in, MANY, MPI_DOUBLE, rank, 0, MANY, MPI_DOUBLE, win);
        MPI_Win_complete(win);
        MPI_Win_wait(win);
        for (int i = 0; i < MANY; i++)
            CHECK(in[i] == rank + 0.5 * i);
    }
    MPI_Group_free(&world);
    MPI_Win_free(&win);
    free(in);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Win win;
    int memory[16];
    MPI_Win_create(memory, sizeof memory, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    ring(win, memory, 0);
    ring(win, memory, MPI_MODE_NOCHECK);
    star(win, memory);
    MPI_Win_free(&win);
    large();
    return finish();
}
