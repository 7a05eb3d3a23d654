// Performance variables count what happens, for each session alone, while they are started.
// ranks: 2 3
// differential: no (the variables of each library are its own)
#include "check.h"
#include <unistd.h>

static MPI_T_pvar_session session;

static MPI_T_pvar_handle alloc(MPI_T_pvar_session in, const char *name, int class, void *object, int *count)
{
    int index = -1;
    MPI_T_pvar_handle handle;
    CHECK_INT(MPI_T_pvar_get_index(name, class, &index), MPI_SUCCESS);
    CHECK_INT(MPI_T_pvar_handle_alloc(in, index, object, &handle, count), MPI_SUCCESS);
    return handle;
}

static void describe(void)
{
    int count, again;
    MPI_T_pvar_get_num(&count);
    CHECK(count >= 10);
    for (int i = 0; i < count; i++) {
        char name[200], text[400];
        int name_length = sizeof name, text_length = sizeof text, verbosity, class, bind, readonly, continuous,
            atomic;
        MPI_Datatype type;
        MPI_T_enum words;
        CHECK_INT(MPI_T_pvar_get_info(i, name, &name_length, &verbosity, &class, &type, &words, text,
                                      &text_length, &bind, &readonly, &continuous, &atomic), MPI_SUCCESS);
        CHECK_INT(name_length, strlen(name) + 1);
        CHECK(text_length > 10);
        CHECK(type == MPI_UNSIGNED_LONG || type == MPI_DOUBLE || type == MPI_INT);
        CHECK((class == MPI_T_PVAR_CLASS_STATE) == (words != MPI_T_ENUM_NULL));
        CHECK(bind == MPI_T_BIND_NO_OBJECT || bind == MPI_T_BIND_MPI_COMM);
        CHECK_INT(readonly, continuous);
        MPI_T_pvar_get_index(name, class, &again);
        CHECK_INT(again, i);
        CHECK_INT(MPI_T_pvar_get_index(name, MPI_T_PVAR_CLASS_GENERIC, &again), MPI_T_ERR_INVALID_NAME);
    }
}

static void traffic(void)
{
    int count, numbers[100] = {0}, next = (world_rank + 1) % world_size;
    int previous = (world_rank + world_size - 1) % world_size;
    unsigned long values[8], more[8];
    MPI_Comm comm = MPI_COMM_WORLD;
    MPI_T_pvar_session other;
    MPI_T_pvar_session_create(&other);
    MPI_T_pvar_handle sent = alloc(session, "p2pmpi_bytes_sent", MPI_T_PVAR_CLASS_COUNTER, &comm, &count);
    CHECK_INT(count, world_size);
    MPI_T_pvar_handle received =
        alloc(session, "p2pmpi_messages_received", MPI_T_PVAR_CLASS_COUNTER, &comm, &count);
    MPI_T_pvar_handle elsewhere = alloc(other, "p2pmpi_bytes_sent", MPI_T_PVAR_CLASS_COUNTER, &comm, &count);
    MPI_T_pvar_start(session, MPI_T_PVAR_ALL_HANDLES);
    MPI_T_pvar_read(session, sent, values);
    for (int i = 0; i < world_size; i++)
        CHECK_INT(values[i], 0);
    for (int i = 0; i < 3; i++)
        MPI_Sendrecv_replace(numbers, 100, MPI_INT, next, 0, previous, 0, comm, MPI_STATUS_IGNORE);
    MPI_T_pvar_read(session, sent, values);
    MPI_T_pvar_read(session, received, more);
    for (int i = 0; i < world_size; i++) {
        CHECK_INT(values[i], i == next ? 3 * 400 : 0);
        // The previous rank may be ahead of this one, or has begun before this one counted.
        CHECK(i == previous || i == next || more[i] == 0);
    }
    CHECK(more[previous] >= 1 && more[previous] <= 6);
    MPI_T_pvar_read(other, elsewhere, more); // not started
    CHECK_INT(more[next], 0);

    // Stopped, nothing is counted; started again, it goes on from there.
    MPI_T_pvar_stop(session, sent);
    MPI_Sendrecv_replace(numbers, 100, MPI_INT, next, 0, previous, 0, comm, MPI_STATUS_IGNORE);
    MPI_T_pvar_read(session, sent, values);
    CHECK_INT(values[next], 1200);
    MPI_T_pvar_start(session, sent);
    MPI_Sendrecv_replace(numbers, 10, MPI_INT, next, 0, previous, 0, comm, MPI_STATUS_IGNORE);
    MPI_T_pvar_readreset(session, sent, values);
    CHECK_INT(values[next], 1240);
    MPI_T_pvar_read(session, sent, values);
    CHECK_INT(values[next], 0);
    values[next] = 5;
    MPI_T_pvar_write(session, sent, values);
    MPI_Sendrecv_replace(numbers, 1, MPI_INT, next, 0, previous, 0, comm, MPI_STATUS_IGNORE);
    MPI_T_pvar_read(session, sent, values);
    CHECK_INT(values[next], 9);
    MPI_T_pvar_stop(session, MPI_T_PVAR_ALL_HANDLES);
    MPI_T_pvar_reset(session, MPI_T_PVAR_ALL_HANDLES);
    MPI_T_pvar_read(session, received, more);
    CHECK_INT(more[previous], 0);

    CHECK_INT(MPI_T_pvar_read(other, sent, values), MPI_T_ERR_INVALID_HANDLE);
    MPI_T_pvar_handle_free(session, &sent);
    CHECK(sent == MPI_T_PVAR_HANDLE_NULL);
    MPI_T_pvar_session_free(&other);
    CHECK(other == MPI_T_PVAR_SESSION_NULL);
    CHECK_INT(MPI_T_pvar_read(session, elsewhere, values), MPI_T_ERR_INVALID_HANDLE);
}

static void queues(void)
{
    int count, value = 0, phase = 7;
    unsigned long waiting, high, posted, arrivals, sleeps;
    double asleep;
    MPI_Request requests[4];
    MPI_T_pvar_handle level = alloc(session, "p2pmpi_unexpected_messages", MPI_T_PVAR_CLASS_LEVEL, NULL, &count);
    CHECK_INT(count, 1);
    MPI_T_pvar_handle mark =
        alloc(session, "p2pmpi_unexpected_messages_high", MPI_T_PVAR_CLASS_HIGHWATERMARK, NULL, &count);
    MPI_T_pvar_handle counter =
        alloc(session, "p2pmpi_unexpected_arrivals", MPI_T_PVAR_CLASS_COUNTER, NULL, &count);
    MPI_T_pvar_handle receives = alloc(session, "p2pmpi_posted_receives", MPI_T_PVAR_CLASS_LEVEL, NULL, &count);
    MPI_T_pvar_start(session, counter);
    MPI_Barrier(MPI_COMM_WORLD);
    if (world_rank == 0) {
        for (int i = 0; i < 5; i++)
            MPI_Send(&i, 1, MPI_INT, 1, 7, MPI_COMM_WORLD);
        MPI_Send(&value, 1, MPI_INT, 1, 8, MPI_COMM_WORLD);
    } else if (world_rank == 1) {
        MPI_Recv(&value, 1, MPI_INT, 0, 8, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_T_pvar_read(session, level, &waiting);
        MPI_T_pvar_read(session, mark, &high);
        MPI_T_pvar_read(session, counter, &arrivals);
        // A third rank may be in its next barrier.
        CHECK(waiting >= 5 && waiting < 5 + (unsigned long)world_size - 1);
        CHECK(high >= 5 && arrivals >= 5);
        for (int i = 0; i < 5; i++)
            MPI_Recv(&value, 1, MPI_INT, 0, 7, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_T_pvar_read(session, level, &waiting);
        CHECK(waiting < (unsigned long)world_size - 1);
        MPI_T_pvar_read(session, mark, &high);
        CHECK(high >= 5);
        for (int i = 0; i < 4; i++)
            MPI_Irecv(&value, 1, MPI_INT, 0, 9, MPI_COMM_WORLD, &requests[i]);
        MPI_T_pvar_read(session, receives, &posted);
        CHECK_INT(posted, 4);
        for (int i = 0; i < 4; i++) {
            MPI_Cancel(&requests[i]);
            MPI_Wait(&requests[i], MPI_STATUS_IGNORE);
        }
        MPI_T_pvar_read(session, receives, &posted);
        CHECK_INT(posted, 0);
    }
    CHECK_INT(MPI_T_pvar_start(session, level), MPI_T_ERR_PVAR_NO_STARTSTOP);
    CHECK_INT(MPI_T_pvar_stop(session, mark), MPI_T_ERR_PVAR_NO_STARTSTOP);
    CHECK_INT(MPI_T_pvar_reset(session, mark), MPI_T_ERR_PVAR_NO_WRITE);
    CHECK_INT(MPI_T_pvar_write(session, level, &waiting), MPI_T_ERR_PVAR_NO_WRITE);
    CHECK_INT(MPI_T_pvar_readreset(session, level, &waiting), MPI_T_ERR_PVAR_NO_WRITE);

    MPI_T_pvar_handle state = alloc(session, "p2pmpi_link_phase", MPI_T_PVAR_CLASS_STATE, NULL, &count);
    MPI_T_pvar_read(session, state, &phase);
    CHECK(phase == 0 || phase == 1);

    // A rank that waits long sleeps; where ranks share cores it may have given its core away instead.
    MPI_T_pvar_handle timer = alloc(session, "p2pmpi_time_asleep", MPI_T_PVAR_CLASS_TIMER, NULL, &count);
    MPI_T_pvar_handle naps = alloc(session, "p2pmpi_sleeps", MPI_T_PVAR_CLASS_COUNTER, NULL, &count);
    MPI_T_pvar_start(session, timer);
    MPI_T_pvar_start(session, naps);
    if (world_rank == 0) {
        usleep(200000);
        MPI_Send(&value, 1, MPI_INT, 1, 1, MPI_COMM_WORLD);
    } else if (world_rank == 1) {
        MPI_Recv(&value, 1, MPI_INT, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_T_pvar_read(session, timer, &asleep);
        MPI_T_pvar_read(session, naps, &sleeps);
        CHECK(world_size > 2 || sleeps > 0);
        CHECK((sleeps > 0) == (asleep > 0) && asleep < 100);
    }
}

int main(int argc, char **argv)
{
    int provided, count, index;
    unsigned long value;
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    MPI_T_pvar_session_create(&session);
    // Before MPI_Init nothing has happened, and there is no communicator to ask about.
    MPI_T_pvar_handle early = alloc(session, "p2pmpi_sleeps", MPI_T_PVAR_CLASS_COUNTER, NULL, &count), none;
    MPI_T_pvar_start(session, early);
    MPI_T_pvar_read(session, early, &value);
    CHECK_INT(value, 0);
    MPI_T_pvar_get_index("p2pmpi_bytes_sent", MPI_T_PVAR_CLASS_COUNTER, &index);
    MPI_Comm world = MPI_COMM_WORLD;
    CHECK_INT(MPI_T_pvar_handle_alloc(session, index, &world, &none, &count), MPI_T_ERR_NOT_ACCESSIBLE);
    start(&argc, &argv);
    describe();
    traffic();
    queues();
    MPI_Comm no_comm = MPI_COMM_NULL;
    CHECK_INT(MPI_T_pvar_handle_alloc(session, index, &no_comm, &none, &count), MPI_T_ERR_INVALID_HANDLE);
    CHECK_INT(MPI_T_pvar_handle_alloc(session, index, NULL, &none, &count), MPI_T_ERR_INVALID_HANDLE);
    finish();
    CHECK_INT(MPI_T_pvar_read(session, early, &value), MPI_SUCCESS);
    MPI_T_pvar_session_free(&session);
    MPI_T_finalize();
    return 0;
}
