/* What p2pmpi.h declares: the version, and the whole text of the last error. */
#include <mpi.h>
#include <p2pmpi.h>
#include <stdio.h>

int main(void)
{
    char text[1000];
    int size;
    printf("version %s\n", p2pmpi_version());
    if (p2pmpi_last_error(text, sizeof text) != 0)
        return 1;
    MPI_Init(NULL, NULL);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    if (MPI_Comm_size(MPI_COMM_NULL, &size) != MPI_ERR_COMM)
        return 2;
    if (p2pmpi_last_error(text, 5) != 4 || p2pmpi_last_error(NULL, 5) != 0)
        return 3;
    p2pmpi_last_error(text, sizeof text);
    printf("last error: %s\n", text);
    MPI_Finalize();
    return 0;
}
