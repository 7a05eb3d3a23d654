// Partitioned messages: partitions become ready in any order and by every function, are seen one by one,
// and the same requests are started again and again; sender and receiver may differ in partitions and types.
// ranks: 1 2 3 4
// differential: no (functions of MPI 4.0 that MPICH 4.0 gives other counts)
#include "check.h"

#define ROUNDS 5

static int next, previous;

// `sent` partitions of one side, `received` of the other, `total` ints altogether.
static void transfer(int sent, int received, int total)
{
    int *out = malloc((size_t)(total + 1) * sizeof *out), *in = malloc((size_t)(total + 1) * sizeof *in);
    MPI_Request requests[2];
    MPI_Status statuses[2];
    int flag, count;
    MPI_Psend_init(out, sent, total / sent, MPI_INT, next, 5, MPI_COMM_WORLD, MPI_INFO_NULL, &requests[0]);
    MPI_Precv_init(in, received, total / received, MPI_INT, previous, 5, MPI_COMM_WORLD, MPI_INFO_NULL,
                   &requests[1]);
    MPI_Parrived(requests[1], 0, &flag);
    CHECK_INT(flag, 1); // inactive
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < total; i++) {
            out[i] = world_rank * 1000000 + round * 100000 + i;
            in[i] = -1;
        }
        MPI_Startall(2, requests);
        if (round % 3 == 0) {
            for (int i = sent - 1; i >= 0; i--)
                MPI_Pready(i, requests[0]);
        } else if (round % 3 == 1) {
            MPI_Pready_range(0, sent - 1, requests[0]);
        } else {
            int *list = malloc((size_t)sent * sizeof *list);
            for (int i = 0; i < sent; i++)
                list[i] = (i * 7 + 3) % sent;
            if (sent % 7 != 0)
                MPI_Pready_list(sent, list, requests[0]);
            else
                MPI_Pready_range(0, sent - 1, requests[0]);
            free(list);
        }
        for (int i = received - 1; i >= 0; i--) {
            do
                MPI_Parrived(requests[1], i, &flag);
            while (!flag);
            for (int j = i * (total / received); j < (i + 1) * (total / received); j++)
                CHECK_INT(in[j], previous * 1000000 + round * 100000 + j);
        }
        MPI_Waitall(2, requests, statuses);
        CHECK_INT(statuses[1].MPI_SOURCE, previous);
        CHECK_INT(statuses[1].MPI_TAG, 5);
        MPI_Get_count(&statuses[1], MPI_INT, &count);
        CHECK_INT(count, total);
        CHECK(requests[0] != MPI_REQUEST_NULL && requests[1] != MPI_REQUEST_NULL);
    }
    MPI_Request_free(&requests[0]);
    MPI_Request_free(&requests[1]);
    CHECK(requests[0] == MPI_REQUEST_NULL);
    free(out);
    free(in);
}

// The first partitions of the sender are seen before the last is ready.
static void one_by_one(void)
{
    static int out[8 * 1000], in[8 * 1000];
    MPI_Request request;
    int flag, token = 0;
    if (world_size < 2 || world_rank > 1)
        return;
    for (int i = 0; i < 8000; i++)
        out[i] = i;
    if (world_rank == 0) {
        MPI_Psend_init(out, 8, 1000, MPI_INT, 1, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &request);
        MPI_Start(&request);
        for (int i = 0; i < 8; i++) {
            MPI_Pready(i, request);
            // The receiver answers that it has seen this one.
            MPI_Recv(&token, 1, MPI_INT, 1, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            CHECK_INT(token, i);
            MPI_Test(&request, &flag, MPI_STATUS_IGNORE);
            CHECK(i == 7 || !flag);
        }
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    } else {
        MPI_Precv_init(in, 4, 2000, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &request);
        MPI_Start(&request);
        for (int i = 0; i < 8; i++) {
            // A partition of the receiver is two of the sender: the first half of it is not enough.
            if (i % 2 == 1) {
                do
                    MPI_Parrived(request, i / 2, &flag);
                while (!flag);
            } else {
                MPI_Parrived(request, i / 2, &flag);
                CHECK_INT(flag, 0);
            }
            if (i / 2 < 3) {
                MPI_Parrived(request, 3, &flag);
                CHECK_INT(flag, 0);
            }
            MPI_Send(&i, 1, MPI_INT, 0, 1, MPI_COMM_WORLD);
        }
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        for (int i = 0; i < 8000; i++)
            CHECK_INT(in[i], i);
    }
    MPI_Request_free(&request);
}

// Pairs are made in the order of initialization, whatever the order of starts; other messages with the same
// tag are not touched.
static void pairs(void)
{
    int out[2] = {world_rank, world_rank + 100}, in[2] = {-1, -1}, other = -1;
    MPI_Request requests[4], plain;
    for (int i = 0; i < 2; i++) {
        MPI_Precv_init(&in[i], 1, 1, MPI_INT, previous, 3, MPI_COMM_WORLD, MPI_INFO_NULL, &requests[i]);
        MPI_Psend_init(&out[i], 1, 1, MPI_INT, next, 3, MPI_COMM_WORLD, MPI_INFO_NULL, &requests[2 + i]);
    }
    MPI_Irecv(&other, 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &plain);
    MPI_Start(&requests[3]);
    MPI_Pready(0, requests[3]);
    MPI_Start(&requests[2]);
    MPI_Start(&requests[1]);
    MPI_Start(&requests[0]);
    MPI_Pready(0, requests[2]);
    MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
    CHECK_INT(in[0], previous);
    CHECK_INT(in[1], previous + 100);
    MPI_Send(&world_rank, 1, MPI_INT, next, 3, MPI_COMM_WORLD);
    MPI_Wait(&plain, MPI_STATUS_IGNORE);
    CHECK_INT(other, previous);
    for (int i = 0; i < 4; i++)
        MPI_Request_free(&requests[i]);
}

// Every second int of the receiver; partitions of the sender end in the middle of elements.
static void types(void)
{
    MPI_Datatype pairs;
    int out[18], in[36];
    MPI_Request requests[2];
    MPI_Type_vector(2, 1, 2, MPI_INT, &pairs);
    MPI_Type_create_resized(pairs, 0, 4 * sizeof(int), &pairs);
    MPI_Type_commit(&pairs);
    for (int i = 0; i < 18; i++)
        out[i] = world_rank + i;
    memset(in, 0xff, sizeof in);
    MPI_Psend_init_c(out, 6, 3, MPI_INT, next, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &requests[0]);
    MPI_Precv_init_c(in, 3, 3, pairs, previous, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &requests[1]);
    MPI_Startall(2, requests);
    MPI_Pready_range(3, 5, requests[0]);
    MPI_Pready_range(0, 2, requests[0]);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    for (int i = 0; i < 36; i++)
        CHECK_INT(in[i], i % 2 ? -1 : previous + i / 2);
    MPI_Request_free(&requests[0]);
    MPI_Request_free(&requests[1]);
    MPI_Type_free(&pairs);
}

static void nobody(void)
{
    int value = 3, flag;
    MPI_Request requests[2];
    MPI_Status statuses[2];
    MPI_Psend_init(&value, 2, 1, MPI_CHAR, MPI_PROC_NULL, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &requests[0]);
    MPI_Precv_init(&value, 2, 1, MPI_CHAR, MPI_PROC_NULL, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &requests[1]);
    MPI_Startall(2, requests);
    MPI_Pready_range(0, 1, requests[0]);
    MPI_Parrived(requests[1], 1, &flag);
    CHECK_INT(flag, 1);
    MPI_Waitall(2, requests, statuses);
    CHECK_INT(statuses[1].MPI_SOURCE, MPI_PROC_NULL);
    CHECK_INT(value, 3);
    MPI_Request_free(&requests[0]);
    MPI_Request_free(&requests[1]);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    next = (world_rank + 1) % world_size;
    previous = (world_rank + world_size - 1) % world_size;
    transfer(1, 1, 10);
    transfer(4, 4, 64);
    transfer(8, 2, 64);
    transfer(3, 12, 60000);
    transfer(100, 30, 300);
    transfer(2, 5, 200000);
    one_by_one();
    pairs();
    types();
    nobody();
    return finish();
}
