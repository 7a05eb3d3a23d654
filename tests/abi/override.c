/* A program with an MPI_Send of its own, which counts calls and reaches the library's. */
#include <mpi.h>
#include <stdio.h>

static int seen;

int MPI_Send(const void *buffer, int count, MPI_Datatype datatype, int destination, int tag, MPI_Comm comm)
{
    seen++;
    return PMPI_Send(buffer, count, datatype, destination, tag, comm);
}

int main(void)
{
    int out = 42, in = 0;
    MPI_Request request;
    MPI_Init(NULL, NULL);
    MPI_Irecv(&in, 1, MPI_INT, 0, 7, MPI_COMM_WORLD, &request);
    MPI_Send(&out, 1, MPI_INT, 0, 7, MPI_COMM_WORLD);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    /* What the library does inside of a collective is none of the tool's business. */
    MPI_Allreduce(MPI_IN_PLACE, &in, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    MPI_Pcontrol(1, "variadic", 2.0);
    printf("received %d, the tool saw %d send\n", in, seen);
    MPI_Finalize();
    return 0;
}
