// Wrong arguments of the point-to-point functions give an error of the right class, never a crash.
// ranks: 1 2
#include "check.h"

int main(int argc, char **argv)
{
    start(&argc, &argv);
    int value = 0, flag, *tag_limit;
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Status status;
    MPI_Comm comm = MPI_COMM_WORLD;
    return_errors(comm);
    MPI_Comm_get_attr(comm, MPI_TAG_UB, &tag_limit, &flag);
    CHECK(flag && *tag_limit >= 32767);

    EXPECT_ERROR(MPI_Send(&value, 1, MPI_INT, world_size, 0, comm), MPI_ERR_RANK);
    EXPECT_ERROR(MPI_Send(&value, 1, MPI_INT, -77, 0, comm), MPI_ERR_RANK);
    EXPECT_ERROR(MPI_Send(&value, 1, MPI_INT, MPI_ANY_SOURCE, 0, comm), MPI_ERR_RANK);
    EXPECT_ERROR(MPI_Send(&value, 1, MPI_INT, 0, -5, comm), MPI_ERR_TAG);
    EXPECT_ERROR(MPI_Send(&value, 1, MPI_INT, 0, MPI_ANY_TAG, comm), MPI_ERR_TAG);
    if (*tag_limit < 2147483647)
        EXPECT_ERROR(MPI_Send(&value, 1, MPI_INT, 0, *tag_limit + 1, comm), MPI_ERR_TAG);
    EXPECT_ERROR(MPI_Send(&value, -1, MPI_INT, 0, 0, comm), MPI_ERR_COUNT);
    EXPECT_ERROR(MPI_Send(&value, 1, MPI_DATATYPE_NULL, 0, 0, comm), MPI_ERR_TYPE);
    EXPECT_ERROR(MPI_Isend(&value, 1, MPI_INT, world_size, 0, comm, &request), MPI_ERR_RANK);
    EXPECT_ERROR(MPI_Ssend(&value, 1, MPI_INT, world_size, 0, comm), MPI_ERR_RANK);
    EXPECT_ERROR(MPI_Bsend(&value, 1, MPI_INT, world_size, 0, comm), MPI_ERR_RANK);
    EXPECT_ERROR(MPI_Send_init(&value, 1, MPI_INT, world_size, 0, comm, &request), MPI_ERR_RANK);
    EXPECT_ERROR(MPI_Recv(&value, 1, MPI_INT, world_size, 0, comm, &status), MPI_ERR_RANK);
    EXPECT_ERROR(MPI_Recv(&value, 1, MPI_INT, 0, -9, comm, &status), MPI_ERR_TAG);
    EXPECT_ERROR(MPI_Recv(&value, -1, MPI_INT, 0, 0, comm, &status), MPI_ERR_COUNT);
    EXPECT_ERROR(MPI_Irecv(&value, 1, MPI_DATATYPE_NULL, 0, 0, comm, &request), MPI_ERR_TYPE);
    EXPECT_ERROR(MPI_Probe(world_size, 0, comm, &status), MPI_ERR_RANK);
    EXPECT_ERROR(MPI_Iprobe(0, -9, comm, &flag, &status), MPI_ERR_TAG);
    EXPECT_ERROR(MPI_Sendrecv(&value, 1, MPI_INT, 0, 0, &flag, 1, MPI_INT, -9, 0, comm, &status), MPI_ERR_RANK);

    // Types that are not committed cannot be used.
    MPI_Datatype pair;
    MPI_Type_contiguous(2, MPI_INT, &pair);
    int two[2] = {1, 2};
    EXPECT_ERROR(MPI_Send(two, 1, pair, 0, 0, comm), MPI_ERR_TYPE);
    MPI_Type_free(&pair);

    // These have no communicator of their own; the error goes to the one that MPI names.
    return_errors(MPI_COMM_SELF);
    EXPECT_ERROR(MPI_Send(&value, 1, MPI_INT, 0, 0, MPI_COMM_NULL), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Recv(&value, 1, MPI_INT, 0, 0, MPI_COMM_NULL, &status), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Start(&request), MPI_ERR_REQUEST);
    EXPECT_ERROR(MPI_Cancel(&request), MPI_ERR_REQUEST);
    EXPECT_ERROR(MPI_Request_free(&request), MPI_ERR_REQUEST);

    // And afterwards everything still works.
    int out = 42, peer = world_size - 1 - world_rank;
    MPI_Sendrecv(&out, 1, MPI_INT, peer, 0, &value, 1, MPI_INT, peer, 0, comm, &status);
    CHECK_INT(value, 42);
    return finish();
}
