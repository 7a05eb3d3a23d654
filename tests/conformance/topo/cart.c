// Cartesian grids: coordinates and ranks, shifts with and without wrapping, parts, maps, duplicates, grids
// that leave processes out, grids without dimensions, and balanced dimensions.
// ranks: 1 2 3 4 6
#include "check.h"

static int topology(MPI_Comm comm)
{
    int status;
    MPI_Topo_test(comm, &status);
    return status;
}

static void balanced(void)
{
    int a[2] = {0, 0}, b[3] = {0, 3, 0}, c[2] = {2, 3}, d[3] = {0, 0, 0};
    MPI_Dims_create(6, 2, a);
    CHECK(a[0] == 3 && a[1] == 2);
    MPI_Dims_create(6, 3, b);
    CHECK(b[0] == 2 && b[1] == 3 && b[2] == 1);
    MPI_Dims_create(6, 2, c);
    CHECK(c[0] == 2 && c[1] == 3);
    MPI_Dims_create(64, 3, d);
    CHECK(d[0] == 4 && d[1] == 4 && d[2] == 4);
}

/* Two dimensions of all processes: the first is a line, the second a ring. */
static void plane(void)
{
    int dims[2] = {0, 0}, periods[2] = {0, 1}, got[2], wraps[2], coords[2], here[2], rank, count;
    MPI_Comm grid, copy;
    MPI_Dims_create(world_size, 2, dims);
    MPI_Cart_create(MPI_COMM_WORLD, 2, dims, periods, 1, &grid);
    CHECK(grid != MPI_COMM_NULL);
    CHECK_INT(topology(grid), MPI_CART);
    MPI_Comm_dup(grid, &copy);
    CHECK_INT(topology(copy), MPI_CART);
    MPI_Comm_free(&grid);
    grid = copy;
    MPI_Cartdim_get(grid, &count);
    CHECK_INT(count, 2);
    MPI_Comm_rank(grid, &rank);
    MPI_Cart_get(grid, 2, got, wraps, here);
    CHECK(got[0] == dims[0] && got[1] == dims[1]);
    CHECK(!wraps[0] && wraps[1]);
    for (int other = 0; other < world_size; other++) {
        int back;
        MPI_Cart_coords(grid, other, 2, coords);
        CHECK_INT(coords[0], other / dims[1]);
        CHECK_INT(coords[1], other % dims[1]);
        MPI_Cart_rank(grid, coords, &back);
        CHECK_INT(back, other);
        coords[1] -= 3 * dims[1];
        MPI_Cart_rank(grid, coords, &back);
        CHECK_INT(back, other);
    }
    for (int by = -2; by <= 2; by++) {
        int source, dest, row = here[0] + by, column = ((here[1] + by) % dims[1] + dims[1]) % dims[1];
        MPI_Cart_shift(grid, 0, by, &source, &dest);
        CHECK_INT(dest, row < 0 || row >= dims[0] ? MPI_PROC_NULL : row * dims[1] + here[1]);
        row = here[0] - by;
        CHECK_INT(source, row < 0 || row >= dims[0] ? MPI_PROC_NULL : row * dims[1] + here[1]);
        MPI_Cart_shift(grid, 1, by, &source, &dest);
        CHECK_INT(dest, here[0] * dims[1] + column);
        /* Round the ring; at the ends of the line the messages are lost. */
        int out = rank, in = -1;
        MPI_Sendrecv(&out, 1, MPI_INT, dest, 1, &in, 1, MPI_INT, source, 1, grid, MPI_STATUS_IGNORE);
        CHECK_INT(in, source);
    }

    int remain[2] = {0, 1}, size, sum, expected = 0;
    MPI_Comm row;
    MPI_Cart_sub(grid, remain, &row);
    CHECK_INT(topology(row), MPI_CART);
    MPI_Comm_size(row, &size);
    CHECK_INT(size, dims[1]);
    MPI_Comm_rank(row, &size);
    CHECK_INT(size, here[1]);
    MPI_Cart_get(row, 1, got, wraps, coords);
    CHECK(got[0] == dims[1] && wraps[0] == 1 && coords[0] == here[1]);
    MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, row);
    for (int i = 0; i < dims[1]; i++)
        expected += here[0] * dims[1] + i;
    CHECK_INT(sum, expected);
    MPI_Comm_free(&row);
    MPI_Comm_free(&grid);
}

/* Fewer places than processes, and no dimensions at all. */
static void smaller(void)
{
    int dims[1] = {world_size > 1 ? world_size - 1 : 1}, periods[1] = {1}, value, rank;
    MPI_Comm grid;
    MPI_Cart_map(MPI_COMM_WORLD, 1, dims, periods, &value);
    CHECK_INT(value, world_rank < dims[0] ? world_rank : MPI_UNDEFINED);
    MPI_Cart_create(MPI_COMM_WORLD, 1, dims, periods, 0, &grid);
    CHECK((grid != MPI_COMM_NULL) == (world_rank < dims[0]));
    if (grid != MPI_COMM_NULL) {
        int source, dest;
        MPI_Comm_rank(grid, &rank);
        CHECK_INT(rank, world_rank);
        MPI_Cart_shift(grid, 0, 1, &source, &dest);
        CHECK_INT(dest, (rank + 1) % dims[0]);
        CHECK_INT(source, (rank + dims[0] - 1) % dims[0]);
        MPI_Comm_free(&grid);
    }
    MPI_Cart_create(MPI_COMM_WORLD, 0, NULL, NULL, 0, &grid);
    CHECK((grid != MPI_COMM_NULL) == (world_rank == 0));
    if (grid != MPI_COMM_NULL) {
        CHECK_INT(topology(grid), MPI_CART);
        MPI_Cartdim_get(grid, &value);
        CHECK_INT(value, 0);
        MPI_Comm_free(&grid);
    }
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    CHECK_INT(topology(MPI_COMM_WORLD), MPI_UNDEFINED);
    balanced();
    plane();
    smaller();
    return finish();
}
