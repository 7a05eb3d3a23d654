// Random calls, right and wrong, of what processes do together or with the world outside: collective operations in
// every form, windows, files, sessions, partitioned messages. Nothing crashes or blocks, results are right where the
// call was, and memory returns to where it was.
// ranks: 1 2
// differential: no (the calls are wrong on purpose)
#include "chance.h"
#include <malloc.h>
#include <unistd.h>

enum { STEPS = 800, ROUNDS = 6 };

static void *const comm_predefined[] = {MPI_COMM_WORLD};
static void *const type_predefined[] = {MPI_INT, MPI_DOUBLE, MPI_CHAR, MPI_2INT, MPI_LONG_LONG};
static void *const op_predefined[] = {MPI_SUM, MPI_MAXLOC, MPI_BAND, MPI_MAX, MPI_NO_OP, MPI_REPLACE};
static void *const win_predefined[] = {MPI_WIN_NULL};
static void *const file_predefined[] = {MPI_FILE_NULL};
static void *const session_predefined[] = {MPI_SESSION_NULL};
static void *const request_predefined[] = {MPI_REQUEST_NULL};

POOL(comms, MPI_COMM_NULL, comm_predefined);
POOL(types, MPI_DATATYPE_NULL, type_predefined);
POOL(ops, MPI_OP_NULL, op_predefined);
POOL(windows, MPI_WIN_NULL, win_predefined);
POOL(files, MPI_FILE_NULL, file_predefined);
POOL(sessions, MPI_SESSION_NULL, session_predefined);
POOL(parts, MPI_REQUEST_NULL, request_predefined);

static char name[100];

/* Completes what a call has begun. */
static int complete(int code, MPI_Request *request, int is_persistent)
{
    if (code != MPI_SUCCESS)
        return code;
    if (is_persistent)
        CHECK_INT(MPI_Start(request), MPI_SUCCESS);
    code = MPI_Wait(request, MPI_STATUS_IGNORE);
    if (is_persistent)
        CHECK_INT(MPI_Request_free(request), MPI_SUCCESS);
    CHECK(*request == MPI_REQUEST_NULL);
    return code;
}

#define FORMS(operation, later, ...)                                                                            \
    (form == 0   ? MPI_##operation(__VA_ARGS__)                                                                 \
     : form == 1 ? complete(MPI_I##later(__VA_ARGS__, &request), &request, 0)                                   \
                 : complete(MPI_##operation##_init(__VA_ARGS__, MPI_INFO_NULL, &request), &request, 1))

/* The same arguments everywhere, so all ranks succeed or all fail. */
static int collective_step(void)
{
    MPI_Request request;
    MPI_Comm comm = some(&comms);
    MPI_Datatype type = some(&types);
    MPI_Op op = some(&ops);
    int form = (int)chance(3), n = (int)chance(30) - 2, root = (int)chance(4) - 1, counts[4], places[4];
    const void *from = chance(4) ? here : MPI_IN_PLACE;
    for (int i = 0; i < 4; i++)
        counts[i] = (int)chance(9) - (chance(20) == 0), places[i] = 10 * i;
    switch (chance(14)) {
    case 0: return FORMS(Barrier, barrier, comm);
    case 1: return FORMS(Bcast, bcast, there, n, type, root, comm);
    case 2: return FORMS(Reduce, reduce, here, there, n, type, op, root, comm);
    case 3: return FORMS(Allreduce, allreduce, from, there, n, type, op, comm);
    case 4: return FORMS(Scan, scan, from, there, n, type, op, comm);
    case 5: return FORMS(Exscan, exscan, from, there, n, type, op, comm);
    case 6: return FORMS(Gather, gather, here, n, type, there, n, type, root, comm);
    case 7: return FORMS(Scatter, scatter, here, n, type, there, n, type, root, comm);
    case 8: return FORMS(Allgather, allgather, from, n, type, there, n, type, comm);
    case 9: return FORMS(Alltoall, alltoall, from, n, type, there, n, type, comm);
    case 10: return FORMS(Reduce_scatter_block, reduce_scatter_block, from, there, n, type, op, comm);
    case 11: return FORMS(Allgatherv, allgatherv, from, counts[world_rank], type, there, counts, places, type, comm);
    case 12: {
        int code, sum = -1, mine = world_rank;
        code = MPI_Allreduce(&mine, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
        CHECK_INT(sum, world_size * (world_size - 1) / 2);
        return code;
    }
    default: {
        void **slot = empty_slot(&comms);
        MPI_Comm made = MPI_COMM_NULL;
        int code = slot && chance(2) ? MPI_Comm_dup(comm, &made) : MPI_ERR_OTHER;
        if (slot)
            keep(slot, made, code);
        if (made == MPI_COMM_NULL) {
            made = comm;
            if (comm != MPI_COMM_WORLD)
                gone(&comms, comm, made, (code = MPI_Comm_free(&made), code));
        }
        return code;
    }
    }
}

/* Windows are made and freed together. */
static int window_life_step(void)
{
    void **slot = empty_slot(&windows), *base;
    MPI_Win win = MPI_WIN_NULL, old = some(&windows);
    MPI_Comm comm = some(&comms);
    int code, size = chance(4) ? 2000 : number() % 1000, unit = chance(4) ? 1 : number() % 9;
    switch (chance(slot ? 4 : 1)) {
    case 0:
        win = old;
        code = MPI_Win_free(&win);
        gone(&windows, old, win, code);
        return code;
    case 1: code = MPI_Win_create(there, size, unit, MPI_INFO_NULL, comm, &win); break;
    case 2: code = MPI_Win_allocate(size, unit, MPI_INFO_NULL, comm, &base, &win); break;
    default: code = MPI_Win_create_dynamic(MPI_INFO_NULL, comm, &win);
    }
    keep(slot, win, code);
    if (code == MPI_SUCCESS)
        MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    return code;
}

/* An access of a passive epoch that is opened and closed again, rightly or wrongly. */
static int access_step(void)
{
    MPI_Win win = some(&windows);
    MPI_Datatype type = some(&types);
    MPI_Op op = some(&ops);
    MPI_Request request = MPI_REQUEST_NULL;
    int target = (int)chance(3), n = (int)chance(6) - 1, locked, code, which = (int)chance(10);
    MPI_Aint place = chance(5) ? (MPI_Aint)chance(200) : number();
    locked = chance(6) && MPI_Win_lock(MPI_LOCK_SHARED, target, 0, win) == MPI_SUCCESS;
    switch (which) {
    case 0: code = MPI_Put(here, n, type, target, place, n, type, win); break;
    case 1: code = MPI_Get(here, n, type, target, place, n, type, win); break;
    case 2: code = MPI_Accumulate(here, n, type, target, place, n, type, op, win); break;
    case 3: code = MPI_Get_accumulate(here, n, type, here + ROOM / 2, n, type, target, place, n, type, op, win); break;
    case 4: code = MPI_Fetch_and_op(here, here + 64, type, target, place, op, win); break;
    case 5: code = MPI_Compare_and_swap(here, here + 64, here + 128, type, target, place, win); break;
    case 6: code = MPI_Rget(here, n, type, target, place, n, type, win, &request); break;
    case 7: code = MPI_Win_flush(target, win); break;
    case 8: code = MPI_Win_complete(win); break;
    default: code = MPI_Win_unlock(target, win); locked &= code != MPI_SUCCESS;
    }
    if (request != MPI_REQUEST_NULL)
        check_code(MPI_Wait(&request, MPI_STATUS_IGNORE));
    if (locked)
        check_code(MPI_Win_unlock(target, win));
    return code;
}

static int file_step(void)
{
    void **slot = empty_slot(&files);
    MPI_File file = MPI_FILE_NULL, old = some(&files);
    MPI_Datatype type = some(&types);
    MPI_Status status;
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Offset at = chance(4) ? chance(500) : number();
    int n = (int)chance(8) - 1, code;
    switch (chance(slot ? 12 : 10)) {
    case 0:
        file = old;
        (void)MPI_File_read_all_end(old, here, &status); // or it cannot be closed
        code = MPI_File_close(&file);
        gone(&files, old, file, code);
        return code;
    case 1: return MPI_File_write_at(old, at, here, n, type, &status);
    case 2: return MPI_File_read_at(old, at, here, n, type, &status);
    case 3: return MPI_File_seek(old, at, chance(4) ? MPI_SEEK_CUR : number());
    case 4: return MPI_File_set_view(old, at, type, some(&types), chance(5) ? "native" : "of no name", MPI_INFO_NULL);
    case 5: return at < 100000 ? MPI_File_set_size(old, at) : MPI_SUCCESS;
    case 6: return MPI_File_write_shared(old, here, n, type, &status);
    case 7: return MPI_File_get_position(old, &at);
    case 8:
        code = chance(2) ? MPI_File_iread(old, here, n, type, &request) : MPI_File_iwrite_all(old, here, n, type, &request);
        return complete(code, &request, 0);
    case 9: return chance(2) ? MPI_File_read_all_begin(old, here, n, type) : MPI_File_read_all_end(old, here, &status);
    default:
        code = MPI_File_open(MPI_COMM_SELF, name, chance(4) ? MPI_MODE_CREATE | MPI_MODE_RDWR : number(), MPI_INFO_NULL, &file);
        keep(slot, file, code);
        return code;
    }
}

static int session_step(void)
{
    void **slot = empty_slot(&sessions);
    MPI_Session session = MPI_SESSION_NULL, old = some(&sessions);
    MPI_Group group;
    MPI_Info info;
    int code, n = (int)chance(40), count;
    char text[40];
    switch (chance(slot ? 6 : 5)) {
    case 0:
        session = old;
        code = MPI_Session_finalize(&session);
        gone(&sessions, old, session, code);
        return code;
    case 1: return MPI_Session_get_num_psets(old, MPI_INFO_NULL, &count);
    case 2: return MPI_Session_get_nth_pset(old, MPI_INFO_NULL, number(), &n, text);
    case 3:
        code = MPI_Group_from_session_pset(old, chance(2) ? "mpi://SELF" : "mpi://NOWHERE", &group);
        return code == MPI_SUCCESS ? MPI_Group_free(&group) : code;
    case 4:
        code = MPI_Session_get_pset_info(old, "mpi://WORLD", &info);
        return code == MPI_SUCCESS ? MPI_Info_free(&info) : code;
    default: code = MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session);
    }
    keep(slot, session, code);
    return code;
}

/* Partitioned messages to oneself: a pair is made, filled in by chance, completed and freed. */
static int partitioned_step(void)
{
    MPI_Request send = MPI_REQUEST_NULL, receive = MPI_REQUEST_NULL, old = some(&parts);
    int partitions = (int)chance(6) - 1, flag, code;
    check_code(MPI_Pready(number(), old));
    check_code(MPI_Parrived(old, number(), &flag));
    code = MPI_Psend_init(here, partitions, chance(9), MPI_INT, 0, 0, MPI_COMM_SELF, MPI_INFO_NULL, &send);
    if (code != MPI_SUCCESS)
        return code;
    MPI_Precv_init(there, partitions, 8, MPI_INT, 0, 0, MPI_COMM_SELF, MPI_INFO_NULL, &receive);
    check_code(MPI_Pready(0, send)); // inactive
    MPI_Start(&send);
    MPI_Start(&receive);
    for (int i = 0; i < 4; i++)
        check_code(MPI_Pready(number(), send));
    check_code(MPI_Pready_range(number(), number() % 10, send));
    check_code(MPI_Parrived(receive, number(), &flag));
    for (int i = 0; i < partitions; i++)
        (void)MPI_Pready(i, send);
    check_code(MPI_Wait(&send, MPI_STATUS_IGNORE));
    check_code(MPI_Wait(&receive, MPI_STATUS_IGNORE));
    parts.freed[chance(SLOTS)] = send;
    MPI_Request_free(&send);
    return MPI_Request_free(&receive);
}

static void clean_up(void)
{
    for (int i = 0; i < SLOTS; i++) {
        if (windows.live[i] != NULL)
            CHECK_INT(MPI_Win_free((MPI_Win *)&windows.live[i]), MPI_SUCCESS);
        if (files.live[i] != NULL) {
            (void)MPI_File_read_all_end(files.live[i], here, MPI_STATUS_IGNORE);
            CHECK_INT(MPI_File_close((MPI_File *)&files.live[i]), MPI_SUCCESS);
        }
        if (sessions.live[i] != NULL)
            CHECK_INT(MPI_Session_finalize((MPI_Session *)&sessions.live[i]), MPI_SUCCESS);
        if (comms.live[i] != NULL)
            CHECK_INT(MPI_Comm_free((MPI_Comm *)&comms.live[i]), MPI_SUCCESS);
        windows.live[i] = files.live[i] = sessions.live[i] = comms.live[i] = NULL;
    }
}

int main(int argc, char **argv)
{
    static int (*const steps[])(void) = {collective_step, window_life_step, access_step, file_step,
                                         session_step,    partitioned_step, collective_step, access_step};
    unsigned long long seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 2026;
    size_t memory = 0;
    start(&argc, &argv);
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    snprintf(name, sizeof name, "/tmp/p2pmpi-chance-%d-%d", (int)getpid(), world_rank);
    for (int round = 0; round < ROUNDS; round++) {
        common = seed + (unsigned)round;
        own = common + (unsigned)world_rank * 1000;
        for (int step = 0; step < STEPS; step++) {
            state = &common;
            unsigned which = chance(sizeof steps / sizeof *steps);
            int together = steps[which] == collective_step || steps[which] == window_life_step;
            state = together ? &common : &own;
            check_code(steps[which]());
        }
        clean_up();
        MPI_Barrier(MPI_COMM_WORLD);
        // Tables have grown to their sizes by then.
        if (round == ROUNDS / 2)
            memory = mallinfo2().uordblks;
    }
    size_t after = mallinfo2().uordblks;
    if (after > memory + 100000)
        FAIL("%zu bytes were in use half-way, and are %zu in the end (seed %llu)", memory, after, seed);
    unlink(name);
    return finish();
}
