/* Says hello from every rank, in rank order.
 *
 *   p2pmpicc hello.c -o hello && p2pmpirun -n 4 ./hello
 */
#include <mpi.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
    char line[MPI_MAX_PROCESSOR_NAME + 64], host[MPI_MAX_PROCESSOR_NAME];
    int rank, size, length;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Get_processor_name(host, &length);

    snprintf(line, sizeof line, "Hello from rank %d of %d on %s", rank, size, host);
    if (rank != 0) {
        MPI_Send(line, (int)strlen(line) + 1, MPI_CHAR, 0, 0, MPI_COMM_WORLD);
    } else {
        puts(line);
        for (int source = 1; source < size; source++) {
            MPI_Recv(line, sizeof line, MPI_CHAR, source, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            puts(line);
        }
    }
    MPI_Finalize();
    return 0;
}
