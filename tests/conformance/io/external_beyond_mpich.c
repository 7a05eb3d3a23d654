// external32 where numbers have other sizes in the file than in memory: a long has four bytes there, and filetypes
// that count in elements scale with it, while byte displacements are those of the file (MPI 5.0, 14.5.1).
// ranks: 1 2 3
#include "file.h"

enum { EACH = 2, TILES = 3 };

static long number(int place)
{
    return 0x01020304L * (place + 1) % 100000007;
}

/* Bytes of the file hold `value` as a big-endian number of four. */
static void check_bytes(const unsigned char *bytes, long value)
{
    for (int i = 0; i < 4; i++)
        CHECK_INT(bytes[i], value >> (24 - 8 * i) & 255);
}

/* Ranks deal blocks of longs out in turn. */
static void dealt(MPI_File fh)
{
    int all = EACH * world_size, each = EACH, mine = EACH * world_rank;
    long values[EACH * TILES], back[EACH * TILES] = {0};
    MPI_Datatype block;
    MPI_Status status;
    MPI_Aint extent;
    MPI_Offset place;
    MPI_Type_create_subarray(1, &all, &each, &mine, MPI_ORDER_C, MPI_LONG, &block);
    MPI_Type_commit(&block);
    OK(MPI_File_set_view(fh, 16, MPI_LONG, block, "external32", MPI_INFO_NULL));
    OK(MPI_File_get_type_extent(fh, MPI_LONG, &extent));
    CHECK_INT(extent, 4);
    OK(MPI_File_get_type_extent(fh, block, &extent));
    CHECK_INT(extent, 4 * all);
    OK(MPI_File_get_byte_offset(fh, EACH + 1, &place));
    CHECK_INT(place, 16 + 4 * (all + mine + 1));
    for (int i = 0; i < EACH * TILES; i++)
        values[i] = number(i / EACH * all + mine + i % EACH);
    OK(MPI_File_write_all(fh, values, EACH * TILES, MPI_LONG, &status));
    CHECK_INT(count_of(&status, MPI_LONG), EACH * TILES);
    OK(MPI_File_seek(fh, 0, MPI_SEEK_SET));
    OK(MPI_File_read_all(fh, back, EACH * TILES, MPI_LONG, &status));
    for (int i = 0; i < EACH * TILES; i++)
        CHECK_INT(back[i], values[i]);
    OK(MPI_File_set_view(fh, 16, MPI_BYTE, MPI_BYTE, "native", MPI_INFO_NULL));
    for (int i = 0; i < all * TILES; i++) {
        unsigned char bytes[4];
        OK(MPI_File_read_at(fh, 4 * i, bytes, 4, MPI_BYTE, &status));
        check_bytes(bytes, number(i));
    }
    MPI_Type_free(&block);
    MPI_Barrier(MPI_COMM_WORLD);
}

/* A long and the short behind it, in records of eight bytes of the file. */
static void records(MPI_File fh)
{
    struct {
        long number;
        short small;
    } out[4], in[4];
    int lengths[] = {1, 1};
    MPI_Aint here[] = {0, sizeof(long)}, there[] = {0, 4};
    MPI_Datatype types[] = {MPI_LONG, MPI_SHORT}, memory, record, file;
    MPI_Status status;
    memset(in, 0, sizeof in);
    MPI_Type_create_struct(2, lengths, here, types, &record);
    MPI_Type_create_resized(record, 0, sizeof out[0], &memory);
    MPI_Type_commit(&memory);
    MPI_Type_free(&record);
    MPI_Type_create_struct(2, lengths, there, types, &record);
    MPI_Type_create_resized(record, 0, 8, &file);
    MPI_Type_commit(&file);
    OK(MPI_File_set_view(fh, 1000 * (world_rank + 1), memory, file, "external32", MPI_INFO_NULL));
    for (int i = 0; i < 4; i++) {
        out[i].number = number(100 + i);
        out[i].small = (short)(0x0a0b + i);
    }
    OK(MPI_File_write_at(fh, 0, out, 4, memory, &status));
    CHECK_INT(count_of(&status, memory), 4);
    OK(MPI_File_read_at_all(fh, 1, in, 3, memory, &status));
    for (int i = 0; i < 3; i++)
        CHECK(in[i].number == out[i + 1].number && in[i].small == out[i + 1].small);
    OK(MPI_File_set_view(fh, 1000 * (world_rank + 1), MPI_BYTE, MPI_BYTE, "native", MPI_INFO_NULL));
    unsigned char bytes[32];
    OK(MPI_File_read_at(fh, 0, bytes, 30, MPI_BYTE, &status));
    for (int i = 0; i < 4; i++) {
        check_bytes(bytes + 8 * i, out[i].number);
        CHECK(bytes[8 * i + 4] == 0x0a && bytes[8 * i + 5] == 0x0b + i);
    }
    MPI_Type_free(&memory);
    MPI_Type_free(&file);
    MPI_Type_free(&record);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    choose_file();
    MPI_File fh;
    OK(MPI_File_open(MPI_COMM_WORLD, file_name, MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE,
                     MPI_INFO_NULL, &fh));
    dealt(fh);
    records(fh);
    OK(MPI_File_close(&fh));
    return finish();
}
