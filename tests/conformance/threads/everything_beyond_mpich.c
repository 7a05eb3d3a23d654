// MPI_THREAD_MULTIPLE: ten threads per rank, each of which goes through all chapters in an order of its own, so that
// at any time most of them are in different ones: collectives, new communicators, windows, files, probes, sessions,
// attributes, datatypes, requests of every kind, topologies, partitioned messages, buffers, error handlers.
// ranks: 1 2 3 4
#include "../io/file.h"
#include <pthread.h>

enum { THREADS = 10, ROUNDS = 6, COUNT = 300 };

typedef struct {
    int number;
    MPI_Comm comm;
    int next, previous;
} Thread;

static void collectives(Thread *me, int round)
{
    int value = me->number + round, sum, all[8], scan;
    MPI_Request requests[2];
    MPI_Allreduce(&value, &sum, 1, MPI_INT, MPI_SUM, me->comm);
    CHECK_INT(sum, world_size * value);
    MPI_Iallgather(&world_rank, 1, MPI_INT, all, 1, MPI_INT, me->comm, &requests[0]);
    MPI_Iscan(&value, &scan, 1, MPI_INT, MPI_SUM, me->comm, &requests[1]);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    for (int i = 0; i < world_size; i++)
        CHECK_INT(all[i], i);
    CHECK_INT(scan, (world_rank + 1) * value);
    MPI_Barrier(me->comm);
}

static void communicators(Thread *me, int round)
{
    MPI_Comm twin, half, later;
    MPI_Request request;
    int size, sum, one = 1;
    MPI_Comm_idup(me->comm, &later, &request);
    MPI_Comm_dup(me->comm, &twin);
    MPI_Comm_split(me->comm, (world_rank + round) % 2, -world_rank, &half);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, twin);
    CHECK_INT(sum, world_size);
    MPI_Comm_size(half, &size);
    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, half);
    CHECK_INT(sum, size);
    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, later);
    CHECK_INT(sum, world_size);
    MPI_Comm_free(&later);
    MPI_Comm_free(&twin);
    MPI_Comm_free(&half);
}

static void windows(Thread *me, int round)
{
    MPI_Win win;
    long *base, out = 1000 * me->number + world_rank, in = -1, one = 1, before;
    MPI_Win_allocate(4 * sizeof(long), sizeof(long), MPI_INFO_NULL, me->comm, &base, &win);
    base[0] = base[1] = base[2] = 0;
    MPI_Win_fence(0, win);
    MPI_Put(&out, 1, MPI_LONG, me->next, 0, 1, MPI_LONG, win);
    MPI_Accumulate(&one, 1, MPI_LONG, 0, 1, 1, MPI_LONG, MPI_SUM, win);
    MPI_Win_fence(0, win);
    CHECK_INT(base[0], 1000 * me->number + me->previous);
    if (world_rank == 0)
        CHECK_INT(base[1], world_size);
    for (int i = 0; i < 3; i++) {
        MPI_Win_lock(MPI_LOCK_SHARED, round % world_size, 0, win);
        MPI_Fetch_and_op(&one, &before, MPI_LONG, round % world_size, 2, MPI_SUM, win);
        MPI_Get(&in, 1, MPI_LONG, round % world_size, 0, 1, MPI_LONG, win);
        MPI_Win_unlock(round % world_size, win);
        CHECK(before >= 0 && before < 3 * world_size);
        CHECK_INT(in, 1000 * me->number + (round + world_size - 1) % world_size);
    }
    MPI_Win_free(&win);
}

static void files(Thread *me, int round)
{
    MPI_File file;
    MPI_Request request;
    MPI_Status status;
    char name[300];
    int out[COUNT], in[COUNT], count;
    snprintf(name, sizeof name, "%s.%d", file_name, me->number);
    MPI_File_open(me->comm, name, MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL, &file);
    for (int i = 0; i < COUNT; i++)
        out[i] = 100000 * world_rank + 1000 * me->number + i + round;
    MPI_File_set_view(file, world_rank * (MPI_Offset)sizeof out, MPI_INT, MPI_INT, "native", MPI_INFO_NULL);
    MPI_File_write_all(file, out, COUNT, MPI_INT, &status);
    MPI_Get_count(&status, MPI_INT, &count);
    CHECK_INT(count, COUNT);
    MPI_File_iread_at(file, 0, in, COUNT, MPI_INT, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    CHECK(memcmp(in, out, sizeof out) == 0);
    MPI_File_close(&file);
}

static void probes(Thread *me, int round)
{
    MPI_Request request;
    MPI_Message message;
    MPI_Status status;
    int out[COUNT], in[COUNT], count, flag = 0;
    for (int i = 0; i < COUNT; i++)
        out[i] = me->number + round + i;
    MPI_Isend(out, COUNT - round, MPI_INT, me->next, 1000 + me->number, MPI_COMM_WORLD, &request);
    if (round % 2) {
        MPI_Mprobe(MPI_ANY_SOURCE, 1000 + me->number, MPI_COMM_WORLD, &message, &status);
        MPI_Get_count(&status, MPI_INT, &count);
        MPI_Mrecv(in, count, MPI_INT, &message, &status);
    } else {
        while (!flag)
            MPI_Iprobe(me->previous, 1000 + me->number, MPI_COMM_WORLD, &flag, &status);
        MPI_Get_count(&status, MPI_INT, &count);
        MPI_Recv(in, count, MPI_INT, me->previous, 1000 + me->number, MPI_COMM_WORLD, &status);
    }
    CHECK_INT(count, COUNT - round);
    CHECK_INT(in[count - 1], me->number + round + count - 1);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
}

static void sessions(Thread *me, int round)
{
    MPI_Session session;
    MPI_Group group;
    MPI_Comm comm;
    char tag[40];
    int one = 1, sum;
    snprintf(tag, sizeof tag, "thread %d in round %d", me->number, round);
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session);
    MPI_Group_from_session_pset(session, "mpi://WORLD", &group);
    MPI_Comm_create_from_group(group, tag, MPI_INFO_NULL, MPI_ERRORS_RETURN, &comm);
    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, comm);
    CHECK_INT(sum, world_size);
    MPI_Comm_free(&comm);
    MPI_Group_free(&group);
    MPI_Session_finalize(&session);
}

static int copied(MPI_Comm comm, int key, void *extra, void *in, void *out, int *flag)
{
    (void)comm, (void)key;
    __atomic_fetch_add((int *)extra, 1, __ATOMIC_RELAXED);
    *(void **)out = in;
    *flag = 1;
    return MPI_SUCCESS;
}

static int deleted(MPI_Comm comm, int key, void *value, void *extra)
{
    (void)comm, (void)key, (void)value;
    __atomic_fetch_sub((int *)extra, 1, __ATOMIC_RELAXED);
    return MPI_SUCCESS;
}

static void attributes(Thread *me, int round)
{
    MPI_Comm twin;
    int key, flag, balance = 1;
    void *found;
    (void)round;
    MPI_Comm_create_keyval(copied, deleted, &key, &balance);
    MPI_Comm_set_attr(me->comm, key, me);
    MPI_Comm_dup(me->comm, &twin);
    MPI_Comm_get_attr(twin, key, &found, &flag);
    CHECK(flag && found == me);
    CHECK_INT(__atomic_load_n(&balance, __ATOMIC_RELAXED), 2);
    MPI_Comm_free(&twin);
    MPI_Comm_delete_attr(me->comm, key);
    CHECK_INT(__atomic_load_n(&balance, __ATOMIC_RELAXED), 0);
    MPI_Comm_free_keyval(&key);
}

static void datatypes(Thread *me, int round)
{
    MPI_Datatype vector, pair, twin;
    int out[2 * COUNT], in[COUNT], packed[2 * COUNT], position = 0, size;
    for (int i = 0; i < 2 * COUNT; i++)
        out[i] = me->number + round + i;
    MPI_Type_vector(COUNT, 1, 2, MPI_INT, &vector);
    MPI_Type_contiguous(1, vector, &pair);
    MPI_Type_commit(&pair);
    MPI_Type_free(&vector);
    MPI_Type_dup(pair, &twin);
    MPI_Type_size(twin, &size);
    CHECK_INT(size, COUNT * (int)sizeof(int));
    MPI_Pack(out, 1, twin, packed, sizeof packed, &position, me->comm);
    MPI_Sendrecv(packed, position, MPI_PACKED, me->next, 5, in, COUNT, MPI_INT, me->previous, 5, me->comm,
                 MPI_STATUS_IGNORE);
    for (int i = 0; i < COUNT; i++)
        CHECK_INT(in[i], me->number + round + 2 * i);
    MPI_Type_free(&pair);
    MPI_Type_free(&twin);
}

static void requests(Thread *me, int round)
{
    MPI_Request list[6];
    int out = 10 * me->number + round, in[2] = {-1, -1}, index, flag = 0, count, indices[6], done = 0;
    MPI_Send_init(&out, 1, MPI_INT, me->next, 6, me->comm, &list[0]);
    MPI_Recv_init(&in[0], 1, MPI_INT, me->previous, 6, me->comm, &list[1]);
    MPI_Barrier_init(me->comm, MPI_INFO_NULL, &list[2]);
    for (int i = 0; i < 3; i++) {
        MPI_Startall(3, list);
        if (i == 0)
            MPI_Waitall(3, list, MPI_STATUSES_IGNORE);
        else if (i == 1)
            while (!flag)
                MPI_Testall(3, list, &flag, MPI_STATUSES_IGNORE);
        else
            for (; done < 3; done += count)
                MPI_Waitsome(3, list, &count, indices, MPI_STATUSES_IGNORE);
        CHECK_INT(in[0], out);
    }
    for (int i = 0; i < 3; i++)
        MPI_Request_free(&list[i]);
    MPI_Irecv(&in[0], 1, MPI_INT, MPI_ANY_SOURCE, 7, me->comm, &list[0]);
    MPI_Irecv(&in[1], 1, MPI_INT, me->previous, 8, me->comm, &list[1]);
    MPI_Issend(&out, 1, MPI_INT, me->next, 8, me->comm, &list[2]);
    MPI_Isend(&out, 1, MPI_INT, me->next, 7, me->comm, &list[3]);
    for (int i = 0; i < 4; i++) {
        MPI_Waitany(4, list, &index, MPI_STATUS_IGNORE);
        CHECK(index >= 0 && index < 4 && list[index] == MPI_REQUEST_NULL);
    }
    CHECK(in[0] == out && in[1] == out);
}

static void topologies(Thread *me, int round)
{
    MPI_Comm ring;
    int periodic = 1, out = world_rank + round, in[2];
    MPI_Cart_create(me->comm, 1, &world_size, &periodic, 0, &ring);
    MPI_Neighbor_allgather(&out, 1, MPI_INT, in, 1, MPI_INT, ring);
    CHECK_INT(in[0], me->previous + round);
    CHECK_INT(in[1], me->next + round);
    MPI_Comm_free(&ring);
}

static void partitions(Thread *me, int round)
{
    enum { PARTS = 3 };
    MPI_Request both[2];
    int out[PARTS], in[PARTS];
    MPI_Psend_init(out, PARTS, 1, MPI_INT, me->next, 9, me->comm, MPI_INFO_NULL, &both[0]);
    MPI_Precv_init(in, PARTS, 1, MPI_INT, me->previous, 9, me->comm, MPI_INFO_NULL, &both[1]);
    MPI_Startall(2, both);
    for (int i = PARTS - 1; i >= 0; i--) {
        out[i] = 100 * me->number + 10 * round + i;
        MPI_Pready(i, both[0]);
    }
    MPI_Waitall(2, both, MPI_STATUSES_IGNORE);
    for (int i = 0; i < PARTS; i++)
        CHECK_INT(in[i], 100 * me->number + 10 * round + i);
    MPI_Request_free(&both[0]);
    MPI_Request_free(&both[1]);
}

static void buffers(Thread *me, int round)
{
    char memory[COUNT * sizeof(int) + MPI_BSEND_OVERHEAD];
    int out[COUNT], in[COUNT], size;
    void *address;
    for (int i = 0; i < COUNT; i++)
        out[i] = me->number * round + i;
    MPI_Comm_attach_buffer(me->comm, memory, sizeof memory);
    MPI_Bsend(out, COUNT, MPI_INT, me->next, 10, me->comm);
    MPI_Recv(in, COUNT, MPI_INT, me->previous, 10, me->comm, MPI_STATUS_IGNORE);
    CHECK(memcmp(in, out, sizeof out) == 0);
    MPI_Comm_detach_buffer(me->comm, &address, &size);
    CHECK(address == memory && size == sizeof memory);
}

static __thread int heard;

static void hear(MPI_Comm *comm, int *code, ...)
{
    (void)comm, (void)code;
    heard++;
}

static void errors(Thread *me, int round)
{
    MPI_Errhandler handler, old;
    int class, code, value = 0;
    (void)round;
    MPI_Comm_get_errhandler(me->comm, &old);
    MPI_Comm_create_errhandler(hear, &handler);
    MPI_Comm_set_errhandler(me->comm, handler);
    MPI_Errhandler_free(&handler);
    int before = heard;
    MPI_Send(&value, 1, MPI_INT, world_size, 0, me->comm);
    CHECK_INT(heard, before + 1);
    MPI_Comm_set_errhandler(me->comm, old);
    MPI_Errhandler_free(&old);
    MPI_Add_error_class(&class);
    MPI_Add_error_code(class, &code);
    MPI_Add_error_string(code, "of a thread");
    char text[MPI_MAX_ERROR_STRING];
    int length;
    MPI_Error_string(code, text, &length);
    CHECK(strcmp(text, "of a thread") == 0);
}

static void add(void *in, void *inout, int *length, MPI_Datatype *datatype)
{
    (void)datatype;
    for (int i = 0; i < *length; i++)
        ((int *)inout)[i] += ((int *)in)[i];
}

static void operators(Thread *me, int round)
{
    MPI_Op op;
    MPI_Request request;
    MPI_Group group, first;
    MPI_Info info;
    int value = round, sum, zero = 0, rank;
    MPI_Op_create(add, 0, &op);
    MPI_Iallreduce(&value, &sum, 1, MPI_INT, op, me->comm, &request);
    MPI_Op_free(&op);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    CHECK_INT(sum, world_size * round);
    MPI_Comm_group(me->comm, &group);
    MPI_Group_incl(group, 1, &zero, &first);
    MPI_Group_rank(first, &rank);
    CHECK_INT(rank, world_rank == 0 ? 0 : MPI_UNDEFINED);
    MPI_Group_free(&first);
    MPI_Group_free(&group);
    MPI_Info_create(&info);
    MPI_Info_set(info, "mpi_assert_exact_length", "true");
    MPI_Comm_set_info(me->comm, info);
    MPI_Info_free(&info);
}

static void (*const chapters[])(Thread *, int) = {
    collectives, communicators, windows,    files,      probes,  sessions, attributes,
    datatypes,   requests,      topologies, partitions, buffers, errors,   operators,
};
enum { CHAPTERS = sizeof chapters / sizeof *chapters };

static void *work(void *argument)
{
    Thread *me = argument;
    for (int round = 1; round <= ROUNDS; round++)
        for (int i = 0; i < CHAPTERS; i++)
            chapters[(i * (2 * (me->number % 3) + 1) + me->number) % CHAPTERS](me, round);
    return NULL;
}

int main(int argc, char **argv)
{
    int provided;
    Thread threads[THREADS];
    pthread_t handles[THREADS];
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    CHECK_INT(provided, MPI_THREAD_MULTIPLE);
    MPI_Comm_rank(MPI_COMM_WORLD, &world_rank);
    MPI_Comm_size(MPI_COMM_WORLD, &world_size);
    choose_file();
    for (int i = 0; i < THREADS; i++) {
        int next = (world_rank + 1) % world_size, previous = (world_rank + world_size - 1) % world_size;
        threads[i] = (Thread){.number = i, .next = next, .previous = previous};
        MPI_Comm_dup(MPI_COMM_WORLD, &threads[i].comm);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_create(&handles[i], NULL, work, &threads[i]);
    for (int i = 0; i < THREADS; i++)
        pthread_join(handles[i], NULL);
    for (int i = 0; i < THREADS; i++)
        MPI_Comm_free(&threads[i].comm);
    return finish();
}
