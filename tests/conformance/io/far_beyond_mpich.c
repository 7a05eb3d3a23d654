// Offsets that no file reaches are refused; tiles that lie between each other are read as they were written; extents
// in external32.
// ranks: 1 2
#include "file.h"

enum { COUNT = 8 };

int main(int argc, char **argv)
{
    start(&argc, &argv);
    choose_file();
    MPI_File fh;
    MPI_Offset disp, far = (MPI_Offset)1 << 62;
    MPI_Status status;
    MPI_Datatype wide, pair, tile;
    MPI_Aint extent;
    int words[COUNT], found[COUNT];
    for (int i = 0; i < COUNT; i++)
        words[i] = 10 * world_rank + i;
    OK(MPI_File_open(MPI_COMM_SELF, file_name, MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &fh));
    OK(MPI_Type_create_resized(MPI_INT, 0, 1 << 30, &wide));
    OK(MPI_Type_commit(&wide));
    for (int k = 0; k < 2; k++) {
        OK(MPI_File_set_view(fh, 0, MPI_INT, k ? wide : MPI_INT, "native", MPI_INFO_NULL));
        for (MPI_Offset offset = far >> (k ? 22 : 0); offset > 0 && offset >> 60 < 8; offset = offset < far ? far : -1) {
            EXPECT_ERROR(MPI_File_get_byte_offset(fh, offset, &disp), MPI_ERR_ARG);
            EXPECT_ERROR(MPI_File_write_at(fh, offset, words, 1, MPI_INT, &status), MPI_ERR_ARG);
            EXPECT_ERROR(MPI_File_read_at(fh, offset, found, 1, MPI_INT, &status), MPI_ERR_ARG);
        }
    }
    OK(MPI_File_get_byte_offset(fh, 5, &disp));
    CHECK(disp == 5 * ((MPI_Offset)1 << 30));

    OK(MPI_Type_create_indexed_block(2, 1, (int[]){0, 25}, MPI_INT, &pair));
    OK(MPI_Type_create_resized(pair, 0, 8, &tile));
    OK(MPI_Type_commit(&tile));
    MPI_Offset mine = world_rank * 400;
    OK(MPI_File_set_view(fh, mine, MPI_INT, tile, "native", MPI_INFO_NULL));
    OK(MPI_File_write_at(fh, 0, words, COUNT, MPI_INT, &status));
    OK(MPI_File_read_at(fh, 0, found, COUNT, MPI_INT, &status));
    CHECK_INT(count_of(&status, MPI_INT), COUNT);
    for (int i = 0; i < COUNT; i++)
        CHECK_INT(found[i], words[i]);
    OK(MPI_File_set_view(fh, mine, MPI_INT, MPI_INT, "native", MPI_INFO_NULL));
    for (int i = 0; i < COUNT; i++) {
        OK(MPI_File_read_at(fh, i / 2 * 2 + i % 2 * 25, found, 1, MPI_INT, &status));
        CHECK_INT(found[0], words[i]);
    }

    OK(MPI_File_set_view(fh, 0, MPI_INT, MPI_INT, "external32", MPI_INFO_NULL));
    OK(MPI_File_get_type_extent(fh, wide, &extent));
    CHECK_INT(extent, 1 << 30);
    OK(MPI_File_get_type_extent(fh, MPI_INT, &extent));
    CHECK_INT(extent, 4);
    OK(MPI_File_close(&fh));
    MPI_Barrier(MPI_COMM_WORLD);
    if (world_rank == 0)
        OK(MPI_File_delete(file_name, MPI_INFO_NULL));
    MPI_Type_free(&wide), MPI_Type_free(&pair), MPI_Type_free(&tile);
    return finish();
}
