/* The kernel IS ("integer sort") of the NAS Parallel Benchmarks, from their description.
 *
 *   is [S|W|A|B|C]        default S
 *
 * Ten times, the keys are ranked by a bucket sort spread over all ranks: count the keys per bucket,
 * sum the counts, give each rank a run of buckets that holds about its share of the keys, exchange the
 * keys, count each value. After each round the places of five test keys are compared with known ones;
 * at the end the keys must be in order within and across the ranks. Any number of ranks will do.
 * Exits with 1 when verification fails.
 */
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ITERATIONS 10
#define TESTS 5

static const struct class {
    char name;
    int log2_keys, log2_max, log2_buckets;
    int64_t index[TESTS], place[TESTS];
    /* In iteration i test key t is expected at place[t] + sign[t] * (i - lag[t]). */
    int sign[TESTS], lag[TESTS];
} classes[] = {
    {'S', 16, 11, 9, {48427, 17148, 23627, 62548, 4431}, {0, 18, 346, 64917, 65463},
     {1, 1, 1, -1, -1}, {0, 0, 0, 0, 0}},
    {'W', 20, 16, 10, {357773, 934767, 875723, 898999, 404505}, {1249, 11698, 1039987, 1043896, 1048018},
     {1, 1, -1, -1, -1}, {2, 2, 0, 0, 0}},
    {'A', 23, 19, 10, {2112377, 662041, 5336171, 3642833, 4250760}, {104, 17523, 123928, 8288932, 8388264},
     {1, 1, 1, -1, -1}, {1, 1, 1, 1, 1}},
    {'B', 25, 21, 10, {41869, 812306, 5102857, 18232239, 26860214}, {33422937, 10244, 59149, 33135281, 99},
     {-1, 1, 1, -1, 1}, {0, 0, 0, 0, 0}},
    {'C', 27, 23, 10, {44172927, 72999161, 74326391, 129606274, 21736814},
     {61147, 882988, 266290, 133997595, 133525895}, {1, 1, 1, -1, -1}, {0, 0, 0, 0, 0}},
};

/* What one rank holds. Keys of bucket b have the value range [b << shift, (b + 1) << shift). */
struct sorter {
    const struct class *class;
    int rank, size, buckets, shift;
    int64_t first_key, own_keys; /* my part of the unsorted keys: [first_key, first_key + own_keys) */
    int32_t *keys, *by_bucket;   /* in generated order, and grouped by bucket */
    int32_t *received;           /* the keys of my buckets */
    int64_t received_keys, received_room;
    int32_t *counts;             /* number of received keys per value, from first_value on */
    int64_t counts_room, first_value, values, lesser_keys;
    int64_t *bucket_sizes;       /* local then global sizes, followed by the values of the test keys */
    int *send_counts, *send_starts, *recv_counts, *recv_starts;
};

static void *allocate(size_t count, size_t bytes)
{
    void *memory = calloc(count ? count : 1, bytes);
    if (memory == NULL) {
        fprintf(stderr, "is: no memory for %zu items of %zu bytes\n", count, bytes);
        MPI_Abort(MPI_COMM_WORLD, 3);
    }
    return memory;
}

static const uint64_t multiplier = 1220703125, seed = 314159265, mask = (UINT64_C(1) << 46) - 1;

/* base^exponent mod 2^46. Products are taken mod 2^64, of which 2^46 is a divisor. */
static uint64_t power(uint64_t base, uint64_t exponent)
{
    uint64_t result = 1;
    for (; exponent != 0; exponent >>= 1, base = base * base & mask)
        if (exponent & 1)
            result = result * base & mask;
    return result;
}

/* Key k is floor(MAX/4 * (the sum of deviates 4k+1 to 4k+4)), here in exact integers. */
static void generate_keys(struct sorter *s)
{
    uint64_t state = seed * power(multiplier, 4 * (uint64_t)s->first_key) & mask;
    for (int64_t i = 0; i < s->own_keys; i++) {
        uint64_t sum = 0;
        for (int j = 0; j < 4; j++) {
            state = state * multiplier & mask;
            sum += state;
        }
        s->keys[i] = (int32_t)(sum >> (46 + 2 - s->class->log2_max));
    }
}

static void prepare(struct sorter *s)
{
    int64_t total = INT64_C(1) << s->class->log2_keys;
    s->buckets = 1 << s->class->log2_buckets;
    s->shift = s->class->log2_max - s->class->log2_buckets;
    s->first_key = total * s->rank / s->size;
    s->own_keys = total * (s->rank + 1) / s->size - s->first_key;
    s->keys = allocate((size_t)s->own_keys, sizeof *s->keys);
    s->by_bucket = allocate((size_t)s->own_keys, sizeof *s->by_bucket);
    s->bucket_sizes = allocate(2 * (size_t)(s->buckets + TESTS), sizeof *s->bucket_sizes);
    s->send_counts = allocate(4 * (size_t)s->size, sizeof(int));
    s->send_starts = s->send_counts + s->size;
    s->recv_counts = s->send_starts + s->size;
    s->recv_starts = s->recv_counts + s->size;
    generate_keys(s);
}

/* The global index `index` is mine: answers where in my keys it lies, else -1. */
static int64_t local_index(const struct sorter *s, int64_t index)
{
    int64_t local = index - s->first_key;
    return local >= 0 && local < s->own_keys ? local : -1;
}

static void change_two_keys(struct sorter *s, int iteration)
{
    int64_t low = local_index(s, iteration), high = local_index(s, iteration + ITERATIONS);
    if (low >= 0)
        s->keys[low] = iteration;
    if (high >= 0)
        s->keys[high] = (1 << s->class->log2_max) - iteration;
}

/* Groups my keys by bucket and fills local[] with the bucket sizes. */
static void group_by_bucket(struct sorter *s, int64_t *local)
{
    int64_t *next = allocate((size_t)s->buckets, sizeof *next);
    for (int64_t i = 0; i < s->own_keys; i++)
        local[s->keys[i] >> s->shift]++;
    for (int b = 1; b < s->buckets; b++)
        next[b] = next[b - 1] + local[b - 1];
    for (int64_t i = 0; i < s->own_keys; i++)
        s->by_bucket[next[s->keys[i] >> s->shift]++] = s->keys[i];
    free(next);
}

/* Hands out whole buckets in order: a rank's run ends once all runs so far hold their share of the
 * keys, and the last rank takes what is left. Sets what I send to whom and which values are mine. */
static void divide_buckets(struct sorter *s, const int64_t *local, const int64_t *global)
{
    int64_t total = INT64_C(1) << s->class->log2_keys, keys_so_far = 0;
    int bucket = 0;

    memset(s->send_counts, 0, (size_t)s->size * sizeof(int));
    for (int owner = 0; owner < s->size; owner++) {
        int64_t share_end = total * (owner + 1) / s->size;
        if (owner == s->rank) {
            s->first_value = (int64_t)bucket << s->shift;
            s->lesser_keys = keys_so_far;
        }
        while (bucket < s->buckets && (owner == s->size - 1 || keys_so_far < share_end)) {
            keys_so_far += global[bucket];
            s->send_counts[owner] += (int)local[bucket++];
        }
        if (owner == s->rank)
            s->values = ((int64_t)bucket << s->shift) - s->first_value;
        s->send_starts[owner] = owner ? s->send_starts[owner - 1] + s->send_counts[owner - 1] : 0;
    }
}

static void exchange_keys(struct sorter *s)
{
    MPI_Alltoall(s->send_counts, 1, MPI_INT, s->recv_counts, 1, MPI_INT, MPI_COMM_WORLD);
    s->received_keys = 0;
    for (int r = 0; r < s->size; r++) {
        s->recv_starts[r] = (int)s->received_keys;
        s->received_keys += s->recv_counts[r];
    }
    if (s->received_keys > s->received_room) {
        free(s->received);
        s->received_room = s->received_keys + s->received_keys / 8;
        s->received = allocate((size_t)s->received_room, sizeof *s->received);
    }
    MPI_Alltoallv(s->by_bucket, s->send_counts, s->send_starts, MPI_INT32_T, s->received, s->recv_counts,
                  s->recv_starts, MPI_INT32_T, MPI_COMM_WORLD);
}

/* Turns the received keys into counts[v]: how many of them are at most first_value + v. */
static void count_values(struct sorter *s)
{
    if (s->values > s->counts_room) {
        free(s->counts);
        s->counts_room = s->values;
        s->counts = allocate((size_t)s->counts_room, sizeof *s->counts);
    }
    memset(s->counts, 0, (size_t)s->values * sizeof *s->counts);
    for (int64_t i = 0; i < s->received_keys; i++)
        s->counts[s->received[i] - s->first_value]++;
    for (int64_t v = 1; v < s->values; v++)
        s->counts[v] += s->counts[v - 1];
}

/* How many of the test keys that are mine stand at their expected place. */
static int check_places(const struct sorter *s, int iteration, const int64_t *test_keys)
{
    int passed = 0;
    for (int t = 0; t < TESTS; t++) {
        int64_t value = test_keys[t] - s->first_value;
        if (value < 0 || value >= s->values)
            continue;
        int64_t place = s->lesser_keys + (value > 0 ? s->counts[value - 1] : 0);
        int64_t expected = s->class->place[t] + s->class->sign[t] * (iteration - s->class->lag[t]);
        if (place == expected)
            passed++;
        else
            fprintf(stderr, "is: iteration %d: test key %d is at %lld, expected %lld\n", iteration, t,
                    (long long)place, (long long)expected);
    }
    return passed;
}

static int rank_keys(struct sorter *s, int iteration)
{
    int items = s->buckets + TESTS;
    int64_t *local = s->bucket_sizes, *global = s->bucket_sizes + items;

    change_two_keys(s, iteration);
    memset(local, 0, (size_t)items * sizeof *local);
    group_by_bucket(s, local);
    for (int t = 0; t < TESTS; t++) {
        int64_t index = local_index(s, s->class->index[t]);
        if (index >= 0)
            local[s->buckets + t] = s->keys[index];
    }
    MPI_Allreduce(local, global, items, MPI_INT64_T, MPI_SUM, MPI_COMM_WORLD);
    divide_buckets(s, local, global);
    exchange_keys(s);
    count_values(s);
    return check_places(s, iteration, global + s->buckets);
}

/* Writes my keys out by their places and answers 1 when they are in order, also beside the left rank's. */
static int in_order(struct sorter *s)
{
    int32_t *sorted = allocate((size_t)s->received_keys, sizeof *sorted), left = -1, greatest;
    int ordered = 1, before = s->rank > 0 ? s->rank - 1 : MPI_PROC_NULL;
    int after = s->rank + 1 < s->size ? s->rank + 1 : MPI_PROC_NULL;

    for (int64_t i = 0; i < s->received_keys; i++)
        sorted[--s->counts[s->received[i] - s->first_value]] = s->received[i];
    for (int64_t i = 1; i < s->received_keys; i++)
        ordered &= sorted[i - 1] <= sorted[i];
    /* A rank without keys passes on what it has heard. */
    MPI_Recv(&left, 1, MPI_INT32_T, before, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    greatest = s->received_keys > 0 ? sorted[s->received_keys - 1] : left;
    MPI_Send(&greatest, 1, MPI_INT32_T, after, 1, MPI_COMM_WORLD);
    if (s->received_keys > 0)
        ordered &= left <= sorted[0];
    free(sorted);
    return ordered;
}

static const struct class *choose_class(int argc, char **argv)
{
    char wanted = argc > 1 ? argv[1][0] : 'S';
    for (size_t i = 0; i < sizeof classes / sizeof *classes; i++)
        if (classes[i].name == wanted)
            return &classes[i];
    return NULL;
}

/* Gathers what every rank found; rank 0 prints it. Answers on every rank whether all checks passed. */
static int report(const struct sorter *s, int passed, int ordered, double elapsed)
{
    int64_t total = INT64_C(1) << s->class->log2_keys, all_keys = 0;
    int all_passed = 0, all_ordered = 0, verified = 0;
    double seconds = 0;

    MPI_Reduce(&elapsed, &seconds, 1, MPI_DOUBLE, MPI_MAX, 0, MPI_COMM_WORLD);
    MPI_Reduce(&passed, &all_passed, 1, MPI_INT, MPI_SUM, 0, MPI_COMM_WORLD);
    MPI_Reduce(&ordered, &all_ordered, 1, MPI_INT, MPI_MIN, 0, MPI_COMM_WORLD);
    MPI_Reduce(&s->received_keys, &all_keys, 1, MPI_INT64_T, MPI_SUM, 0, MPI_COMM_WORLD);
    if (s->rank == 0) {
        int checks = all_passed + (all_ordered && all_keys == total);
        verified = checks == TESTS * ITERATIONS + 1;
        printf(" IS Benchmark Completed: class %c, %d ranks\n", s->class->name, s->size);
        printf(" Keys            = %lld\n Iterations      = %d\n", (long long)total, ITERATIONS);
        printf(" Checks passed   = %d of %d\n", checks, TESTS * ITERATIONS + 1);
        printf(" Time in seconds = %.2f\n", seconds);
        printf(" Mop/s total     = %.2f\n", (double)total * ITERATIONS / seconds / 1e6);
        printf(" Verification    = %s\n", verified ? "SUCCESSFUL" : "UNSUCCESSFUL");
    }
    MPI_Bcast(&verified, 1, MPI_INT, 0, MPI_COMM_WORLD);
    return verified;
}

int main(int argc, char **argv)
{
    struct sorter s = {0};
    int passed = 0;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &s.rank);
    MPI_Comm_size(MPI_COMM_WORLD, &s.size);
    s.class = choose_class(argc, argv);
    if (s.class == NULL) {
        if (s.rank == 0)
            fprintf(stderr, "usage: is [S|W|A|B|C]\n");
        MPI_Finalize();
        return 2;
    }

    prepare(&s);
    rank_keys(&s, 1); /* untimed, to touch all memory and open all connections */
    MPI_Barrier(MPI_COMM_WORLD);
    double start = MPI_Wtime();
    for (int iteration = 1; iteration <= ITERATIONS; iteration++)
        passed += rank_keys(&s, iteration);
    double elapsed = MPI_Wtime() - start;

    int verified = report(&s, passed, in_order(&s), elapsed);
    free(s.keys);
    free(s.by_bucket);
    free(s.received);
    free(s.counts);
    free(s.bucket_sizes);
    free(s.send_counts);
    MPI_Finalize();
    return !verified;
}
