// Wrong arguments of partitioned communication; a receiver with too little room.
// ranks: 1 2
// differential: no (functions of MPI 4.0 that MPICH 4.0 gives other counts)
#include "check.h"
#include <p2pmpi.h>

int main(int argc, char **argv)
{
    int buffer[8] = {0}, flag, list[2] = {0, 9};
    MPI_Request send, recv, plain;
    start(&argc, &argv);
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    MPI_Comm comm = MPI_COMM_SELF;

#define PSEND(partitions, count, dest, tag) \
    MPI_Psend_init(buffer, partitions, count, MPI_INT, dest, tag, comm, MPI_INFO_NULL, &send)
#define PRECV(partitions, count, source, tag) \
    MPI_Precv_init(buffer, partitions, count, MPI_INT, source, tag, comm, MPI_INFO_NULL, &recv)
    EXPECT_ERROR(PSEND(-1, 1, 0, 0), MPI_ERR_ARG);
    EXPECT_ERROR(PRECV(-1, 1, 0, 0), MPI_ERR_ARG);
    EXPECT_ERROR(PSEND(1, -1, 0, 0), MPI_ERR_COUNT);
    EXPECT_ERROR(PSEND(4, (MPI_Count)1 << 62, 0, 0), MPI_ERR_COUNT);
    EXPECT_ERROR(PSEND(1, 1, 1, 0), MPI_ERR_RANK);
    EXPECT_ERROR(PRECV(1, 1, MPI_ANY_SOURCE, 0), MPI_ERR_RANK);
    EXPECT_ERROR(PRECV(1, 1, 0, MPI_ANY_TAG), MPI_ERR_TAG);
    EXPECT_ERROR(PSEND(1, 1, 0, -5), MPI_ERR_TAG);

    PSEND(4, 2, 0, 0);
    PRECV(4, 1, 0, 0);
    EXPECT_ERROR(MPI_Pready(0, send), MPI_ERR_REQUEST); // inactive
    MPI_Start(&send);
    EXPECT_ERROR(MPI_Start(&send), MPI_ERR_REQUEST);
    EXPECT_ERROR(MPI_Pready(4, send), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Pready(-1, send), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Pready_range(2, 1, send), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Pready_list(2, list, send), MPI_ERR_ARG); // 0 is ready now
    EXPECT_ERROR(MPI_Pready(0, send), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Pready_list(-1, list, send), MPI_ERR_COUNT);
    EXPECT_ERROR(MPI_Pready(0, recv), MPI_ERR_REQUEST);
    EXPECT_ERROR(MPI_Parrived(send, 0, &flag), MPI_ERR_REQUEST);
    EXPECT_ERROR(MPI_Parrived(recv, 4, &flag), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Parrived(recv, 0, NULL), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Pready(0, MPI_REQUEST_NULL), MPI_ERR_REQUEST);
    MPI_Recv_init(buffer, 1, MPI_INT, 0, 0, comm, &plain);
    EXPECT_ERROR(MPI_Parrived(plain, 0, &flag), MPI_ERR_REQUEST);
    EXPECT_ERROR(MPI_Pready(0, plain), MPI_ERR_REQUEST);
    MPI_Request_free(&plain);
    MPI_Parrived(MPI_REQUEST_NULL, 0, &flag);
    CHECK_INT(flag, 1);

    // 32 bytes come, 16 fit.
    static char message[1000];
    MPI_Pready_range(1, 3, send);
    MPI_Start(&recv);
    EXPECT_ERROR(MPI_Wait(&recv, MPI_STATUS_IGNORE), MPI_ERR_TRUNCATE);
    p2pmpi_last_error(message, sizeof message);
    CHECK(strstr(message, "32 bytes") && strstr(message, "16") && strstr(message, "rank 0") && strstr(message, "tag 0"));
    MPI_Wait(&send, MPI_STATUS_IGNORE);
    MPI_Request_free(&send);
    MPI_Request_free(&recv);
    return finish();
}
