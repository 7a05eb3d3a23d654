// The shared pointer: every record is written once, wherever it lands; in rank order where the order counts;
// seeking; split collective operations of all kinds.
// ranks: 1 2 3 4
#include "file.h"

enum { ROUNDS = 30, WORDS = 4 };

int main(int argc, char **argv)
{
    start(&argc, &argv);
    choose_file();
    MPI_File fh;
    MPI_Status status;
    MPI_Offset offset;
    MPI_Request request;
    int record[WORDS], total = world_size * ROUNDS * WORDS;
    OK(MPI_File_open(MPI_COMM_WORLD, file_name, MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE,
                     MPI_INFO_NULL, &fh));
    OK(MPI_File_set_view(fh, 0, MPI_INT, MPI_INT, "native", MPI_INFO_NULL));
    for (int round = 0; round < ROUNDS; round++) {
        for (int w = 0; w < WORDS; w++)
            record[w] = world_rank * ROUNDS + round + 1;
        if (round % 2) {
            OK(MPI_File_write_shared(fh, record, WORDS, MPI_INT, &status));
        } else {
            OK(MPI_File_iwrite_shared(fh, record, WORDS, MPI_INT, &request));
            MPI_Wait(&request, &status);
        }
        CHECK_INT(count_of(&status, MPI_INT), WORDS);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_get_position_shared(fh, &offset));
    CHECK_INT(offset, total);
    int *all = malloc((size_t)total * sizeof *all), *seen = calloc((size_t)total + 1, sizeof *seen);
    OK(MPI_File_read_at(fh, 0, all, total, MPI_INT, &status));
    for (int i = 0; i < total; i++) {
        CHECK(all[i] >= 1 && all[i] <= world_size * ROUNDS);
        CHECK_INT(all[i], all[i / WORDS * WORDS]);
        seen[all[i]]++;
    }
    for (int k = 1; k <= world_size * ROUNDS; k++)
        CHECK_INT(seen[k], WORDS);

    // Whoever reads gets what nobody else gets.
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_seek_shared(fh, 0, MPI_SEEK_SET));
    long long sum = 0, sums, expected = 0;
    for (int round = 0; round < ROUNDS; round++) {
        if (round % 2) {
            OK(MPI_File_read_shared(fh, record, WORDS, MPI_INT, &status));
        } else {
            OK(MPI_File_iread_shared(fh, record, WORDS, MPI_INT, &request));
            MPI_Wait(&request, &status);
        }
        sum += record[0];
    }
    MPI_Allreduce(&sum, &sums, 1, MPI_LONG_LONG, MPI_SUM, MPI_COMM_WORLD);
    for (int k = 1; k <= world_size * ROUNDS; k++)
        expected += k;
    CHECK_INT(sums, expected);

    // In rank order, with different lengths.
    OK(MPI_File_seek_shared(fh, 5, MPI_SEEK_SET));
    for (int w = 0; w < WORDS; w++)
        record[w] = -1 - world_rank;
    int length = world_rank % WORDS + 1, before = 5;
    for (int r = 0; r < world_rank; r++)
        before += r % WORDS + 1;
    OK(MPI_File_write_ordered(fh, record, length, MPI_INT, &status));
    CHECK_INT(count_of(&status, MPI_INT), length);
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_read_at(fh, before, all, length, MPI_INT, &status));
    for (int w = 0; w < length; w++)
        CHECK_INT(all[w], -1 - world_rank);
    OK(MPI_File_seek_shared(fh, 5, MPI_SEEK_SET));
    memset(record, 0, sizeof record);
    OK(MPI_File_read_ordered(fh, record, length, MPI_INT, &status));
    CHECK_INT(record[length - 1], -1 - world_rank);

    // Split: begin and end.
    for (int w = 0; w < WORDS; w++)
        record[w] = 500 + world_rank;
    MPI_Offset mine = 1000 + world_rank * WORDS;
    OK(MPI_File_write_at_all_begin(fh, mine, record, WORDS, MPI_INT));
    OK(MPI_File_write_at_all_end(fh, record, &status));
    CHECK_INT(count_of(&status, MPI_INT), WORDS);
    memset(record, 0, sizeof record);
    OK(MPI_File_read_at_all_begin(fh, mine, record, WORDS, MPI_INT));
    OK(MPI_File_read_at_all_end(fh, record, &status));
    CHECK_INT(record[3], 500 + world_rank);
    OK(MPI_File_seek(fh, mine, MPI_SEEK_SET));
    memset(record, 0, sizeof record);
    OK(MPI_File_read_all_begin(fh, record, WORDS, MPI_INT));
    OK(MPI_File_read_all_end(fh, record, &status));
    CHECK_INT(record[0], 500 + world_rank);
    OK(MPI_File_seek(fh, mine, MPI_SEEK_SET));
    record[1] = 7;
    OK(MPI_File_write_all_begin(fh, record, WORDS, MPI_INT));
    OK(MPI_File_write_all_end(fh, record, &status));
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_seek_shared(fh, 1000, MPI_SEEK_SET));
    memset(record, 0, sizeof record);
    OK(MPI_File_read_ordered_begin(fh, record, WORDS, MPI_INT));
    OK(MPI_File_read_ordered_end(fh, record, &status));
    CHECK_INT(record[0], 500 + world_rank);
    CHECK_INT(record[1], 7);
    OK(MPI_File_write_ordered_begin(fh, record, WORDS, MPI_INT));
    OK(MPI_File_write_ordered_end(fh, record, &status));
    OK(MPI_File_get_position_shared(fh, &offset));
    CHECK_INT(offset, 1000 + 2 * world_size * WORDS);
    free(all), free(seen);
    OK(MPI_File_close(&fh));
    return finish();
}
