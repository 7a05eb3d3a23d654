// One reduction and one broadcast of more than 4 GiB.
// ranks: 2
// long: needs 17 GiB of memory
// transports: shm
// differential: no (needs too much memory there)
#include "check.h"

#define STEP 4093

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Count length = ((MPI_Count)4 << 30) + 999;
    signed char *values = calloc((size_t)length, 1);
    CHECK(values != NULL);
    for (MPI_Count i = 0; i < length; i += STEP)
        values[i] = (signed char)(i % 50 + world_rank);
    values[length - 1] = 5;
    MPI_Allreduce_c(MPI_IN_PLACE, values, length, MPI_INT8_T, MPI_SUM, MPI_COMM_WORLD);
    for (MPI_Count i = 0; i < length - 1; i += STEP)
        CHECK_INT(values[i], 2 * (i % 50) + 1);
    CHECK_INT(values[length - 1], 10);
    CHECK_INT(values[1], 0);
    if (world_rank == 0)
        for (MPI_Count i = 0; i < length; i += STEP)
            values[i] = (signed char)(i % 100);
    MPI_Bcast_c(values, length, MPI_BYTE, 0, MPI_COMM_WORLD);
    for (MPI_Count i = 0; i < length; i += STEP)
        CHECK_INT(values[i], i % 100);
    free(values);
    return finish();
}
