/* Factors an RSA key by trial division (de Klerk, 2.6.2 and appendix B); any length, by GMP.
 *
 *   rsa [KEY [INTERVAL]]     default key 11698874309777 (44 bits), interval 10000
 *
 * Rank r of p tries 2+r, 2+r+p, 2+r+2p, ... After every INTERVAL candidates each worker reports to
 * rank 0 and hears whether anyone has found a factor: 10000 means nearly no communication, 500 a lot.
 * The published key sizes: 55916699576407583 has 56 bits, 15366138009568393231 has 64.
 * Exits with 1 when the factors found do not multiply to the key or the key is prime.
 *
 *   p2pmpicc rsa.c -lgmp -o rsa && p2pmpirun -n 2 ./rsa
 */
#include <gmp.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEARCHING, FOUND, EXHAUSTED };
enum { TAG_REPORT, TAG_FACTOR, TAG_VERDICT };

struct search {
    mpz_t key, candidate, root; /* candidates beyond the root need not be tried */
    int rank, size, interval;
};

/* Tries the next INTERVAL candidates of this rank. */
static int try_candidates(struct search *s)
{
    for (int i = 0; i < s->interval; i++) {
        if (mpz_cmp(s->candidate, s->root) > 0)
            return EXHAUSTED;
        if (mpz_divisible_p(s->key, s->candidate))
            return FOUND;
        mpz_add_ui(s->candidate, s->candidate, (unsigned long)s->size);
    }
    return SEARCHING;
}

static void send_factor(const mpz_t factor)
{
    char *digits = mpz_get_str(NULL, 10, factor);
    MPI_Send(digits, (int)strlen(digits) + 1, MPI_CHAR, 0, TAG_FACTOR, MPI_COMM_WORLD);
    free(digits);
}

static void receive_factor(int source, mpz_t factor)
{
    MPI_Status status;
    int length;
    MPI_Probe(source, TAG_FACTOR, MPI_COMM_WORLD, &status);
    MPI_Get_count(&status, MPI_CHAR, &length);
    char *digits = malloc((size_t)length);
    MPI_Recv(digits, length, MPI_CHAR, source, TAG_FACTOR, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    mpz_set_str(factor, digits, 10);
    free(digits);
}

/* Rank 0, once per interval: hears every worker in the order they come and tells all of them whether
 * to go on. Leaves a factor in `factor` when the answer is FOUND. */
static int judge(struct search *s, int own_state, mpz_t factor)
{
    int verdict = own_state, exhausted = own_state == EXHAUSTED;

    if (own_state == FOUND)
        mpz_set(factor, s->candidate);
    for (int worker = 1; worker < s->size; worker++) {
        MPI_Status status;
        int state;
        MPI_Recv(&state, 1, MPI_INT, MPI_ANY_SOURCE, TAG_REPORT, MPI_COMM_WORLD, &status);
        exhausted += state == EXHAUSTED;
        if (state == FOUND) {
            verdict = FOUND;
            receive_factor(status.MPI_SOURCE, factor);
        }
    }
    if (verdict != FOUND)
        verdict = exhausted == s->size ? EXHAUSTED : SEARCHING;
    for (int worker = 1; worker < s->size; worker++)
        MPI_Send(&verdict, 1, MPI_INT, worker, TAG_VERDICT, MPI_COMM_WORLD);
    return verdict;
}

/* Searches until rank 0 says how it ended; `factor` is set on rank 0 alone. */
static int search(struct search *s, mpz_t factor)
{
    int verdict;
    do {
        int state = try_candidates(s);
        if (s->rank == 0) {
            verdict = judge(s, state, factor);
        } else {
            MPI_Send(&state, 1, MPI_INT, 0, TAG_REPORT, MPI_COMM_WORLD);
            if (state == FOUND)
                send_factor(s->candidate);
            MPI_Recv(&verdict, 1, MPI_INT, 0, TAG_VERDICT, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        }
    } while (verdict == SEARCHING);
    return verdict;
}

static int report(const struct search *s, int verdict, const mpz_t factor, double seconds)
{
    mpz_t other, product;
    int correct;

    mpz_inits(other, product, NULL);
    if (verdict == FOUND) {
        mpz_tdiv_q(other, s->key, factor);
        mpz_mul(product, factor, other);
    }
    correct = verdict == FOUND && mpz_cmp(product, s->key) == 0;
    if (correct)
        gmp_printf("rsa: %Zd = %Zd * %Zd (%zu bits), %d ranks, %.3f s\n", s->key, factor, other,
                   mpz_sizeinbase(s->key, 2), s->size, seconds);
    else
        gmp_printf("rsa: no factor of %Zd, %d ranks, %.3f s\n", s->key, s->size, seconds);
    mpz_clears(other, product, NULL);
    return correct;
}

int main(int argc, char **argv)
{
    struct search s;
    mpz_t factor;
    int correct = 0;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &s.rank);
    MPI_Comm_size(MPI_COMM_WORLD, &s.size);
    mpz_inits(s.key, s.candidate, s.root, factor, NULL);
    s.interval = argc > 2 ? atoi(argv[2]) : 10000;
    if (mpz_set_str(s.key, argc > 1 ? argv[1] : "11698874309777", 10) != 0 ||
        mpz_cmp_ui(s.key, 4) < 0 || s.interval < 1) {
        if (s.rank == 0)
            fprintf(stderr, "usage: rsa [KEY [INTERVAL]]: a decimal key of at least 4, candidates >= 1\n");
        MPI_Finalize();
        return 2;
    }
    mpz_sqrt(s.root, s.key);
    mpz_set_ui(s.candidate, 2 + (unsigned long)s.rank);

    double start = MPI_Wtime();
    int verdict = search(&s, factor);
    if (s.rank == 0)
        correct = report(&s, verdict, factor, MPI_Wtime() - start);
    MPI_Bcast(&correct, 1, MPI_INT, 0, MPI_COMM_WORLD);
    mpz_clears(s.key, s.candidate, s.root, factor, NULL);
    MPI_Finalize();
    return !correct;
}
