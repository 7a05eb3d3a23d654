// Every send mode, blocking and not, with sizes on both sides of every protocol's limits.
// ranks: 1 2 3 4
#include "check.h"

static const int sizes[] = {0, 1, 7, 250, 4096, 20000, 70000, 400000};
#define SIZES ((int)(sizeof sizes / sizeof *sizes))
#define LARGEST 400000

static int *out, *in;

static void fill(int seed, int count)
{
    for (int i = 0; i < count; i++) {
        out[i] = seed * 1000003 + i;
        in[i] = -1;
    }
}

static void verify(int seed, int count, const MPI_Status *status, int source, int tag)
{
    int received;
    MPI_Get_count(status, MPI_INT, &received);
    CHECK_INT(received, count);
    CHECK_INT(status->MPI_SOURCE, source);
    CHECK_INT(status->MPI_TAG, tag);
    for (int i = 0; i < count; i++)
        CHECK_INT(in[i], seed * 1000003 + i);
}

enum mode { STANDARD, BUFFERED, SYNCHRONOUS, READY, MODES };

static void begin_send(enum mode mode, int count, int to, int tag, MPI_Request *request)
{
    switch (mode) {
    case STANDARD: MPI_Isend(out, count, MPI_INT, to, tag, MPI_COMM_WORLD, request); break;
    case BUFFERED: MPI_Ibsend(out, count, MPI_INT, to, tag, MPI_COMM_WORLD, request); break;
    case SYNCHRONOUS: MPI_Issend(out, count, MPI_INT, to, tag, MPI_COMM_WORLD, request); break;
    default: MPI_Irsend(out, count, MPI_INT, to, tag, MPI_COMM_WORLD, request); break;
    }
}

static void send(enum mode mode, int count, int to, int tag)
{
    switch (mode) {
    case STANDARD: MPI_Send(out, count, MPI_INT, to, tag, MPI_COMM_WORLD); break;
    case BUFFERED: MPI_Bsend(out, count, MPI_INT, to, tag, MPI_COMM_WORLD); break;
    case SYNCHRONOUS: MPI_Ssend(out, count, MPI_INT, to, tag, MPI_COMM_WORLD); break;
    default: MPI_Rsend(out, count, MPI_INT, to, tag, MPI_COMM_WORLD); break;
    }
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    out = malloc(LARGEST * sizeof *out);
    in = malloc(LARGEST * sizeof *in);
    // Twice the largest: the space of the message before may be free only later.
    int room = 2 * (LARGEST * (int)sizeof(int) + MPI_BSEND_OVERHEAD);
    void *buffer = malloc((size_t)room), *detached;
    MPI_Buffer_attach(buffer, room);
    int next = (world_rank + 1) % world_size, previous = (world_rank + world_size - 1) % world_size;

    for (int mode = 0; mode < MODES; mode++)
        for (int i = 0; i < SIZES; i++) {
            MPI_Request requests[2];
            MPI_Status statuses[2];
            int tag = 10 * mode + i;
            fill(world_rank, sizes[i]);
            MPI_Irecv(in, sizes[i], MPI_INT, previous, tag, MPI_COMM_WORLD, &requests[0]);
            // A ready send needs its receive posted: so all have posted before anyone sends.
            MPI_Barrier(MPI_COMM_WORLD);
            begin_send(mode, sizes[i], next, tag, &requests[1]);
            MPI_Waitall(2, requests, statuses);
            verify(previous, sizes[i], &statuses[0], previous, tag);

            fill(world_rank + 7, sizes[i]);
            MPI_Irecv(in, sizes[i], MPI_INT, previous, tag, MPI_COMM_WORLD, &requests[0]);
            MPI_Barrier(MPI_COMM_WORLD);
            send(mode, sizes[i], next, tag);
            MPI_Wait(&requests[0], &statuses[0]);
            CHECK(requests[0] == MPI_REQUEST_NULL);
            verify(previous + 7, sizes[i], &statuses[0], previous, tag);
        }
    MPI_Buffer_detach(&detached, &room);
    CHECK(detached == buffer);
    CHECK_INT(room, 2 * (LARGEST * (int)sizeof(int) + MPI_BSEND_OVERHEAD));
    free(buffer);
    free(out);
    free(in);
    return finish();
}
