// Derived datatypes at both ends, the order of accumulates, dynamic windows.
// ranks: 1 2 3 4
#include "check.h"

static int target;

/* A column of a matrix goes to a row, and blocks at irregular places come back. */
static void layouts(void)
{
    enum { N = 30 };
    MPI_Win win;
    double *memory, local[N][N], back[N];
    MPI_Win_allocate(N * N * sizeof(double), sizeof(double), MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    for (int i = 0; i < N * N; i++) {
        memory[i] = -1;
        ((double *)local)[i] = 1000 * world_rank + i;
    }
    MPI_Datatype column, irregular, nested;
    MPI_Type_vector(N, 1, N, MPI_DOUBLE, &column);
    MPI_Type_commit(&column);
    MPI_Win_fence(0, win);
    MPI_Put(&local[0][3], 1, column, target, 2 * N, N, MPI_DOUBLE, win);
    MPI_Put(&local[5][0], N, MPI_DOUBLE, target, 7, 1, column, win);
    MPI_Win_fence(0, win);
    int origin = (world_rank + world_size - 1) % world_size;
    for (int i = 0; i < N; i++) {
        if (i != 7)
            CHECK(memory[2 * N + i] == 1000 * origin + i * N + 3);
        if (i != 2)
            CHECK(memory[i * N + 7] == 1000 * origin + 5 * N + i);
    }
    MPI_Win_fence(0, win);
    for (int i = 0; i < N * N; i++)
        memory[i] = 10000 * world_rank + i;
    int lengths[N], places[N];
    for (int i = 0; i < N; i++) {
        lengths[i] = 1 + i % 2;
        places[i] = i * i % 200 + 210 * (i % 3);
    }
    MPI_Type_indexed(15, lengths, places, MPI_DOUBLE, &irregular);
    MPI_Type_create_hvector(1, 1, 8, irregular, &nested);
    MPI_Type_commit(&nested);
    MPI_Win_fence(0, win);
    int size;
    MPI_Type_size(nested, &size);
    MPI_Get(back, size / 8, MPI_DOUBLE, target, 0, 1, nested, win);
    MPI_Win_fence(0, win);
    int at = 0;
    for (int i = 0; i < 15; i++)
        for (int j = 0; j < lengths[i]; j++)
            CHECK(back[at++] == 10000 * target + places[i] + j);
    MPI_Type_free(&column);
    MPI_Type_free(&irregular);
    MPI_Type_free(&nested);
    MPI_Win_free(&win);
}

/* A datatype whose description is longer than a request. */
static void long_description(void)
{
    enum { N = 4000 };
    MPI_Win win;
    int *memory, places[N], values[N], back[N];
    MPI_Win_allocate(4 * N * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    for (int i = 0; i < 4 * N; i++)
        memory[i] = 0;
    for (int i = 0; i < N; i++) {
        places[i] = 4 * ((i * 7) % N) + i % 3;
        values[i] = i + world_rank;
    }
    MPI_Datatype scattered;
    MPI_Type_create_indexed_block(N, 1, places, MPI_INT, &scattered);
    MPI_Type_commit(&scattered);
    MPI_Win_fence(0, win);
    MPI_Put(values, N, MPI_INT, target, 0, 1, scattered, win);
    MPI_Win_fence(0, win);
    MPI_Accumulate(values, N, MPI_INT, target, 0, 1, scattered, MPI_SUM, win);
    MPI_Win_fence(0, win);
    MPI_Get(back, N, MPI_INT, target, 0, 1, scattered, win);
    MPI_Win_fence(0, win);
    int origin = (world_rank + world_size - 1) % world_size;
    for (int i = 0; i < N; i++) {
        CHECK_INT(back[i], 2 * values[i]);
        CHECK_INT(memory[places[i]], 2 * (i + origin));
    }
    MPI_Type_free(&scattered);
    MPI_Win_free(&win);
}

/* Accumulates of one origin on one element happen in order: the last replacement stays. */
static void order(void)
{
    enum { MANY = 2000 };
    MPI_Win win;
    long *memory, large[MANY], before;
    MPI_Win_allocate(MANY * sizeof(long), sizeof(long), MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    memset(memory, 0, MANY * sizeof(long));
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_lock(MPI_LOCK_SHARED, target, 0, win);
    for (long i = 1; i <= 20; i++) {
        for (int j = 0; j < MANY; j++)
            large[j] = i;
        MPI_Accumulate(large, MANY, MPI_LONG, target, 0, MANY, MPI_LONG, MPI_REPLACE, win);
        MPI_Fetch_and_op(&i, &before, MPI_LONG, target, MANY - 1, MPI_SUM, win);
        MPI_Win_flush_local(target, win);
        CHECK_INT(before, i);
    }
    MPI_Win_unlock(target, win);
    MPI_Barrier(MPI_COMM_WORLD);
    CHECK_INT(memory[0], 20);
    CHECK_INT(memory[MANY - 1], 40);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_free(&win);
}

static void dynamic(void)
{
    MPI_Win win;
    int first[100], second[100], flag;
    MPI_Aint mine[2], theirs[2];
    void *value;
    MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_get_attr(win, MPI_WIN_CREATE_FLAVOR, &value, &flag);
    CHECK(flag && *(int *)value == MPI_WIN_FLAVOR_DYNAMIC);
    MPI_Win_get_attr(win, MPI_WIN_BASE, &value, &flag);
    CHECK(flag && value == MPI_BOTTOM);
    for (int i = 0; i < 100; i++)
        first[i] = second[i] = -1;
    MPI_Win_attach(win, first, sizeof first);
    MPI_Win_attach(win, second, sizeof second);
    MPI_Get_address(&first[10], &mine[0]);
    MPI_Get_address(second, &mine[1]);
    int origin = (world_rank + world_size - 1) % world_size;
    MPI_Sendrecv(mine, 2, MPI_AINT, origin, 0, theirs, 2, MPI_AINT, target, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Win_fence(0, win);
    int values[100];
    for (int i = 0; i < 100; i++)
        values[i] = world_rank + i;
    MPI_Put(values, 5, MPI_INT, target, theirs[0], 5, MPI_INT, win);
    MPI_Accumulate(values, 100, MPI_INT, target, theirs[1], 100, MPI_INT, MPI_SUM, win);
    MPI_Win_fence(0, win);
    for (int i = 0; i < 100; i++) {
        CHECK_INT(first[i], i >= 10 && i < 15 ? origin + i - 10 : -1);
        CHECK_INT(second[i], origin + i - 1);
    }
    MPI_Win_fence(0, win);
    MPI_Win_detach(win, first);
    MPI_Win_attach(win, first, sizeof first);
    MPI_Win_detach(win, first);
    MPI_Win_detach(win, second);
    MPI_Win_free(&win);
}

/* Memory attached in pieces that touch is accessed across their border. */
static void dynamic_pieces(void)
{
    MPI_Win win;
    static int memory[300];
    MPI_Aint mine, theirs;
    int origin = (world_rank + world_size - 1) % world_size, values[200], back[200];
    MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    for (int i = 0; i < 3; i++)
        MPI_Win_attach(win, memory + 80 * i, 80 * sizeof(int));
    MPI_Get_address(memory, &mine);
    MPI_Sendrecv(&mine, 1, MPI_AINT, origin, 0, &theirs, 1, MPI_AINT, target, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    for (int i = 0; i < 200; i++)
        values[i] = 1000 * world_rank + i;
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, target, 0, win);
    MPI_Put(values, 200, MPI_INT, target, theirs + 20 * sizeof(int), 200, MPI_INT, win);
    MPI_Win_flush(target, win);
    MPI_Get(back, 200, MPI_INT, target, theirs + 20 * sizeof(int), 200, MPI_INT, win);
    MPI_Win_unlock(target, win);
    MPI_Barrier(MPI_COMM_WORLD);
    for (int i = 0; i < 300; i++)
        CHECK_INT(memory[i], i >= 20 && i < 220 ? 1000 * origin + i - 20 : 0);
    for (int i = 0; i < 200; i++)
        CHECK_INT(back[i], values[i]);
    MPI_Win_detach(win, memory + 80);
    MPI_Win_detach(win, memory);
    MPI_Win_detach(win, memory + 160);
    MPI_Win_free(&win);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    target = (world_rank + 1) % world_size;
    layouts();
    long_description();
    order();
    dynamic();
    dynamic_pieces();
    return finish();
}
