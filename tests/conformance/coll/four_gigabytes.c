// One reduction and one broadcast of more than 4 GiB.
// ranks: 2
// long: needs 17 GiB of memory
// transports: shm
// differential: no (needs too much memory there)
#include "check.h"

#define STEP 509

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Count length = ((MPI_Count)1 << 29) + 999;
    int64_t *values = calloc((size_t)length, sizeof *values);
    CHECK(values != NULL);
    for (MPI_Count i = 0; i < length; i += STEP)
        values[i] = i + world_rank;
    values[length - 1] = 5;
    MPI_Allreduce_c(MPI_IN_PLACE, values, length, MPI_INT64_T, MPI_SUM, MPI_COMM_WORLD);
    for (MPI_Count i = 0; i < length - 1; i += STEP)
        CHECK_INT(values[i], 2 * i + 1);
    CHECK_INT(values[length - 1], 10);
    CHECK_INT(values[1], 0);
    if (world_rank == 0)
        for (MPI_Count i = 0; i < length; i += STEP)
            values[i] = -i;
    MPI_Bcast_c(values, length, MPI_INT64_T, 0, MPI_COMM_WORLD);
    for (MPI_Count i = 0; i < length; i += STEP)
        CHECK_INT(values[i], -i);
    free(values);
    return finish();
}
