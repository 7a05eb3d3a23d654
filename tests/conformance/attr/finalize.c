// Attributes of MPI_COMM_SELF are deleted first of all in MPI_Finalize, the last set first, while MPI
// still works (MPI 5.0, 11.2.4).
// ranks: 1 2
// expect: third second first: MPI still worked
#include "check.h"

static char order[100];

static int on_finalize(MPI_Comm comm, int keyval, void *value, void *state)
{
    int finalized = -1, size = -1;
    (void)keyval, (void)state;
    MPI_Finalized(&finalized);
    MPI_Comm_size(comm, &size);
    strcat(order, value);
    strcat(order, finalized == 0 && size == 1 ? " " : " (too late) ");
    return MPI_SUCCESS;
}

int main(int argc, char **argv)
{
    static char *const names[] = {"first", "second", "third"};
    start(&argc, &argv);
    for (int i = 0; i < 3; i++) {
        int key;
        MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, on_finalize, &key, NULL);
        MPI_Comm_set_attr(MPI_COMM_SELF, key, names[i]);
        MPI_Comm_free_keyval(&key);
    }
    int rank = world_rank;
    MPI_Finalize();
    order[strlen(order) - 1] = 0;
    if (rank == 0)
        printf("%s: MPI still worked\n", order);
    return 0;
}
