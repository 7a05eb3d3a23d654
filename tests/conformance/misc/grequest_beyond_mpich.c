// Generalized requests: completed by another thread while one waits; the get-status functions on lists of
// all kinds of requests; what is refused.
// ranks: 1 2
// differential: no (functions of MPI 4.1)
#include "check.h"
#include <pthread.h>
#include <unistd.h>

static int queries, frees;

static int on_query(void *extra, MPI_Status *status)
{
    (void)extra;
    queries++;
    MPI_Status_set_elements(status, MPI_BYTE, 3);
    MPI_Status_set_cancelled(status, 0);
    return MPI_SUCCESS;
}

static int on_free(void *extra)
{
    (void)extra;
    frees++;
    return MPI_SUCCESS;
}

static int on_cancel(void *extra, int complete)
{
    (void)extra, (void)complete;
    return MPI_SUCCESS;
}

static void *complete_later(void *request)
{
    usleep(20000);
    MPI_Grequest_complete(*(MPI_Request *)request);
    return NULL;
}

static void by_another_thread(void)
{
    MPI_Request requests[2], copy;
    pthread_t thread;
    int index;
    for (int i = 0; i < 3; i++) {
        MPI_Grequest_start(on_query, on_free, on_cancel, NULL, &requests[0]);
        copy = requests[0];
        requests[1] = MPI_REQUEST_NULL;
        pthread_create(&thread, NULL, complete_later, &copy);
        if (i == 0)
            MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
        else if (i == 1)
            MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
        else
            MPI_Waitany(2, requests, &index, MPI_STATUS_IGNORE);
        CHECK(requests[0] == MPI_REQUEST_NULL);
        pthread_join(thread, NULL);
    }
    CHECK_INT(queries, 3);
    CHECK_INT(frees, 3);
}

static void lists(void)
{
    MPI_Request requests[4];
    MPI_Status statuses[4];
    int in = 0, out = 9, flag = 1, index = 5, count = 5, indices[4], bytes;
    MPI_Grequest_start(on_query, on_free, on_cancel, NULL, &requests[0]);
    requests[1] = MPI_REQUEST_NULL;
    MPI_Irecv(&in, 1, MPI_INT, world_rank, 1, MPI_COMM_WORLD, &requests[2]);
    MPI_Send_init(&out, 1, MPI_INT, world_rank, 1, MPI_COMM_WORLD, &requests[3]);
    MPI_Request_get_status_any(4, requests, &index, &flag, statuses);
    CHECK_INT(flag, 0);
    CHECK_INT(index, MPI_UNDEFINED);
    MPI_Request_get_status_some(4, requests, &count, indices, statuses);
    CHECK_INT(count, 0);
    MPI_Request_get_status_all(4, requests, &flag, statuses);
    CHECK_INT(flag, 0);
    MPI_Start(&requests[3]);
    do
        MPI_Request_get_status_some(4, requests, &count, indices, statuses);
    while (count < 2);
    CHECK_INT(indices[0], 2);
    CHECK_INT(indices[1], 3);
    CHECK_INT(statuses[0].MPI_TAG, 1);
    CHECK_INT(statuses[0].MPI_SOURCE, world_rank);
    CHECK_INT(in, 9);
    MPI_Request_get_status_any(4, requests, &index, &flag, statuses);
    CHECK_INT(flag, 1);
    CHECK_INT(index, 2);
    queries = frees = 0;
    MPI_Grequest_complete(requests[0]);
    MPI_Request_get_status_all(4, requests, &flag, statuses);
    CHECK_INT(flag, 1);
    CHECK_INT(queries, 1);
    CHECK_INT(frees, 0);
    MPI_Get_count(&statuses[0], MPI_BYTE, &bytes);
    CHECK_INT(bytes, 3);
    CHECK_INT(statuses[1].MPI_SOURCE, MPI_ANY_SOURCE);
    MPI_Waitall(4, requests, statuses);
    CHECK_INT(frees, 1);
    MPI_Request_free(&requests[3]);
    statuses[0].MPI_ERROR = MPI_ERR_OTHER;
    MPI_Request_get_status_any(4, requests, &index, &flag, statuses);
    CHECK_INT(flag, 1);
    CHECK_INT(index, MPI_UNDEFINED);
    CHECK_INT(statuses[0].MPI_SOURCE, MPI_ANY_SOURCE);
    CHECK_INT(statuses[0].MPI_ERROR, MPI_SUCCESS);
    MPI_Request_get_status_some(4, requests, &count, indices, statuses);
    CHECK_INT(count, MPI_UNDEFINED);
    MPI_Request_get_status_all(0, NULL, &flag, NULL);
    CHECK_INT(flag, 1);
}

static void refused(void)
{
    MPI_Request request;
    int value = 0;
    EXPECT_ERROR(MPI_Grequest_start(NULL, on_free, on_cancel, NULL, &request), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Grequest_start(on_query, NULL, on_cancel, NULL, &request), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Grequest_start(on_query, on_free, NULL, NULL, &request), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Grequest_complete(MPI_REQUEST_NULL), MPI_ERR_REQUEST);
    MPI_Irecv(&value, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &request);
    EXPECT_ERROR(MPI_Grequest_complete(request), MPI_ERR_REQUEST);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Grequest_start(on_query, on_free, on_cancel, NULL, &request);
    EXPECT_ERROR(MPI_Start(&request), MPI_ERR_REQUEST);
    MPI_Grequest_complete(request);
    EXPECT_ERROR(MPI_Grequest_complete(request), MPI_ERR_REQUEST);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
}

int main(int argc, char **argv)
{
    int provided;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    CHECK_INT(provided, MPI_THREAD_MULTIPLE);
    MPI_Comm_rank(MPI_COMM_WORLD, &world_rank);
    MPI_Comm_size(MPI_COMM_WORLD, &world_size);
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    by_another_thread();
    lists();
    refused();
    return finish();
}
