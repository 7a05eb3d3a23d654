// Names, attributes and hints of windows.
// ranks: 1 2
#include "check.h"

static int deleted;

static int on_delete(MPI_Win win, int key, void *value, void *extra)
{
    (void)win;
    (void)key;
    CHECK(extra == &deleted);
    deleted += *(int *)value;
    return MPI_SUCCESS;
}

static void hints(MPI_Win win)
{
    MPI_Info info;
    char value[MPI_MAX_INFO_VAL + 1];
    int flag, length = sizeof value;
    MPI_Info_create(&info);
    MPI_Info_set(info, "no_locks", "true");
    MPI_Info_set(info, "of_nobody", "yes");
    MPI_Win_set_info(win, info);
    MPI_Info_free(&info);
    MPI_Win_get_info(win, &info);
    MPI_Info_get_string(info, "no_locks", &length, value, &flag);
    CHECK(flag && strcmp(value, "true") == 0);
    length = sizeof value;
    MPI_Info_get_string(info, "accumulate_ordering", &length, value, &flag);
    CHECK(flag);
    MPI_Info_free(&info);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Win win;
    int memory[4], key, weight = 7, flag, length, *found;
    char name[MPI_MAX_OBJECT_NAME];
    MPI_Win_create(memory, sizeof memory, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_get_name(win, name, &length);
    CHECK_INT(length, 0);
    MPI_Win_set_name(win, "a window");
    MPI_Win_get_name(win, name, &length);
    CHECK(length == 8 && strcmp(name, "a window") == 0);
    MPI_Win_create_keyval(MPI_WIN_NULL_COPY_FN, on_delete, &key, &deleted);
    MPI_Win_get_attr(win, key, &found, &flag);
    CHECK(!flag);
    MPI_Win_set_attr(win, key, &weight);
    MPI_Win_get_attr(win, key, &found, &flag);
    CHECK(flag && found == &weight);
    MPI_Win_delete_attr(win, key);
    CHECK_INT(deleted, 7);
    MPI_Win_set_attr(win, key, &weight);
    MPI_Win_free_keyval(&key);
    CHECK_INT(key, MPI_KEYVAL_INVALID);
    hints(win);
    MPI_Win_free(&win);
    CHECK_INT(deleted, 14);
    return finish();
}
