// A rank sends to itself, on MPI_COMM_SELF and MPI_COMM_WORLD, before and after the receive is posted.
// ranks: 1 3
#include "check.h"

#define COUNT 100000

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Comm comms[] = {MPI_COMM_SELF, MPI_COMM_WORLD};
    int *out = malloc(COUNT * sizeof *out), *in = malloc(COUNT * sizeof *in);
    for (int c = 0; c < 2; c++) {
        int rank, count;
        MPI_Request requests[2];
        MPI_Status status;
        MPI_Comm_rank(comms[c], &rank);
        for (int n = 1; n <= COUNT; n *= 10)
            for (int receive_first = 0; receive_first < 2; receive_first++) {
                for (int i = 0; i < n; i++) {
                    out[i] = i * n + receive_first;
                    in[i] = -1;
                }
                for (int step = 0; step < 2; step++) {
                    if (step == receive_first)
                        MPI_Isend(out, n, MPI_INT, rank, n % 1000, comms[c], &requests[0]);
                    else
                        MPI_Irecv(in, n, MPI_INT, rank, MPI_ANY_TAG, comms[c], &requests[1]);
                }
                MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
                MPI_Wait(&requests[1], &status);
                MPI_Get_count(&status, MPI_INT, &count);
                CHECK_INT(count, n);
                CHECK_INT(status.MPI_SOURCE, rank);
                CHECK_INT(status.MPI_TAG, n % 1000);
                for (int i = 0; i < n; i++)
                    CHECK_INT(in[i], i * n + receive_first);
            }
    }
    free(out);
    free(in);
    return finish();
}
