/* Random datatypes together with their type maps, which are computed here by the definitions of MPI 5.0, chapter 5, and
 * not asked from the library. */
#ifndef P2PMPI_RANDOM_TYPES_H
#define P2PMPI_RANDOM_TYPES_H

static unsigned dice_state = 1;

/* 0 .. sides-1. */
static inline int dice(int sides)
{
    dice_state ^= dice_state << 13;
    dice_state ^= dice_state >> 17;
    dice_state ^= dice_state << 5;
    if (dice_state == 0)
        dice_state = 1;
    return (int)(dice_state / 3 % (unsigned)sides);
}

/* A datatype: where each of its `size` bytes lies. */
struct type {
    MPI_Datatype handle;
    long size, extent;
    long *at;
};

static inline void free_type(struct type *type)
{
    if (type->handle != MPI_DATATYPE_NULL)
        MPI_Type_free(&type->handle);
    free(type->at);
}

static inline void commit(struct type *type)
{
    OK(MPI_Type_commit(&type->handle));
}

static inline struct type make(long size, long extent)
{
    struct type type = {MPI_DATATYPE_NULL, 0, extent, malloc(sizeof(long) * (size_t)(size ? size : 1))};
    return type;
}

/* Appends copies of `old`, from `displacement` on, one extent apart. */
static inline void append(struct type *type, const struct type *old, long displacement, long copies)
{
    for (long i = 0; i < copies; i++)
        for (long k = 0; k < old->size; k++)
            type->at[type->size++] = displacement + i * old->extent + old->at[k];
}

static inline struct type basic(MPI_Datatype handle, int bytes)
{
    struct type type = make(bytes, bytes);
    for (long k = 0; k < bytes; k++)
        type.at[type.size++] = k;
    OK(MPI_Type_dup(handle, &type.handle));
    return type;
}

static inline struct type contiguous(const struct type *old, int count)
{
    struct type type = make(old->size * count, old->extent * count);
    append(&type, old, 0, count);
    OK(MPI_Type_contiguous(count, old->handle, &type.handle));
    return type;
}

static inline struct type resized(const struct type *old, long lower, long extent)
{
    struct type type = make(old->size, extent);
    append(&type, old, 0, 1);
    OK(MPI_Type_create_resized(old->handle, lower, extent, &type.handle));
    return type;
}

/* Blocks one after the other with gaps between them, by each of the constructors that can say so. The extent ends with the
 * last block; extents of `old` begin at 0. */
static inline struct type blocks(const struct type *old, int constructor)
{
    enum { MOST = 6 };
    int count = 1 + dice(MOST), lengths[MOST], places[MOST], next = dice(3);
    MPI_Aint bytes[MOST];
    int even = constructor < 2, length = 1 + dice(3), gap = dice(4);
    if (even)
        next = 0;
    for (int i = 0; i < count; i++) {
        lengths[i] = even || constructor == 2 ? length : 1 + dice(3);
        places[i] = next, bytes[i] = next * old->extent;
        next += lengths[i] + (even ? gap : dice(4));
    }
    // Displacements in bytes need not be multiples of the extent.
    if (constructor >= 4)
        for (int i = 0; i < count; i++)
            bytes[i] += 3 * i;
    int total = 0;
    for (int i = 0; i < count; i++)
        total += lengths[i];
    struct type type = make(total * old->size, 0);
    for (int i = 0; i < count; i++)
        append(&type, old, bytes[i], lengths[i]);
    type.extent = bytes[count - 1] + lengths[count - 1] * old->extent - (even ? 0 : bytes[0]);
    MPI_Datatype made, types[MOST];
    switch (constructor) {
    case 0: OK(MPI_Type_vector(count, length, length + gap, old->handle, &made)); break;
    case 1: OK(MPI_Type_create_hvector(count, length, (length + gap) * old->extent, old->handle, &made)); break;
    case 2: OK(MPI_Type_create_indexed_block(count, length, places, old->handle, &made)); break;
    case 3: OK(MPI_Type_indexed(count, lengths, places, old->handle, &made)); break;
    case 4: OK(MPI_Type_create_hindexed(count, lengths, bytes, old->handle, &made)); break;
    default:
        for (int i = 0; i < count; i++)
            types[i] = old->handle;
        OK(MPI_Type_create_struct(count, lengths, bytes, types, &made));
    }
    // Bounds that are the same for all: from 0 to the end of the last block.
    type.extent += even ? 0 : bytes[0];
    OK(MPI_Type_create_resized(made, 0, type.extent, &type.handle));
    MPI_Type_free(&made);
    return type;
}

/* One basic datatype, some together, or some with gaps; `element` is the size of the basic datatype. */
static inline struct type random_etype(int *element)
{
    struct {
        MPI_Datatype handle;
        int bytes;
    } basics[] = {{MPI_BYTE, 1}, {MPI_SHORT, 2}, {MPI_INT, 4}, {MPI_DOUBLE, 8}, {MPI_FLOAT, 4}, {MPI_CHAR, 1}};
    int which = dice(6);
    *element = basics[which].bytes;
    struct type one = basic(basics[which].handle, basics[which].bytes), etype = one;
    switch (dice(4)) {
    case 0: etype = contiguous(&one, 1 + dice(3)); break;
    case 1: etype = resized(&one, 0, one.extent * (1 + dice(3))); break;
    default: return one;
    }
    free_type(&one);
    return etype;
}

/* Displacements that do not go backwards. */
static inline struct type random_filetype(const struct type *etype, int depth)
{
    if (depth == 0 && dice(6) == 0)
        return contiguous(etype, 1 + dice(4));
    struct type type = blocks(etype, dice(6));
    if (depth == 0 && dice(3) == 0) {
        struct type outer = random_filetype(&type, 1);
        free_type(&type);
        return outer;
    }
    if (dice(3) == 0) {
        struct type wider = resized(&type, 0, type.extent + dice(3) * etype->extent);
        free_type(&type);
        return wider;
    }
    return type;
}

/* For memory: blocks may lie in any order. */
static inline struct type random_memory(const struct type *etype)
{
    if (dice(3) == 0)
        return contiguous(etype, 1 + dice(12));
    if (dice(3) == 0) {
        struct type type = make(3 * etype->size, 0);
        int lengths[2] = {2, 1}, places[2] = {3 + dice(3), 1};
        append(&type, etype, places[0] * etype->extent, 2);
        append(&type, etype, etype->extent, 1);
        MPI_Datatype made;
        OK(MPI_Type_indexed(2, lengths, places, etype->handle, &made));
        type.extent = dice(2) ? 8 * etype->extent : -8 * etype->extent;
        OK(MPI_Type_create_resized(made, 0, type.extent, &type.handle));
        MPI_Type_free(&made);
        return type;
    }
    return blocks(etype, dice(6));
}

/* Whether process `of` of `processes` has index i of a dimension. */
static inline int owns(int distribution, int argument, int size, int processes, int of, int i)
{
    int given = argument != MPI_DISTRIBUTE_DFLT_DARG;
    if (distribution == MPI_DISTRIBUTE_NONE)
        return 1;
    if (distribution == MPI_DISTRIBUTE_BLOCK)
        return i / (given ? argument : (size + processes - 1) / processes) == of;
    return i / (given ? argument : 1) % processes == of;
}

/* The part of one process of an array of one to three dimensions: a subarray or a darray. May not be empty: each
 * dimension is at least as long as there are processes. */
static inline struct type random_array(const struct type *etype, int sub, int processes, int mine)
{
    enum { MOST = 3 };
    int dimensions = 1 + dice(MOST), cut = dice(dimensions), fortran = dice(2);
    int order = fortran ? MPI_ORDER_FORTRAN : MPI_ORDER_C;
    int sizes[MOST], parts[MOST], starts[MOST], grid[MOST], distributions[MOST], arguments[MOST];
    long cells = 1;
    for (int d = 0; d < dimensions; d++) {
        sizes[d] = (d == cut ? processes : 1) + dice(4);
        parts[d] = sizes[d], starts[d] = 0, grid[d] = 1;
        distributions[d] = MPI_DISTRIBUTE_NONE, arguments[d] = MPI_DISTRIBUTE_DFLT_DARG;
        cells *= sizes[d];
    }
    starts[cut] = sizes[cut] * mine / processes;
    parts[cut] = sizes[cut] * (mine + 1) / processes - starts[cut];
    grid[cut] = processes;
    distributions[cut] = MPI_DISTRIBUTE_CYCLIC;
    if (dice(2))
        sizes[cut] += (processes - sizes[cut] % processes) % processes, distributions[cut] = MPI_DISTRIBUTE_BLOCK;
    else if (dice(2))
        sizes[cut] *= 2, arguments[cut] = 2;
    cells = 1;
    for (int d = 0; d < dimensions; d++)
        cells *= sizes[d];
    struct type type = make(cells * etype->size, cells * etype->extent);
    for (long cell = 0; cell < cells; cell++) {
        long rest = cell;
        int inside = 1;
        for (int n = 0; n < dimensions; n++) {
            int d = fortran ? n : dimensions - 1 - n, i = (int)(rest % sizes[d]);
            rest /= sizes[d];
            inside &= sub ? i >= starts[d] && i < starts[d] + parts[d]
                          : owns(distributions[d], arguments[d], sizes[d], grid[d], d == cut ? mine : 0, i);
        }
        if (inside)
            append(&type, etype, cell * etype->extent, 1);
    }
    if (sub)
        OK(MPI_Type_create_subarray(dimensions, sizes, parts, starts, order, etype->handle, &type.handle));
    else
        OK(MPI_Type_create_darray(processes, mine, dimensions, sizes, distributions, arguments, grid, order,
                                  etype->handle, &type.handle));
    return type;
}

#endif
