// A target that polls its own part of a window, which it reaches without a message, lets in what others send there.
// ranks: 2
// differential: no (MPICH 4.0.2 stores beside the window, and with MPICH 5.0.2 it takes minutes)
#include "check.h"

enum { ROUNDS = 1000 };

/* Waits until element `at` of this rank's own part is `wanted`, by a form of access and completion that needs nobody. */
static void poll_for(MPI_Win win, int at, int wanted, int form)
{
    int seen = -1, none = 0;
    MPI_Request request;
    while (seen != wanted) {
        switch (form) {
        case 0:
            MPI_Compare_and_swap(&none, &none, &seen, MPI_INT, world_rank, at, win);
            MPI_Win_flush(world_rank, win);
            break;
        case 1:
            MPI_Fetch_and_op(NULL, &seen, MPI_INT, world_rank, at, MPI_NO_OP, win);
            MPI_Win_flush_all(win);
            break;
        case 2:
            MPI_Rget(&seen, 1, MPI_INT, world_rank, at, 1, MPI_INT, win, &request);
            MPI_Wait(&request, MPI_STATUS_IGNORE);
            break;
        default:
            MPI_Get_accumulate(NULL, 0, MPI_INT, &seen, 1, MPI_INT, world_rank, at, 1, MPI_INT, MPI_NO_OP, win);
            MPI_Win_flush_local(world_rank, win);
        }
    }
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    int own[2] = {0, 0}, other = 1 - world_rank;
    double began = MPI_Wtime();
    MPI_Win win;
    MPI_Win_create(own, sizeof own, sizeof own[0], MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_lock_all(0, win);
    for (int round = 1; round <= ROUNDS; round++)
        for (int turn = 0; turn < 2; turn++)
            if (turn == world_rank) {
                MPI_Accumulate(&round, 1, MPI_INT, other, turn, 1, MPI_INT, MPI_REPLACE, win);
                MPI_Win_flush(other, win);
            } else {
                poll_for(win, turn, round, round % 4);
            }
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    // Milliseconds. Who is let in by the agent thread only waits for it, 16 ms and more in each round.
    CHECK(MPI_Wtime() - began < 10);
    return finish();
}
