// Sequential files: a view begins where the shared pointer is, not where the file ends. Appending begins where the
// file ended for everybody; a file that is deleted on close is gone for everybody.
// ranks: 1 2 3 4
#include "file.h"

enum { HEADER = 3, WORDS = 5 };

int main(int argc, char **argv)
{
    start(&argc, &argv);
    choose_file();
    MPI_File fh;
    MPI_Status status;
    int words[HEADER + WORDS * 4], mine[WORDS];
    for (int i = 0; i < HEADER + WORDS * 4; i++)
        words[i] = 100 + i;
    OK(MPI_File_open(MPI_COMM_WORLD, file_name, MPI_MODE_CREATE | MPI_MODE_WRONLY, MPI_INFO_NULL, &fh));
    if (world_rank == 0)
        OK(MPI_File_write_at(fh, 0, words, HEADER + WORDS * 4, MPI_INT, &status));
    OK(MPI_File_close(&fh));

    OK(MPI_File_open(MPI_COMM_WORLD, file_name, MPI_MODE_RDONLY | MPI_MODE_SEQUENTIAL, MPI_INFO_NULL, &fh));
    // The header, read in bytes by the first only.
    OK(MPI_File_read_ordered(fh, mine, world_rank == 0 ? HEADER * (int)sizeof(int) : 0, MPI_BYTE, &status));
    EXPECT_ERROR(MPI_File_set_view(fh, 0, MPI_INT, MPI_INT, "native", MPI_INFO_NULL), MPI_ERR_ARG);
    OK(MPI_File_set_view(fh, MPI_DISPLACEMENT_CURRENT, MPI_INT, MPI_INT, "native", MPI_INFO_NULL));
    MPI_Offset disp;
    MPI_Datatype etype, filetype;
    char datarep[MPI_MAX_DATAREP_STRING];
    OK(MPI_File_get_view(fh, &disp, &etype, &filetype, datarep));
    CHECK_INT(disp, HEADER * sizeof(int));
    OK(MPI_File_read_ordered(fh, mine, WORDS, MPI_INT, &status));
    CHECK_INT(count_of(&status, MPI_INT), WORDS);
    for (int i = 0; i < WORDS; i++)
        CHECK_INT(mine[i], 100 + HEADER + world_rank * WORDS + i);
    OK(MPI_File_close(&fh));

    // Whoever is first to have the file may make it longer at once.
    for (int round = 0; round < 20; round++) {
        MPI_Offset size = (HEADER + WORDS * 4) * sizeof(int), at;
        OK(MPI_File_open(MPI_COMM_WORLD, file_name, MPI_MODE_RDWR | MPI_MODE_APPEND, MPI_INFO_NULL, &fh));
        if (world_rank == world_size - 1)
            OK(MPI_File_write_at(fh, size, words, 1, MPI_INT, &status));
        OK(MPI_File_get_position(fh, &at));
        CHECK_INT(at, size);
        OK(MPI_File_get_position_shared(fh, &at));
        CHECK_INT(at, size);
        MPI_Barrier(MPI_COMM_WORLD);
        OK(MPI_File_set_size(fh, size));
        OK(MPI_File_close(&fh));
    }

    for (int round = 0; round < 20; round++) {
        OK(MPI_File_open(MPI_COMM_WORLD, file_name, MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE,
                         MPI_INFO_NULL, &fh));
        OK(MPI_File_close(&fh));
        CHECK(access(file_name, F_OK) != 0);
        MPI_Barrier(MPI_COMM_WORLD);
    }
    return finish();
}
