// A message longer than the receive's room: MPI_ERR_TRUNCATE, nothing written beyond the room, and the
// next message is received as if nothing had happened. Small, large, and in the error field of Waitall.
// ranks: 2
#include "check.h"

static void one_size(int n)
{
    int *values = malloc((size_t)n * sizeof *values);
    MPI_Status status;
    if (world_rank == 0) {
        for (int i = 0; i < n; i++)
            values[i] = i;
        MPI_Send(values, n, MPI_INT, 1, 1, MPI_COMM_WORLD);
        MPI_Send(values, n, MPI_INT, 1, 1, MPI_COMM_WORLD);
    } else {
        memset(values, 0xff, (size_t)n * sizeof *values);
        EXPECT_ERROR(MPI_Recv(values, n - 3, MPI_INT, 0, 1, MPI_COMM_WORLD, &status), MPI_ERR_TRUNCATE);
        for (int i = n - 3; i < n; i++)
            CHECK_INT(values[i], -1);
        CHECK_INT(MPI_Recv(values, n, MPI_INT, 0, 1, MPI_COMM_WORLD, &status), MPI_SUCCESS);
        for (int i = 0; i < n; i++)
            CHECK_INT(values[i], i);
    }
    free(values);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    return_errors(MPI_COMM_WORLD);
    one_size(4);
    one_size(3000);
    one_size(500000);

    MPI_Barrier(MPI_COMM_WORLD);
    if (world_rank == 0) {
        int values[4] = {1, 2, 3, 4};
        for (int tag = 0; tag < 2; tag++)
            MPI_Send(values, 4, MPI_INT, 1, tag, MPI_COMM_WORLD);
    } else {
        int small[2], fitting[4], class;
        MPI_Request requests[2];
        MPI_Status statuses[2];
        MPI_Irecv(small, 2, MPI_INT, 0, 0, MPI_COMM_WORLD, &requests[0]);
        MPI_Irecv(fitting, 4, MPI_INT, 0, 1, MPI_COMM_WORLD, &requests[1]);
        EXPECT_ERROR(MPI_Waitall(2, requests, statuses), MPI_ERR_IN_STATUS);
        MPI_Error_class(statuses[0].MPI_ERROR, &class);
        CHECK_INT(class, MPI_ERR_TRUNCATE);
        // The other is either complete or still pending; in the end it is there.
        if (statuses[1].MPI_ERROR == MPI_ERR_PENDING)
            MPI_Wait(&requests[1], &statuses[1]);
        else
            CHECK_INT(statuses[1].MPI_ERROR, MPI_SUCCESS);
        CHECK_INT(fitting[3], 4);
    }
    return finish();
}
