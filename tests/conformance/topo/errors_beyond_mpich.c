// What topologies refuse, and with which class.
// ranks: 1 2
#include "check.h"

static void grids(void)
{
    int dims[2] = {world_size, 1}, periods[2] = {0, 0}, bad[2] = {-1, 1}, large[2] = {world_size, 2}, value;
    int coords[2] = {0, 0}, out[2];
    MPI_Comm grid, other;
    EXPECT_ERROR(MPI_Cart_create(MPI_COMM_WORLD, 2, bad, periods, 0, &grid), MPI_ERR_DIMS);
    EXPECT_ERROR(MPI_Cart_create(MPI_COMM_WORLD, 2, large, periods, 0, &grid), MPI_ERR_DIMS);
    EXPECT_ERROR(MPI_Cart_create(MPI_COMM_WORLD, -1, dims, periods, 0, &grid), MPI_ERR_DIMS);
    EXPECT_ERROR(MPI_Cart_create(MPI_COMM_WORLD, 2, NULL, periods, 0, &grid), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Cart_map(MPI_COMM_WORLD, 2, large, periods, &value), MPI_ERR_DIMS);
    EXPECT_ERROR(MPI_Dims_create(0, 2, out), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Dims_create(4, 2, bad), MPI_ERR_DIMS);
    out[0] = 3;
    out[1] = 0;
    EXPECT_ERROR(MPI_Dims_create(4, 2, out), MPI_ERR_DIMS);
    MPI_Cart_create(MPI_COMM_WORLD, 2, dims, periods, 0, &grid);
    EXPECT_ERROR(MPI_Cart_coords(grid, world_size, 2, out), MPI_ERR_RANK);
    EXPECT_ERROR(MPI_Cart_coords(grid, 0, 1, out), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Cart_get(grid, 1, out, out, out), MPI_ERR_ARG);
    coords[1] = 1;
    EXPECT_ERROR(MPI_Cart_rank(grid, coords, &value), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Cart_shift(grid, 2, 1, &value, &value), MPI_ERR_DIMS);
    EXPECT_ERROR(MPI_Cart_shift(grid, -1, 1, &value, &value), MPI_ERR_DIMS);
    EXPECT_ERROR(MPI_Graphdims_get(grid, &value, &value), MPI_ERR_TOPOLOGY);
    EXPECT_ERROR(MPI_Dist_graph_neighbors_count(grid, &value, &value, &value), MPI_ERR_TOPOLOGY);
    EXPECT_ERROR(MPI_Cartdim_get(MPI_COMM_WORLD, &value), MPI_ERR_TOPOLOGY);
    EXPECT_ERROR(MPI_Cart_sub(MPI_COMM_WORLD, dims, &other), MPI_ERR_TOPOLOGY);
    MPI_Comm_free(&grid);
}

static void graphs(void)
{
    int index[2] = {1, 0}, edges[2] = {0, 7}, one[1] = {1}, value;
    MPI_Comm graph;
    EXPECT_ERROR(MPI_Graph_create(MPI_COMM_WORLD, world_size + 1, one, edges, 0, &graph), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Graph_create(MPI_COMM_WORLD, 1, one, &edges[1], 0, &graph), MPI_ERR_ARG);
    if (world_size > 1)
        EXPECT_ERROR(MPI_Graph_create(MPI_COMM_WORLD, 2, index, edges, 0, &graph), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Graph_neighbors_count(MPI_COMM_WORLD, 0, &value), MPI_ERR_TOPOLOGY);
    int zero = 0, minus = -1, many = world_size, weight = -3;
    EXPECT_ERROR(MPI_Dist_graph_create(MPI_COMM_WORLD, 1, &many, one, &zero, MPI_UNWEIGHTED, MPI_INFO_NULL, 0,
                                       &graph),
                 MPI_ERR_RANK);
    EXPECT_ERROR(MPI_Dist_graph_create(MPI_COMM_WORLD, 1, &zero, &minus, &zero, MPI_UNWEIGHTED, MPI_INFO_NULL,
                                       0, &graph),
                 MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 1, &zero, &weight, 0, NULL, MPI_WEIGHTS_EMPTY,
                                                MPI_INFO_NULL, 0, &graph),
                 MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 1, &zero, &zero, 1, &zero, MPI_UNWEIGHTED,
                                                MPI_INFO_NULL, 0, &graph),
                 MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, -1, &zero, &zero, 1, &zero, MPI_UNWEIGHTED,
                                                MPI_INFO_NULL, 0, &graph),
                 MPI_ERR_ARG);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    grids();
    graphs();
    return finish();
}
