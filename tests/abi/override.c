/* A program with an MPI_Get_version of its own, which counts calls and reaches the library's. */
#include <mpi.h>
#include <stdio.h>

static int seen;

int MPI_Get_version(int *version, int *subversion)
{
    seen++;
    return PMPI_Get_version(version, subversion);
}

int main(void)
{
    int version = 0, subversion = -1;
    int code = MPI_Get_version(&version, &subversion);
    printf("%d version %d, the tool saw %d call\n", code == MPI_SUCCESS, version, seen);
    return 0;
}
