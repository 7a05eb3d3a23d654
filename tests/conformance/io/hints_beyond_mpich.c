// Hints: exactly those in effect are given back, with their defaults; what is unknown or makes no sense is ignored; those
// of rank 0 count for all.
// ranks: 1 3
#include "file.h"
#include <sys/stat.h>

static MPI_File fh;

static void hint_is(const char *key, const char *wanted)
{
    MPI_Info used;
    char text[40] = "";
    int flag, length = sizeof text;
    OK(MPI_File_get_info(fh, &used));
    MPI_Info_get_string(used, key, &length, text, &flag);
    if (!flag || strcmp(text, wanted) != 0)
        FAIL("%s is \"%s\", expected \"%s\"", key, text, wanted);
    MPI_Info_free(&used);
}

static MPI_Info hints(int pairs, const char *list[][2])
{
    MPI_Info info;
    MPI_Info_create(&info);
    for (int i = 0; i < pairs; i++)
        MPI_Info_set(info, list[i][0], list[i][1]);
    return info;
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    choose_file();
    MPI_Info info = hints(6, (const char *[][2]){{"cb_nodes", "2"},
                                                 {"cb_buffer_size", "0"},
                                                 {"romio_cb_write", "sometimes"},
                                                 {"romio_cb_read", "disable"},
                                                 {"file_perm", "640"},
                                                 {"colour", "green"}});
    umask(0);
    OK(MPI_File_open(MPI_COMM_WORLD, file_name, MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE, info, &fh));
    MPI_Info_free(&info);
    struct stat about;
    CHECK(stat(file_name, &about) == 0);
    CHECK_INT(about.st_mode & 0777, 0640);
    hint_is("cb_nodes", world_size == 1 ? "1" : "2");
    hint_is("cb_buffer_size", "16777216");
    hint_is("cb_block_size", "4096");
    hint_is("romio_cb_write", "automatic");
    hint_is("romio_cb_read", "disable");
    hint_is("collective_buffering", "true");
    MPI_Info used;
    int keys;
    OK(MPI_File_get_info(fh, &used));
    MPI_Info_get_nkeys(used, &keys);
    CHECK_INT(keys, 6);
    MPI_Info_free(&used);

    info = hints(2, (const char *[][2]){{"collective_buffering", "false"},
                                        {"cb_buffer_size", world_rank == 0 ? "1000" : "77"}});
    OK(MPI_File_set_info(fh, info));
    hint_is("collective_buffering", "false");
    hint_is("romio_cb_write", "disable");
    hint_is("cb_buffer_size", "1000");
    MPI_Info_free(&info);
    info = hints(2, (const char *[][2]){{"romio_cb_write", "enable"}, {"striping_unit", "65536"}});
    OK(MPI_File_set_view(fh, 0, MPI_INT, MPI_INT, "native", info));
    hint_is("romio_cb_write", "enable");
    hint_is("cb_block_size", "65536");
    hint_is("cb_buffer_size", "1000");
    hint_is("collective_buffering", "true");
    MPI_Info_free(&info);
    OK(MPI_File_close(&fh));
    return finish();
}
