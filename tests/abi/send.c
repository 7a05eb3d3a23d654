/* Sends itself a message. */
#include <mpi.h>
#include <stdio.h>

int main(void)
{
    int out = 42, in = 0;
    MPI_Request request;
    MPI_Init(NULL, NULL);
    MPI_Irecv(&in, 1, MPI_INT, 0, 7, MPI_COMM_WORLD, &request);
    MPI_Send(&out, 1, MPI_INT, 0, 7, MPI_COMM_WORLD);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    printf("received %d\n", in);
    MPI_Finalize();
    return 0;
}
