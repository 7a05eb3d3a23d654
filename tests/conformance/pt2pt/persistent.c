// Persistent requests: started again and again, in every mode, one by one and all at once; inactive ones
// complete at once with an empty status and keep their handle.
// ranks: 1 2 4
#include "check.h"

#define ROUNDS 25
#define COUNT 5000

int main(int argc, char **argv)
{
    start(&argc, &argv);
    static int out[4][COUNT], in[4][COUNT];
    int next = (world_rank + 1) % world_size, previous = (world_rank + world_size - 1) % world_size;
    int room = ROUNDS * (COUNT * (int)sizeof(int) + MPI_BSEND_OVERHEAD), flag, count;
    void *buffer = malloc((size_t)room);
    MPI_Request requests[8];
    MPI_Status statuses[8], status;
    MPI_Buffer_attach(buffer, room);

    for (int mode = 0; mode < 4; mode++)
        MPI_Recv_init(in[mode], COUNT, MPI_INT, previous, mode, MPI_COMM_WORLD, &requests[mode]);
    MPI_Send_init(out[0], COUNT, MPI_INT, next, 0, MPI_COMM_WORLD, &requests[4]);
    MPI_Bsend_init(out[1], COUNT, MPI_INT, next, 1, MPI_COMM_WORLD, &requests[5]);
    MPI_Ssend_init(out[2], COUNT, MPI_INT, next, 2, MPI_COMM_WORLD, &requests[6]);
    MPI_Rsend_init(out[3], COUNT, MPI_INT, next, 3, MPI_COMM_WORLD, &requests[7]);

    // Inactive.
    MPI_Request copy = requests[0];
    MPI_Wait(&requests[0], &status);
    CHECK(requests[0] == copy);
    CHECK_INT(status.MPI_SOURCE, MPI_ANY_SOURCE);
    CHECK_INT(status.MPI_TAG, MPI_ANY_TAG);
    MPI_Get_count(&status, MPI_INT, &count);
    CHECK_INT(count, 0);
    MPI_Testall(8, requests, &flag, statuses);
    CHECK(flag);
    int index = 0;
    MPI_Waitany(8, requests, &index, &status);
    CHECK_INT(index, MPI_UNDEFINED);

    for (int round = 0; round < ROUNDS; round++) {
        for (int mode = 0; mode < 4; mode++)
            for (int i = 0; i < COUNT; i++)
                out[mode][i] = world_rank * 100 + round * 10 + mode + i;
        MPI_Startall(4, requests);
        MPI_Barrier(MPI_COMM_WORLD);
        if (round % 2) {
            MPI_Startall(4, requests + 4);
        } else {
            for (int mode = 4; mode < 8; mode++)
                MPI_Start(&requests[mode]);
        }
        MPI_Waitall(8, requests, statuses);
        CHECK(requests[0] == copy);
        for (int mode = 0; mode < 4; mode++) {
            CHECK_INT(statuses[mode].MPI_SOURCE, previous);
            CHECK_INT(statuses[mode].MPI_TAG, mode);
            for (int i = 0; i < COUNT; i++)
                CHECK_INT(in[mode][i], previous * 100 + round * 10 + mode + i);
        }
    }
    for (int i = 0; i < 8; i++) {
        MPI_Request_free(&requests[i]);
        CHECK(requests[i] == MPI_REQUEST_NULL);
    }
    MPI_Buffer_detach(&buffer, &room);
    free(buffer);
    return finish();
}
