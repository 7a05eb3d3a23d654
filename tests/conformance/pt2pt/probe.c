// Probe, Iprobe, Mprobe, Improbe, Mrecv, Imrecv: a message is seen before it is received, a matched one is
// out of everyone else's reach, and nothing matches MPI_PROC_NULL.
// ranks: 2 3
#include "check.h"

static void probes(void)
{
    MPI_Status status;
    int flag = 0, count;
    double values[40];

    MPI_Probe(MPI_ANY_SOURCE, 4, MPI_COMM_WORLD, &status);
    CHECK_INT(status.MPI_SOURCE, 0);
    CHECK_INT(status.MPI_TAG, 4);
    MPI_Get_count(&status, MPI_DOUBLE, &count);
    CHECK_INT(count, 40);
    MPI_Iprobe(0, 4, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE);
    CHECK(flag);
    MPI_Iprobe(0, 5, MPI_COMM_WORLD, &flag, &status);
    CHECK(!flag);
    MPI_Recv(values, 40, MPI_DOUBLE, 0, 4, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    CHECK(values[39] == 39.5);
    while (MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &flag, &status), !flag)
        ;
    CHECK_INT(status.MPI_TAG, 6);
    MPI_Get_count(&status, MPI_BYTE, &count);
    CHECK_INT(count, 0);
    MPI_Recv(NULL, 0, MPI_BYTE, 0, 6, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

static void matched(int large)
{
    MPI_Message message, second;
    MPI_Request request;
    MPI_Status status;
    int flag = 0, count, *values = malloc((size_t)large * sizeof *values), value;

    MPI_Mprobe(0, 7, MPI_COMM_WORLD, &message, &status);
    CHECK(message != MPI_MESSAGE_NULL && message != MPI_MESSAGE_NO_PROC);
    MPI_Get_count(&status, MPI_INT, &count);
    CHECK_INT(count, large);
    // The later message with the same envelope is received first: the matched one has been taken out.
    while (MPI_Improbe(MPI_ANY_SOURCE, 7, MPI_COMM_WORLD, &flag, &second, &status), !flag)
        ;
    MPI_Imrecv(&value, 1, MPI_INT, &second, &request);
    CHECK(second == MPI_MESSAGE_NULL);
    MPI_Wait(&request, &status);
    CHECK_INT(value, 77);
    MPI_Improbe(0, 7, MPI_COMM_WORLD, &flag, &second, &status);
    CHECK(!flag);
    MPI_Mrecv(values, large, MPI_INT, &message, &status);
    CHECK(message == MPI_MESSAGE_NULL);
    CHECK_INT(status.MPI_SOURCE, 0);
    CHECK_INT(status.MPI_TAG, 7);
    for (int i = 0; i < large; i++)
        CHECK_INT(values[i], i);
    free(values);
}

static void nobody(void)
{
    MPI_Message message;
    MPI_Status status;
    int flag = 0, count, value = 3;
    MPI_Probe(MPI_PROC_NULL, 9, MPI_COMM_WORLD, &status);
    CHECK_INT(status.MPI_SOURCE, MPI_PROC_NULL);
    CHECK_INT(status.MPI_TAG, MPI_ANY_TAG);
    MPI_Mprobe(MPI_PROC_NULL, 9, MPI_COMM_WORLD, &message, &status);
    CHECK(message == MPI_MESSAGE_NO_PROC);
    MPI_Mrecv(&value, 1, MPI_INT, &message, &status);
    CHECK(message == MPI_MESSAGE_NULL);
    CHECK_INT(status.MPI_SOURCE, MPI_PROC_NULL);
    MPI_Get_count(&status, MPI_INT, &count);
    CHECK_INT(count, 0);
    CHECK_INT(value, 3);
    MPI_Improbe(MPI_PROC_NULL, 9, MPI_COMM_WORLD, &flag, &message, &status);
    CHECK(flag && message == MPI_MESSAGE_NO_PROC);
    MPI_Mrecv(&value, 1, MPI_INT, &message, &status);
}

int main(int argc, char **argv)
{
    static const int large[] = {10, 300000};
    start(&argc, &argv);
    if (world_rank == 0) {
        double values[40];
        for (int i = 0; i < 40; i++)
            values[i] = i + 0.5;
        MPI_Send(values, 40, MPI_DOUBLE, 1, 4, MPI_COMM_WORLD);
        MPI_Send(NULL, 0, MPI_BYTE, 1, 6, MPI_COMM_WORLD);
    } else if (world_rank == 1) {
        probes();
    }
    for (int i = 0; i < 2; i++) {
        MPI_Barrier(MPI_COMM_WORLD);
        if (world_rank == 0) {
            int *values = malloc((size_t)large[i] * sizeof *values), later = 77;
            MPI_Request request;
            for (int j = 0; j < large[i]; j++)
                values[j] = j;
            MPI_Isend(values, large[i], MPI_INT, 1, 7, MPI_COMM_WORLD, &request);
            MPI_Send(&later, 1, MPI_INT, 1, 7, MPI_COMM_WORLD);
            MPI_Wait(&request, MPI_STATUS_IGNORE);
            free(values);
        } else if (world_rank == 1) {
            matched(large[i]);
        }
    }
    nobody();
    return finish();
}
