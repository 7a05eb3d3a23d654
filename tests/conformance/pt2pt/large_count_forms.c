// Every large-count form of the send and receive functions moves the same data as its narrow twin.
// ranks: 1 2 3
// differential: 5 (MPI_Isendrecv is of MPI 4.0 and not in Debian's MPICH)
#include "check.h"

#define COUNT ((MPI_Count)1000)

static int out[1000], in[1000], next, previous, round_number;
static MPI_Comm comm = MPI_COMM_WORLD;

static void prepare(void)
{
    round_number++;
    for (int i = 0; i < COUNT; i++) {
        out[i] = world_rank * 100000 + round_number * 1000 + i;
        in[i] = -1;
    }
}

static void check(const MPI_Status *status)
{
    MPI_Count count;
    MPI_Get_count_c(status, MPI_INT, &count);
    CHECK_INT(count, COUNT);
    CHECK_INT(status->MPI_SOURCE, previous);
    for (int i = 0; i < COUNT; i++)
        CHECK_INT(in[i], previous * 100000 + round_number * 1000 + i);
}

static void blocking(int (*send)(const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm))
{
    MPI_Request request;
    MPI_Status status;
    prepare();
    MPI_Irecv_c(in, COUNT, MPI_INT, previous, 0, comm, &request);
    MPI_Barrier(comm);
    CHECK_INT(send(out, COUNT, MPI_INT, next, 0, comm), MPI_SUCCESS);
    MPI_Wait(&request, &status);
    check(&status);
}

typedef int start_function(const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Request *);

static void nonblocking(start_function *send)
{
    MPI_Request requests[2];
    MPI_Status statuses[2];
    prepare();
    MPI_Irecv_c(in, COUNT, MPI_INT, previous, 0, comm, &requests[0]);
    MPI_Barrier(comm);
    CHECK_INT(send(out, COUNT, MPI_INT, next, 0, comm, &requests[1]), MPI_SUCCESS);
    MPI_Waitall(2, requests, statuses);
    check(&statuses[0]);
}

static void persistent(start_function *init)
{
    MPI_Request requests[2];
    MPI_Status statuses[2];
    MPI_Recv_init_c(in, COUNT, MPI_INT, previous, 0, comm, &requests[0]);
    CHECK_INT(init(out, COUNT, MPI_INT, next, 0, comm, &requests[1]), MPI_SUCCESS);
    for (int i = 0; i < 3; i++) {
        prepare();
        MPI_Start(&requests[0]);
        MPI_Barrier(comm);
        MPI_Start(&requests[1]);
        MPI_Waitall(2, requests, statuses);
        check(&statuses[0]);
    }
    MPI_Request_free(&requests[0]);
    MPI_Request_free(&requests[1]);
}

static void both_ways(void)
{
    MPI_Request request;
    MPI_Status status;
    prepare();
    MPI_Sendrecv_c(out, COUNT, MPI_INT, next, 0, in, COUNT, MPI_INT, previous, 0, comm, &status);
    check(&status);
    prepare();
    MPI_Isendrecv(out, (int)COUNT, MPI_INT, next, 0, in, (int)COUNT, MPI_INT, previous, 0, comm, &request);
    MPI_Wait(&request, &status);
    check(&status);
    prepare();
    MPI_Isendrecv_c(out, COUNT, MPI_INT, next, 0, in, COUNT, MPI_INT, previous, 0, comm, &request);
    MPI_Wait(&request, &status);
    check(&status);
    for (int form = 0; form < 3; form++) {
        prepare();
        memcpy(in, out, sizeof in);
        if (form == 0) {
            MPI_Sendrecv_replace_c(in, COUNT, MPI_INT, next, 0, previous, 0, comm, &status);
        } else {
            if (form == 1)
                MPI_Isendrecv_replace(in, (int)COUNT, MPI_INT, next, 0, previous, 0, comm, &request);
            else
                MPI_Isendrecv_replace_c(in, COUNT, MPI_INT, next, 0, previous, 0, comm, &request);
            MPI_Wait(&request, &status);
        }
        check(&status);
    }
}

static void matched(void)
{
    MPI_Message message;
    MPI_Request requests[2];
    MPI_Status status;
    for (int form = 0; form < 2; form++) {
        prepare();
        MPI_Isend_c(out, COUNT, MPI_INT, next, 0, comm, &requests[0]);
        MPI_Mprobe(previous, 0, comm, &message, MPI_STATUS_IGNORE);
        if (form == 0) {
            MPI_Mrecv_c(in, COUNT, MPI_INT, &message, &status);
        } else {
            MPI_Imrecv_c(in, COUNT, MPI_INT, &message, &requests[1]);
            MPI_Wait(&requests[1], &status);
        }
        CHECK(message == MPI_MESSAGE_NULL);
        check(&status);
        MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
    }
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    next = (world_rank + 1) % world_size;
    previous = (world_rank + world_size - 1) % world_size;
    MPI_Count room = 20 * (COUNT * (MPI_Count)sizeof(int) + MPI_BSEND_OVERHEAD), size = 0;
    void *buffer = malloc((size_t)room), *detached;
    MPI_Buffer_attach_c(buffer, room);
    blocking(MPI_Send_c);
    blocking(MPI_Bsend_c);
    blocking(MPI_Ssend_c);
    blocking(MPI_Rsend_c);
    nonblocking(MPI_Isend_c);
    nonblocking(MPI_Ibsend_c);
    nonblocking(MPI_Issend_c);
    nonblocking(MPI_Irsend_c);
    persistent(MPI_Send_init_c);
    persistent(MPI_Bsend_init_c);
    persistent(MPI_Ssend_init_c);
    persistent(MPI_Rsend_init_c);
    both_ways();
    matched();
    MPI_Buffer_flush();
    MPI_Buffer_detach_c(&detached, &size);
    CHECK(detached == buffer);
    CHECK_INT(size, room);
    free(buffer);
    return finish();
}
