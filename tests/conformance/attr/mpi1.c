// The attribute functions of MPI-1, which old programs still call: the same keys and attributes as those of
// communicators.
// ranks: 1 2
#include "check.h"

static int copies, deletes;

static int on_copy(MPI_Comm comm, int key, void *extra, void *in, void *out, int *flag)
{
    (void)comm, (void)key;
    copies++;
    *(void **)out = (char *)in + *(int *)extra;
    *flag = 1;
    return MPI_SUCCESS;
}

static int on_delete(MPI_Comm comm, int key, void *value, void *extra)
{
    (void)comm, (void)key, (void)value, (void)extra;
    deletes++;
    return MPI_SUCCESS;
}

int main(int argc, char **argv)
{
    int key = MPI_KEYVAL_INVALID, flag = -1, extra = 3;
    char place[10], *found = NULL;
    MPI_Comm comm, copy;
    start(&argc, &argv);
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    CHECK_INT(MPI_Keyval_create(on_copy, on_delete, &key, &extra), MPI_SUCCESS);
    CHECK(key != MPI_KEYVAL_INVALID);
    MPI_Attr_get(comm, key, &found, &flag);
    CHECK_INT(flag, 0);
    CHECK_INT(MPI_Attr_put(comm, key, place), MPI_SUCCESS);
    MPI_Attr_get(comm, key, &found, &flag);
    CHECK(flag && found == place);
    MPI_Comm_get_attr(comm, key, &found, &flag);
    CHECK(flag && found == place);
    MPI_Comm_dup(comm, &copy);
    CHECK_INT(copies, 1);
    MPI_Attr_get(copy, key, &found, &flag);
    CHECK(flag && found == place + 3);
    CHECK_INT(MPI_Attr_delete(copy, key), MPI_SUCCESS);
    CHECK_INT(deletes, 1);
    MPI_Attr_get(copy, key, &found, &flag);
    CHECK_INT(flag, 0);
    MPI_Comm_free(&copy);
    CHECK_INT(deletes, 1);
    MPI_Keyval_free(&key);
    CHECK_INT(key, MPI_KEYVAL_INVALID);
    MPI_Comm_free(&comm);
    CHECK_INT(deletes, 2);
    return finish();
}
