// Graphs that all know, and graphs of which each process knows its own edges: neighbours, weights, edges
// named by others, edges that occur twice, duplicates.
// ranks: 1 2 3 4 5
#include "check.h"

static int topology(MPI_Comm comm)
{
    int status;
    MPI_Topo_test(comm, &status);
    return status;
}

/* A star: 0 is joined with all others. */
static void star(void)
{
    int n = world_size, nodes, edges, count, index[8], list[16], got_index[8], got[16];
    MPI_Comm graph, copy;
    for (int i = 0; i < n; i++)
        index[i] = i == 0 ? n - 1 : index[i - 1] + 1;
    for (int i = 0; i < n - 1; i++) {
        list[i] = i + 1;
        list[n - 1 + i] = 0;
    }
    MPI_Graph_map(MPI_COMM_WORLD, n, index, list, &count);
    CHECK_INT(count, world_rank);
    MPI_Graph_create(MPI_COMM_WORLD, n, index, list, 0, &graph);
    MPI_Comm_dup(graph, &copy);
    MPI_Comm_free(&graph);
    CHECK_INT(topology(copy), MPI_GRAPH);
    MPI_Graphdims_get(copy, &nodes, &edges);
    CHECK_INT(nodes, n);
    CHECK_INT(edges, 2 * (n - 1));
    MPI_Graph_get(copy, n, edges, got_index, got);
    CHECK(memcmp(index, got_index, n * sizeof(int)) == 0);
    CHECK(memcmp(list, got, edges * sizeof(int)) == 0);
    for (int rank = 0; rank < n; rank++) {
        MPI_Graph_neighbors_count(copy, rank, &count);
        CHECK_INT(count, rank == 0 ? n - 1 : 1);
        MPI_Graph_neighbors(copy, rank, count, got);
        for (int i = 0; i < count; i++)
            CHECK_INT(got[i], rank == 0 ? i + 1 : 0);
    }
    MPI_Comm_free(&copy);

    /* One process with an edge to itself. */
    int one[1] = {1}, self[1] = {0};
    MPI_Graph_create(MPI_COMM_WORLD, 1, one, self, 0, &graph);
    CHECK((graph != MPI_COMM_NULL) == (world_rank == 0));
    if (graph != MPI_COMM_NULL)
        MPI_Comm_free(&graph);
    MPI_Graph_create(MPI_COMM_WORLD, 0, NULL, NULL, 0, &graph);
    CHECK(graph == MPI_COMM_NULL);
}

/* A ring with weights; every process knows its part. */
static void adjacent(void)
{
    int next = (world_rank + 1) % world_size, previous = (world_rank + world_size - 1) % world_size;
    int in_weight = previous + 1, out_weight = world_rank + 1, in, out, weighted;
    int source, destination, of_source, of_destination;
    MPI_Comm ring, copy;
    MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 1, &previous, &in_weight, 1, &next, &out_weight,
                                   MPI_INFO_NULL, 0, &ring);
    MPI_Comm_dup(ring, &copy);
    MPI_Comm_free(&ring);
    CHECK_INT(topology(copy), MPI_DIST_GRAPH);
    MPI_Dist_graph_neighbors_count(copy, &in, &out, &weighted);
    CHECK(in == 1 && out == 1 && weighted);
    MPI_Dist_graph_neighbors(copy, 1, &source, &of_source, 1, &destination, &of_destination);
    CHECK_INT(source, previous);
    CHECK_INT(destination, next);
    CHECK_INT(of_source, previous + 1);
    CHECK_INT(of_destination, world_rank + 1);
    MPI_Comm_free(&copy);

    MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 1, &previous, MPI_UNWEIGHTED, 1, &next, MPI_UNWEIGHTED,
                                   MPI_INFO_NULL, 0, &ring);
    MPI_Dist_graph_neighbors_count(ring, &in, &out, &weighted);
    CHECK(in == 1 && out == 1 && !weighted);
    MPI_Comm_free(&ring);

    MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 0, NULL, MPI_WEIGHTS_EMPTY, 0, NULL, MPI_WEIGHTS_EMPTY,
                                   MPI_INFO_NULL, 0, &ring);
    MPI_Dist_graph_neighbors_count(ring, &in, &out, &weighted);
    CHECK(in == 0 && out == 0);
    MPI_Comm_free(&ring);
}

/* Every process names, for its successor, edges to everybody, and one of them twice. */
static void named_by_others(int with_weights)
{
    int n = world_size, source = (world_rank + 1) % n, degree = n + 1, destinations[9], weights[9];
    int in, out, weighted, sources[16], of_sources[16], ends[16], of_ends[16], seen[8] = {0}, twice = 0;
    MPI_Comm graph;
    for (int i = 0; i < n; i++) {
        destinations[i] = i;
        weights[i] = 100 * source + i;
    }
    destinations[n] = source;
    weights[n] = 5000 + source;
    MPI_Dist_graph_create(MPI_COMM_WORLD, 1, &source, &degree, destinations,
                          with_weights ? weights : MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &graph);
    MPI_Dist_graph_neighbors_count(graph, &in, &out, &weighted);
    CHECK_INT(in, n + 1);
    CHECK_INT(out, n + 1);
    CHECK_INT(weighted, with_weights);
    MPI_Dist_graph_neighbors(graph, in, sources, with_weights ? of_sources : MPI_UNWEIGHTED, out, ends,
                             with_weights ? of_ends : MPI_UNWEIGHTED);
    for (int i = 0; i < in; i++) {
        seen[sources[i]]++;
        if (with_weights)
            CHECK(of_sources[i] == 100 * sources[i] + world_rank ||
                  (sources[i] == world_rank && of_sources[i] == 5000 + world_rank));
    }
    for (int i = 0; i < n; i++)
        CHECK_INT(seen[i], i == world_rank ? 2 : 1);
    for (int i = 0; i < out; i++) {
        seen[ends[i]]--;
        twice += ends[i] == world_rank;
        if (with_weights)
            CHECK(of_ends[i] == 100 * world_rank + ends[i] || of_ends[i] == 5000 + world_rank);
    }
    for (int i = 0; i < n; i++)
        CHECK_INT(seen[i], 0);
    CHECK_INT(twice, 2);
    MPI_Comm_free(&graph);
}

/* Process 0 names all edges: a ring against the order of ranks. */
static void named_by_one(void)
{
    int n = world_rank == 0 ? world_size : 0, sources[8], degrees[8], destinations[8], in, out, weighted;
    int source, destination;
    MPI_Comm graph;
    for (int i = 0; i < world_size; i++) {
        sources[i] = i;
        degrees[i] = 1;
        destinations[i] = (i + world_size - 1) % world_size;
    }
    MPI_Dist_graph_create(MPI_COMM_WORLD, n, sources, degrees, destinations, MPI_UNWEIGHTED, MPI_INFO_NULL, 1,
                          &graph);
    MPI_Dist_graph_neighbors_count(graph, &in, &out, &weighted);
    CHECK(in == 1 && out == 1 && !weighted);
    MPI_Dist_graph_neighbors(graph, 1, &source, MPI_UNWEIGHTED, 1, &destination, MPI_UNWEIGHTED);
    int rank;
    MPI_Comm_rank(graph, &rank);
    CHECK_INT(source, (rank + 1) % world_size);
    CHECK_INT(destination, (rank + world_size - 1) % world_size);
    MPI_Comm_free(&graph);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    star();
    adjacent();
    named_by_others(0);
    named_by_others(1);
    named_by_one();
    return finish();
}
