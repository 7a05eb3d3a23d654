// A key that was freed is refused, although attributes under it may still exist.
// ranks: 1
// differential: no (MPICH goes on accepting freed keys)
#include "check.h"

int main(int argc, char **argv)
{
    start(&argc, &argv);
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    int key, freed, again;
    MPI_Comm_create_keyval(MPI_COMM_DUP_FN, MPI_COMM_NULL_DELETE_FN, &key, NULL);
    freed = key;
    MPI_Comm_free_keyval(&key);
    MPI_Comm_create_keyval(MPI_COMM_DUP_FN, MPI_COMM_NULL_DELETE_FN, &again, NULL);
    CHECK(again != freed);
    EXPECT_ERROR(MPI_Comm_set_attr(MPI_COMM_WORLD, freed, NULL), MPI_ERR_KEYVAL);
    EXPECT_ERROR(MPI_Comm_delete_attr(MPI_COMM_WORLD, freed), MPI_ERR_KEYVAL);
    key = freed;
    EXPECT_ERROR(MPI_Comm_free_keyval(&key), MPI_ERR_KEYVAL);
    CHECK(key == freed);
    MPI_Comm_free_keyval(&again);
    return finish();
}
