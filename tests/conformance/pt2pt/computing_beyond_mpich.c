// A rank that computes outside MPI answers those who wait for it: large sends and receives that it has
// started go on, and a nonblocking collective passes through it. An idle rank uses no processor.
// ranks: 2 3
#include "check.h"
#include <time.h>

enum { LARGE = 24 << 20 };

static double processor_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void compute(double seconds)
{
    double begin = MPI_Wtime();
    for (volatile int k = 0; MPI_Wtime() < begin + seconds;)
        k++;
}

static void wait_without_mpi(double seconds)
{
    struct timespec rest = {(time_t)seconds, (long)(1e9 * (seconds - (double)(time_t)seconds))};
    while (nanosleep(&rest, &rest) != 0)
        ;
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    // How soon is asked where every rank may have a processor and no link misbehaves on purpose.
    int slow = world_size > 2 || getenv("P2PMPI_FAULT") || getenv("P2PMPI_QUIESCE_EVERY");
    char *bytes = malloc(LARGE);
    MPI_Request request;

    // Rank 0 has started to send, and computes.
    memset(bytes, world_rank == 0 ? 7 : 0, LARGE);
    MPI_Barrier(MPI_COMM_WORLD);
    double begin = MPI_Wtime();
    if (world_rank == 0) {
        MPI_Isend(bytes, LARGE, MPI_CHAR, 1, 1, MPI_COMM_WORLD, &request);
        compute(1.5);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    } else if (world_rank == 1) {
        MPI_Recv(bytes, LARGE, MPI_CHAR, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        CHECK(slow || MPI_Wtime() - begin < 1.3);
        CHECK_INT(bytes[LARGE - 1], 7);
    }

    // Rank 0 has started to receive, and computes.
    MPI_Barrier(MPI_COMM_WORLD);
    begin = MPI_Wtime();
    if (world_rank == 0) {
        MPI_Irecv(bytes, LARGE, MPI_CHAR, 1, 2, MPI_COMM_WORLD, &request);
        compute(1.5);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        CHECK_INT(bytes[LARGE - 1], 3);
    } else if (world_rank == 1) {
        memset(bytes, 3, LARGE);
        MPI_Ssend(bytes, LARGE, MPI_CHAR, 0, 2, MPI_COMM_WORLD);
        CHECK(slow || MPI_Wtime() - begin < 1.3);
    }

    // Every collective needs rank 0, which computes.
    MPI_Barrier(MPI_COMM_WORLD);
    begin = MPI_Wtime();
    int sum = -1;
    MPI_Iallreduce(&world_rank, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &request);
    if (world_rank == 0)
        compute(1.5);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    CHECK_INT(sum, world_size * (world_size - 1) / 2);
    CHECK(slow || world_rank == 0 || MPI_Wtime() - begin < 1.3);

    // Nothing to do, whether nothing was started or something that nobody answers.
    for (int open = 0; open < 2; open++) {
        MPI_Barrier(MPI_COMM_WORLD);
        if (open)
            MPI_Irecv(bytes, 1, MPI_CHAR, MPI_ANY_SOURCE, 3, MPI_COMM_WORLD, &request);
        double used = processor_seconds();
        wait_without_mpi(0.5);
        used = processor_seconds() - used;
        CHECK(slow || used < 0.04);
        if (open) {
            MPI_Send(bytes, 1, MPI_CHAR, (world_rank + 1) % world_size, 3, MPI_COMM_WORLD);
            MPI_Wait(&request, MPI_STATUS_IGNORE);
        }
    }
    free(bytes);
    return finish();
}
