/* One measurement per run: measure CASE [BYTES]. Rank 0 prints "value NUMBER".
 *
 * Built against each MPI in turn by scripts/bench. Latencies and collectives in microseconds,
 * bandwidths in MB/s (10^6 bytes), memory in MiB. Every figure is the median of BATCHES batches,
 * each as long as about BATCH_SECONDS.
 */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { BATCHES = 15, WINDOW = 64, TAG = 7 };
static const double BATCH_SECONDS = 0.02;

static int rank, size;
static long bytes;
static char *out, *in;
static MPI_Request requests[2 * WINDOW];

static void ping_pong(void)
{
    if (rank == 0) {
        MPI_Send(out, (int)bytes, MPI_BYTE, 1, TAG, MPI_COMM_WORLD);
        MPI_Recv(in, (int)bytes, MPI_BYTE, 1, TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    } else if (rank == 1) {
        MPI_Recv(in, (int)bytes, MPI_BYTE, 0, TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Send(out, (int)bytes, MPI_BYTE, 0, TAG, MPI_COMM_WORLD);
    }
}

static void send_window(int to, MPI_Request *at)
{
    for (int i = 0; i < WINDOW; i++)
        MPI_Isend(out, (int)bytes, MPI_BYTE, to, TAG, MPI_COMM_WORLD, &at[i]);
}

static void receive_window(int from, MPI_Request *at)
{
    for (int i = 0; i < WINDOW; i++)
        MPI_Irecv(in, (int)bytes, MPI_BYTE, from, TAG, MPI_COMM_WORLD, &at[i]);
}

static void one_way(void)
{
    char done = 0;
    if (rank == 0) {
        send_window(1, requests);
        MPI_Waitall(WINDOW, requests, MPI_STATUSES_IGNORE);
        MPI_Recv(&done, 1, MPI_BYTE, 1, TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    } else if (rank == 1) {
        receive_window(0, requests);
        MPI_Waitall(WINDOW, requests, MPI_STATUSES_IGNORE);
        MPI_Send(&done, 1, MPI_BYTE, 0, TAG, MPI_COMM_WORLD);
    }
}

static void both_ways(void)
{
    char done = 0;
    if (rank > 1)
        return;
    receive_window(1 - rank, requests);
    send_window(1 - rank, requests + WINDOW);
    MPI_Waitall(2 * WINDOW, requests, MPI_STATUSES_IGNORE);
    MPI_Sendrecv_replace(&done, 1, MPI_BYTE, 1 - rank, TAG, 1 - rank, TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

static void barrier(void) { MPI_Barrier(MPI_COMM_WORLD); }

static void allreduce(void)
{
    MPI_Allreduce(out, in, (int)(bytes / 8), MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
}

static void reduce(void)
{
    MPI_Reduce(out, in, (int)(bytes / 8), MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
}

static void bcast(void) { MPI_Bcast(out, (int)bytes, MPI_BYTE, 0, MPI_COMM_WORLD); }

static void allgather(void)
{
    MPI_Allgather(out, (int)bytes, MPI_BYTE, in, (int)bytes, MPI_BYTE, MPI_COMM_WORLD);
}

static void alltoall(void)
{
    MPI_Alltoall(out, (int)bytes, MPI_BYTE, in, (int)bytes, MPI_BYTE, MPI_COMM_WORLD);
}

enum kind { HALF_TIME, RATE, TIME };

static const struct measurement {
    const char *name;
    void (*step)(void);
    enum kind kind;
    double moved; /* messages of `bytes` that one step moves */
} measurements[] = {
    { "latency", ping_pong, HALF_TIME, 0 },
    { "bandwidth", one_way, RATE, WINDOW },
    { "both-ways", both_ways, RATE, 2 * WINDOW },
    { "barrier", barrier, TIME, 0 },
    { "allreduce", allreduce, TIME, 0 },
    { "reduce", reduce, TIME, 0 },
    { "bcast", bcast, TIME, 0 },
    { "allgather", allgather, TIME, 0 },
    { "alltoall", alltoall, TIME, 0 },
};

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double batch(const struct measurement *what, long steps)
{
    MPI_Barrier(MPI_COMM_WORLD);
    double start = MPI_Wtime();
    for (long i = 0; i < steps; i++)
        what->step();
    return (MPI_Wtime() - start) / (double)steps;
}

static double measure(const struct measurement *what)
{
    double seconds[BATCHES], one;
    long steps = 1;
    /* Rank 0 decides how many steps make a batch, so that all do the same. */
    for (;;) {
        one = batch(what, steps);
        MPI_Bcast(&one, 1, MPI_DOUBLE, 0, MPI_COMM_WORLD);
        if (one * (double)steps > BATCH_SECONDS / 4 || steps > 1 << 24)
            break;
        steps *= 2;
    }
    steps = (long)(BATCH_SECONDS / one) + 1;
    for (int i = 0; i < BATCHES; i++)
        seconds[i] = batch(what, steps);
    qsort(seconds, BATCHES, sizeof seconds[0], ascending);
    double median = seconds[BATCHES / 2];
    switch (what->kind) {
    case HALF_TIME: return median * 1e6 / 2;
    case RATE: return what->moved * (double)bytes / median / 1e6;
    default: return median * 1e6;
    }
}

/* Proportional set size of this process in MiB. */
static double proportional_set(void)
{
    char line[256];
    double kib = 0;
    FILE *file = fopen("/proc/self/smaps_rollup", "r");
    while (file && fgets(line, sizeof line, file))
        if (sscanf(line, "Pss: %lf kB", &kib) == 1)
            break;
    if (file)
        fclose(file);
    return kib / 1024;
}

/* How much the average rank has grown over a process that links no MPI. */
static double idle_memory(void)
{
    double mine, all;
    MPI_Barrier(MPI_COMM_WORLD);
    mine = proportional_set();
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Reduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
    return all / size;
}

int main(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "start";
    double value = 0;
    int known = strcmp(name, "start") == 0;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    bytes = argc > 2 ? atol(argv[2]) : 0;
    if (strcmp(name, "memory") == 0) {
        value = idle_memory();
        known = 1;
    }
    for (size_t i = 0; i < sizeof measurements / sizeof measurements[0]; i++) {
        if (strcmp(name, measurements[i].name) == 0) {
            size_t room = (size_t)bytes * (size_t)size + 8;
            out = calloc(1, room);
            in = calloc(1, room);
            memset(out, 1, room);
            memset(in, 2, room);
            value = measure(&measurements[i]);
            known = 1;
        }
    }
    if (rank == 0 && known)
        printf("value %.6g\n", value);
    MPI_Finalize();
    return known ? 0 : 2;
}
