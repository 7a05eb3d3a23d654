// User operators. One that does not commute is applied in rank order; it sees the datatype it was called
// with; it may call MPI itself.
// ranks: 1 2 3 4 7 8
#include "check.h"

/* Affine maps x -> a x + b mod 1009 under composition: associative, not commutative. */
struct map {
    int a, b;
};

static MPI_Datatype map_type;
static int calls;

static void compose(void *in, void *inout, int *count, MPI_Datatype *type)
{
    struct map *left = in, *right = inout;
    int size;
    calls++;
    if (*type != map_type)
        FAIL("the operator got another datatype");
    MPI_Type_size(*type, &size);
    CHECK_INT(size, sizeof(struct map));
    for (int i = 0; i < *count; i++) {
        int a = left[i].a * right[i].a % 1009;
        right[i].b = (left[i].a * right[i].b + left[i].b) % 1009;
        right[i].a = a;
    }
}

static struct map of_rank(int rank, int i)
{
    return (struct map){2 + (rank * 5 + i) % 7, (rank + i) % 1009};
}

/* The composition of the maps of ranks first to last, in that order. */
static struct map chain(int first, int last, int i)
{
    struct map all = {1, 0};
    for (int r = first; r <= last; r++) {
        struct map next = of_rank(r, i);
        all = (struct map){all.a * next.a % 1009, (all.a * next.b + all.b) % 1009};
    }
    return all;
}

static void verify(const struct map *result, int n, int first_index, int last_rank)
{
    for (int i = 0; i < n; i++) {
        struct map wanted = chain(0, last_rank, first_index + i);
        CHECK_INT(result[i].a, wanted.a);
        CHECK_INT(result[i].b, wanted.b);
    }
}

static void not_commutative(int n, MPI_Op op)
{
    struct map *mine = malloc((size_t)(n * world_size) * sizeof *mine), *result = malloc((size_t)n * sizeof *result);
    for (int i = 0; i < n * world_size; i++)
        mine[i] = of_rank(world_rank, i);
    for (int root = 0; root < world_size; root++) {
        MPI_Reduce(mine, result, n, map_type, op, root, MPI_COMM_WORLD);
        if (world_rank == root)
            verify(result, n, 0, world_size - 1);
    }
    memcpy(result, mine, (size_t)n * sizeof *result);
    if (world_rank == 0)
        MPI_Reduce(MPI_IN_PLACE, result, n, map_type, op, 0, MPI_COMM_WORLD);
    else
        MPI_Reduce(mine, NULL, n, map_type, op, 0, MPI_COMM_WORLD);
    if (world_rank == 0)
        verify(result, n, 0, world_size - 1);
    MPI_Allreduce(mine, result, n, map_type, op, MPI_COMM_WORLD);
    verify(result, n, 0, world_size - 1);
    MPI_Scan(mine, result, n, map_type, op, MPI_COMM_WORLD);
    verify(result, n, 0, world_rank);
    MPI_Exscan(mine, result, n, map_type, op, MPI_COMM_WORLD);
    if (world_rank > 0)
        verify(result, n, 0, world_rank - 1);
    MPI_Reduce_scatter_block(mine, result, n, map_type, op, MPI_COMM_WORLD);
    verify(result, n, n * world_rank, world_size - 1);
    free(mine);
    free(result);
}

static void largest_absolute(void *in, void *inout, int *count, MPI_Datatype *type)
{
    double *a = in, *b = inout;
    CHECK(*type == MPI_DOUBLE);
    for (int i = 0; i < *count; i++)
        if (a[i] * a[i] > b[i] * b[i])
            b[i] = a[i];
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Op op, absolute;
    int commutes = 1;
    MPI_Type_contiguous(2, MPI_INT, &map_type);
    MPI_Type_commit(&map_type);
    MPI_Op_create(compose, 0, &op);
    MPI_Op_commutative(op, &commutes);
    CHECK(!commutes);
    not_commutative(1, op);
    not_commutative(100, op);
    not_commutative(8000, op);
    if (world_size > 1)
        CHECK(calls > 0);
    MPI_Op_free(&op);
    CHECK(op == MPI_OP_NULL);
    MPI_Type_free(&map_type);

    MPI_Op_create(largest_absolute, 1, &absolute);
    static double mine[3000], result[3000];
    for (int i = 0; i < 3000; i++)
        mine[i] = (world_rank + i) % world_size * -1.5;
    MPI_Allreduce(mine, result, 3000, MPI_DOUBLE, absolute, MPI_COMM_WORLD);
    for (int i = 0; i < 3000; i++)
        CHECK(result[i] == (world_size - 1) * -1.5);
    MPI_Op_free(&absolute);
    return finish();
}
