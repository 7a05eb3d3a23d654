// Attributes of communicators: copied by dup, deleted by free, last set first; callbacks may call MPI.
// ranks: 1 2
// expect: deleted from MPI_COMM_SELF: 2 1
#include "check.h"

static int copies, deletes, refuse;
static intptr_t deleted[16];

static int copy(MPI_Comm comm, int key, void *extra, void *in, void *out, int *flag)
{
    int size;
    MPI_Comm_size(comm, &size);
    CHECK_INT(size, world_size);
    CHECK(key != MPI_KEYVAL_INVALID && *(int *)extra == 99);
    if (refuse)
        return MPI_ERR_OTHER;
    copies++;
    // Odd values double, even ones stay behind.
    *(intptr_t *)out = 2 * (intptr_t)in;
    *flag = (intptr_t)in % 2 != 0;
    return MPI_SUCCESS;
}

static int delete(MPI_Comm comm, int key, void *value, void *extra)
{
    (void)comm;
    (void)key;
    (void)extra;
    if (refuse)
        return MPI_ERR_OTHER;
    deleted[deletes++ % 16] = (intptr_t)value;
    return MPI_SUCCESS;
}

static intptr_t value(MPI_Comm comm, int key, int expected)
{
    void *found = NULL;
    int flag = -1;
    MPI_Comm_get_attr(comm, key, &found, &flag);
    CHECK_INT(flag, expected);
    return (intptr_t)found;
}

static void life(void)
{
    MPI_Comm comm, other;
    int extra = 99, odd, even, third;
    MPI_Comm_create_keyval(copy, delete, &odd, &extra);
    MPI_Comm_create_keyval(copy, delete, &even, &extra);
    MPI_Comm_create_keyval(MPI_COMM_DUP_FN, MPI_COMM_NULL_DELETE_FN, &third, NULL);
    CHECK(odd != even && even != third && odd != MPI_KEYVAL_INVALID);
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    value(comm, odd, 0);
    MPI_Comm_set_attr(comm, odd, (void *)7);
    MPI_Comm_set_attr(comm, even, (void *)8);
    MPI_Comm_set_attr(comm, third, (void *)9);
    CHECK_INT(value(comm, odd, 1), 7);
    value(MPI_COMM_WORLD, odd, 0);

    MPI_Comm_dup(comm, &other);
    CHECK_INT(copies, 2);
    CHECK_INT(value(other, odd, 1), 14);
    value(other, even, 0);
    CHECK_INT(value(other, third, 1), 9);

    // A new value in place of the old one, which is deleted.
    MPI_Comm_set_attr(comm, odd, (void *)5);
    CHECK(deletes == 1 && deleted[0] == 7);
    // The key may go before its attributes.
    int key = odd;
    MPI_Comm_free_keyval(&key);
    CHECK_INT(key, MPI_KEYVAL_INVALID);
    MPI_Comm_free(&other);
    CHECK(deletes == 2 && deleted[1] == 14);
    MPI_Comm_delete_attr(comm, even);
    CHECK(deletes == 3 && deleted[2] == 8);
    value(comm, even, 0);
    MPI_Comm_set_attr(comm, even, (void *)10);
    MPI_Comm_free(&comm);
    CHECK(deletes == 5 && ((deleted[3] == 10 && deleted[4] == 5) || (deleted[3] == 5 && deleted[4] == 10)));
    MPI_Comm_free_keyval(&even);
    MPI_Comm_free_keyval(&third);
}

static void failures(void)
{
    MPI_Comm comm, other = MPI_COMM_NULL;
    int extra = 99, key;
    void *found;
    MPI_Comm_create_keyval(copy, delete, &key, &extra);
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    return_errors(comm);
    MPI_Comm_set_attr(comm, key, (void *)3);
    refuse = 1;
    CHECK(MPI_Comm_dup(comm, &other) != MPI_SUCCESS);
    CHECK(MPI_Comm_delete_attr(comm, key) != MPI_SUCCESS);
    CHECK_INT(value(comm, key, 1), 3);
    refuse = 0;
    MPI_Comm_delete_attr(comm, key);
    int flag;
    MPI_Comm_free_keyval(&key);
    EXPECT_ERROR(MPI_Comm_get_attr(comm, MPI_KEYVAL_INVALID, &found, &flag), MPI_ERR_KEYVAL);
    CHECK(MPI_Comm_set_attr(comm, MPI_TAG_UB, NULL) != MPI_SUCCESS);
    MPI_Comm_free(&comm);
}

static void predefined(void)
{
    int *number, flag;
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &number, &flag);
    CHECK(flag && *number >= 32767);
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_UNIVERSE_SIZE, &number, &flag);
    CHECK(!flag || *number >= 1);
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_WTIME_IS_GLOBAL, &number, &flag);
    CHECK(flag && (*number == 0 || *number == 1));
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_LASTUSEDCODE, &number, &flag);
    CHECK(flag && *number >= MPI_ERR_LASTCODE);
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_IO, &number, &flag);
    CHECK(flag);
}

/* MPI_Finalize deletes these first, the last one set before the others. */
static int report(MPI_Comm comm, int key, void *value, void *extra)
{
    int rank = -1, *last = extra;
    (void)key;
    MPI_Comm_rank(comm, &rank);
    CHECK_INT(rank, 0);
    if (*last == 0)
        *last = (int)(intptr_t)value;
    else if (world_rank == 0)
        printf("deleted from MPI_COMM_SELF: %d %d\n", *last, (int)(intptr_t)value);
    fflush(stdout);
    return MPI_SUCCESS;
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    life();
    failures();
    predefined();
    static int last;
    int first, second;
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, report, &first, &last);
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, report, &second, &last);
    MPI_Comm_set_attr(MPI_COMM_SELF, first, (void *)1);
    MPI_Comm_set_attr(MPI_COMM_SELF, second, (void *)2);
    return finish();
}
