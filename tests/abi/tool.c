/* A profiling tool as a shared library: announces MPI_Get_version and passes it on. */
#include <mpi.h>
#include <stdio.h>

int MPI_Get_version(int *version, int *subversion)
{
    puts("tool: MPI_Get_version");
    return PMPI_Get_version(version, subversion);
}
