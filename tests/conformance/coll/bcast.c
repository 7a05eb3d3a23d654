// Broadcast from every root, of every size class, of derived types, and with different types on the sides.
// ranks: 1 2 3 4 7 8
#include "check.h"

static const int sizes[] = {0, 1, 3, 500, 3000, 20000, 150000};

int main(int argc, char **argv)
{
    start(&argc, &argv);
    for (int s = 0; s < 7; s++)
        for (int root = 0; root < world_size; root++) {
            int n = sizes[s], *values = malloc(((size_t)n + 1) * sizeof *values);
            for (int i = 0; i <= n; i++)
                values[i] = world_rank == root ? root * 31 + i : -1;
            MPI_Bcast(values, n, MPI_INT, root, MPI_COMM_WORLD);
            for (int i = 0; i < n; i++)
                CHECK_INT(values[i], root * 31 + i);
            CHECK_INT(values[n], world_rank == root ? root * 31 + n : -1);
            free(values);
        }
    // Strided at the root, contiguous elsewhere.
    enum { N = 1000 };
    static double values[2 * N];
    MPI_Datatype strided;
    MPI_Type_vector(N, 1, 2, MPI_DOUBLE, &strided);
    MPI_Type_commit(&strided);
    int root = world_size - 1;
    for (int i = 0; i < 2 * N; i++)
        values[i] = world_rank == root ? i : -1;
    if (world_rank == root)
        MPI_Bcast(values, 1, strided, root, MPI_COMM_WORLD);
    else
        MPI_Bcast(values, N, MPI_DOUBLE, root, MPI_COMM_WORLD);
    for (int i = 0; i < N && world_rank != root; i++)
        CHECK(values[i] == 2 * i);
    MPI_Type_free(&strided);
    // Many in a row: a fast root must not confuse a slow leaf.
    for (int i = 0; i < 200; i++) {
        int value = world_rank == i % world_size ? i : -1;
        MPI_Bcast(&value, 1, MPI_INT, i % world_size, MPI_COMM_WORLD);
        CHECK_INT(value, i);
    }
    return finish();
}
