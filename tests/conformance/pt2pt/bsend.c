// Buffered sends: they end without a receiver, fill the buffer, fail with MPI_ERR_BUFFER when it is full,
// and detaching waits until all have gone.
// ranks: 2
#include "check.h"

#define MESSAGES 10
#define COUNT 2000

int main(int argc, char **argv)
{
    start(&argc, &argv);
    return_errors(MPI_COMM_WORLD);
    int values[COUNT], packed, room;
    void *buffer, *detached;
    MPI_Pack_size(COUNT, MPI_INT, MPI_COMM_WORLD, &packed);
    CHECK(packed >= COUNT * (int)sizeof(int));
    room = MESSAGES * (packed + MPI_BSEND_OVERHEAD);
    buffer = malloc((size_t)room);

    if (world_rank == 0) {
        EXPECT_ERROR(MPI_Bsend(values, COUNT, MPI_INT, 1, 0, MPI_COMM_WORLD), MPI_ERR_BUFFER);
        MPI_Buffer_attach(buffer, room);
        for (int i = 0; i < MESSAGES; i++) {
            for (int j = 0; j < COUNT; j++)
                values[j] = i + j;
            CHECK_INT(MPI_Bsend(values, COUNT, MPI_INT, 1, i, MPI_COMM_WORLD), MPI_SUCCESS);
        }
        MPI_Barrier(MPI_COMM_WORLD);
        MPI_Buffer_detach(&detached, &room);
        CHECK(detached == buffer);
        CHECK_INT(room, MESSAGES * (packed + MPI_BSEND_OVERHEAD));
        // Detached, the buffer may be overwritten: everything has left it.
        memset(buffer, 0, (size_t)room);
        MPI_Barrier(MPI_COMM_WORLD);
    } else {
        MPI_Barrier(MPI_COMM_WORLD);
        for (int i = MESSAGES - 1; i >= 0; i--) {
            MPI_Recv(values, COUNT, MPI_INT, 0, i, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            for (int j = 0; j < COUNT; j++)
                CHECK_INT(values[j], i + j);
        }
        MPI_Barrier(MPI_COMM_WORLD);
    }
    free(buffer);
    return finish();
}
