// Everyone with everyone at once, small and large, completed in whatever order.
// ranks: 2 4 8
#include "check.h"

#define EACH 12

static int length(int i)
{
    return i % 4 == 3 ? 30000 : 1 + 100 * (i % 4);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    int n = world_size * EACH, finished = 0;
    int *out = malloc(30000 * sizeof *out), **in = malloc((size_t)n * sizeof *in);
    MPI_Request *requests = malloc(2 * (size_t)n * sizeof *requests);
    for (int i = 0; i < 30000; i++)
        out[i] = world_rank * 7 + i;
    for (int r = 0; r < world_size; r++)
        for (int i = 0; i < EACH; i++) {
            int slot = r * EACH + i;
            in[slot] = calloc((size_t)length(i), sizeof **in);
            MPI_Irecv(in[slot], length(i), MPI_INT, r, i, MPI_COMM_WORLD, &requests[slot]);
        }
    for (int r = 0; r < world_size; r++)
        for (int i = 0; i < EACH; i++)
            MPI_Isend(out, length(i), MPI_INT, r, i, MPI_COMM_WORLD, &requests[n + r * EACH + i]);
    while (finished < 2 * n) {
        int index;
        MPI_Status status;
        MPI_Waitany(2 * n, requests, &index, &status);
        CHECK(index != MPI_UNDEFINED);
        finished++;
        if (index >= n)
            continue;
        int r = index / EACH, last = length(index % EACH) - 1;
        CHECK_INT(status.MPI_SOURCE, r);
        CHECK_INT(status.MPI_TAG, index % EACH);
        CHECK_INT(in[index][0], r * 7);
        CHECK_INT(in[index][last], r * 7 + last);
        free(in[index]);
    }
    free(in);
    free(out);
    free(requests);
    return finish();
}
