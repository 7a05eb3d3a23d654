// Groups: sizes and ranks, sets, inclusion by list and by range, translation, comparison, errors.
// ranks: 1 2 4 7
#include "check.h"

static MPI_Group world;

static int size_of(MPI_Group group)
{
    int size;
    MPI_Group_size(group, &size);
    return size;
}

static int compare(MPI_Group a, MPI_Group b)
{
    int result;
    MPI_Group_compare(a, b, &result);
    return result;
}

/* The ranks in the world of the members of `group`, as decimal digits (of at most 7 ranks). */
static long members(MPI_Group group)
{
    int ranks[8], inside[8], size = size_of(group);
    long digits = 0;
    for (int i = 0; i < size; i++)
        ranks[i] = i;
    MPI_Group_translate_ranks(group, size, ranks, world, inside);
    for (int i = 0; i < size; i++)
        digits = digits * 10 + inside[i] + 1;
    return digits;
}

static long first_ranks(int count)
{
    long digits = 0;
    for (int i = 1; i <= count; i++)
        digits = digits * 10 + i;
    return digits;
}

static void whole(void)
{
    MPI_Group same, self;
    int rank;
    CHECK_INT(size_of(world), world_size);
    MPI_Group_rank(world, &rank);
    CHECK_INT(rank, world_rank);
    MPI_Comm_group(MPI_COMM_WORLD, &same);
    CHECK_INT(compare(world, same), MPI_IDENT);
    MPI_Comm_group(MPI_COMM_SELF, &self);
    CHECK_INT(members(self), world_rank + 1);
    CHECK_INT(compare(world, self), world_size == 1 ? MPI_IDENT : MPI_UNEQUAL);
    CHECK_INT(compare(MPI_GROUP_EMPTY, self), MPI_UNEQUAL);
    CHECK_INT(size_of(MPI_GROUP_EMPTY), 0);
    MPI_Group_rank(MPI_GROUP_EMPTY, &rank);
    CHECK_INT(rank, MPI_UNDEFINED);
    MPI_Group_free(&same);
    MPI_Group_free(&self);
    CHECK(self == MPI_GROUP_NULL);
}

static void lists(void)
{
    MPI_Group last, rest, turned, nobody;
    int ranks[8], rank;
    for (int i = 0; i < world_size; i++)
        ranks[i] = world_size - 1 - i;
    MPI_Group_incl(world, world_size, ranks, &turned);
    CHECK_INT(compare(world, turned), world_size == 1 ? MPI_IDENT : MPI_SIMILAR);
    MPI_Group_rank(turned, &rank);
    CHECK_INT(rank, world_size - 1 - world_rank);

    MPI_Group_incl(world, 1, ranks, &last);
    CHECK_INT(members(last), world_size);
    MPI_Group_rank(last, &rank);
    CHECK_INT(rank, world_rank == world_size - 1 ? 0 : MPI_UNDEFINED);
    MPI_Group_excl(world, 1, ranks, &rest);
    CHECK_INT(members(rest), first_ranks(world_size - 1));
    MPI_Group_incl(world, 0, NULL, &nobody);
    CHECK(nobody == MPI_GROUP_EMPTY);
    MPI_Group_free(&turned);
    MPI_Group_free(&last);
    if (rest != MPI_GROUP_EMPTY)
        MPI_Group_free(&rest);
}

static void ranges(void)
{
    MPI_Group even, odd, down;
    int every_other[1][3] = {{0, world_size - 1, 2}};
    int backwards[2][3] = {{world_size - 1, 1, -1}, {0, 0, 5}};
    long expected = 0;
    MPI_Group_range_incl(world, 1, every_other, &even);
    MPI_Group_range_excl(world, 1, every_other, &odd);
    CHECK_INT(size_of(even), (world_size + 1) / 2);
    CHECK_INT(size_of(odd), world_size / 2);
    for (int i = 0; i < world_size; i += 2)
        expected = expected * 10 + i + 1;
    CHECK_INT(members(even), expected);
    if (world_size > 1) {
        expected = 0;
        for (int i = world_size - 1; i >= 0; i--)
            expected = expected * 10 + i + 1;
        MPI_Group_range_incl(world, 2, backwards, &down);
        CHECK_INT(members(down), expected);
        MPI_Group_free(&down);
        MPI_Group_free(&odd);
    }
    MPI_Group_free(&even);
}

static void sets(void)
{
    MPI_Group front, back, result;
    int half = (world_size + 1) / 2;
    int first[1][3] = {{0, half - 1, 1}}, second[1][3] = {{half - 1, world_size - 1, 1}};
    MPI_Group_range_incl(world, 1, first, &front);
    MPI_Group_range_incl(world, 1, second, &back);
    MPI_Group_union(front, back, &result);
    CHECK_INT(compare(result, world), MPI_IDENT);
    MPI_Group_free(&result);
    MPI_Group_union(back, front, &result);
    CHECK_INT(compare(result, world), half == 1 ? MPI_IDENT : MPI_SIMILAR);
    MPI_Group_free(&result);
    MPI_Group_intersection(front, back, &result);
    CHECK_INT(members(result), half);
    MPI_Group_free(&result);
    MPI_Group_difference(front, back, &result);
    CHECK_INT(members(result), first_ranks(half - 1));
    if (result != MPI_GROUP_EMPTY)
        MPI_Group_free(&result);
    MPI_Group_difference(front, world, &result);
    CHECK(result == MPI_GROUP_EMPTY);
    MPI_Group_free(&front);
    MPI_Group_free(&back);
}

static void translation(void)
{
    MPI_Group self;
    int ranks[3] = {world_rank, MPI_PROC_NULL, world_size - 1}, inside[3];
    MPI_Comm_group(MPI_COMM_SELF, &self);
    MPI_Group_translate_ranks(world, 3, ranks, self, inside);
    CHECK_INT(inside[0], 0);
    CHECK_INT(inside[1], MPI_PROC_NULL);
    CHECK_INT(inside[2], world_rank == world_size - 1 ? 0 : MPI_UNDEFINED);
    MPI_Group_free(&self);
}

static void errors(void)
{
    MPI_Group result;
    int beyond = world_size, found, empty_step[1][3] = {{0, 0, 0}};
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    EXPECT_ERROR(MPI_Group_incl(world, 1, &beyond, &result), MPI_ERR_RANK);
    EXPECT_ERROR(MPI_Group_excl(world, 1, &beyond, &result), MPI_ERR_RANK);
    EXPECT_ERROR(MPI_Group_range_incl(world, 1, empty_step, &result), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Group_union(world, MPI_GROUP_NULL, &result), MPI_ERR_GROUP);
    EXPECT_ERROR(MPI_Group_translate_ranks(world, 1, &beyond, world, &found), MPI_ERR_RANK);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    whole();
    lists();
    ranges();
    sets();
    translation();
    errors();
    MPI_Group_free(&world);
    return finish();
}
