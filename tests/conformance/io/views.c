// Views: blocks dealt out in turn, subarrays of a matrix, etypes of several bytes, displacements, byte offsets,
// the types that are given back, and data in memory that is scattered too.
// ranks: 1 2 3 4
// differential: no (MPICH 4.0.2 counts what a read asked for, not what it found, where the view has gaps)
#include "file.h"

#define ROUNDS 50
#define B 3

int main(int argc, char **argv)
{
    start(&argc, &argv);
    choose_file();
    MPI_File fh;
    MPI_Status status;
    MPI_Offset offset, disp;
    MPI_Datatype block, dealt, etype, filetype;
    char datarep[MPI_MAX_DATAREP_STRING];
    OK(MPI_File_open(MPI_COMM_WORLD, file_name, MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE,
                     MPI_INFO_NULL, &fh));
    OK(MPI_File_get_view(fh, &disp, &etype, &filetype, datarep));
    CHECK_INT(disp, 0);
    CHECK(etype == MPI_BYTE && filetype == MPI_BYTE && strcmp(datarep, "native") == 0);

    // Blocks of B ints in turn, after a header of 12 bytes.
    MPI_Type_contiguous(B, MPI_INT, &block);
    MPI_Type_create_resized(block, 0, (MPI_Aint)(world_size * B * sizeof(int)), &dealt);
    MPI_Type_commit(&dealt);
    OK(MPI_File_set_view(fh, 12 + world_rank * B * (MPI_Offset)sizeof(int), MPI_INT, dealt, "native", MPI_INFO_NULL));
    MPI_Type_free(&dealt);
    int mine[ROUNDS * B], got[ROUNDS * B];
    for (int i = 0; i < ROUNDS * B; i++)
        mine[i] = world_rank * 100000 + i;
    OK(MPI_File_write_all(fh, mine, 10 * B, MPI_INT, &status));
    CHECK_INT(count_of(&status, MPI_INT), 10 * B);
    OK(MPI_File_get_position(fh, &offset));
    CHECK_INT(offset, 10 * B);
    OK(MPI_File_write_at_all(fh, 10 * B, mine + 10 * B, (ROUNDS - 10) * B, MPI_INT, &status));
    OK(MPI_File_get_byte_offset(fh, 2 * B + 1, &disp));
    CHECK_INT(disp, 12 + (2 * world_size * B + world_rank * B + 1) * (int)sizeof(int));
    memset(got, 0xff, sizeof got);
    OK(MPI_File_read_at_all(fh, 4, got, 2 * B, MPI_INT, &status));
    for (int i = 0; i < 2 * B; i++)
        CHECK_INT(got[i], world_rank * 100000 + 4 + i);
    // The end of the file is everybody's.
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_seek(fh, -B, MPI_SEEK_END));
    OK(MPI_File_read(fh, got, 2 * B, MPI_INT, &status));
    CHECK_INT(count_of(&status, MPI_INT), B);
    CHECK_INT(got[0], world_rank * 100000 + (ROUNDS - 1) * B);
    OK(MPI_File_get_view(fh, &disp, &etype, &filetype, datarep));
    CHECK_INT(disp, 12 + world_rank * B * (int)sizeof(int));
    CHECK(etype == MPI_INT);
    MPI_Count size;
    MPI_Aint lower, extent;
    MPI_Type_size_x(filetype, &size);
    MPI_Type_get_extent(filetype, &lower, &extent);
    CHECK_INT(size, B * (int)sizeof(int));
    CHECK_INT(extent, world_size * B * (int)sizeof(int));
    MPI_Type_free(&filetype);

    // All of it, seen as it is.
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_set_view(fh, 12, MPI_INT, MPI_INT, "internal", MPI_INFO_NULL));
    int *all = malloc((size_t)world_size * ROUNDS * B * sizeof *all);
    OK(MPI_File_read_all(fh, all, world_size * ROUNDS * B, MPI_INT, &status));
    for (int i = 0; i < world_size * ROUNDS * B; i++) {
        int turn = i / B;
        CHECK_INT(all[i], turn % world_size * 100000 + turn / world_size * B + i % B);
    }
    free(all);

    // A matrix of doubles: each rank has some columns; in memory a border lies around them.
    enum { ROWS = 8, COLUMNS = 5 };
    int sizes[2] = {ROWS, COLUMNS * world_size}, parts[2] = {ROWS, COLUMNS}, starts[2] = {0, COLUMNS * world_rank};
    int bordered[2] = {ROWS + 2, COLUMNS + 2}, inside[2] = {1, 1};
    MPI_Datatype columns, inner;
    MPI_Type_create_subarray(2, sizes, parts, starts, MPI_ORDER_C, MPI_DOUBLE, &columns);
    MPI_Type_create_subarray(2, bordered, parts, inside, MPI_ORDER_C, MPI_DOUBLE, &inner);
    MPI_Type_commit(&columns);
    MPI_Type_commit(&inner);
    OK(MPI_File_set_view(fh, 4096, MPI_DOUBLE, columns, "native", MPI_INFO_NULL));
    double memory[ROWS + 2][COLUMNS + 2];
    for (int r = 0; r < ROWS + 2; r++)
        for (int c = 0; c < COLUMNS + 2; c++)
            memory[r][c] = world_rank * 1000 + r * 10 + c;
    OK(MPI_File_write_all(fh, memory, 1, inner, &status));
    CHECK_INT(count_of(&status, MPI_DOUBLE), ROWS * COLUMNS);
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_set_view(fh, 4096, MPI_DOUBLE, MPI_DOUBLE, "native", MPI_INFO_NULL));
    double row[64];
    OK(MPI_File_read_at(fh, 3 * COLUMNS * world_size, row, COLUMNS * world_size, MPI_DOUBLE, &status));
    for (int c = 0; c < COLUMNS * world_size; c++)
        CHECK(row[c] == c / COLUMNS * 1000 + 4 * 10 + c % COLUMNS + 1);
    memset(memory, 0, sizeof memory);
    OK(MPI_File_set_view(fh, 4096, MPI_DOUBLE, columns, "native", MPI_INFO_NULL));
    OK(MPI_File_read_all(fh, memory, 1, inner, &status));
    for (int r = 0; r < ROWS + 2; r++)
        for (int c = 0; c < COLUMNS + 2; c++) {
            int border = r == 0 || r > ROWS || c == 0 || c > COLUMNS;
            CHECK(memory[r][c] == (border ? 0 : world_rank * 1000 + r * 10 + c));
        }

    // A process without data takes part through a view of nothing; hindexed with an empty block is one.
    MPI_Datatype own;
    MPI_Type_create_hindexed(1, (int[]){world_rank == 0 ? 2 : 0}, (MPI_Aint[]){8 + world_rank}, MPI_INT, &own);
    MPI_Type_commit(&own);
    OK(MPI_File_set_view(fh, 0, MPI_INT, own, "native", MPI_INFO_NULL));
    int pair[2] = {71, 72};
    OK(MPI_File_write_at_all(fh, 0, pair, world_rank == 0 ? 2 : 0, MPI_INT, &status));
    CHECK_INT(count_of(&status, MPI_INT), world_rank == 0 ? 2 : 0);
    if (world_rank != 0)
        CHECK_INT(MPI_File_read_at(fh, 0, pair, 1, MPI_INT, &status), MPI_ERR_IO);
    OK(MPI_File_set_view(fh, 8, MPI_INT, MPI_INT, "native", MPI_INFO_NULL));
    OK(MPI_File_read_at_all(fh, 0, pair, 2, MPI_INT, &status));
    CHECK(pair[0] == 71 && pair[1] == 72);
    MPI_Type_free(&own);
    MPI_Type_free(&columns);
    MPI_Type_free(&inner);
    MPI_Type_free(&block);
    OK(MPI_File_close(&fh));
    return finish();
}
