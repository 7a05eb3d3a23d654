// Attributes of datatypes, predefined ones included.
// ranks: 1
#include "check.h"

static int copies, deletes;

static int copy(MPI_Datatype type, int key, void *extra, void *in, void *out, int *flag)
{
    int size;
    MPI_Type_size(type, &size);
    CHECK_INT(size, 12);
    (void)key;
    CHECK((intptr_t)extra == 5);
    copies++;
    *(void **)out = (char *)in + 1;
    *flag = 1;
    return MPI_SUCCESS;
}

static int delete(MPI_Datatype type, int key, void *value, void *extra)
{
    (void)type;
    (void)key;
    (void)value;
    CHECK((intptr_t)extra == 5);
    deletes++;
    return MPI_SUCCESS;
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    MPI_Datatype type, other;
    int key, comm_key, flag;
    void *value;
    MPI_Type_create_keyval(copy, delete, &key, (void *)5);
    MPI_Type_contiguous(3, MPI_INT, &type);
    MPI_Type_get_attr(type, key, &value, &flag);
    CHECK(!flag);
    MPI_Type_set_attr(type, key, (void *)40);
    MPI_Type_dup(type, &other);
    MPI_Type_get_attr(other, key, &value, &flag);
    CHECK(flag && (intptr_t)value == 41 && copies == 1);
    MPI_Type_delete_attr(other, key);
    CHECK_INT(deletes, 1);
    MPI_Type_get_attr(other, key, &value, &flag);
    CHECK(!flag);
    MPI_Type_free(&other);
    CHECK_INT(deletes, 1);
    MPI_Type_free(&type);
    CHECK_INT(deletes, 2);

    MPI_Type_set_attr(MPI_INT, key, (void *)6);
    MPI_Type_get_attr(MPI_INT, key, &value, &flag);
    CHECK(flag && (intptr_t)value == 6);
    MPI_Type_get_attr(MPI_UNSIGNED, key, &value, &flag);
    CHECK(!flag);
    MPI_Type_delete_attr(MPI_INT, key);
    CHECK_INT(deletes, 3);

    // Keys of one kind of object are refused by the other, and invented ones by both.
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, &comm_key, NULL);
    EXPECT_ERROR(MPI_Type_set_attr(MPI_INT, comm_key, NULL), MPI_ERR_KEYVAL);
    EXPECT_ERROR(MPI_Comm_set_attr(MPI_COMM_WORLD, key, NULL), MPI_ERR_KEYVAL);
    EXPECT_ERROR(MPI_Type_set_attr(MPI_INT, MPI_KEYVAL_INVALID, NULL), MPI_ERR_KEYVAL);
    EXPECT_ERROR(MPI_Type_set_attr(MPI_DATATYPE_NULL, key, NULL), MPI_ERR_TYPE);
    MPI_Comm_free_keyval(&comm_key);
    MPI_Type_free_keyval(&key);
    CHECK_INT(key, MPI_KEYVAL_INVALID);
    return finish();
}
