/* Asks for the version, which is allowed before MPI_Init. */
#include <mpi.h>
#include <stdio.h>

int main(void)
{
    int version, subversion;
    MPI_Get_version(&version, &subversion);
    printf("%d.%d\n", version, subversion);
    return 0;
}
