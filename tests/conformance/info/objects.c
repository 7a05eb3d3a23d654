// Info objects: keys in order, values, lengths, copies, deletion, errors, and use before MPI_Init.
// ranks: 1 2
// differential: no (MPICH orders keys otherwise and accepts other lengths)
#include "check.h"

static void check_value(MPI_Info info, const char *key, const char *expected)
{
    char value[MPI_MAX_INFO_VAL];
    int length = sizeof value, flag = -1;
    CHECK_INT(MPI_Info_get_string(info, key, &length, value, &flag), MPI_SUCCESS);
    CHECK_INT(flag, expected != NULL);
    if (expected == NULL)
        return;
    CHECK(strcmp(value, expected) == 0);
    CHECK_INT(length, (int)strlen(expected) + 1);
}

static void keys(void)
{
    MPI_Info info, copy;
    char key[MPI_MAX_INFO_KEY];
    int count;
    MPI_Info_create(&info);
    MPI_Info_set(info, "file", "a");
    MPI_Info_set(info, "host", "b");
    MPI_Info_set(info, "file", "longer value");
    MPI_Info_get_nkeys(info, &count);
    CHECK_INT(count, 2);
    MPI_Info_get_nthkey(info, 0, key);
    CHECK(strcmp(key, "file") == 0);
    MPI_Info_get_nthkey(info, 1, key);
    CHECK(strcmp(key, "host") == 0);

    MPI_Info_dup(info, &copy);
    MPI_Info_delete(info, "file");
    check_value(info, "file", NULL);
    check_value(copy, "file", "longer value");
    MPI_Info_free(&copy);
    CHECK(copy == MPI_INFO_NULL);
    MPI_Info_free(&info);
}

static void lengths(void)
{
    MPI_Info info;
    char value[16];
    int length, flag;
    MPI_Info_create(&info);
    MPI_Info_set(info, "key", "0123456789");

    length = 0;
    memset(value, 'x', sizeof value);
    MPI_Info_get_string(info, "key", &length, value, &flag);
    CHECK_INT(length, 11);
    CHECK(flag && value[0] == 'x');
    length = 5;
    MPI_Info_get_string(info, "key", &length, value, &flag);
    CHECK_INT(length, 11);
    CHECK(strcmp(value, "0123") == 0 && value[5] == 'x');

    MPI_Info_get_valuelen(info, "key", &length, &flag);
    CHECK_INT(length, 10);
    memset(value, 'x', sizeof value);
    MPI_Info_get(info, "key", 4, value, &flag);
    CHECK(flag && strcmp(value, "0123") == 0 && value[5] == 'x');
    MPI_Info_get(info, "other", 4, value, &flag);
    CHECK_INT(flag, 0);
    MPI_Info_free(&info);
}

static void errors(void)
{
    MPI_Info info, freed;
    char key[MPI_MAX_INFO_KEY + 1];
    int count, flag, length = 5;
    return_errors(MPI_COMM_SELF);
    MPI_Info_create(&info);
    MPI_Info_set(info, "key", "value");
    EXPECT_ERROR(MPI_Info_delete(info, "none"), MPI_ERR_INFO_NOKEY);
    EXPECT_ERROR(MPI_Info_set(info, "", "value"), MPI_ERR_INFO_KEY);
    memset(key, 'k', MPI_MAX_INFO_KEY);
    key[MPI_MAX_INFO_KEY] = 0;
    EXPECT_ERROR(MPI_Info_set(info, key, "value"), MPI_ERR_INFO_KEY);
    key[MPI_MAX_INFO_KEY - 1] = 0;
    CHECK_INT(MPI_Info_set(info, key, "value"), MPI_SUCCESS);
    EXPECT_ERROR(MPI_Info_get_nthkey(info, 2, key), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Info_get_nthkey(info, -1, key), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Info_set(info, NULL, "value"), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Info_get_string(info, "key", &length, NULL, &flag), MPI_ERR_ARG);
    freed = info;
    MPI_Info_free(&info);
    EXPECT_ERROR(MPI_Info_get_nkeys(freed, &count), MPI_ERR_INFO);
    EXPECT_ERROR(MPI_Info_get_nkeys(MPI_INFO_NULL, &count), MPI_ERR_INFO);
    EXPECT_ERROR(MPI_Info_free(&info), MPI_ERR_INFO);
    EXPECT_ERROR(MPI_Info_set(MPI_INFO_ENV, "key", "value"), MPI_ERR_INFO);
}

static void communicators(void)
{
    MPI_Info hints, used;
    MPI_Comm comm, plain;
    MPI_Info_create(&hints);
    MPI_Info_set(hints, "mpi_assert_no_any_tag", "true");
    MPI_Info_set(hints, "unheard_of", "1");
    MPI_Comm_dup_with_info(MPI_COMM_WORLD, hints, &comm);
    MPI_Comm_get_info(comm, &used);
    check_value(used, "mpi_assert_no_any_tag", "true");
    check_value(used, "unheard_of", NULL);
    MPI_Info_free(&used);

    /* Hints do not pass to a plain duplicate (MPI 5.0, 7.4.2). */
    MPI_Comm_dup(comm, &plain);
    MPI_Comm_get_info(plain, &used);
    check_value(used, "mpi_assert_no_any_tag", NULL);
    MPI_Info_free(&used);

    MPI_Info_set(hints, "mpi_assert_no_any_tag", "false");
    MPI_Comm_set_info(comm, hints);
    MPI_Comm_get_info(comm, &used);
    check_value(used, "mpi_assert_no_any_tag", "false");
    MPI_Info_free(&used);
    MPI_Info_set(hints, "mpi_assert_no_any_tag", "perhaps");
    return_errors(comm);
    EXPECT_ERROR(MPI_Comm_set_info(comm, hints), MPI_ERR_INFO_VALUE);
    MPI_Info_free(&hints);
    MPI_Comm_free(&plain);
    MPI_Comm_free(&comm);
}

int main(int argc, char **argv)
{
    MPI_Info early;
    int length = 0, flag = 0;
    MPI_Info_create(&early);
    MPI_Info_set(early, "when", "before MPI_Init");
    start(&argc, &argv);
    check_value(early, "when", "before MPI_Init");
    MPI_Info_free(&early);
    MPI_Info_get_string(MPI_INFO_ENV, "command", &length, NULL, &flag);
    CHECK(flag && length > 1);
    MPI_Info_create_env(0, NULL, &early);
    check_value(early, "thread_level", "MPI_THREAD_SINGLE");
    MPI_Info_free(&early);
    keys();
    lengths();
    errors();
    communicators();
    return finish();
}
