// Wrong arguments of collectives give an error of the right class on the rank that gave them.
// ranks: 1 2
// differential: no (Debian's MPICH crashes on negative counts)
#include "check.h"

int main(int argc, char **argv)
{
    start(&argc, &argv);
    int in[4] = {1, 2, 3, 4}, out[16];
    MPI_Comm comm = MPI_COMM_WORLD;
    return_errors(comm);
    return_errors(MPI_COMM_SELF);

    EXPECT_ERROR(MPI_Bcast(in, 1, MPI_INT, world_size, comm), MPI_ERR_ROOT);
    EXPECT_ERROR(MPI_Bcast(in, 1, MPI_INT, -1, comm), MPI_ERR_ROOT);
    EXPECT_ERROR(MPI_Bcast(in, -1, MPI_INT, 0, comm), MPI_ERR_COUNT);
    EXPECT_ERROR(MPI_Bcast(in, 1, MPI_DATATYPE_NULL, 0, comm), MPI_ERR_TYPE);
    EXPECT_ERROR(MPI_Bcast(in, 1, MPI_INT, 0, MPI_COMM_NULL), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Barrier(MPI_COMM_NULL), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Gather(in, 1, MPI_INT, out, 1, MPI_INT, world_size, comm), MPI_ERR_ROOT);
    EXPECT_ERROR(MPI_Scatter(in, 1, MPI_INT, out, 1, MPI_INT, -5, comm), MPI_ERR_ROOT);
    EXPECT_ERROR(MPI_Allgather(in, -1, MPI_INT, out, 1, MPI_INT, comm), MPI_ERR_COUNT);
    EXPECT_ERROR(MPI_Alltoall(in, 1, MPI_INT, out, -1, MPI_INT, comm), MPI_ERR_COUNT);
    EXPECT_ERROR(MPI_Reduce(in, out, 1, MPI_INT, MPI_SUM, world_size, comm), MPI_ERR_ROOT);
    EXPECT_ERROR(MPI_Reduce(in, out, 1, MPI_INT, MPI_OP_NULL, 0, comm), MPI_ERR_OP);
    EXPECT_ERROR(MPI_Allreduce(in, out, 1, MPI_INT, MPI_OP_NULL, comm), MPI_ERR_OP);
    EXPECT_ERROR(MPI_Allreduce(in, out, -3, MPI_INT, MPI_SUM, comm), MPI_ERR_COUNT);
    EXPECT_ERROR(MPI_Scan(in, out, 1, MPI_DATATYPE_NULL, MPI_SUM, comm), MPI_ERR_TYPE);
    // Operators are not defined for every type.
    EXPECT_ERROR(MPI_Allreduce(in, out, 1, MPI_DOUBLE, MPI_BAND, comm), MPI_ERR_OP);
    EXPECT_ERROR(MPI_Allreduce(in, out, 1, MPI_INT, MPI_MAXLOC, comm), MPI_ERR_OP);
    MPI_Op op = MPI_SUM;
    EXPECT_ERROR(MPI_Op_free(&op), MPI_ERR_OP);

    // And afterwards everything still works.
    MPI_Allreduce(in, out, 4, MPI_INT, MPI_SUM, comm);
    CHECK_INT(out[3], 4 * world_size);
    return finish();
}
