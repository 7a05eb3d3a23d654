// Random operations with random datatypes under every kind of synchronization, compared with what an oracle
// computes that sees all origins.
// ranks: 1 2 3 4
#include "check.h"

/* Each window has, for each element type, an area that all origins accumulate to and a stripe of each
 * origin's own. Every rank draws the plans of all ranks and carries them out on copies of all windows. */
enum { STRIPE = 48, RANKS = 4, AREA = STRIPE * (1 + RANKS), TYPES = 4, PLAN = 12, ROUNDS = 24 };
enum { BYTES = TYPES * AREA * 8, SPAN = 4 * STRIPE };

static const MPI_Datatype *elements[TYPES];
static const int sizes[TYPES] = {4, 8, 8, 1};

/* The random numbers: the same on all ranks. */
static uint64_t state;

static unsigned draw(unsigned below)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (unsigned)(state >> 20) % below;
}

/* Where the elements of a datatype lie, in elements from its origin, and how it is made. */
struct shape {
    int length, at[STRIPE];
    int kind, first, blocks, block, stride;
};

/* A shape of so many elements, from `first` on. */
static struct shape draw_shape(int length, int first, int room)
{
    struct shape shape = {.length = length, .kind = (int)draw(5), .first = first, .block = 1};
    while (shape.block < length && (length % (shape.block + 1) == 0 || length % (shape.block + 2) == 0) && draw(2))
        shape.block += length % (shape.block + 1) == 0 ? 1 : 2;
    shape.blocks = length / shape.block;
    shape.stride = shape.block + (int)draw(3);
    if (shape.kind == 0 || (shape.blocks - 1) * shape.stride + shape.block > room)
        shape.stride = shape.block;
    for (int i = 0; i < length; i++)
        shape.at[i] = first + i / shape.block * shape.stride + i % shape.block;
    return shape;
}

/* The datatype; *count of them make the shape. */
static MPI_Datatype datatype(const struct shape *shape, int type, int *count)
{
    MPI_Datatype element = *elements[type], made, inner;
    int lengths[STRIPE], places[STRIPE];
    MPI_Aint bytes[STRIPE], start = (MPI_Aint)shape->first * sizes[type];
    MPI_Datatype types[STRIPE];
    for (int i = 0; i < shape->blocks; i++) {
        lengths[i] = shape->block;
        places[i] = shape->first + i * shape->stride;
        bytes[i] = (MPI_Aint)places[i] * sizes[type];
        types[i] = element;
    }
    *count = 1;
    switch (shape->kind) {
    case 1:
        MPI_Type_indexed(shape->blocks, lengths, places, element, &made);
        break;
    case 2:
        MPI_Type_create_hindexed(shape->blocks, lengths, bytes, element, &made);
        break;
    case 3:
        MPI_Type_create_struct(shape->blocks, lengths, bytes, types, &made);
        break;
    case 4: /* one block, as often as needed, an extent apart */
        MPI_Type_create_hindexed_block(1, shape->block, &start, element, &inner);
        MPI_Type_create_resized(inner, 0, (MPI_Aint)shape->stride * sizes[type], &made);
        MPI_Type_free(&inner);
        *count = shape->blocks;
        break;
    default:
        MPI_Type_vector(shape->blocks, shape->block, shape->stride, element, &inner);
        MPI_Type_create_hindexed_block(1, 1, &start, inner, &made);
        MPI_Type_free(&inner);
    }
    MPI_Type_commit(&made);
    return made;
}

enum kind { PUT, GET, ACCUMULATE, GET_ACCUMULATE, FETCH, NONE };

struct operation {
    enum kind kind;
    int target, type, shared, op;
    struct shape here, there, result;
    uint64_t seed;
    /* What the oracle expects in the result. */
    int64_t expected[STRIPE];
    union { int32_t i[SPAN]; int64_t l[SPAN]; double d[SPAN]; uint8_t b[SPAN]; } origin, into;
};

static struct operation plans[RANKS][PLAN];
static int64_t copies[RANKS][TYPES][AREA];

enum { SUM, MAX, MIN, BXOR, REPLACE, NO_OP, OPS };
static MPI_Op handles(int op)
{
    MPI_Op all[OPS] = {MPI_SUM, MPI_MAX, MPI_MIN, MPI_BXOR, MPI_REPLACE, MPI_NO_OP};
    return all[op];
}

static int64_t combine(int op, int64_t there, int64_t value, int type)
{
    switch (op) {
    case SUM:
        there += value;
        return type == 0 ? (int32_t)there : there;
    case MAX:
        return there > value ? there : value;
    case MIN:
        return there < value ? there : value;
    case BXOR:
        return there ^ value;
    case REPLACE:
        return value;
    }
    return there;
}

static int64_t value_of(uint64_t seed, int i)
{
    return (int64_t)((seed >> 8) * 31 + (uint64_t)i * 17) % 100;
}

static void store(void *memory, int type, int at, int64_t value)
{
    switch (type) {
    case 0:
        ((int32_t *)memory)[at] = (int32_t)value;
        break;
    case 1:
        ((int64_t *)memory)[at] = value;
        break;
    case 2:
        ((double *)memory)[at] = (double)value;
        break;
    default:
        ((uint8_t *)memory)[at] = (uint8_t)value;
    }
}

static int64_t load(const void *memory, int type, int at)
{
    switch (type) {
    case 0:
        return ((const int32_t *)memory)[at];
    case 1:
        return ((const int64_t *)memory)[at];
    case 2:
        return (int64_t)((const double *)memory)[at];
    default:
        return ((const uint8_t *)memory)[at];
    }
}

/* An operator that the type has. Bytes stay below 128, since MPICH 4.0.2 compares them as signed ones. */
static int draw_op(int type, unsigned below)
{
    return type == 2 ? (int)draw(3) : type == 3 ? 1 + (int)draw(below - 1) : (int)draw(below);
}

/* One plan. Elements of the own stripe are either put, got or accumulated to during a round, since the
 * order of these is not defined; accumulates to them have one operator, and are ordered. */
static void draw_plan(int origin, const int *common)
{
    enum kind use[RANKS][TYPES];
    int ops[RANKS][TYPES];
    static unsigned char taken[RANKS][TYPES][STRIPE];
    memset(taken, 0, sizeof taken);
    for (int i = 0; i < RANKS * TYPES; i++) {
        use[i / TYPES][i % TYPES] = draw(3);
        ops[i / TYPES][i % TYPES] = draw_op(i % TYPES, 5);
        if (i % TYPES == 2 && draw(4) == 0)
            ops[i / TYPES][2] = REPLACE;
    }
    for (int n = 0; n < PLAN; n++) {
        struct operation *one = &plans[origin][n];
        one->target = (int)draw((unsigned)world_size);
        one->type = (int)draw(TYPES);
        one->shared = draw(3) == 0;
        one->seed = state;
        one->kind = one->shared ? ACCUMULATE : use[one->target][one->type];
        one->op = one->shared ? common[one->type] : ops[one->target][one->type];
        int length = 1 + (int)draw(12), room = STRIPE - (int)draw(STRIPE - 12);
        if (one->kind == ACCUMULATE && !one->shared) {
            one->kind += draw(3);
            if (one->kind != ACCUMULATE && draw(3) == 0)
                one->op = NO_OP;
        }
        length = one->kind == FETCH ? 1 : length;
        one->there = draw_shape(length, STRIPE - room, room);
        one->here = draw_shape(length, (int)draw(5), 2 * STRIPE);
        one->result = draw_shape(length, (int)draw(5), 2 * STRIPE);
        for (int i = 0; i < length && one->kind <= GET; i++)
            if (taken[one->target][one->type][one->there.at[i]]++)
                one->kind = NONE;
    }
}

/* What a plan does to the copies. */
static void foresee(int origin)
{
    for (int n = 0; n < PLAN; n++) {
        struct operation *one = &plans[origin][n];
        int64_t *area = copies[one->target][one->type] + (one->shared ? 0 : STRIPE * (1 + origin));
        for (int i = 0; i < one->there.length && one->kind != NONE; i++) {
            int64_t *there = &area[one->there.at[i]], value = value_of(one->seed, i);
            one->expected[i] = *there;
            if (one->kind == PUT)
                *there = value;
            else if (one->kind != GET)
                *there = combine(one->op, *there, value, one->type);
        }
    }
}

static void fill(struct operation *one)
{
    for (int i = 0; i < SPAN; i++) {
        store(&one->origin, one->type, i, 101);
        store(&one->into, one->type, i, 102);
    }
    for (int i = 0; i < one->here.length; i++)
        store(&one->origin, one->type, one->here.at[i], one->kind == GET ? 103 : value_of(one->seed, i));
}

struct setting {
    MPI_Win win;
    void *memory;
    int unit, dynamic;
    MPI_Aint bases[RANKS];
};

/* Requests of the round. */
static MPI_Request pending[PLAN];
static int pendings;

/* Starts one operation; with a request if the epoch allows that and chance wants it. */
static void begin(const struct setting *in, struct operation *one, int requests)
{
    int here_count, there_count, result_count;
    MPI_Aint stripe = one->shared ? 0 : STRIPE * (1 + world_rank);
    MPI_Aint place = one->type * AREA * 8 + stripe * sizes[one->type];
    MPI_Aint at = in->dynamic ? in->bases[one->target] + place : place / in->unit;
    MPI_Datatype here = datatype(&one->here, one->type, &here_count);
    MPI_Datatype there = datatype(&one->there, one->type, &there_count);
    MPI_Datatype result = datatype(&one->result, one->type, &result_count);
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Win win = in->win;
    int target = one->target, with_request = requests && one->seed % 2;
    MPI_Op op = handles(one->op);
    fill(one);
    switch (one->kind) {
    case PUT:
        if (with_request)
            MPI_Rput(&one->origin, here_count, here, target, at, there_count, there, win, &request);
        else
            MPI_Put(&one->origin, here_count, here, target, at, there_count, there, win);
        break;
    case GET:
        if (with_request)
            MPI_Rget(&one->origin, here_count, here, target, at, there_count, there, win, &request);
        else
            MPI_Get(&one->origin, here_count, here, target, at, there_count, there, win);
        break;
    case ACCUMULATE:
        if (with_request)
            MPI_Raccumulate(&one->origin, here_count, here, target, at, there_count, there, op, win, &request);
        else
            MPI_Accumulate(&one->origin, here_count, here, target, at, there_count, there, op, win);
        break;
    case FETCH:
        if ((place + one->there.at[0] * sizes[one->type]) % in->unit == 0) {
            MPI_Aint element = (MPI_Aint)one->there.at[0] * sizes[one->type];
            at = in->dynamic ? at + element : (place + element) / in->unit;
            MPI_Fetch_and_op((char *)&one->origin + one->here.at[0] * sizes[one->type],
                             (char *)&one->into + one->result.at[0] * sizes[one->type], *elements[one->type],
                             target, at, op, win);
            break;
        }
        /* fall through */
    case GET_ACCUMULATE:
        if (with_request)
            MPI_Rget_accumulate(&one->origin, here_count, here, &one->into, result_count, result, target, at,
                                there_count, there, op, win, &request);
        else
            MPI_Get_accumulate(&one->origin, here_count, here, &one->into, result_count, result, target, at,
                               there_count, there, op, win);
        break;
    case NONE:
        break;
    }
    pending[pendings++] = request;
    MPI_Type_free(&here);
    MPI_Type_free(&there);
    MPI_Type_free(&result);
}

/* The results, and that nothing was written beside them. */
static void check_results(const struct operation *one, int round, int n)
{
    if (one->kind != GET && one->kind != GET_ACCUMULATE && one->kind != FETCH)
        return;
    const void *found = one->kind == GET ? &one->origin : &one->into;
    const struct shape *shape = one->kind == GET ? &one->here : &one->result;
    int64_t expected[SPAN];
    for (int i = 0; i < SPAN; i++)
        expected[i] = one->kind == GET ? 101 : 102;
    for (int i = 0; i < shape->length; i++)
        expected[shape->at[i]] = one->expected[i];
    for (int i = 0; i < SPAN; i++)
        if (load(found, one->type, i) != expected[i]) {
            fprintf(stderr, "round %d, operation %d of kind %d on type %d, element %d\n", round, n, one->kind,
                    one->type, i);
            CHECK_INT(load(found, one->type, i), expected[i]);
        }
}

static void check_memory(const struct setting *in, int round)
{
    for (int type = 0; type < TYPES; type++)
        for (int i = 0; i < AREA; i++) {
            int64_t found = load((char *)in->memory + type * AREA * 8, type, i);
            if (found != copies[world_rank][type][i]) {
                fprintf(stderr, "round %d, type %d, element %d\n", round, type, i);
                CHECK_INT(found, copies[world_rank][type][i]);
            }
        }
}

static void carry_out(const struct setting *in, int target, int requests)
{
    for (int n = 0; n < PLAN; n++)
        if (target < 0 || plans[world_rank][n].target == target)
            begin(in, &plans[world_rank][n], requests);
    MPI_Waitall(pendings, pending, MPI_STATUSES_IGNORE);
    pendings = 0;
}

/* The epoch of a round. */
static void synchronize(const struct setting *in, int round)
{
    MPI_Group all;
    switch (round % 6) {
    case 0:
        MPI_Win_fence(0, in->win);
        carry_out(in, -1, 0);
        MPI_Win_fence(MPI_MODE_NOSUCCEED, in->win);
        break;
    case 1:
        MPI_Win_get_group(in->win, &all);
        MPI_Win_post(all, 0, in->win);
        MPI_Win_start(all, 0, in->win);
        carry_out(in, -1, 0);
        MPI_Win_complete(in->win);
        MPI_Win_wait(in->win);
        MPI_Group_free(&all);
        break;
    case 2:
    case 3:
        for (int i = 0; i < world_size; i++) {
            int target = (world_rank + i) % world_size;
            MPI_Win_lock(round % 6 == 2 ? MPI_LOCK_SHARED : MPI_LOCK_EXCLUSIVE, target, 0, in->win);
            carry_out(in, target, 1);
            MPI_Win_unlock(target, in->win);
        }
        break;
    case 4:
        MPI_Win_lock_all(0, in->win);
        carry_out(in, -1, 1);
        MPI_Win_unlock_all(in->win);
        break;
    default:
        MPI_Win_lock_all(0, in->win);
        for (int target = 0; target < world_size; target++) {
            carry_out(in, target, 0);
            MPI_Win_flush(target, in->win);
        }
        MPI_Win_flush_all(in->win);
        MPI_Win_unlock_all(in->win);
    }
}

static void rounds(const struct setting *in, uint64_t seed)
{
    state = seed * 0x9e3779b97f4a7c15u + 1;
    memset(copies, 0, sizeof copies);
    memset(in->memory, 0, BYTES);
    MPI_Barrier(MPI_COMM_WORLD);
    for (int round = 0; round < ROUNDS; round++) {
        int common[TYPES];
        for (int type = 0; type < TYPES; type++)
            common[type] = draw_op(type, 4);
        for (int origin = 0; origin < world_size; origin++) {
            draw_plan(origin, common);
            foresee(origin);
        }
        synchronize(in, round);
        MPI_Barrier(MPI_COMM_WORLD);
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, world_rank, 0, in->win);
        check_memory(in, round);
        MPI_Win_unlock(world_rank, in->win);
        for (int n = 0; n < PLAN; n++)
            check_results(&plans[world_rank][n], round, n);
        MPI_Barrier(MPI_COMM_WORLD);
    }
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    static const MPI_Datatype kinds[TYPES] = {MPI_INT32_T, MPI_INT64_T, MPI_DOUBLE, MPI_UINT8_T};
    static int64_t own[BYTES / 8];
    struct setting in = {.unit = 4, .memory = own};
    MPI_Aint address;
    for (int type = 0; type < TYPES; type++)
        elements[type] = &kinds[type];
    MPI_Win_create(own, BYTES, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &in.win);
    rounds(&in, 1);
    MPI_Win_free(&in.win);
    in.unit = 1;
    MPI_Win_allocate(BYTES, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &in.memory, &in.win);
    rounds(&in, 2);
    MPI_Win_free(&in.win);
    in.unit = 8;
    MPI_Win_allocate_shared(BYTES, 8, MPI_INFO_NULL, MPI_COMM_WORLD, &in.memory, &in.win);
    rounds(&in, 3);
    MPI_Win_free(&in.win);
    in.dynamic = in.unit = 1;
    in.memory = own;
    MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &in.win);
    MPI_Win_attach(in.win, own, BYTES);
    MPI_Get_address(own, &address);
    MPI_Allgather(&address, 1, MPI_AINT, in.bases, 1, MPI_AINT, MPI_COMM_WORLD);
    rounds(&in, 4);
    MPI_Win_detach(in.win, own);
    MPI_Win_free(&in.win);
    return finish();
}
