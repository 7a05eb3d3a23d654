// One access of 4.5 GiB, as it lies and with gaps in the file between its blocks.
// ranks: 1
// transports: shm
// long: 4.5 GiB of memory, 4.5 GiB of disk at a time
// differential: no (MPICH 4.0.2 lacks the large-count forms)
#include "file.h"

static const size_t words = (size_t)9 << 26; // 4.5 GiB

static uint64_t word(size_t i, uint64_t salt)
{
    return (i + salt) * 0x9e3779b97f4a7c15u;
}

static void there_and_back(MPI_File fh, uint64_t *data, uint64_t salt)
{
    MPI_Status status;
    MPI_Count count;
    MPI_Offset at;
    for (size_t i = 0; i < words; i++)
        data[i] = word(i, salt);
    OK(MPI_File_seek(fh, 0, MPI_SEEK_SET));
    OK(MPI_File_write_all_c(fh, data, (MPI_Count)words, MPI_UINT64_T, &status));
    MPI_Get_elements_c(&status, MPI_UINT64_T, &count);
    CHECK_INT(count, words);
    OK(MPI_File_get_position(fh, &at));
    CHECK_INT(at, words);
    memset(data, 0, words * sizeof *data);
    OK(MPI_File_read_at_c(fh, 0, data, (MPI_Count)words, MPI_UINT64_T, &status));
    MPI_Get_elements_c(&status, MPI_UINT64_T, &count);
    CHECK_INT(count, words);
    for (size_t i = 0; i < words; i++)
        if (data[i] != word(i, salt))
            FAIL("word %zu is wrong", i);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    choose_file();
    MPI_File fh;
    MPI_Offset size;
    uint64_t *data = malloc(words * sizeof *data);
    CHECK(data);
    OK(MPI_File_open(MPI_COMM_WORLD, file_name, MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE,
                     MPI_INFO_NULL, &fh));
    OK(MPI_File_set_view(fh, 0, MPI_UINT64_T, MPI_UINT64_T, "native", MPI_INFO_NULL));
    there_and_back(fh, data, 1);
    OK(MPI_File_get_size(fh, &size));
    CHECK_INT(size, words * sizeof *data);
    OK(MPI_File_set_size(fh, 0));

    enum { BLOCK = 1 << 20 };
    MPI_Datatype block, tile;
    MPI_Type_contiguous(BLOCK, MPI_UINT64_T, &block);
    MPI_Type_create_resized(block, 0, (BLOCK + 4096) * (MPI_Aint)sizeof *data, &tile);
    MPI_Type_commit(&tile);
    OK(MPI_File_set_view(fh, 8, MPI_UINT64_T, tile, "native", MPI_INFO_NULL));
    MPI_Type_free(&block), MPI_Type_free(&tile);
    there_and_back(fh, data, 77);
    OK(MPI_File_get_size(fh, &size));
    CHECK_INT(size, (MPI_Offset)(8 + words * sizeof *data + (words / BLOCK - 1) * 4096 * sizeof *data));
    OK(MPI_File_close(&fh));
    free(data);
    return finish();
}
