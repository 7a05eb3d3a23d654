// What the file system refuses: no space, no permission, a program that runs, a path through a file. Where an aggregator
// has no space, everybody hears of it.
// ranks: 1 2 4
#include "file.h"
#include <sys/stat.h>

enum { COUNT = 1000 };

static void no_space(const char *switched)
{
    MPI_File fh;
    MPI_Status status;
    MPI_Info info;
    MPI_Datatype dealt;
    int data[COUNT] = {0};
    MPI_Info_create(&info);
    MPI_Info_set(info, "romio_cb_write", switched);
    OK(MPI_File_open(MPI_COMM_WORLD, "/dev/full", MPI_MODE_WRONLY, info, &fh));
    MPI_Info_free(&info);
    EXPECT_ERROR(MPI_File_write_at(fh, 0, data, COUNT, MPI_INT, &status), MPI_ERR_NO_SPACE);
    MPI_Type_create_resized(MPI_INT, 0, (MPI_Aint)(world_size * sizeof(int)), &dealt);
    MPI_Type_commit(&dealt);
    OK(MPI_File_set_view(fh, world_rank * (MPI_Offset)sizeof(int), MPI_INT, dealt, "native", MPI_INFO_NULL));
    MPI_Type_free(&dealt);
    EXPECT_ERROR(MPI_File_write_at_all(fh, 0, data, COUNT, MPI_INT, &status), MPI_ERR_NO_SPACE);
    EXPECT_ERROR(MPI_File_write_ordered(fh, data, COUNT, MPI_INT, &status), MPI_ERR_NO_SPACE);
    OK(MPI_File_close(&fh));
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    choose_file();
    MPI_File fh;
    no_space("enable");
    no_space("disable");
    EXPECT_ERROR(MPI_File_open(MPI_COMM_WORLD, argv[0], MPI_MODE_RDWR, MPI_INFO_NULL, &fh), MPI_ERR_FILE_IN_USE);
    OK(MPI_File_open(MPI_COMM_WORLD, file_name, MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &fh));
    OK(MPI_File_close(&fh));
    char below[sizeof file_name + 8];
    snprintf(below, sizeof below, "%s/below", file_name);
    EXPECT_ERROR(MPI_File_open(MPI_COMM_WORLD, below, MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &fh),
                 MPI_ERR_BAD_FILE);
    if (world_rank == 0)
        CHECK(chmod(file_name, 0) == 0);
    MPI_Barrier(MPI_COMM_WORLD);
    // The superuser may do everything, others may not.
    int was_root = geteuid() == 0;
    CHECK(!was_root || seteuid(65534) == 0);
    EXPECT_ERROR(MPI_File_open(MPI_COMM_WORLD, file_name, MPI_MODE_RDONLY, MPI_INFO_NULL, &fh), MPI_ERR_ACCESS);
    MPI_Barrier(MPI_COMM_WORLD);
    CHECK(!was_root || seteuid(0) == 0);
    if (world_rank == 0)
        OK(MPI_File_delete(file_name, MPI_INFO_NULL));
    return finish();
}
