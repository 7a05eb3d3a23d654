/* A profiling tool as a shared library: announces the first send of a program and passes it on. */
#include <mpi.h>
#include <stdio.h>

int MPI_Send(const void *buffer, int count, MPI_Datatype datatype, int destination, int tag, MPI_Comm comm)
{
    static int seen;
    if (seen++ == 0)
        puts("tool: MPI_Send");
    return PMPI_Send(buffer, count, datatype, destination, tag, comm);
}
