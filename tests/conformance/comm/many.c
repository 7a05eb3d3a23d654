// Context ids are used again: a million duplicates on one rank, one after the other; many at a time; and
// more than there can be end in an error, after which all can be freed and made again.
// ranks: 1 4
// differential: no (MPICH has fewer context ids)
#include "check.h"

enum { MOST = 20000 };

static MPI_Comm comms[MOST];

int main(int argc, char **argv)
{
    MPI_Comm copy;
    int rounds, count = 0, code = MPI_SUCCESS;
    start(&argc, &argv);
    rounds = world_size == 1 ? 1000000 : 20000;
    for (int i = 0; i < rounds; i++) {
        MPI_Comm_dup(MPI_COMM_WORLD, &copy);
        MPI_Comm_free(&copy);
    }
    return_errors(MPI_COMM_WORLD);
    while (count < MOST && code == MPI_SUCCESS) {
        code = MPI_Comm_dup(MPI_COMM_WORLD, &comms[count]);
        count += code == MPI_SUCCESS;
    }
    CHECK(count > 10000 && count < MOST);
    EXPECT_ERROR(code, MPI_ERR_NO_MEM);
    for (int i = 0; i < count; i++)
        MPI_Comm_free(&comms[i]);
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    MPI_Barrier(copy);
    MPI_Comm_free(&copy);
    return finish();
}
