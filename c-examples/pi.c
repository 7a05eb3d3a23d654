/* Pi as the integral of 4/(1+x^2) over [0,1], by the midpoint rule: the example of the P2P-MPI paper.
 * Rank r sums the intervals r, r+p, r+2p, ...
 *
 *   pi [INTERVALS]        default 10,000,000
 *
 * Exits with 1 when the result is further than 1e-9 from pi (take 100,000 intervals or more).
 */
#include <math.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    const double reference = 3.14159265358979323846;
    long long intervals = 0;
    double part = 0, pi = 0;
    int rank, size, wrong = 0;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);

    if (rank == 0)
        intervals = argc > 1 ? atoll(argv[1]) : 10000000;
    MPI_Bcast(&intervals, 1, MPI_LONG_LONG, 0, MPI_COMM_WORLD);
    if (intervals < 1) {
        if (rank == 0)
            fprintf(stderr, "pi: the number of intervals must be at least 1\n");
        MPI_Finalize();
        return 2;
    }

    double start = MPI_Wtime();
    double width = 1.0 / (double)intervals;
    for (long long i = rank; i < intervals; i += size) {
        double x = width * ((double)i + 0.5);
        part += 4.0 / (1.0 + x * x);
    }
    part *= width;
    MPI_Reduce(&part, &pi, 1, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);

    if (rank == 0) {
        double error = fabs(pi - reference);
        wrong = error > 1e-9;
        printf("pi is about %.12f, error %.1e, %lld intervals on %d ranks, %.3f s\n",
               pi, error, intervals, size, MPI_Wtime() - start);
    }
    MPI_Bcast(&wrong, 1, MPI_INT, 0, MPI_COMM_WORLD);
    MPI_Finalize();
    return wrong;
}
