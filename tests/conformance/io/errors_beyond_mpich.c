// What goes wrong with files: the class that the standard names, through the handler of the file or of MPI_FILE_NULL,
// and the file goes on working. External data.
// ranks: 1 2 3
// differential: no (MPICH 4.0.2 names other classes in places)
#include "file.h"

static int heard_class, heard_count;

static void hear(MPI_File *fh, int *code, ...)
{
    (void)fh;
    MPI_Error_class(*code, &heard_class);
    heard_count++;
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    choose_file();
    MPI_File fh = MPI_FILE_NULL;
    MPI_Status status;
    int value = 1;
    MPI_Comm world = MPI_COMM_WORLD;
    EXPECT_ERROR(MPI_File_open(world, file_name, MPI_MODE_RDONLY, MPI_INFO_NULL, &fh), MPI_ERR_NO_SUCH_FILE);
    CHECK(fh == MPI_FILE_NULL);
    EXPECT_ERROR(MPI_File_open(world, file_name, MPI_MODE_RDONLY | MPI_MODE_RDWR, MPI_INFO_NULL, &fh), MPI_ERR_AMODE);
    EXPECT_ERROR(MPI_File_open(world, file_name, MPI_MODE_CREATE, MPI_INFO_NULL, &fh), MPI_ERR_AMODE);
    EXPECT_ERROR(MPI_File_open(world, file_name, MPI_MODE_RDONLY | MPI_MODE_CREATE, MPI_INFO_NULL, &fh), MPI_ERR_AMODE);
    EXPECT_ERROR(MPI_File_open(world, file_name, MPI_MODE_RDWR | MPI_MODE_SEQUENTIAL, MPI_INFO_NULL, &fh),
                 MPI_ERR_AMODE);
    EXPECT_ERROR(MPI_File_open(world, "/", MPI_MODE_RDONLY, MPI_INFO_NULL, &fh), MPI_ERR_BAD_FILE);
    EXPECT_ERROR(MPI_File_delete(file_name, MPI_INFO_NULL), MPI_ERR_NO_SUCH_FILE);
    int mine = MPI_MODE_CREATE | MPI_MODE_RDWR | (world_rank == 0 ? MPI_MODE_APPEND : 0);
    if (world_size > 1)
        EXPECT_ERROR(MPI_File_open(world, file_name, mine, MPI_INFO_NULL, &fh), MPI_ERR_NOT_SAME);

    OK(MPI_File_open(world, file_name, MPI_MODE_CREATE | MPI_MODE_EXCL | MPI_MODE_RDWR, MPI_INFO_NULL, &fh));
    MPI_File other;
    EXPECT_ERROR(MPI_File_open(world, file_name, MPI_MODE_CREATE | MPI_MODE_EXCL | MPI_MODE_RDWR, MPI_INFO_NULL, &other),
                 MPI_ERR_FILE_EXISTS);
    EXPECT_ERROR(MPI_File_write_at(fh, -1, &value, 1, MPI_INT, &status), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_File_write_at(fh, 0, &value, -1, MPI_INT, &status), MPI_ERR_COUNT);
    EXPECT_ERROR(MPI_File_write_at(fh, 0, &value, 1, MPI_DATATYPE_NULL, &status), MPI_ERR_TYPE);
    EXPECT_ERROR(MPI_File_seek(fh, -1, MPI_SEEK_SET), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_File_seek(fh, 0, 12345), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_File_set_size(fh, -1), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_File_set_view(fh, -2, MPI_INT, MPI_INT, "native", MPI_INFO_NULL), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_File_set_view(fh, 0, MPI_INT, MPI_SHORT, "native", MPI_INFO_NULL), MPI_ERR_TYPE);
    EXPECT_ERROR(MPI_File_set_view(fh, 0, MPI_INT, MPI_INT, "martian", MPI_INFO_NULL), MPI_ERR_UNSUPPORTED_DATAREP);
    EXPECT_ERROR(MPI_Register_datarep("native", NULL, NULL, NULL, NULL), MPI_ERR_DUP_DATAREP);
    OK(MPI_Register_datarep("like native", MPI_CONVERSION_FN_NULL, MPI_CONVERSION_FN_NULL, NULL, NULL));
    EXPECT_ERROR(MPI_Register_datarep("like native", MPI_CONVERSION_FN_NULL, MPI_CONVERSION_FN_NULL, NULL, NULL),
                 MPI_ERR_DUP_DATAREP);
    OK(MPI_File_set_view(fh, 0, MPI_INT, MPI_INT, "like native", MPI_INFO_NULL));
    char datarep[MPI_MAX_DATAREP_STRING];
    MPI_Offset disp;
    MPI_Datatype etype, filetype;
    OK(MPI_File_get_view(fh, &disp, &etype, &filetype, datarep));
    CHECK(strcmp(datarep, "like native") == 0);
    OK(MPI_File_set_view(fh, 0, MPI_INT, MPI_INT, "native", MPI_INFO_NULL));
    EXPECT_ERROR(MPI_File_write_at(fh, 0, "abc", 3, MPI_CHAR, &status), MPI_ERR_IO);
    EXPECT_ERROR(MPI_File_read_all_end(fh, &value, &status), MPI_ERR_IO);
    OK(MPI_File_write_at_all_begin(fh, world_rank, &value, 1, MPI_INT));
    EXPECT_ERROR(MPI_File_write_all_begin(fh, &value, 1, MPI_INT), MPI_ERR_IO);
    EXPECT_ERROR(MPI_File_write_all_end(fh, &value, &status), MPI_ERR_IO);
    EXPECT_ERROR(MPI_File_close(&fh), MPI_ERR_IO);
    OK(MPI_File_write_at_all_end(fh, &value, &status));

    // The file's own handler, and the one that files are opened with.
    MPI_Errhandler handler, found;
    OK(MPI_File_create_errhandler(hear, &handler));
    OK(MPI_File_set_errhandler(fh, handler));
    MPI_File_seek(fh, -1, MPI_SEEK_SET);
    CHECK_INT(heard_class, MPI_ERR_ARG);
    MPI_File_call_errhandler(fh, MPI_ERR_QUOTA);
    CHECK_INT(heard_class, MPI_ERR_QUOTA);
    CHECK_INT(heard_count, 2);
    OK(MPI_File_get_errhandler(MPI_FILE_NULL, &found));
    CHECK(found == MPI_ERRORS_RETURN);
    OK(MPI_File_set_errhandler(MPI_FILE_NULL, handler));
    MPI_File_open(MPI_COMM_SELF, "/nowhere/at/all", MPI_MODE_RDONLY, MPI_INFO_NULL, &other);
    CHECK_INT(heard_class, MPI_ERR_NO_SUCH_FILE);
    OK(MPI_File_set_errhandler(MPI_FILE_NULL, MPI_ERRORS_RETURN));
    MPI_Errhandler_free(&handler);
    OK(MPI_File_set_errhandler(fh, MPI_ERRORS_RETURN));

    // Big endian in the file.
    OK(MPI_File_set_view(fh, 0, MPI_INT, MPI_INT, "external32", MPI_INFO_NULL));
    int numbers[3] = {1, 0x01020304, -2}, back[3] = {0, 0, 0};
    unsigned char bytes[12];
    OK(MPI_File_write_at(fh, 3 * world_rank, numbers, 3, MPI_INT, &status));
    OK(MPI_File_read_at(fh, 3 * world_rank, back, 3, MPI_INT, &status));
    CHECK_INT(count_of(&status, MPI_INT), 3);
    CHECK(memcmp(numbers, back, sizeof back) == 0);
    MPI_Aint extent;
    OK(MPI_File_get_type_extent(fh, MPI_LONG, &extent));
    CHECK_INT(extent, 4);
    OK(MPI_File_set_view(fh, 0, MPI_BYTE, MPI_BYTE, "native", MPI_INFO_NULL));
    OK(MPI_File_read_at(fh, 12 * world_rank, bytes, 12, MPI_BYTE, &status));
    CHECK(memcmp(bytes, "\0\0\0\1\1\2\3\4\377\377\377\376", 12) == 0);

    OK(MPI_File_close(&fh));
    EXPECT_ERROR(MPI_File_get_size(fh, (MPI_Offset *)bytes), MPI_ERR_FILE);

    MPI_Barrier(world);
    OK(MPI_File_open(world, file_name, MPI_MODE_RDONLY, MPI_INFO_NULL, &fh));
    EXPECT_ERROR(MPI_File_write_at(fh, 0, &value, 1, MPI_INT, &status), MPI_ERR_READ_ONLY);
    EXPECT_ERROR(MPI_File_set_size(fh, 1), MPI_ERR_READ_ONLY);
    OK(MPI_File_close(&fh));
    OK(MPI_File_open(world, file_name, MPI_MODE_WRONLY | MPI_MODE_SEQUENTIAL | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL,
                     &fh));
    EXPECT_ERROR(MPI_File_read_shared(fh, &value, 1, MPI_INT, &status), MPI_ERR_ACCESS);
    EXPECT_ERROR(MPI_File_write(fh, &value, 1, MPI_INT, &status), MPI_ERR_UNSUPPORTED_OPERATION);
    EXPECT_ERROR(MPI_File_seek(fh, 0, MPI_SEEK_SET), MPI_ERR_UNSUPPORTED_OPERATION);
    OK(MPI_File_write_shared(fh, &value, 1, MPI_INT, &status));
    OK(MPI_File_close(&fh));
    return finish();
}
