// Reading and writing at offsets and at individual pointers; sizes, seeking, the end of the file, deletion.
// ranks: 1 2 3 4
#include "file.h"

#define N 1000

int main(int argc, char **argv)
{
    start(&argc, &argv);
    choose_file();
    MPI_File fh;
    MPI_Status status;
    MPI_Offset offset, size;
    int amode, flag, mine[N], got[N];
    for (int i = 0; i < N; i++)
        mine[i] = world_rank * N + i;
    OK(MPI_File_open(MPI_COMM_WORLD, file_name, MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &fh));
    OK(MPI_File_get_amode(fh, &amode));
    CHECK_INT(amode, MPI_MODE_CREATE | MPI_MODE_RDWR);
    MPI_Group world, group;
    int same;
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    OK(MPI_File_get_group(fh, &group));
    MPI_Group_compare(world, group, &same);
    CHECK_INT(same, MPI_IDENT);
    MPI_Group_free(&group);
    MPI_Group_free(&world);
    OK(MPI_File_get_atomicity(fh, &flag));
    CHECK_INT(flag, 0);

    // Everybody writes a block; everybody reads the next one's.
    OK(MPI_File_write_at_all(fh, (MPI_Offset)(world_rank * N * sizeof(int)), mine, N, MPI_INT, &status));
    CHECK_INT(count_of(&status, MPI_INT), N);
    OK(MPI_File_sync(fh));
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_get_size(fh, &size));
    CHECK_INT(size, world_size * N * (int)sizeof(int));
    int next = (world_rank + 1) % world_size;
    OK(MPI_File_read_at(fh, (MPI_Offset)(next * N * sizeof(int)), got, N, MPI_INT, &status));
    for (int i = 0; i < N; i++)
        CHECK_INT(got[i], next * N + i);

    // The individual pointer counts bytes, and each process has its own.
    OK(MPI_File_seek(fh, (MPI_Offset)(next * N * sizeof(int)), MPI_SEEK_SET));
    OK(MPI_File_read(fh, got, 10, MPI_INT, &status));
    OK(MPI_File_read(fh, got + 10, 10, MPI_INT, &status));
    for (int i = 0; i < 20; i++)
        CHECK_INT(got[i], next * N + i);
    OK(MPI_File_get_position(fh, &offset));
    CHECK_INT(offset, (next * N + 20) * (int)sizeof(int));
    OK(MPI_File_seek(fh, -4, MPI_SEEK_CUR));
    OK(MPI_File_read_all(fh, got, 1, MPI_INT, &status));
    CHECK_INT(got[0], next * N + 19);
    OK(MPI_File_seek(fh, -8, MPI_SEEK_END));
    memset(got, 0xff, sizeof got);
    OK(MPI_File_read(fh, got, 5, MPI_INT, &status));
    CHECK_INT(count_of(&status, MPI_INT), 2);
    CHECK_INT(got[1], world_size * N - 1);
    CHECK_INT(got[2], -1);
    OK(MPI_File_read(fh, got, 5, MPI_INT, &status));
    CHECK_INT(count_of(&status, MPI_INT), 0);

    // Nonblocking, several at once.
    MPI_Request requests[4];
    for (int k = 0; k < 4; k++)
        OK(MPI_File_iread_at(fh, (MPI_Offset)((next * N + 7 * k) * sizeof(int)), got + 7 * k, 7, MPI_INT, &requests[k]));
    MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
    for (int i = 0; i < 28; i++)
        CHECK_INT(got[i], next * N + i);
    MPI_Request request;
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_seek(fh, (MPI_Offset)(world_rank * N * sizeof(int)), MPI_SEEK_SET));
    for (int i = 0; i < 5; i++)
        mine[i] = -i - world_rank;
    OK(MPI_File_iwrite(fh, mine, 5, MPI_INT, &request));
    MPI_Wait(&request, &status);
    CHECK_INT(count_of(&status, MPI_INT), 5);
    OK(MPI_File_iread_all(fh, got, 1, MPI_INT, &request));
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    CHECK_INT(got[0], world_rank * N + 5);

    // Sizes.
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_set_size(fh, 100));
    OK(MPI_File_get_size(fh, &size));
    CHECK_INT(size, 100);
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_preallocate(fh, 5000));
    OK(MPI_File_get_size(fh, &size));
    CHECK_INT(size, 5000);
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_preallocate(fh, 50));
    OK(MPI_File_get_size(fh, &size));
    CHECK_INT(size, 5000);
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_set_atomicity(fh, 1));
    OK(MPI_File_get_atomicity(fh, &flag));
    CHECK_INT(flag, 1);
    int value = 4711;
    if (world_rank == world_size - 1)
        OK(MPI_File_write_at(fh, 40, &value, 1, MPI_INT, MPI_STATUS_IGNORE));
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_read_at_all(fh, 40, got, 1, MPI_INT, MPI_STATUS_IGNORE));
    CHECK_INT(got[0], 4711);

    // Far beyond 4 GiB; the file has holes.
    MPI_Offset far = (MPI_Offset)5 << 30;
    OK(MPI_File_write_at(fh, far + world_rank * 4, &world_rank, 1, MPI_INT, MPI_STATUS_IGNORE));
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_read_at(fh, far + next * 4, got, 1, MPI_INT, MPI_STATUS_IGNORE));
    CHECK_INT(got[0], next);
    OK(MPI_File_close(&fh));
    CHECK(fh == MPI_FILE_NULL);

    // At the end, and gone with the last close.
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_open(MPI_COMM_SELF, file_name, MPI_MODE_RDONLY, MPI_INFO_NULL, &fh));
    OK(MPI_File_close(&fh));
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_open(MPI_COMM_WORLD, file_name, MPI_MODE_WRONLY | MPI_MODE_APPEND | MPI_MODE_DELETE_ON_CLOSE,
                     MPI_INFO_NULL, &fh));
    OK(MPI_File_get_position(fh, &offset));
    CHECK_INT(offset, far + world_size * 4);
    OK(MPI_File_close(&fh));
    MPI_Barrier(MPI_COMM_WORLD);
    CHECK(access(file_name, F_OK) != 0);
    return finish();
}
