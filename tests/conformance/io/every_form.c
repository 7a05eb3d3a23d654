// Every access in its large-count and nonblocking forms: what was written is read back by another form.
// ranks: 1 2 3
// differential: no (MPICH 4.0.2 lacks the large-count forms)
#include "file.h"

enum { N = 6 };

static MPI_File fh;
static MPI_Status status;
static MPI_Request request;
static int a[N], b[N], turn;

static void prepare(void)
{
    turn++;
    for (int i = 0; i < N; i++)
        a[i] = turn * 10000 + world_rank * 100 + i, b[i] = -1;
    OK(MPI_File_seek(fh, N * world_rank, MPI_SEEK_SET));
    // Nobody moves the shared pointer while others still use it.
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_seek_shared(fh, 0, MPI_SEEK_SET));
}

static void wait_for_it(void)
{
    MPI_Wait(&request, &status);
}

static void back_to_the_beginning(void)
{
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_seek(fh, N * world_rank, MPI_SEEK_SET));
    OK(MPI_File_seek_shared(fh, 0, MPI_SEEK_SET));
}

static void compare(void)
{
    CHECK_INT(count_of(&status, MPI_INT), N);
    for (int i = 0; i < N; i++)
        CHECK_INT(b[i], a[i]);
    MPI_Barrier(MPI_COMM_WORLD);
}

// In the order of the shared pointer anybody's record may come; it must be a whole one of this turn.
static void compare_shared(void)
{
    CHECK_INT(count_of(&status, MPI_INT), N);
    CHECK_INT(b[0] / 10000, turn);
    for (int i = 0; i < N; i++)
        CHECK_INT(b[i], b[0] + i);
    MPI_Barrier(MPI_COMM_WORLD);
}

#define PAIR(check, write, write_end, read, read_end) \
    do {                                              \
        prepare();                                    \
        OK(write);                                    \
        write_end;                                    \
        CHECK_INT(count_of(&status, MPI_INT), N);     \
        back_to_the_beginning();                      \
        OK(read);                                     \
        read_end;                                     \
        check();                                      \
    } while (0)

#define NOTHING (void)0
#define INT MPI_INT

int main(int argc, char **argv)
{
    start(&argc, &argv);
    choose_file();
    OK(MPI_File_open(MPI_COMM_WORLD, file_name, MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE,
                     MPI_INFO_NULL, &fh));
    OK(MPI_File_set_view(fh, 0, INT, INT, "native", MPI_INFO_NULL));
    MPI_Offset at = N * world_rank;
    PAIR(compare, MPI_File_write_at_c(fh, at, a, N, INT, &status), NOTHING,
         MPI_File_iread_at_c(fh, at, b, N, INT, &request), wait_for_it());
    PAIR(compare, MPI_File_iwrite_at(fh, at, a, N, INT, &request), wait_for_it(),
         MPI_File_read_at_c(fh, at, b, N, INT, &status), NOTHING);
    PAIR(compare, MPI_File_iwrite_at_c(fh, at, a, N, INT, &request), wait_for_it(),
         MPI_File_read_at_all_c(fh, at, b, N, INT, &status), NOTHING);
    PAIR(compare, MPI_File_write_at_all_c(fh, at, a, N, INT, &status), NOTHING,
         MPI_File_iread_at_all(fh, at, b, N, INT, &request), wait_for_it());
    PAIR(compare, MPI_File_iwrite_at_all(fh, at, a, N, INT, &request), wait_for_it(),
         MPI_File_iread_at_all_c(fh, at, b, N, INT, &request), wait_for_it());
    PAIR(compare, MPI_File_iwrite_at_all_c(fh, at, a, N, INT, &request), wait_for_it(),
         MPI_File_read_c(fh, b, N, INT, &status), NOTHING);
    PAIR(compare, MPI_File_write_c(fh, a, N, INT, &status), NOTHING, MPI_File_iread(fh, b, N, INT, &request),
         wait_for_it());
    PAIR(compare, MPI_File_iwrite_c(fh, a, N, INT, &request), wait_for_it(),
         MPI_File_iread_c(fh, b, N, INT, &request), wait_for_it());
    PAIR(compare, MPI_File_write_all_c(fh, a, N, INT, &status), NOTHING,
         MPI_File_iread_all_c(fh, b, N, INT, &request), wait_for_it());
    PAIR(compare, MPI_File_iwrite_all(fh, a, N, INT, &request), wait_for_it(),
         MPI_File_read_all_c(fh, b, N, INT, &status), NOTHING);
    PAIR(compare, MPI_File_iwrite_all_c(fh, a, N, INT, &request), wait_for_it(),
         MPI_File_read_all_begin_c(fh, b, N, INT), OK(MPI_File_read_all_end(fh, b, &status)));
    PAIR(compare, MPI_File_write_all_begin_c(fh, a, N, INT), OK(MPI_File_write_all_end(fh, a, &status)),
         MPI_File_read_at_all_begin_c(fh, at, b, N, INT), OK(MPI_File_read_at_all_end(fh, b, &status)));
    PAIR(compare, MPI_File_write_at_all_begin_c(fh, at, a, N, INT), OK(MPI_File_write_at_all_end(fh, a, &status)),
         MPI_File_read_ordered_begin_c(fh, b, N, INT), OK(MPI_File_read_ordered_end(fh, b, &status)));
    PAIR(compare, MPI_File_write_ordered_c(fh, a, N, INT, &status), NOTHING,
         MPI_File_read_ordered_c(fh, b, N, INT, &status), NOTHING);
    PAIR(compare, MPI_File_write_ordered_begin_c(fh, a, N, INT), OK(MPI_File_write_ordered_end(fh, a, &status)),
         MPI_File_read_ordered_c(fh, b, N, INT, &status), NOTHING);
    PAIR(compare_shared, MPI_File_write_shared_c(fh, a, N, INT, &status), NOTHING,
         MPI_File_iread_shared_c(fh, b, N, INT, &request), wait_for_it());
    PAIR(compare_shared, MPI_File_iwrite_shared_c(fh, a, N, INT, &request), wait_for_it(),
         MPI_File_read_shared_c(fh, b, N, INT, &status), NOTHING);

    MPI_Count extent;
    OK(MPI_File_get_type_extent_c(fh, MPI_DOUBLE, &extent));
    CHECK_INT(extent, (int)sizeof(double));
    EXPECT_ERROR(MPI_Register_datarep_c("internal", NULL, NULL, NULL, NULL), MPI_ERR_DUP_DATAREP);
    OK(MPI_File_close(&fh));
    return finish();
}
