// The _c forms, with counts that an int still holds: the same messages as by the narrow forms.
// ranks: 1 2
#include "check.h"

#define COUNT 3000

int main(int argc, char **argv)
{
    start(&argc, &argv);
    static short out[COUNT], in[COUNT];
    int peer = world_size - 1 - world_rank;
    MPI_Count count;
    MPI_Request requests[2];
    MPI_Status status, statuses[2];

    for (int i = 0; i < COUNT; i++)
        out[i] = (short)(i - world_rank);
    MPI_Irecv_c(in, COUNT, MPI_SHORT, peer, 1, MPI_COMM_WORLD, &requests[0]);
    MPI_Isend_c(out, COUNT, MPI_SHORT, peer, 1, MPI_COMM_WORLD, &requests[1]);
    MPI_Waitall(2, requests, statuses);
    MPI_Get_count_c(&statuses[0], MPI_SHORT, &count);
    CHECK_INT(count, COUNT);
    for (int i = 0; i < COUNT; i++)
        CHECK_INT(in[i], (short)(i - peer));

    memset(in, 0, sizeof in);
    MPI_Irecv(in, COUNT, MPI_SHORT, peer, 2, MPI_COMM_WORLD, &requests[0]);
    MPI_Send_c(out, 7, MPI_SHORT, peer, 2, MPI_COMM_WORLD);
    MPI_Wait(&requests[0], &status);
    MPI_Get_count_c(&status, MPI_SHORT, &count);
    CHECK_INT(count, 7);
    CHECK_INT(in[6], (short)(6 - peer));

    MPI_Sendrecv_c(out, COUNT, MPI_SHORT, peer, 3, in, COUNT, MPI_SHORT, peer, 3, MPI_COMM_WORLD, &status);
    CHECK_INT(in[COUNT - 1], (short)(COUNT - 1 - peer));
    MPI_Isend(out, 5, MPI_SHORT, peer, 4, MPI_COMM_WORLD, &requests[0]);
    MPI_Recv_c(in, COUNT, MPI_SHORT, MPI_ANY_SOURCE, 4, MPI_COMM_WORLD, &status);
    MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
    MPI_Get_elements_c(&status, MPI_SHORT, &count);
    CHECK_INT(count, 5);
    return finish();
}
