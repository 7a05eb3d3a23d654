/* Datatypes by chance, the same ones in every run and under every MPI. */
#ifndef P2PMPI_CHANCE_H
#define P2PMPI_CHANCE_H

#include "places.h"

/* MPICH differs from MPI 5.0, 5.1.6 and 5.1.7 in the bounds of datatypes with padding, with empty parts, and
 * of structs of which only some members have explicit bounds. Hence everything is made of ints at multiples
 * of 4 bytes, nothing is empty, and `bounded` tells when a struct may have but one kind of member. */
static uint64_t state = 88172645463325252u;
static int bounded;

static int below(int n)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (int)(state % (uint64_t)n);
}

static MPI_Datatype make(int depth);

static MPI_Datatype make_list(int depth)
{
    int n = 1 + below(4), lengths[4], places[4], kind = below(5);
    MPI_Aint bytes[4];
    MPI_Datatype type, olds[4], old = make(depth - 1);
    for (int i = 0; i < 4; i++) {
        lengths[i] = 1 + below(2);
        places[i] = below(12) - 3;
        bytes[i] = 4 * (below(60) - 15);
    }
    switch (kind) {
    case 0: MPI_Type_indexed(n, lengths, places, old, &type); break;
    case 1: MPI_Type_create_hindexed(n, lengths, bytes, old, &type); break;
    case 2: MPI_Type_create_indexed_block(n, lengths[0], places, old, &type); break;
    case 3: MPI_Type_create_hindexed_block(n, lengths[0], bytes, old, &type); break;
    default:
        for (int i = 0; i < 4; i++)
            olds[i] = i % 2 && !bounded ? MPI_INT : old;
        MPI_Type_create_struct(n, lengths, bytes, olds, &type);
    }
    if (old != MPI_INT)
        MPI_Type_free(&old);
    return type;
}

static MPI_Datatype make_array(int depth)
{
    int n = 1 + below(3), sizes[3], parts[3], starts[3], distributions[3], arguments[3], processes[3], grid = 1;
    int order = below(2) ? MPI_ORDER_C : MPI_ORDER_FORTRAN;
    MPI_Datatype type, old = make(depth - 1);
    for (int i = 0; i < n; i++) {
        sizes[i] = 1 + below(5);
        parts[i] = 1 + below(sizes[i]);
        starts[i] = below(sizes[i] - parts[i] + 1);
        distributions[i] = below(2) ? MPI_DISTRIBUTE_BLOCK : MPI_DISTRIBUTE_CYCLIC;
        processes[i] = 1 + below(3);
        arguments[i] = below(2) ? MPI_DISTRIBUTE_DFLT_DARG : (sizes[i] + processes[i] - 1) / processes[i] + below(2);
        grid *= processes[i];
    }
    bounded = 1;
    if (below(2))
        MPI_Type_create_subarray(n, sizes, parts, starts, order, old, &type);
    else
        MPI_Type_create_darray(grid, below(grid), n, sizes, distributions, arguments, processes, order, old, &type);
    if (old != MPI_INT)
        MPI_Type_free(&old);
    int size;
    MPI_Type_size(type, &size);
    if (size > 0)
        return type;
    // A process of the grid without a share.
    MPI_Type_free(&type);
    return MPI_INT;
}

static MPI_Datatype make(int depth)
{
    if (depth == 0 || below(6) == 0)
        return MPI_INT;
    int kind = below(6), n = 1 + below(3), block = 1 + below(2);
    if (kind >= 4)
        return kind == 4 ? make_list(depth) : make_array(depth);
    MPI_Datatype type, old = make(depth - 1);
    switch (kind) {
    case 0: MPI_Type_contiguous(n, old, &type); break;
    case 1: MPI_Type_vector(n, block, below(9) - 3, old, &type); break;
    case 2: MPI_Type_create_hvector(n, block, 4 * (below(41) - 15), old, &type); break;
    default: MPI_Type_dup(old, &type);
    }
    if (old != MPI_INT)
        MPI_Type_free(&old);
    return type;
}

#endif
