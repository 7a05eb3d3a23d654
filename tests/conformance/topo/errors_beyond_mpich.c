// What topologies refuse, and with which class.
// ranks: 1 2
// differential: no (MPICH gives MPI_ERR_ARG for most)
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

/* No dimension remains: every process is a grid of its own. */
static void alone(void)
{
    int dims[1] = {world_size}, periods[1] = {0}, none[1] = {0}, value;
    MPI_Comm grid, point;
    MPI_Cart_create(MPI_COMM_WORLD, 1, dims, periods, 0, &grid);
    MPI_Cart_sub(grid, none, &point);
    MPI_Topo_test(point, &value);
    CHECK_INT(value, MPI_CART);
    MPI_Comm_size(point, &value);
    CHECK_INT(value, 1);
    MPI_Cartdim_get(point, &value);
    CHECK_INT(value, 0);
    MPI_Cart_rank(point, NULL, &value);
    CHECK_INT(value, 0);
    MPI_Comm_free(&point);
    MPI_Comm_free(&grid);
}

/* Less room than there are neighbours: the first of them. */
static void little_room(void)
{
    int sources[2] = {0, 0}, weights[2] = {1, 2}, got[2] = {-7, -7}, of[2] = {-7, -7};
    MPI_Comm graph;
    MPI_Dist_graph_create_adjacent(MPI_COMM_SELF, 2, sources, weights, 2, sources, weights, MPI_INFO_NULL, 0,
                                   &graph);
    MPI_Dist_graph_neighbors(graph, 0, got, of, 1, &got[1], MPI_UNWEIGHTED);
    CHECK(got[0] == -7 && of[0] == -7 && got[1] == 0);
    MPI_Dist_graph_neighbors(graph, 1, got, of, 0, NULL, NULL);
    CHECK(got[0] == 0 && of[0] == 1 && of[1] == -7);
    MPI_Comm_free(&graph);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    grids();
    graphs();
    alone();
    little_room();
    return finish();
}
