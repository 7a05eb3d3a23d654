/* A short message goes round all ranks many times: what a message costs (de Klerk, 2.6.2).
 *
 *   ring [ROUNDS [BYTES]]        default 5000 rounds of 10 bytes
 *
 * Every rank adds one to the counter in the first byte; rank 0 checks it after each round.
 * Exits with 1 when a round came back wrong.
 */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    int rank, size, wrong = 0;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);

    int rounds = argc > 1 ? atoi(argv[1]) : 5000;
    int bytes = argc > 2 ? atoi(argv[2]) : 10;
    unsigned char *token = calloc(bytes > 0 ? (size_t)bytes : 1, 1);
    if (rounds < 1 || bytes < 1 || token == NULL) {
        if (rank == 0)
            fprintf(stderr, "ring: rounds and bytes must be at least 1\n");
        MPI_Finalize();
        return 2;
    }
    int next = (rank + 1) % size, previous = (rank + size - 1) % size;

    MPI_Barrier(MPI_COMM_WORLD);
    double start = MPI_Wtime();
    for (int round = 0; round < rounds; round++) {
        if (rank == 0) {
            token[0] = (unsigned char)round;
            /* Sendrecv, so that a ring of one rank does not wait for itself. */
            MPI_Sendrecv_replace(token, bytes, MPI_BYTE, next, 0, previous, 0, MPI_COMM_WORLD,
                                 MPI_STATUS_IGNORE);
            wrong += token[0] != (unsigned char)(round + size - 1);
        } else {
            MPI_Recv(token, bytes, MPI_BYTE, previous, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            token[0]++;
            MPI_Send(token, bytes, MPI_BYTE, next, 0, MPI_COMM_WORLD);
        }
    }
    double seconds = MPI_Wtime() - start;

    if (rank == 0)
        printf("ring: %d rounds of %d bytes on %d ranks: %s, %.3f s, %.2f us per message\n", rounds,
               bytes, size, wrong ? "WRONG" : "correct", seconds, 1e6 * seconds / rounds / size);
    MPI_Bcast(&wrong, 1, MPI_INT, 0, MPI_COMM_WORLD);
    free(token);
    MPI_Finalize();
    return wrong != 0;
}
