// Generalized requests in every completion function: which callback is called when, how often, with what,
// and where its error code goes. Callbacks call MPI themselves.
// ranks: 1 2
// differential: no (MPICH queries and frees the complete requests of a Testall that it does not complete)
#include "check.h"

struct state {
    int number, queries, frees, cancels, complete_at_cancel, query_code, free_code;
};

static int on_query(void *extra, MPI_Status *status)
{
    struct state *state = extra;
    int size;
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    state->queries++;
    CHECK_INT(state->frees, 0);
    MPI_Status_set_elements(status, MPI_INT, state->number);
    MPI_Status_set_cancelled(status, state->cancels > 0);
    status->MPI_SOURCE = 100 + state->number;
    status->MPI_TAG = size;
    return state->query_code;
}

static int on_free(void *extra)
{
    struct state *state = extra;
    int flag;
    MPI_Initialized(&flag);
    state->frees++;
    return state->free_code;
}

static int on_cancel(void *extra, int complete)
{
    struct state *state = extra;
    state->cancels++;
    state->complete_at_cancel = complete;
    return MPI_SUCCESS;
}

static struct state states[4];
static MPI_Request requests[4];

static void begin(int count)
{
    memset(states, 0, sizeof states);
    for (int i = 0; i < count; i++) {
        states[i].number = i + 1;
        MPI_Grequest_start(on_query, on_free, on_cancel, &states[i], &requests[i]);
        CHECK(requests[i] != MPI_REQUEST_NULL);
    }
}

static void check_status(const MPI_Status *status, int number)
{
    int count, cancelled;
    MPI_Get_count(status, MPI_INT, &count);
    MPI_Test_cancelled(status, &cancelled);
    CHECK_INT(count, number);
    CHECK_INT(cancelled, 0);
    CHECK_INT(status->MPI_SOURCE, 100 + number);
    CHECK_INT(status->MPI_TAG, world_size);
}

static void check_calls(int i, int queries, int frees)
{
    CHECK_INT(states[i].queries, queries);
    CHECK_INT(states[i].frees, frees);
}

static void one_at_a_time(void)
{
    MPI_Status status;
    int flag = 1, index;
    begin(1);
    MPI_Test(&requests[0], &flag, &status);
    CHECK_INT(flag, 0);
    MPI_Request_get_status(requests[0], &flag, &status);
    CHECK_INT(flag, 0);
    check_calls(0, 0, 0);
    MPI_Grequest_complete(requests[0]);
    check_calls(0, 0, 0);
    for (int i = 1; i <= 2; i++) {
        MPI_Request_get_status(requests[0], &flag, &status);
        CHECK_INT(flag, 1);
        check_status(&status, 1);
        check_calls(0, i, 0);
    }
    MPI_Wait(&requests[0], &status);
    CHECK(requests[0] == MPI_REQUEST_NULL);
    check_status(&status, 1);
    check_calls(0, 3, 1);

    begin(1);
    MPI_Grequest_complete(requests[0]);
    MPI_Test(&requests[0], &flag, MPI_STATUS_IGNORE);
    CHECK_INT(flag, 1);
    check_calls(0, 1, 1);

    begin(2);
    MPI_Testany(2, requests, &index, &flag, &status);
    CHECK_INT(flag, 0);
    MPI_Grequest_complete(requests[1]);
    MPI_Waitany(2, requests, &index, &status);
    CHECK_INT(index, 1);
    check_status(&status, 2);
    MPI_Grequest_complete(requests[0]);
    MPI_Testany(2, requests, &index, &flag, &status);
    CHECK_INT(flag, 1);
    CHECK_INT(index, 0);
    check_status(&status, 1);
    check_calls(0, 1, 1);
    check_calls(1, 1, 1);
}

static void lists(void)
{
    MPI_Status statuses[4];
    int flag, count, indices[4];
    begin(4);
    MPI_Grequest_complete(requests[2]);
    MPI_Grequest_complete(requests[1]);
    MPI_Testall(4, requests, &flag, statuses);
    CHECK_INT(flag, 0);
    check_calls(1, 0, 0);
    MPI_Testsome(4, requests, &count, indices, statuses);
    CHECK_INT(count, 2);
    CHECK_INT(indices[0], 1);
    CHECK_INT(indices[1], 2);
    check_status(&statuses[0], 2);
    check_status(&statuses[1], 3);
    MPI_Grequest_complete(requests[0]);
    MPI_Waitsome(4, requests, &count, indices, statuses);
    CHECK_INT(count, 1);
    CHECK_INT(indices[0], 0);
    check_status(&statuses[0], 1);
    MPI_Grequest_complete(requests[3]);
    MPI_Waitall(4, requests, statuses);
    check_status(&statuses[3], 4);
    for (int i = 0; i < 4; i++)
        check_calls(i, 1, 1);

    // Beside a message.
    begin(1);
    int in = 0, out = 7;
    MPI_Irecv(&in, 1, MPI_INT, world_rank, 5, MPI_COMM_WORLD, &requests[1]);
    MPI_Send(&out, 1, MPI_INT, world_rank, 5, MPI_COMM_WORLD);
    MPI_Grequest_complete(requests[0]);
    MPI_Waitall(2, requests, statuses);
    CHECK_INT(in, 7);
    CHECK_INT(statuses[1].MPI_TAG, 5);
    check_status(&statuses[0], 1);
}

static void cancelled_and_freed(void)
{
    MPI_Status status;
    int flag;
    begin(1);
    MPI_Cancel(&requests[0]);
    CHECK_INT(states[0].cancels, 1);
    CHECK_INT(states[0].complete_at_cancel, 0);
    MPI_Grequest_complete(requests[0]);
    MPI_Cancel(&requests[0]);
    CHECK_INT(states[0].cancels, 2);
    CHECK(states[0].complete_at_cancel);
    MPI_Wait(&requests[0], &status);
    MPI_Test_cancelled(&status, &flag);
    CHECK(flag);

    // Freed when complete: no query.
    begin(1);
    MPI_Grequest_complete(requests[0]);
    MPI_Request_free(&requests[0]);
    CHECK(requests[0] == MPI_REQUEST_NULL);
    check_calls(0, 0, 1);

    // Freed before: free_fn comes with the completion.
    begin(1);
    MPI_Request kept = requests[0];
    MPI_Request_free(&requests[0]);
    check_calls(0, 0, 0);
    MPI_Grequest_complete(kept);
    check_calls(0, 0, 1);
}

static void failing(void)
{
    MPI_Status statuses[4];
    int code, flag;
    MPI_Add_error_code(MPI_ERR_OTHER, &code);
    begin(1);
    states[0].free_code = code;
    MPI_Grequest_complete(requests[0]);
    CHECK_INT(MPI_Wait(&requests[0], MPI_STATUS_IGNORE), code);
    CHECK(requests[0] == MPI_REQUEST_NULL);
    check_calls(0, 1, 1);

    begin(1);
    states[0].query_code = code;
    MPI_Grequest_complete(requests[0]);
    CHECK_INT(MPI_Request_get_status(requests[0], &flag, MPI_STATUS_IGNORE), code);
    CHECK_INT(MPI_Wait(&requests[0], MPI_STATUS_IGNORE), code);
    check_calls(0, 2, 1);

    begin(3);
    states[1].free_code = code;
    for (int i = 0; i < 3; i++)
        MPI_Grequest_complete(requests[i]);
    CHECK_INT(MPI_Waitall(3, requests, statuses), MPI_ERR_IN_STATUS);
    CHECK_INT(statuses[0].MPI_ERROR, MPI_SUCCESS);
    CHECK_INT(statuses[1].MPI_ERROR, code);
    CHECK_INT(statuses[2].MPI_ERROR, MPI_SUCCESS);

    begin(1);
    states[0].free_code = code;
    MPI_Grequest_complete(requests[0]);
    CHECK_INT(MPI_Request_free(&requests[0]), code);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    one_at_a_time();
    lists();
    cancelled_and_freed();
    failing();
    return finish();
}
