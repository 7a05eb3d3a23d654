// One message of more than 4 GiB, by bytes and by a datatype that is not contiguous.
// ranks: 2
// long: needs 9 GiB of memory
// differential: no (MPICH 4.0 receives it in pieces of 2 GiB at most over some links)
#include "check.h"

#define GIB ((MPI_Count)1 << 30)
#define STEP 4093

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Count length = 4 * GIB + 12345, count = 0;
    unsigned char *bytes = malloc((size_t)length);
    MPI_Status status;
    CHECK(bytes != NULL);
    if (world_rank == 0) {
        for (MPI_Count i = 0; i < length; i += STEP)
            bytes[i] = (unsigned char)(i % 251);
        bytes[length - 1] = 77;
        MPI_Send_c(bytes, length, MPI_BYTE, 1, 1, MPI_COMM_WORLD);
    } else {
        MPI_Probe(0, 1, MPI_COMM_WORLD, &status);
        MPI_Get_count_c(&status, MPI_BYTE, &count);
        CHECK_INT(count, length);
        MPI_Recv_c(bytes, length, MPI_BYTE, 0, 1, MPI_COMM_WORLD, &status);
        MPI_Get_count_c(&status, MPI_BYTE, &count);
        CHECK_INT(count, length);
        int narrow;
        MPI_Get_count(&status, MPI_BYTE, &narrow);
        CHECK_INT(narrow, MPI_UNDEFINED);
        for (MPI_Count i = 0; i < length; i += STEP)
            CHECK_INT(bytes[i], i % 251);
        CHECK_INT(bytes[length - 1], 77);
    }

    // Every second kilobyte of the first 4 GiB: half as much on the way, with places beyond 32 bits.
    MPI_Datatype rows;
    MPI_Count rows_size;
    MPI_Type_vector_c(2 * GIB / 1024, 1024, 2048, MPI_BYTE, &rows);
    MPI_Type_commit(&rows);
    MPI_Type_size_c(rows, &rows_size);
    CHECK_INT(rows_size, 2 * GIB);
    if (world_rank == 0) {
        for (MPI_Count i = 0; i < 4 * GIB; i += 2048)
            bytes[i] = (unsigned char)(i / 2048 % 241);
        MPI_Send(bytes, 1, rows, 1, 2, MPI_COMM_WORLD);
    } else {
        MPI_Recv(bytes, 1, rows, 0, 2, MPI_COMM_WORLD, &status);
        for (MPI_Count i = 0; i < 4 * GIB; i += 2048)
            CHECK_INT(bytes[i], i / 2048 % 241);
    }
    MPI_Type_free(&rows);
    free(bytes);
    return finish();
}
