// Random calls on random handles: live ones, freed ones, predefined ones, null ones and numbers that never were any. No
// call crashes or blocks, what is freed is gone, messages still arrive, and memory returns to where it was.
// ranks: 1 2
// differential: no (the calls are wrong on purpose)
#include "chance.h"
#include <malloc.h>

enum { STEPS = 3000, ROUNDS = 8 };

static void *const comm_predefined[] = {MPI_COMM_WORLD, MPI_COMM_SELF};
static void *const type_predefined[] = {MPI_INT, MPI_DOUBLE, MPI_CHAR, MPI_DOUBLE_INT, MPI_PACKED};
static void *const group_predefined[] = {MPI_GROUP_EMPTY};
static void *const info_predefined[] = {MPI_INFO_ENV};
static void *const op_predefined[] = {MPI_SUM, MPI_MAXLOC, MPI_BAND, MPI_REPLACE, MPI_NO_OP};
static void *const handler_predefined[] = {MPI_ERRORS_RETURN};
static void *const request_predefined[] = {MPI_REQUEST_NULL};

POOL(comms, MPI_COMM_NULL, comm_predefined);
POOL(types, MPI_DATATYPE_NULL, type_predefined);
POOL(groups, MPI_GROUP_NULL, group_predefined);
POOL(infos, MPI_INFO_NULL, info_predefined);
POOL(ops, MPI_OP_NULL, op_predefined);
POOL(handlers, MPI_ERRHANDLER_NULL, handler_predefined);
POOL(requests, MPI_REQUEST_NULL, request_predefined);
static int keys[SLOTS];

static void operator(void *in, void *inout, int *n, MPI_Datatype *type)
{
    (void)in, (void)inout, (void)n, (void)type;
}

static void on_error(MPI_Comm *comm, int *code, ...)
{
    (void)comm, (void)code;
}

static int copy_key(MPI_Comm comm, int key, void *extra, void *in, void *out, int *flag)
{
    (void)comm, (void)extra;
    *(void **)out = in;
    *flag = key % 2;
    return MPI_SUCCESS;
}

static int delete_key(MPI_Comm comm, int key, void *value, void *extra)
{
    (void)comm, (void)key, (void)value, (void)extra;
    return MPI_SUCCESS;
}

static int type_step(void)
{
    void **slot = empty_slot(&types);
    MPI_Datatype made = MPI_DATATYPE_NULL, old = some(&types), list[3] = {some(&types), some(&types), some(&types)};
    int lengths[3] = {number(), number(), number()}, places[3] = {number(), number(), number()}, code, n, m, k;
    MPI_Aint bytes[3] = {number(), (MPI_Aint)number() << 30, number()};
    MPI_Count lower, extent;
    unsigned which = chance(slot ? 15 : 5);
    switch (which) {
    case 0:
        made = old;
        code = MPI_Type_free(&made);
        gone(&types, old, made, code);
        return code;
    case 1: return MPI_Type_commit((made = old, &made));
    case 2: return MPI_Type_get_envelope(old, &n, &m, &k, lengths);
    case 3: return MPI_Type_set_name(old, "a name");
    case 4:
        code = MPI_Type_get_true_extent_c(old, &lower, &extent);
        n = 0;
        if (code == MPI_SUCCESS && lower >= 0 && extent >= 0 && lower + extent <= ROOM)
            return MPI_Pack(here, 1, old, there, ROOM, &n, MPI_COMM_SELF);
        return code;
    case 5: code = MPI_Type_contiguous(number(), old, &made); break;
    case 6: code = MPI_Type_vector(number(), number(), number(), old, &made); break;
    case 7: code = MPI_Type_create_hvector(number(), number(), bytes[1], old, &made); break;
    case 8: code = MPI_Type_indexed(chance(4), lengths, places, old, &made); break;
    case 9: code = MPI_Type_create_struct(chance(4), lengths, bytes, list, &made); break;
    case 10: code = MPI_Type_create_resized(old, bytes[0], bytes[1], &made); break;
    case 11: code = MPI_Type_create_subarray(chance(4), lengths, places, lengths + chance(2), MPI_ORDER_C, old, &made); break;
    case 12: code = MPI_Type_create_darray(number(), number(), chance(4), lengths, places, lengths, places, MPI_ORDER_FORTRAN, old, &made); break;
    case 13: code = MPI_Type_dup(old, &made); break;
    default: code = MPI_Type_create_hindexed_block(chance(4), number(), bytes, old, &made);
    }
    keep(slot, made, code);
    return code;
}

static int group_step(void)
{
    void **slot = empty_slot(&groups);
    MPI_Group made = MPI_GROUP_NULL, one = some(&groups), two = some(&groups);
    int ranks[3] = {number(), number(), number()}, ranges[1][3] = {{number(), number(), number()}}, code, result;
    switch (chance(slot ? 11 : 4)) {
    case 0:
        made = one;
        code = MPI_Group_free(&made);
        gone(&groups, one, made, code);
        return code;
    case 1: return MPI_Group_compare(one, two, &result);
    case 2: return MPI_Group_translate_ranks(one, chance(4), ranks, two, ranks);
    case 3: return MPI_Group_rank(one, &result);
    case 4: code = MPI_Group_union(one, two, &made); break;
    case 5: code = MPI_Group_difference(one, two, &made); break;
    case 6: code = MPI_Group_incl(one, chance(4), ranks, &made); break;
    case 7: code = MPI_Group_excl(one, chance(4), ranks, &made); break;
    case 8: code = MPI_Group_range_incl(one, chance(2), ranges, &made); break;
    case 9: code = MPI_Group_range_excl(one, number() % 2, ranges, &made); break;
    default: code = MPI_Comm_group(some(&comms), &made);
    }
    // The empty group has a handle that everybody knows.
    if (made != MPI_GROUP_EMPTY)
        keep(slot, made, code);
    return code;
}

static int comm_step(void)
{
    void **slot = empty_slot(&comms);
    MPI_Comm made = MPI_COMM_NULL, old = some(&comms);
    int dims[2] = {number(), number()}, periods[2] = {1, 0}, code, n;
    char name[MPI_MAX_OBJECT_NAME];
    switch (chance(slot ? 13 : 8)) {
    case 0:
    case 1:
        made = old;
        code = MPI_Comm_free(&made);
        gone(&comms, old, made, code);
        return code;
    case 2: return MPI_Comm_compare(old, some(&comms), &n);
    case 3: return MPI_Comm_set_name(old, "of chance");
    case 4: return MPI_Comm_get_name(old, name, &n);
    case 5: return MPI_Cart_get(old, number(), dims, periods, dims);
    case 6: return MPI_Cart_coords(old, number(), 2, dims);
    case 7: return MPI_Barrier(old);
    case 8: code = MPI_Comm_dup(old, &made); break;
    case 9: code = MPI_Comm_split(old, chance(2) ? 3 : -5, number(), &made); break;
    case 10: code = MPI_Cart_create(old, chance(3), dims, periods, 0, &made); break;
    case 11: code = MPI_Comm_split_type(old, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &made); break;
    default: code = MPI_Dist_graph_create_adjacent(old, 0, NULL, NULL, 0, NULL, NULL, MPI_INFO_NULL, 0, &made);
    }
    // A grid may be smaller than its parent: all ranks are to know the same communicators.
    n = made == MPI_COMM_NULL;
    MPI_Allreduce(MPI_IN_PLACE, &n, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
    if (n && made != MPI_COMM_NULL)
        return MPI_Comm_free(&made);
    keep(slot, made, n ? MPI_ERR_COMM : code);
    return code;
}

static int info_step(void)
{
    static const char *words[] = {"", "key", "another", NULL, "a rather long key with blanks in it"};
    const char *key = words[chance(5)], *value = words[chance(5)];
    void **slot = empty_slot(&infos);
    MPI_Info made = MPI_INFO_NULL, old = some(&infos);
    int code, n = chance(20), flag;
    char text[MPI_MAX_INFO_VAL];
    switch (chance(slot ? 8 : 6)) {
    case 0:
        made = old;
        // That of the environment may be freed by nobody.
        code = MPI_Info_free(&made);
        gone(&infos, old, made, code);
        return code;
    case 1: return MPI_Info_set(old, key, value);
    case 2: return MPI_Info_delete(old, key);
    case 3: return MPI_Info_get_string(old, key, &n, text, &flag);
    case 4: return MPI_Info_get_nthkey(old, number(), text);
    case 5: return MPI_Info_get_nkeys(old, &n);
    case 6: code = MPI_Info_create(&made); break;
    default: code = MPI_Info_dup(old, &made);
    }
    keep(slot, made, code);
    return code;
}

static int op_step(void)
{
    void **slot = empty_slot(&ops);
    MPI_Op made = MPI_OP_NULL, old = some(&ops);
    MPI_Datatype type = (void *)type_predefined[chance(5)];
    int code, n;
    switch (chance(slot ? 4 : 3)) {
    case 0:
        made = old;
        code = MPI_Op_free(&made);
        gone(&ops, old, made, code);
        return code;
    case 1: return MPI_Op_commutative(old, &n);
    case 2: return MPI_Reduce_local(here, there, (int)chance(4) - 1, type, old);
    default: code = MPI_Op_create(operator, number(), &made);
    }
    keep(slot, made, code);
    return code;
}

static int handler_step(void)
{
    void **slot = empty_slot(&handlers);
    MPI_Errhandler made = MPI_ERRHANDLER_NULL, old = some(&handlers);
    MPI_Comm on = some(&comms);
    int code;
    switch (chance(slot ? 4 : 2)) {
    case 0:
        made = old;
        code = MPI_Errhandler_free(&made);
        gone(&handlers, old, made, code);
        return code;
    case 1: return MPI_Comm_set_errhandler(on, old);
    case 2:
        code = MPI_Comm_get_errhandler(on, &made);
        // What was got must be freed once; the handle is another name of one that lives, or of none.
        return code == MPI_SUCCESS && made != MPI_ERRORS_RETURN ? MPI_Errhandler_free(&made) : code;
    default: code = MPI_Comm_create_errhandler(on_error, &made);
    }
    keep(slot, made, code);
    return code;
}

static int attribute_step(void)
{
    int *key = &keys[chance(SLOTS)], flag, value = chance(3) ? *key : number();
    MPI_Comm on = some(&comms);
    void *found;
    switch (chance(5)) {
    case 0: return *key == 0 ? MPI_Comm_create_keyval(copy_key, delete_key, key, NULL) : MPI_SUCCESS;
    case 1: {
        int code = MPI_Comm_free_keyval(key);
        if (code == MPI_SUCCESS)
            *key = 0;
        return code;
    }
    case 2: return MPI_Comm_set_attr(on, value, here);
    case 3: return MPI_Comm_get_attr(on, value, &found, &flag);
    default: return MPI_Comm_delete_attr(on, value);
    }
}

/* Messages to oneself; nothing is waited for that may not come. */
static int message_step(void)
{
    void **slot = empty_slot(&requests);
    MPI_Request made = MPI_REQUEST_NULL, old = some(&requests);
    MPI_Datatype type = (void *)type_predefined[chance(4)];
    int code, n = (int)chance(5) - 1, tag = (int)chance(4) - 1, to = (int)chance(3) - 1, flag;
    switch (chance(slot ? 9 : 5)) {
    case 0:
        made = old;
        code = MPI_Request_free(&made);
        gone(&requests, old, made, code);
        return code;
    case 1: return MPI_Start((made = old, &made));
    case 2: return old == MPI_REQUEST_NULL ? MPI_SUCCESS : MPI_Cancel((made = old, &made));
    case 3: return MPI_Request_get_status(old, &flag, MPI_STATUS_IGNORE);
    case 4:
        made = old;
        code = MPI_Test(&made, &flag, MPI_STATUS_IGNORE);
        if (made != old && slot_of(&requests, old) >= 0) {
            CHECK(made == MPI_REQUEST_NULL);
            requests.live[slot_of(&requests, old)] = NULL;
            requests.freed[chance(SLOTS)] = old;
        }
        return code;
    case 5: code = MPI_Isend(here, n, type, to, tag, MPI_COMM_SELF, &made); break;
    case 6: code = MPI_Irecv(there, n, type, to, tag, MPI_COMM_SELF, &made); break;
    case 7: code = MPI_Send_init(here, n, type, to, tag, MPI_COMM_SELF, &made); break;
    default: code = MPI_Recv_init(there, n, type, to, tag, MPI_COMM_SELF, &made);
    }
    keep(slot, made, code);
    return code;
}

/* Ends what goes on and frees what lives. */
static void clean_up(void)
{
    int found = 1;
    for (int i = 0; i < SLOTS; i++) {
        MPI_Request request = requests.live[i];
        if (request != NULL) {
            // Persistent ones that are not active cannot be cancelled.
            (void)MPI_Cancel(&request);
            (void)MPI_Request_free(&request);
        }
        if (keys[i] != 0)
            CHECK_INT(MPI_Comm_free_keyval(&keys[i]), MPI_SUCCESS);
        if (types.live[i] != NULL)
            CHECK_INT(MPI_Type_free((MPI_Datatype *)&types.live[i]), MPI_SUCCESS);
        if (groups.live[i] != NULL)
            CHECK_INT(MPI_Group_free((MPI_Group *)&groups.live[i]), MPI_SUCCESS);
        if (infos.live[i] != NULL)
            CHECK_INT(MPI_Info_free((MPI_Info *)&infos.live[i]), MPI_SUCCESS);
        if (ops.live[i] != NULL)
            CHECK_INT(MPI_Op_free((MPI_Op *)&ops.live[i]), MPI_SUCCESS);
        if (handlers.live[i] != NULL)
            CHECK_INT(MPI_Errhandler_free((MPI_Errhandler *)&handlers.live[i]), MPI_SUCCESS);
        if (comms.live[i] != NULL)
            CHECK_INT(MPI_Comm_free((MPI_Comm *)&comms.live[i]), MPI_SUCCESS);
        requests.live[i] = types.live[i] = groups.live[i] = infos.live[i] = ops.live[i] = NULL;
        handlers.live[i] = comms.live[i] = NULL;
    }
    while (found) {
        MPI_Status status;
        MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_SELF, &found, &status);
        if (found)
            MPI_Recv(there, ROOM, MPI_BYTE, status.MPI_SOURCE, status.MPI_TAG, MPI_COMM_SELF, MPI_STATUS_IGNORE);
    }
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
}

static void still_works(void)
{
    int sent = world_rank, received = -1, right = (world_rank + 1) % world_size;
    int left = (world_rank + world_size - 1) % world_size;
    MPI_Sendrecv(&sent, 1, MPI_INT, right, 5, &received, 1, MPI_INT, left, 5, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    CHECK_INT(received, left);
    MPI_Allreduce(&sent, &received, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    CHECK_INT(received, world_size * (world_size - 1) / 2);
}

int main(int argc, char **argv)
{
    static int (*const steps[])(void) = {type_step, group_step, comm_step, info_step,
                                         op_step, handler_step, attribute_step, message_step};
    unsigned long long seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 2026;
    size_t memory = 0;
    start(&argc, &argv);
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    for (int round = 0; round < ROUNDS; round++) {
        common = seed + (unsigned)round;
        own = common + (unsigned)world_rank * 1000;
        for (int step = 0; step < STEPS; step++) {
            state = &common;
            unsigned which = chance(sizeof steps / sizeof *steps);
            state = steps[which] == comm_step ? &common : &own;
            check_code(steps[which]());
        }
        clean_up();
        still_works();
        // Tables have grown to their sizes by then.
        if (round == ROUNDS / 2)
            memory = mallinfo2().uordblks;
    }
    size_t after = mallinfo2().uordblks;
    if (after > memory + 100000)
        FAIL("%zu bytes were in use half-way, and are %zu in the end (seed %llu)", memory, after, seed);
    return finish();
}
