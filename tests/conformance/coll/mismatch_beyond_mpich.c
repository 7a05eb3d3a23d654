// Ranks that give a broadcast different counts: each that gets too much or too little hears of it, in every form, and
// nobody waits for ever, not even those that such a rank forwards to.
// ranks: 2 3 4 5
#include "check.h"

enum { MANY = 100 };

static int same_as_root(int rank)
{
    return rank != 1 && rank != 2;
}

/* Rank 0 sends `count`; ranks 1 and 2 ask for `other`. Rank 3 gets its data from rank 2, so it has an error or the data. */
static void broadcast(int nonblocking, int count, int other, int expected)
{
    int values[MANY], mine = same_as_root(world_rank) ? count : other, code;
    for (int i = 0; i < MANY; i++)
        values[i] = world_rank ? -1 : i;
    if (nonblocking) {
        MPI_Request request;
        MPI_Ibcast(values, mine, MPI_INT, 0, MPI_COMM_WORLD, &request);
        code = MPI_Wait(&request, MPI_STATUS_IGNORE);
    } else {
        code = MPI_Bcast(values, mine, MPI_INT, 0, MPI_COMM_WORLD);
    }
    int length, class;
    MPI_Error_class(code, &class);
    MPI_Error_string(code, message, &length);
    if (world_rank != 3)
        CHECK_INT(class, same_as_root(world_rank) ? MPI_SUCCESS : expected);
    if (class == MPI_SUCCESS)
        for (int i = 0; i < count; i++)
            CHECK_INT(values[i], i);
    MPI_Barrier(MPI_COMM_WORLD);
}

/* The root of a gather has less room than a rank sends. */
static void gathered(void)
{
    int mine[2] = {world_rank, -1}, all[10];
    int code = MPI_Gather(mine, world_rank ? 2 : 1, MPI_INT, all, 1, MPI_INT, 0, MPI_COMM_WORLD), class;
    MPI_Error_class(code, &class);
    if (world_rank == 0)
        CHECK_INT(class, MPI_ERR_TRUNCATE);
    MPI_Barrier(MPI_COMM_WORLD);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    return_errors(MPI_COMM_WORLD);
    for (int nonblocking = 0; nonblocking < 2; nonblocking++) {
        broadcast(nonblocking, 10, 1, MPI_ERR_TRUNCATE);
        broadcast(nonblocking, 1, 10, MPI_ERR_COUNT);
        broadcast(nonblocking, MANY, MANY, MPI_SUCCESS);
    }
    gathered();
    return finish();
}
