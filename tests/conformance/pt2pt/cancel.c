// A receive that nothing matches can be cancelled; one that has completed cannot; a send is cancelled or
// received; nothing is lost.
// ranks: 1 2
#include "check.h"

// A send that nobody has matched is cancelled, or its message stays to be received. Where links are slow the
// cancellation takes its time, and until then nobody may receive.
static void to_myself(void)
{
    MPI_Request request;
    MPI_Status status;
    int flag, cancelled = 0, value = 5, got = 0;

    MPI_Issend(&value, 1, MPI_INT, 0, 4, MPI_COMM_SELF, &request);
    MPI_Probe(0, 4, MPI_COMM_SELF, &status);
    MPI_Cancel(&request);
    double begin = MPI_Wtime();
    do
        MPI_Request_get_status(request, &flag, &status);
    while (!flag && MPI_Wtime() < begin + 2);
    if (flag)
        MPI_Test_cancelled(&status, &cancelled);
    if (!cancelled)
    {
        MPI_Recv(&got, 1, MPI_INT, 0, 4, MPI_COMM_SELF, MPI_STATUS_IGNORE);
        CHECK_INT(got, 5);
    }
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_SELF, &flag, MPI_STATUS_IGNORE);
    CHECK(!flag);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    to_myself();
    int values[4] = {0}, cancelled, peer = world_size - 1 - world_rank;
    MPI_Request request, send;
    MPI_Status status;

    MPI_Irecv(values, 4, MPI_INT, MPI_ANY_SOURCE, 1, MPI_COMM_WORLD, &request);
    MPI_Cancel(&request);
    CHECK(request != MPI_REQUEST_NULL);
    MPI_Wait(&request, &status);
    CHECK(request == MPI_REQUEST_NULL);
    MPI_Test_cancelled(&status, &cancelled);
    CHECK(cancelled);
    MPI_Barrier(MPI_COMM_WORLD);

    // The cancelled receive takes no message: this one gets it.
    int out[4] = {world_rank, 2, 3, 4};
    MPI_Isend(out, 4, MPI_INT, peer, 1, MPI_COMM_WORLD, &send);
    MPI_Irecv(values, 4, MPI_INT, peer, 1, MPI_COMM_WORLD, &request);
    MPI_Wait(&send, MPI_STATUS_IGNORE);
    MPI_Wait(&request, &status);
    MPI_Test_cancelled(&status, &cancelled);
    CHECK(!cancelled);
    CHECK_INT(values[0], peer);
    CHECK_INT(values[3], 4);

    // A persistent one can be cancelled and started again.
    MPI_Recv_init(values, 4, MPI_INT, peer, 2, MPI_COMM_WORLD, &request);
    MPI_Start(&request);
    MPI_Cancel(&request);
    MPI_Wait(&request, &status);
    MPI_Test_cancelled(&status, &cancelled);
    CHECK(cancelled);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Start(&request);
    MPI_Send(out, 3, MPI_INT, peer, 2, MPI_COMM_WORLD);
    MPI_Wait(&request, &status);
    MPI_Test_cancelled(&status, &cancelled);
    CHECK(!cancelled);
    MPI_Request_free(&request);
    return finish();
}
