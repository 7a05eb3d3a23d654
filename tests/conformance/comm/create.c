// Communicators: duplication, splitting by colour and key, creation from groups, comparison, names, and
// messages that stay inside of their communicator.
// ranks: 1 2 3 4 7
#include "check.h"

static int compare(MPI_Comm a, MPI_Comm b)
{
    int result;
    MPI_Comm_compare(a, b, &result);
    return result;
}

static int sum_of_ranks(MPI_Comm comm)
{
    int sum;
    MPI_Allreduce(&world_rank, &sum, 1, MPI_INT, MPI_SUM, comm);
    return sum;
}

static void duplicates(void)
{
    MPI_Comm copy;
    int rank, size, flag;
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    MPI_Comm_rank(copy, &rank);
    MPI_Comm_size(copy, &size);
    CHECK_INT(rank, world_rank);
    CHECK_INT(size, world_size);
    CHECK_INT(compare(copy, MPI_COMM_WORLD), MPI_CONGRUENT);
    CHECK_INT(compare(copy, copy), MPI_IDENT);
    CHECK_INT(compare(MPI_COMM_WORLD, MPI_COMM_SELF), world_size == 1 ? MPI_CONGRUENT : MPI_UNEQUAL);
    MPI_Comm_test_inter(copy, &flag);
    CHECK_INT(flag, 0);

    /* The same source and tag, told apart by the communicator alone. */
    int there = (world_rank + 1) % world_size, back = (world_rank + world_size - 1) % world_size;
    int out[2] = {10 * world_rank, 10 * world_rank + 1}, in[2] = {-1, -1};
    MPI_Request requests[4];
    MPI_Irecv(&in[1], 1, MPI_INT, back, 5, copy, &requests[0]);
    MPI_Irecv(&in[0], 1, MPI_INT, back, 5, MPI_COMM_WORLD, &requests[1]);
    MPI_Isend(&out[0], 1, MPI_INT, there, 5, MPI_COMM_WORLD, &requests[2]);
    MPI_Isend(&out[1], 1, MPI_INT, there, 5, copy, &requests[3]);
    MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
    CHECK_INT(in[0], 10 * back);
    CHECK_INT(in[1], 10 * back + 1);
    MPI_Comm_free(&copy);
    CHECK(copy == MPI_COMM_NULL);
}

static void splits(void)
{
    MPI_Comm part, turned, none;
    int rank, size, expected = 0;
    MPI_Comm_split(MPI_COMM_WORLD, world_rank % 2, 0, &part);
    MPI_Comm_size(part, &size);
    CHECK_INT(size, (world_size + 1 - world_rank % 2) / 2);
    for (int i = world_rank % 2; i < world_size; i += 2)
        expected += i;
    CHECK_INT(sum_of_ranks(part), expected);
    MPI_Comm_free(&part);

    MPI_Comm_split(MPI_COMM_WORLD, 7, -world_rank, &turned);
    MPI_Comm_rank(turned, &rank);
    CHECK_INT(rank, world_size - 1 - world_rank);
    CHECK_INT(compare(turned, MPI_COMM_WORLD), world_size == 1 ? MPI_CONGRUENT : MPI_SIMILAR);
    MPI_Comm_free(&turned);

    MPI_Comm_split(MPI_COMM_WORLD, world_rank == 0 ? MPI_UNDEFINED : 0, 0, &none);
    CHECK((none == MPI_COMM_NULL) == (world_rank == 0));
    if (none != MPI_COMM_NULL) {
        MPI_Comm_size(none, &size);
        CHECK_INT(size, world_size - 1);
        MPI_Comm_free(&none);
    }
}

static void from_groups(void)
{
    MPI_Group world, first;
    MPI_Comm comm;
    int half = (world_size + 1) / 2, range[1][3] = {{half - 1, 0, -1}}, rank;
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    MPI_Group_range_incl(world, 1, range, &first);
    MPI_Comm_create(MPI_COMM_WORLD, first, &comm);
    CHECK((comm != MPI_COMM_NULL) == (world_rank < half));
    if (comm != MPI_COMM_NULL) {
        MPI_Comm_rank(comm, &rank);
        CHECK_INT(rank, half - 1 - world_rank);
        CHECK_INT(sum_of_ranks(comm), half * (half - 1) / 2);
        MPI_Comm_free(&comm);
    }
    MPI_Group_free(&first);
    MPI_Group_free(&world);
}

static void machines(void)
{
    MPI_Comm node;
    int size;
    MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, -world_rank, MPI_INFO_NULL, &node);
    MPI_Comm_size(node, &size);
    CHECK_INT(size, world_size);
    CHECK_INT(sum_of_ranks(node), world_size * (world_size - 1) / 2);
    MPI_Comm_rank(node, &size);
    CHECK_INT(size, world_size - 1 - world_rank);
    MPI_Comm_free(&node);
    MPI_Comm_split_type(MPI_COMM_WORLD, MPI_UNDEFINED, 0, MPI_INFO_NULL, &node);
    CHECK(node == MPI_COMM_NULL);
}

static void names(void)
{
    char name[MPI_MAX_OBJECT_NAME];
    MPI_Comm copy;
    int length;
    MPI_Comm_get_name(MPI_COMM_WORLD, name, &length);
    CHECK(strcmp(name, "MPI_COMM_WORLD") == 0);
    CHECK_INT(length, 14);
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    MPI_Comm_get_name(copy, name, &length);
    CHECK(length == 0 && name[0] == 0);
    MPI_Comm_set_name(copy, "my name");
    MPI_Comm_get_name(copy, name, &length);
    CHECK(strcmp(name, "my name") == 0);
    MPI_Comm_free(&copy);
}

/* More communicators than fit into any fixed table of context ids, one after the other. */
static void many(void)
{
    for (int i = 0; i < 3000; i++) {
        MPI_Comm copy;
        MPI_Comm_dup(MPI_COMM_SELF, &copy);
        MPI_Comm_free(&copy);
    }
    MPI_Comm kept[100];
    for (int i = 0; i < 100; i++)
        MPI_Comm_dup(MPI_COMM_WORLD, &kept[i]);
    CHECK_INT(sum_of_ranks(kept[99]), world_size * (world_size - 1) / 2);
    for (int i = 0; i < 100; i++)
        MPI_Comm_free(&kept[i]);
}

static void errors(void)
{
    MPI_Comm comm = MPI_COMM_WORLD, other;
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    EXPECT_ERROR(MPI_Comm_free(&comm), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Comm_dup(MPI_COMM_NULL, &other), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Comm_split_type(MPI_COMM_SELF, 12345, 0, MPI_INFO_NULL, &other), MPI_ERR_ARG);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    duplicates();
    splits();
    from_groups();
    machines();
    names();
    many();
    errors();
    return finish();
}
