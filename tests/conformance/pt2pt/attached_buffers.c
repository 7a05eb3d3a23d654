// Buffers of communicators and of the process: which one a buffered send uses, automatic buffering, flushing
// with and without waiting, and what is refused.
// ranks: 2 3
// differential: no (functions of MPI 4.1)
#include "check.h"

#define LARGE 100000

static int values[LARGE];

static void *room(MPI_Comm comm, int messages, int count, int *size)
{
    int packed;
    MPI_Pack_size(count, MPI_INT, comm, &packed);
    *size = messages * (packed + MPI_BSEND_OVERHEAD);
    return malloc((size_t)*size);
}

// Rank 1 receives `messages` of them after the barrier.
static void drain(MPI_Comm comm, int messages)
{
    MPI_Barrier(MPI_COMM_WORLD);
    for (int i = 0; world_rank == 1 && i < messages; i++) {
        memset(values, 0, sizeof values);
        MPI_Recv(values, LARGE, MPI_INT, 0, i, comm, MPI_STATUS_IGNORE);
        for (int j = 0; j < LARGE; j += 997)
            CHECK_INT(values[j], i + j);
    }
}

static void fill(int number)
{
    for (int i = 0; i < LARGE; i++)
        values[i] = number + i;
}

static void precedence(void)
{
    MPI_Comm comm, other;
    int size, process_size, flag, detached_size;
    MPI_Count large_size;
    void *detached;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Comm_dup(MPI_COMM_WORLD, &other);
    return_errors(comm);
    return_errors(other);
    if (world_rank == 0) {
        void *memory = room(comm, 2, LARGE, &size), *process_memory = room(comm, 1, LARGE, &process_size);
        EXPECT_ERROR(MPI_Bsend(values, LARGE, MPI_INT, 1, 0, comm), MPI_ERR_BUFFER);
        CHECK_INT(MPI_Comm_attach_buffer_c(comm, memory, size), MPI_SUCCESS);
        // Only this communicator has room.
        EXPECT_ERROR(MPI_Bsend(values, LARGE, MPI_INT, 1, 0, other), MPI_ERR_BUFFER);
        MPI_Buffer_attach(process_memory, process_size);
        for (int i = 0; i < 2; i++) {
            fill(i);
            CHECK_INT(MPI_Bsend(values, LARGE, MPI_INT, 1, i, comm), MPI_SUCCESS);
        }
        // Its own buffer is full: that of the process is for the others.
        EXPECT_ERROR(MPI_Bsend(values, LARGE, MPI_INT, 1, 2, comm), MPI_ERR_BUFFER);
        fill(0);
        CHECK_INT(MPI_Bsend(values, LARGE, MPI_INT, 1, 0, other), MPI_SUCCESS);
        EXPECT_ERROR(MPI_Bsend(values, LARGE, MPI_INT, 1, 1, other), MPI_ERR_BUFFER);

        // Nobody receives: a flush cannot be over.
        MPI_Request requests[2];
        MPI_Comm_iflush_buffer(comm, &requests[0]);
        MPI_Buffer_iflush(&requests[1]);
        MPI_Testall(2, requests, &flag, MPI_STATUSES_IGNORE);
        CHECK_INT(flag, 0);
        drain(comm, 2);
        MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
        MPI_Test(&requests[1], &flag, MPI_STATUS_IGNORE);
        CHECK_INT(flag, 0);
        drain(other, 1);
        MPI_Wait(&requests[1], MPI_STATUS_IGNORE);
        MPI_Comm_detach_buffer_c(comm, &detached, &large_size);
        CHECK(detached == memory && large_size == size);
        MPI_Buffer_detach(&detached, &detached_size);
        CHECK(detached == process_memory && detached_size == process_size);
        free(memory);
        free(process_memory);
    } else {
        drain(comm, 2);
        drain(other, 1);
    }
    MPI_Comm_free(&comm);
    MPI_Comm_free(&other);
}

static void automatic(void)
{
    MPI_Comm comm;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    return_errors(comm);
    if (world_rank == 0) {
        void *detached = NULL;
        int size = 5;
        CHECK_INT(MPI_Comm_attach_buffer(comm, MPI_BUFFER_AUTOMATIC, 0), MPI_SUCCESS);
        for (int i = 0; i < 20; i++) {
            fill(i);
            CHECK_INT(MPI_Bsend(values, LARGE, MPI_INT, 1, i, comm), MPI_SUCCESS);
        }
        drain(comm, 20);
        CHECK_INT(MPI_Comm_flush_buffer(comm), MPI_SUCCESS);
        CHECK_INT(MPI_Comm_detach_buffer(comm, &detached, &size), MPI_SUCCESS);
        CHECK(detached == MPI_BUFFER_AUTOMATIC);
        EXPECT_ERROR(MPI_Comm_detach_buffer(comm, &detached, &size), MPI_ERR_BUFFER);
        CHECK_INT(MPI_Buffer_attach_c(MPI_BUFFER_AUTOMATIC, 0), MPI_SUCCESS);
        fill(0);
        CHECK_INT(MPI_Bsend(values, LARGE, MPI_INT, 1, 0, comm), MPI_SUCCESS);
        // The message outlives the communicator's handle.
        CHECK_INT(MPI_Comm_attach_buffer(comm, MPI_BUFFER_AUTOMATIC, 0), MPI_SUCCESS);
        fill(1);
        CHECK_INT(MPI_Bsend(values, LARGE, MPI_INT, 1, 1, comm), MPI_SUCCESS);
        MPI_Comm_free(&comm);
        drain(MPI_COMM_NULL, 2);
        MPI_Buffer_flush();
        MPI_Buffer_detach(&detached, &size);
    } else {
        drain(comm, 20);
        drain(comm, 2);
        MPI_Comm_free(&comm);
    }
}

static void refused(void)
{
    char memory[1000];
    MPI_Comm comm = MPI_COMM_SELF;
    int size;
    void *detached;
    CHECK_INT(MPI_Comm_attach_buffer(comm, memory, 600), MPI_SUCCESS);
    EXPECT_ERROR(MPI_Comm_attach_buffer(comm, memory + 600, 400), MPI_ERR_BUFFER);
    EXPECT_ERROR(MPI_Comm_attach_buffer(MPI_COMM_WORLD, memory + 599, 400), MPI_ERR_BUFFER);
    EXPECT_ERROR(MPI_Buffer_attach(memory, 1), MPI_ERR_BUFFER);
    EXPECT_ERROR(MPI_Comm_attach_buffer(MPI_COMM_WORLD, memory + 600, -1), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Comm_attach_buffer(MPI_COMM_WORLD, NULL, 10), MPI_ERR_BUFFER);
    EXPECT_ERROR(MPI_Comm_attach_buffer(MPI_COMM_NULL, memory, 10), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Comm_flush_buffer(MPI_COMM_NULL), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Buffer_detach(&detached, &size), MPI_ERR_BUFFER);
    CHECK_INT(MPI_Buffer_flush(), MPI_SUCCESS);
    CHECK_INT(MPI_Comm_attach_buffer(MPI_COMM_WORLD, memory + 600, 400), MPI_SUCCESS);
    MPI_Comm_detach_buffer(MPI_COMM_WORLD, &detached, &size);
    CHECK(detached == memory + 600 && size == 400);
    MPI_Comm_detach_buffer(comm, &detached, &size);
    CHECK(detached == memory && size == 600);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    precedence();
    automatic();
    refused();
    return finish();
}
