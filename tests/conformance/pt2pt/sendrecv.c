// Sendrecv and Sendrecv_replace, to others, to oneself and to nobody.
// ranks: 1 2 3 8
#include "check.h"

int main(int argc, char **argv)
{
    start(&argc, &argv);
    static const int sizes[] = {1, 1000, 100000};
    int next = (world_rank + 1) % world_size, previous = (world_rank + world_size - 1) % world_size;
    MPI_Status status;

    for (int s = 0; s < 3; s++) {
        int n = sizes[s], count;
        int *out = malloc((size_t)n * sizeof *out), *in = calloc((size_t)n, sizeof *in);
        for (int i = 0; i < n; i++)
            out[i] = world_rank + i;
        MPI_Sendrecv(out, n, MPI_INT, next, 1, in, n, MPI_INT, previous, 1, MPI_COMM_WORLD, &status);
        CHECK_INT(status.MPI_SOURCE, previous);
        for (int i = 0; i < n; i++)
            CHECK_INT(in[i], previous + i);
        MPI_Sendrecv_replace(out, n, MPI_INT, next, 2, previous, 2, MPI_COMM_WORLD, &status);
        CHECK_INT(status.MPI_TAG, 2);
        for (int i = 0; i < n; i++)
            CHECK_INT(out[i], previous + i);
        // The two halves may have different tags and counts.
        MPI_Sendrecv(out, n / 2, MPI_INT, next, world_rank, in, n, MPI_INT, previous, previous, MPI_COMM_WORLD, &status);
        MPI_Get_count(&status, MPI_INT, &count);
        CHECK_INT(count, n / 2);
        MPI_Sendrecv(out, n, MPI_INT, world_rank, 3, in, n, MPI_INT, world_rank, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        CHECK_INT(in[n - 1], out[n - 1]);
        // Nobody: buffer untouched, the status says so.
        in[0] = -5;
        MPI_Sendrecv(out, n, MPI_INT, MPI_PROC_NULL, 4, in, n, MPI_INT, MPI_PROC_NULL, 4, MPI_COMM_WORLD, &status);
        CHECK_INT(in[0], -5);
        CHECK_INT(status.MPI_SOURCE, MPI_PROC_NULL);
        CHECK_INT(status.MPI_TAG, MPI_ANY_TAG);
        MPI_Get_count(&status, MPI_INT, &count);
        CHECK_INT(count, 0);
        free(out);
        free(in);
    }
    // Sends and receives to MPI_PROC_NULL end at once.
    MPI_Request requests[2];
    MPI_Send(NULL, 0, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD);
    MPI_Isend(&world_rank, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &requests[0]);
    MPI_Irecv(&next, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &requests[1]);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    MPI_Recv(&next, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &status);
    CHECK_INT(status.MPI_SOURCE, MPI_PROC_NULL);
    return finish();
}
