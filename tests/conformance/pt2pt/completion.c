// The wait and test family: null requests, empty statuses, indices, partial completion.
// ranks: 2
#include "check.h"

#define N 6

static void expect_empty(const MPI_Status *status)
{
    int count, cancelled;
    CHECK_INT(status->MPI_SOURCE, MPI_ANY_SOURCE);
    CHECK_INT(status->MPI_TAG, MPI_ANY_TAG);
    MPI_Get_count(status, MPI_CHAR, &count);
    CHECK_INT(count, 0);
    MPI_Test_cancelled(status, &cancelled);
    CHECK(!cancelled);
}

static void nulls(void)
{
    MPI_Request null[3] = {MPI_REQUEST_NULL, MPI_REQUEST_NULL, MPI_REQUEST_NULL};
    MPI_Status status, statuses[3];
    int flag = 0, index = 0, count = 0, indices[3];

    MPI_Wait(&null[0], &status);
    expect_empty(&status);
    MPI_Test(&null[0], &flag, &status);
    CHECK(flag);
    expect_empty(&status);
    flag = 0;
    MPI_Request_get_status(MPI_REQUEST_NULL, &flag, &status);
    CHECK(flag);
    expect_empty(&status);
    MPI_Waitany(3, null, &index, &status);
    CHECK_INT(index, MPI_UNDEFINED);
    expect_empty(&status);
    index = flag = 0;
    MPI_Testany(3, null, &index, &flag, &status);
    CHECK(flag);
    CHECK_INT(index, MPI_UNDEFINED);
    MPI_Waitsome(3, null, &count, indices, statuses);
    CHECK_INT(count, MPI_UNDEFINED);
    count = 0;
    MPI_Testsome(3, null, &count, indices, statuses);
    CHECK_INT(count, MPI_UNDEFINED);
    MPI_Waitall(3, null, statuses);
    expect_empty(&statuses[2]);
    MPI_Waitall(0, NULL, MPI_STATUSES_IGNORE);
    flag = 0;
    MPI_Testall(0, NULL, &flag, MPI_STATUSES_IGNORE);
    CHECK(flag);
}

static void receive(void)
{
    int values[N], flag, index, count, indices[N], done = 0;
    MPI_Request requests[N];
    MPI_Status status, statuses[N];

    for (int i = 0; i < N; i++)
        MPI_Irecv(&values[i], 1, MPI_INT, 0, i, MPI_COMM_WORLD, &requests[i]);
    MPI_Testall(N, requests, &flag, statuses);
    CHECK(!flag);
    MPI_Testany(N, requests, &index, &flag, &status);
    CHECK(!flag);
    CHECK_INT(index, MPI_UNDEFINED);
    MPI_Testsome(N, requests, &count, indices, statuses);
    CHECK_INT(count, 0);
    for (int i = 0; i < N; i++)
        CHECK(requests[i] != MPI_REQUEST_NULL);

    // Now ask for number 3 alone.
    MPI_Send(NULL, 0, MPI_INT, 0, 0, MPI_COMM_WORLD);
    MPI_Waitany(N, requests, &index, &status);
    CHECK_INT(index, 3);
    CHECK_INT(values[3], 33);
    CHECK_INT(status.MPI_TAG, 3);
    CHECK(requests[3] == MPI_REQUEST_NULL);

    // And for 5 and 1; get_status does not free.
    MPI_Send(NULL, 0, MPI_INT, 0, 0, MPI_COMM_WORLD);
    do
        MPI_Request_get_status(requests[5], &flag, &status);
    while (!flag);
    CHECK_INT(status.MPI_TAG, 5);
    CHECK(requests[5] != MPI_REQUEST_NULL);
    while (done < 2) {
        MPI_Waitsome(N, requests, &count, indices, statuses);
        CHECK(count == 1 || count == 2);
        for (int i = 0; i < count; i++) {
            CHECK(indices[i] == 5 || indices[i] == 1);
            CHECK_INT(statuses[i].MPI_TAG, indices[i]);
            CHECK_INT(values[indices[i]], 11 * indices[i]);
            CHECK(requests[indices[i]] == MPI_REQUEST_NULL);
        }
        done += count;
    }
    // The rest.
    MPI_Send(NULL, 0, MPI_INT, 0, 0, MPI_COMM_WORLD);
    do
        MPI_Testall(N, requests, &flag, statuses);
    while (!flag);
    expect_empty(&statuses[3]);
    CHECK_INT(statuses[0].MPI_TAG, 0);
    CHECK_INT(values[0] + values[2] + values[4], 66);
    for (int i = 0; i < N; i++)
        CHECK(requests[i] == MPI_REQUEST_NULL);
}

static void send(void)
{
    static const int order[] = {3, -1, 5, 1, -1, 0, 2, 4};
    MPI_Recv(NULL, 0, MPI_INT, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    for (int i = 0; i < 8; i++) {
        int value = 11 * order[i];
        if (order[i] < 0)
            MPI_Recv(NULL, 0, MPI_INT, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        else
            MPI_Send(&value, 1, MPI_INT, 1, order[i], MPI_COMM_WORLD);
    }
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    nulls();
    if (world_rank == 0)
        send();
    else
        receive();

    // A request freed while active still completes; its data arrive.
    int value = world_rank, other = -1, flag = 0;
    MPI_Request request, freed;
    MPI_Irecv(&other, 1, MPI_INT, 1 - world_rank, 99, MPI_COMM_WORLD, &request);
    MPI_Isend(&value, 1, MPI_INT, 1 - world_rank, 99, MPI_COMM_WORLD, &freed);
    MPI_Request_free(&freed);
    CHECK(freed == MPI_REQUEST_NULL);
    while (!flag)
        MPI_Test(&request, &flag, MPI_STATUS_IGNORE);
    CHECK_INT(other, 1 - world_rank);
    return finish();
}
