/* The kernel EP ("embarrassingly parallel") of the NAS Parallel Benchmarks, from their description.
 *
 *   ep [S|W|A|B|C]        default S
 *
 * 2^M pairs of uniform deviates are turned into pairs of Gaussian deviates by the polar method; the
 * results are the sums of both halves of the pairs and, for l = 0..9, the count of pairs whose larger
 * half lies in [l, l+1). The pairs come in blocks of 2^16; ranks take equal runs of blocks and jump
 * ahead in the random sequence to where each block begins, so the result does not depend on the
 * number of ranks. Exits with 1 when verification fails.
 */
#include <math.h>
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>

#define BLOCK_LOG2 16
#define BLOCK_PAIRS (1 << BLOCK_LOG2)
#define ANNULI 10

static const struct class {
    char name;
    int log2_pairs;
    double sum_x, sum_y;
} classes[] = {
    {'S', 24, -3.247834652034740e3, -6.958407078382297e3},
    {'W', 25, -2.863319731645753e3, -6.320053679109499e3},
    {'A', 28, -4.295875165629892e3, -1.580732573678431e4},
    {'B', 30, 4.033815542441498e4, -2.660669192809235e4},
    {'C', 32, 4.764367927995374e4, -8.084072988043731e4},
};

/* The generator x' = a x mod 2^46. Products are taken mod 2^64, of which 2^46 is a divisor. */
static const uint64_t multiplier = 1220703125, seed = 271828183, mask = (UINT64_C(1) << 46) - 1;

static uint64_t power(uint64_t base, uint64_t exponent)
{
    uint64_t result = 1;
    for (; exponent != 0; exponent >>= 1, base = base * base & mask)
        if (exponent & 1)
            result = result * base & mask;
    return result;
}

/* A deviate in (-1, 1); moves the state one step on. */
static double deviate(uint64_t *state)
{
    *state = *state * multiplier & mask;
    return 2.0 * ((double)*state / (double)(mask + 1)) - 1.0;
}

static void add_block(uint64_t block, double sums[2], double counts[ANNULI])
{
    uint64_t state = seed * power(multiplier, block * 2 * BLOCK_PAIRS) & mask;
    for (int pair = 0; pair < BLOCK_PAIRS; pair++) {
        double u = deviate(&state), v = deviate(&state);
        double t = u * u + v * v;
        if (t > 1.0)
            continue;
        double scale = sqrt(-2.0 * log(t) / t);
        double x = u * scale, y = v * scale;
        counts[(int)fmax(fabs(x), fabs(y))] += 1.0;
        sums[0] += x;
        sums[1] += y;
    }
}

static const struct class *choose_class(int argc, char **argv)
{
    char wanted = argc > 1 ? argv[1][0] : 'S';
    for (size_t i = 0; i < sizeof classes / sizeof *classes; i++)
        if (classes[i].name == wanted)
            return &classes[i];
    return NULL;
}

static int report(const struct class *class, int size, double seconds, const double sums[2],
                  const double counts[ANNULI])
{
    double pairs = ldexp(1.0, class->log2_pairs), gaussian = 0;
    int verified = fabs((sums[0] - class->sum_x) / class->sum_x) <= 1e-8 &&
                   fabs((sums[1] - class->sum_y) / class->sum_y) <= 1e-8;

    for (int l = 0; l < ANNULI; l++)
        gaussian += counts[l];
    printf(" EP Benchmark Completed: class %c, %d ranks\n", class->name, size);
    printf(" Pairs           = 2^%d\n Gaussian pairs  = %.0f\n", class->log2_pairs, gaussian);
    printf(" Sums            = %.15e %.15e\n Counts          =", sums[0], sums[1]);
    for (int l = 0; l < ANNULI; l++)
        printf(" %.0f", counts[l]);
    printf("\n Time in seconds = %.2f\n Mop/s total     = %.2f\n", seconds, 2 * pairs / seconds / 1e6);
    printf(" Verification    = %s\n", verified ? "SUCCESSFUL" : "UNSUCCESSFUL");
    return verified;
}

int main(int argc, char **argv)
{
    double sums[2] = {0, 0}, counts[ANNULI] = {0}, seconds;
    int rank, size, verified = 1;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    const struct class *class = choose_class(argc, argv);
    if (class == NULL) {
        if (rank == 0)
            fprintf(stderr, "usage: ep [S|W|A|B|C]\n");
        MPI_Finalize();
        return 2;
    }

    MPI_Barrier(MPI_COMM_WORLD);
    double start = MPI_Wtime();
    uint64_t blocks = UINT64_C(1) << (class->log2_pairs - BLOCK_LOG2);
    uint64_t first = blocks * (uint64_t)rank / (uint64_t)size;
    uint64_t end = blocks * (uint64_t)(rank + 1) / (uint64_t)size;
    for (uint64_t block = first; block < end; block++)
        add_block(block, sums, counts);
    MPI_Allreduce(MPI_IN_PLACE, sums, 2, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    MPI_Allreduce(MPI_IN_PLACE, counts, ANNULI, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    double elapsed = MPI_Wtime() - start;
    MPI_Allreduce(&elapsed, &seconds, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);

    if (rank == 0)
        verified = report(class, size, seconds, sums, counts);
    MPI_Bcast(&verified, 1, MPI_INT, 0, MPI_COMM_WORLD);
    MPI_Finalize();
    return !verified;
}
