// Collective accesses through aggregators: with nobody, somebody or everybody having data; overlapping; beyond the end of
// the file; several nonblocking ones at a time; and where one process has made a mistake, all others leave the call.
// ranks: 1 2 3 4
#include "file.h"

enum { COUNT = 3000, BLOCK = 3 };

static MPI_File fh;
static MPI_Status status;

static MPI_Datatype dealt(void)
{
    MPI_Datatype block, tile;
    MPI_Type_contiguous(BLOCK, MPI_INT, &block);
    MPI_Type_create_resized(block, 0, (MPI_Aint)(world_size * BLOCK * sizeof(int)), &tile);
    MPI_Type_commit(&tile);
    MPI_Type_free(&block);
    return tile;
}

static void see_my_blocks(void)
{
    MPI_Datatype tile = dealt();
    OK(MPI_File_set_view(fh, world_rank * BLOCK * (MPI_Offset)sizeof(int), MPI_INT, tile, "native", MPI_INFO_NULL));
    MPI_Type_free(&tile);
}

static void some_have_nothing(void)
{
    int mine[COUNT], got[COUNT];
    for (int only = -1; only < world_size; only++) {
        int count = only == world_rank ? COUNT : 0;
        for (int i = 0; i < COUNT; i++)
            mine[i] = only * 10000 + i, got[i] = -7;
        OK(MPI_File_write_at_all(fh, 0, mine, count, MPI_INT, &status));
        CHECK_INT(count_of(&status, MPI_INT), count);
        OK(MPI_File_read_at_all(fh, 0, got, count, MPI_INT, &status));
        CHECK_INT(count_of(&status, MPI_INT), count);
        for (int i = 0; i < COUNT; i++)
            CHECK_INT(got[i], count ? mine[i] : -7);
    }
}

static void the_file_ends(void)
{
    int got[COUNT];
    // So many ints of the file are there: not the same for all.
    int there = world_size * BLOCK * 10 + BLOCK + 1;
    OK(MPI_File_set_size(fh, there * (MPI_Offset)sizeof(int)));
    int rest = there % (world_size * BLOCK) - world_rank * BLOCK;
    int mine = there / (world_size * BLOCK) * BLOCK + (rest < 0 ? 0 : rest > BLOCK ? BLOCK : rest);
    OK(MPI_File_read_at_all(fh, 0, got, COUNT, MPI_INT, &status));
    CHECK_INT(count_of(&status, MPI_INT), mine);
    OK(MPI_File_seek(fh, 0, MPI_SEEK_SET));
    OK(MPI_File_read_all(fh, got, COUNT, MPI_INT, &status));
    MPI_Offset at;
    OK(MPI_File_get_position(fh, &at));
    CHECK_INT(at, mine);
    OK(MPI_File_read_all(fh, got, COUNT, MPI_INT, &status));
    CHECK_INT(count_of(&status, MPI_INT), 0);
    OK(MPI_File_read_at_all(fh, 1 << 20, got, COUNT, MPI_INT, &status));
    CHECK_INT(count_of(&status, MPI_INT), 0);
}

static void several_at_a_time(void)
{
    enum { MANY = 5 };
    int mine[MANY][COUNT], got[MANY][COUNT];
    MPI_Request requests[MANY];
    for (int k = 0; k < MANY; k++)
        for (int i = 0; i < COUNT; i++)
            mine[k][i] = world_rank * 1000000 + k * COUNT + i;
    OK(MPI_File_seek(fh, 0, MPI_SEEK_SET));
    for (int k = 0; k < MANY; k++)
        OK(MPI_File_iwrite_all(fh, mine[k], COUNT, MPI_INT, &requests[k]));
    // A message that the others wait for before they come to the call does not stop this one.
    if (world_rank > 0)
        OK(MPI_Recv(NULL, 0, MPI_INT, world_rank - 1, 5, MPI_COMM_WORLD, &status));
    if (world_rank < world_size - 1)
        OK(MPI_Send(NULL, 0, MPI_INT, world_rank + 1, 5, MPI_COMM_WORLD));
    for (int k = MANY - 1; k >= 0; k--)
        OK(MPI_Wait(&requests[k], &status));
    MPI_Barrier(MPI_COMM_WORLD);
    for (int k = 0; k < MANY; k++)
        OK(MPI_File_iread_at_all(fh, k * COUNT, got[k], COUNT, MPI_INT, &requests[k]));
    OK(MPI_Waitall(MANY, requests, MPI_STATUSES_IGNORE));
    CHECK(memcmp(mine, got, sizeof mine) == 0);
    // Late comers.
    for (int late = 0; late < world_size; late++) {
        MPI_Request request;
        if (world_rank == late)
            usleep(2000);
        OK(MPI_File_iread_at_all(fh, 0, got[0], COUNT, MPI_INT, &request));
        OK(MPI_Wait(&request, &status));
        CHECK_INT(count_of(&status, MPI_INT), COUNT);
    }
}

static void one_is_wrong(void)
{
    int data[COUNT], got[COUNT];
    MPI_Request request;
    for (int i = 0; i < COUNT; i++)
        data[i] = i + world_rank;
    for (int wrong = 0; wrong < world_size; wrong++) {
        int me = wrong == world_rank;
#define WRONG_AT_ONE(call, class) \
    do {                          \
        if (me)                   \
            EXPECT_ERROR(call, class); \
        else                      \
            OK(call);             \
    } while (0)
        WRONG_AT_ONE(MPI_File_write_at_all(fh, me ? -1 : 0, data, COUNT, MPI_INT, &status), MPI_ERR_ARG);
        WRONG_AT_ONE(MPI_File_write_at_all(fh, 0, data, me ? -1 : COUNT, MPI_INT, &status), MPI_ERR_COUNT);
        WRONG_AT_ONE(MPI_File_read_at_all(fh, 0, got, COUNT, me ? MPI_DATATYPE_NULL : MPI_INT, &status), MPI_ERR_TYPE);
        WRONG_AT_ONE(MPI_File_write_all(fh, data, me ? 3 : 0, me ? MPI_CHAR : MPI_INT, &status), MPI_ERR_IO);
        WRONG_AT_ONE(MPI_File_write_ordered(fh, data, me ? -1 : COUNT, MPI_INT, &status), MPI_ERR_COUNT);
        WRONG_AT_ONE(MPI_File_write_at_all_begin(fh, 0, data, me ? -1 : COUNT, MPI_INT), MPI_ERR_COUNT);
        WRONG_AT_ONE(MPI_File_write_at_all_end(fh, data, &status), MPI_ERR_IO);
        request = MPI_REQUEST_NULL;
        WRONG_AT_ONE(MPI_File_iread_at_all(fh, me ? -5 : 0, got, COUNT, MPI_INT, &request), MPI_ERR_ARG);
        OK(MPI_Wait(&request, &status));
        // Views: nobody's changes.
        EXPECT_ERROR(MPI_File_set_view(fh, me ? -1 : 0, MPI_INT, MPI_INT, "native", MPI_INFO_NULL), MPI_ERR_ARG);
        EXPECT_ERROR(MPI_File_set_view(fh, 0, MPI_INT, me ? MPI_SHORT : MPI_INT, "native", MPI_INFO_NULL), MPI_ERR_TYPE);
        EXPECT_ERROR(MPI_File_set_view(fh, 0, me ? MPI_DATATYPE_NULL : MPI_INT, MPI_INT, "native", MPI_INFO_NULL),
                     MPI_ERR_TYPE);
        EXPECT_ERROR(MPI_File_set_view(fh, 0, MPI_INT, MPI_INT, me ? "foreign" : "native", MPI_INFO_NULL),
                     MPI_ERR_UNSUPPORTED_DATAREP);
        if (world_size > 1) {
            EXPECT_ERROR(MPI_File_set_view(fh, 0, MPI_INT, MPI_INT, me ? "external32" : "native", MPI_INFO_NULL),
                         MPI_ERR_NOT_SAME);
            EXPECT_ERROR(MPI_File_set_view(fh, 0, me ? MPI_INT : MPI_DOUBLE, me ? MPI_INT : MPI_DOUBLE, "native",
                                           MPI_INFO_NULL),
                         MPI_ERR_NOT_SAME);
        }
        EXPECT_ERROR(MPI_File_set_size(fh, me ? -1 : 40), MPI_ERR_ARG);
        if (world_size > 1)
            EXPECT_ERROR(MPI_File_set_size(fh, me ? 80 : 40), MPI_ERR_NOT_SAME);
        OK(MPI_File_read_at_all(fh, 0, got, COUNT, MPI_INT, &status));
        CHECK_INT(count_of(&status, MPI_INT), COUNT);
    }
}

// Everybody writes the same bytes; they are those of one of them.
static void all_overlap(void)
{
    static int data[COUNT], got[COUNT];
    OK(MPI_File_set_view(fh, 0, MPI_INT, MPI_INT, "native", MPI_INFO_NULL));
    for (int i = 0; i < COUNT; i++)
        data[i] = world_rank;
    OK(MPI_File_write_at_all(fh, 10, data, COUNT, MPI_INT, &status));
    OK(MPI_File_read_at_all(fh, 10, got, COUNT, MPI_INT, &status));
    CHECK_INT(count_of(&status, MPI_INT), COUNT);
    for (int i = 0; i < COUNT; i++)
        CHECK_INT(got[i], got[0]);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    choose_file();
    const char *sizes[] = {"1000", "9000", "1000000"}, *nodes[] = {"1", "2", "4"};
    for (int turn = 0; turn < 3; turn++) {
        MPI_Info info;
        MPI_Info_create(&info);
        MPI_Info_set(info, "romio_cb_write", "enable");
        MPI_Info_set(info, "romio_cb_read", "enable");
        MPI_Info_set(info, "cb_buffer_size", sizes[turn]);
        MPI_Info_set(info, "cb_block_size", turn ? "4096" : "1");
        MPI_Info_set(info, "cb_nodes", nodes[turn]);
        OK(MPI_File_open(MPI_COMM_WORLD, file_name, MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE, info,
                         &fh));
        MPI_Info_free(&info);
        see_my_blocks();
        some_have_nothing();
        several_at_a_time();
        one_is_wrong();
        the_file_ends();
        all_overlap();
        OK(MPI_File_set_atomicity(fh, 1));
        see_my_blocks();
        some_have_nothing();
        several_at_a_time();
        one_is_wrong();
        the_file_ends();
        all_overlap();
        OK(MPI_File_close(&fh));
    }
    return finish();
}
