// Attributes of communicators and datatypes: what the copy and delete functions see and decide, keys that
// are freed while in use, and functions that call MPI.
// ranks: 1 2 3
// differential: no (the order of deletion is ours to choose)
#include "check.h"

static int extra, copies, deletes, refuse;
static long deleted[16];

static int copy_twice(MPI_Comm comm, int keyval, void *state, void *in, void *out, int *flag)
{
    int size;
    MPI_Comm_size(comm, &size);
    CHECK_INT(size, world_size);
    CHECK(state == &extra);
    CHECK(keyval != MPI_KEYVAL_INVALID);
    copies++;
    if (refuse)
        return MPI_ERR_NO_MEM;
    *(void **)out = (char *)in + 1;
    *flag = (intptr_t)in < 1000;
    return MPI_SUCCESS;
}

static int delete_noted(MPI_Comm comm, int keyval, void *value, void *state)
{
    int rank;
    (void)keyval;
    MPI_Comm_rank(comm, &rank);
    CHECK_INT(rank, world_rank);
    CHECK(state == &extra);
    if (refuse)
        return MPI_ERR_OTHER;
    deleted[deletes++] = (long)(intptr_t)value;
    return MPI_SUCCESS;
}

static long value_of(MPI_Comm comm, int key)
{
    void *value = NULL;
    int flag = -1;
    CHECK_INT(MPI_Comm_get_attr(comm, key, &value, &flag), MPI_SUCCESS);
    return flag ? (long)(intptr_t)value : -1;
}

static void copies_and_deletions(void)
{
    int key, plain, lost;
    MPI_Comm comm, copy;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Comm_create_keyval(copy_twice, delete_noted, &key, &extra);
    MPI_Comm_create_keyval(MPI_COMM_DUP_FN, MPI_COMM_NULL_DELETE_FN, &plain, NULL);
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, delete_noted, &lost, &extra);
    CHECK_INT(value_of(comm, key), -1);
    MPI_Comm_set_attr(comm, key, (void *)10);
    MPI_Comm_set_attr(comm, plain, (void *)20);
    MPI_Comm_set_attr(comm, lost, (void *)30);

    MPI_Comm_dup(comm, &copy);
    CHECK_INT(copies, 1);
    CHECK_INT(value_of(copy, key), 11);
    CHECK_INT(value_of(copy, plain), 20);
    CHECK_INT(value_of(copy, lost), -1);
    CHECK_INT(value_of(comm, key), 10);

    /* Replacing deletes the old value; a refusal keeps it. */
    MPI_Comm_set_attr(copy, key, (void *)2000);
    CHECK_INT(deletes, 1);
    CHECK_INT(deleted[0], 11);
    return_errors(copy);
    refuse = 1;
    EXPECT_ERROR(MPI_Comm_set_attr(copy, key, (void *)5), MPI_ERR_OTHER);
    EXPECT_ERROR(MPI_Comm_delete_attr(copy, key), MPI_ERR_OTHER);
    CHECK_INT(MPI_Comm_free(&copy), MPI_ERR_OTHER);
    CHECK(copy != MPI_COMM_NULL);
    refuse = 0;
    CHECK_INT(value_of(copy, key), 2000);

    /* A copy function may decline. */
    MPI_Comm third;
    MPI_Comm_dup(copy, &third);
    CHECK_INT(value_of(third, key), -1);
    MPI_Comm_free(&third);
    CHECK_INT(deletes, 1);

    /* Keys live as long as attributes that use them. */
    MPI_Comm_free_keyval(&key);
    CHECK_INT(key, MPI_KEYVAL_INVALID);
    MPI_Comm_free(&copy);
    CHECK_INT(deletes, 2);
    CHECK_INT(deleted[1], 2000);
    MPI_Comm_delete_attr(comm, lost);
    CHECK_INT(deleted[2], 30);
    CHECK_INT(value_of(comm, lost), -1);
    MPI_Comm_free(&comm);
    CHECK_INT(deletes, 4);
    CHECK_INT(deleted[3], 10);
    MPI_Comm_free_keyval(&plain);
    MPI_Comm_free_keyval(&lost);
}

static void refused_duplicates(void)
{
    int key, before = deletes;
    MPI_Comm comm, copy = MPI_COMM_NULL;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Comm_create_keyval(copy_twice, delete_noted, &key, &extra);
    MPI_Comm_set_attr(comm, key, (void *)10);
    return_errors(comm);
    refuse = 1;
    EXPECT_ERROR(MPI_Comm_dup(comm, &copy), MPI_ERR_NO_MEM);
    refuse = 0;
    CHECK_INT(deletes, before);
    MPI_Comm_dup(comm, &copy);
    CHECK_INT(value_of(copy, key), 11);
    MPI_Comm_free(&copy);
    MPI_Comm_free(&comm);
    MPI_Comm_free_keyval(&key);
}

static void errors(void)
{
    int key, type_key, flag;
    void *value;
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, &key, NULL);
    MPI_Type_create_keyval(MPI_TYPE_NULL_COPY_FN, MPI_TYPE_NULL_DELETE_FN, &type_key, NULL);
    EXPECT_ERROR(MPI_Comm_get_attr(MPI_COMM_WORLD, type_key, &value, &flag), MPI_ERR_KEYVAL);
    EXPECT_ERROR(MPI_Type_set_attr(MPI_INT, key, NULL), MPI_ERR_KEYVAL);
    EXPECT_ERROR(MPI_Comm_delete_attr(MPI_COMM_WORLD, key), MPI_ERR_KEYVAL);
    EXPECT_ERROR(MPI_Comm_set_attr(MPI_COMM_WORLD, MPI_TAG_UB, NULL), MPI_ERR_KEYVAL);
    EXPECT_ERROR(MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_KEYVAL_INVALID, &value, &flag), MPI_ERR_KEYVAL);
    int freed = key;
    MPI_Comm_free_keyval(&key);
    EXPECT_ERROR(MPI_Comm_set_attr(MPI_COMM_WORLD, freed, NULL), MPI_ERR_KEYVAL);
    EXPECT_ERROR(MPI_Comm_free_keyval(&freed), MPI_ERR_KEYVAL);
    MPI_Type_free_keyval(&type_key);
}

static int copy_type(MPI_Datatype type, int keyval, void *state, void *in, void *out, int *flag)
{
    int size;
    (void)keyval;
    CHECK(state == &extra);
    MPI_Type_size(type, &size);
    *(void **)out = (char *)in + size;
    *flag = 1;
    return MPI_SUCCESS;
}

static int delete_type(MPI_Datatype type, int keyval, void *value, void *state)
{
    int size;
    (void)keyval, (void)state;
    CHECK_INT(MPI_Type_size(type, &size), MPI_SUCCESS);
    deleted[deletes++] = (long)(intptr_t)value;
    return MPI_SUCCESS;
}

static void datatypes(void)
{
    MPI_Datatype pair, copy;
    void *value;
    int key, flag, before = deletes;
    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Type_create_keyval(copy_type, delete_type, &key, &extra);
    MPI_Type_set_attr(pair, key, (void *)100);
    MPI_Type_dup(pair, &copy);
    MPI_Type_get_attr(copy, key, &value, &flag);
    CHECK(flag && (intptr_t)value == 108);
    MPI_Type_free(&copy);
    CHECK_INT(deleted[before], 108);
    MPI_Type_set_attr(MPI_INT, key, (void *)7);
    MPI_Type_get_attr(MPI_INT, key, &value, &flag);
    CHECK(flag && (intptr_t)value == 7);
    MPI_Type_delete_attr(MPI_INT, key);
    MPI_Type_free(&pair);
    CHECK_INT(deleted[before + 2], 100);
    MPI_Type_free_keyval(&key);
}

/* A key that was freed serves on while attributes are under it. */
static void freed_in_use(void)
{
    MPI_Comm comm;
    void *value;
    int key, copy, flag;
    MPI_Comm_dup(MPI_COMM_SELF, &comm);
    return_errors(comm);
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, &key, NULL);
    copy = key;
    MPI_Comm_set_attr(comm, key, &comm);
    MPI_Comm_free_keyval(&key);
    CHECK_INT(key, MPI_KEYVAL_INVALID);
    MPI_Comm_get_attr(comm, copy, &value, &flag);
    CHECK(flag && value == &comm);
    MPI_Comm_get_attr(MPI_COMM_SELF, copy, &value, &flag);
    CHECK(!flag);
    CHECK_INT(MPI_Comm_delete_attr(comm, copy), MPI_SUCCESS);
    EXPECT_ERROR(MPI_Comm_get_attr(comm, copy, &value, &flag), MPI_ERR_KEYVAL);
    MPI_Comm_free(&comm);
}

static void predefined(void)
{
    int *value, flag, class;
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &value, &flag);
    CHECK(flag && *value >= 32767);
    MPI_Comm_get_attr(MPI_COMM_SELF, MPI_WTIME_IS_GLOBAL, &value, &flag);
    CHECK(flag && (*value == 0 || *value == 1));
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_UNIVERSE_SIZE, &value, &flag);
    CHECK(!flag || *value >= world_size);
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_LASTUSEDCODE, &value, &flag);
    CHECK(flag && *value >= MPI_ERR_LASTCODE);
    MPI_Add_error_class(&class);
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_LASTUSEDCODE, &value, &flag);
    CHECK_INT(*value, class);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    predefined();
    copies_and_deletions();
    refused_duplicates();
    datatypes();
    freed_in_use();
    errors();
    return finish();
}
