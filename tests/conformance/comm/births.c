// Communicators made by some members only, by groups without a parent, and in the background; of several
// at a time, and with messages under way meanwhile.
// ranks: 1 2 3 4 5
// differential: no (MPICH 4.0.2 knows MPI_Comm_create_from_group in sessions only)
#include "check.h"

static int sum_of_ranks(MPI_Comm comm)
{
    int sum;
    MPI_Allreduce(&world_rank, &sum, 1, MPI_INT, MPI_SUM, comm);
    return sum;
}

static int compare(MPI_Comm a, MPI_Comm b)
{
    int result;
    MPI_Comm_compare(a, b, &result);
    return result;
}

/* Even ranks in reverse order, told apart by the tag; odd ranks do not call at all. */
static void by_members(void)
{
    MPI_Group world, even;
    MPI_Comm comm, second, none;
    int count = (world_size + 1) / 2, range[1][3] = {{2 * (count - 1), 0, -2}}, rank;
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    MPI_Group_range_incl(world, 1, range, &even);
    if (world_rank % 2 == 0) {
        MPI_Comm_create_group(MPI_COMM_WORLD, even, 5, &comm);
        MPI_Comm_create_group(MPI_COMM_WORLD, even, 6, &second);
        MPI_Comm_rank(comm, &rank);
        CHECK_INT(rank, count - 1 - world_rank / 2);
        CHECK_INT(sum_of_ranks(comm), count * (count - 1));
        CHECK_INT(sum_of_ranks(second), count * (count - 1));
        CHECK_INT(compare(comm, second), MPI_CONGRUENT);
        MPI_Comm_free(&comm);
        MPI_Comm_free(&second);
    }
    MPI_Comm_create_group(MPI_COMM_WORLD, MPI_GROUP_EMPTY, 0, &none);
    CHECK(none == MPI_COMM_NULL);
    MPI_Group_free(&even);
    MPI_Group_free(&world);
}

static void by_groups(void)
{
    MPI_Group world, lower, upper;
    MPI_Comm comm, other;
    int half = (world_size + 1) / 2, range[1][3] = {{0, half - 1, 1}}, size, flag;
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    MPI_Comm_create_from_group(world, "p2pmpi.test", MPI_INFO_NULL, MPI_ERRORS_RETURN, &comm);
    CHECK_INT(compare(comm, MPI_COMM_WORLD), MPI_CONGRUENT);
    CHECK_INT(sum_of_ranks(comm), world_size * (world_size - 1) / 2);
    EXPECT_ERROR(MPI_Send(NULL, 0, MPI_INT, world_size, 0, comm), MPI_ERR_RANK);
    MPI_Comm_create_from_group(MPI_GROUP_EMPTY, "empty", MPI_INFO_NULL, MPI_ERRORS_RETURN, &other);
    CHECK(other == MPI_COMM_NULL);

    MPI_Group_range_incl(world, 1, range, &lower);
    MPI_Group_range_excl(world, 1, range, &upper);
    if (world_size > 1) {
        MPI_Group mine = world_rank < half ? lower : upper, theirs = world_rank < half ? upper : lower;
        int local, remote;
        MPI_Group_size(mine, &local);
        MPI_Group_size(theirs, &remote);
        MPI_Intercomm_create_from_groups(mine, local - 1, theirs, remote - 1, "between", MPI_INFO_NULL,
                                         MPI_ERRORS_RETURN, &other);
        MPI_Comm_test_inter(other, &flag);
        CHECK(flag);
        MPI_Comm_remote_size(other, &size);
        CHECK_INT(size, remote);
        int rank, in = -1;
        MPI_Comm_rank(other, &rank);
        if (rank == 0) {
            MPI_Sendrecv(&world_rank, 1, MPI_INT, 0, 0, &in, 1, MPI_INT, 0, 0, other, MPI_STATUS_IGNORE);
            CHECK_INT(in, world_rank < half ? half : 0);
        }
        EXPECT_ERROR(MPI_Intercomm_create_from_groups(mine, local, theirs, 0, "bad", MPI_INFO_NULL,
                                                      MPI_ERRORS_RETURN, &comm),
                     MPI_ERR_RANK);
        MPI_Comm_free(&other);
    }
    MPI_Group_free(&lower);
    MPI_Group_free(&upper);
    MPI_Group_free(&world);
    MPI_Comm_free(&comm);
}

/* Every rank has used up other context ids when they agree on one. */
static void uneven(void)
{
    enum { MOST = 2500 };
    static MPI_Comm own[MOST];
    MPI_Comm shared[20];
    int count = world_rank == 0 ? MOST : 300 * world_rank;
    for (int i = 0; i < count; i++)
        MPI_Comm_dup(MPI_COMM_SELF, &own[i]);
    for (int i = 0; i < 20; i++)
        MPI_Comm_dup(MPI_COMM_WORLD, &shared[i]);
    for (int i = 0; i < 20; i++) {
        CHECK_INT(sum_of_ranks(shared[i]), world_size * (world_size - 1) / 2);
        MPI_Comm_free(&shared[i]);
    }
    for (int i = 0; i < count; i++)
        MPI_Comm_free(&own[i]);
}

static int copies;

static int copy(MPI_Comm comm, int key, void *state, void *in, void *out, int *flag)
{
    (void)comm, (void)key, (void)state;
    copies++;
    *(void **)out = in;
    *flag = 1;
    return MPI_SUCCESS;
}

static int refuse(MPI_Comm comm, int key, void *state, void *in, void *out, int *flag)
{
    (void)comm, (void)key, (void)state, (void)in, (void)out, (void)flag;
    return MPI_ERR_INTERN;
}

/* Duplicates in the background, begun in another order than they are waited for. */
static void in_the_background(void)
{
    MPI_Comm from[4], to[8];
    MPI_Request requests[8];
    int key, flag, order = world_rank % 2;
    void *value;
    MPI_Comm_create_keyval(copy, MPI_COMM_NULL_DELETE_FN, &key, NULL);
    for (int i = 0; i < 4; i++) {
        MPI_Comm_dup(MPI_COMM_WORLD, &from[i]);
        MPI_Comm_set_attr(from[i], key, &from[i]);
    }
    copies = 0;
    for (int n = 0; n < 8; n++) {
        int i = order ? 7 - n : n;
        /* Two of each parent, in the same order everywhere for each parent. */
        int parent = i / 2, which = order ? 2 * parent + (1 - i % 2) : i;
        MPI_Comm_idup(from[parent], &to[which], &requests[which]);
    }
    CHECK_INT(copies, 8);
    CHECK_INT(sum_of_ranks(MPI_COMM_WORLD), world_size * (world_size - 1) / 2);
    MPI_Waitall(8, requests, MPI_STATUSES_IGNORE);
    for (int i = 0; i < 8; i++) {
        CHECK_INT(compare(to[i], from[i / 2]), MPI_CONGRUENT);
        CHECK_INT(sum_of_ranks(to[i]), world_size * (world_size - 1) / 2);
        MPI_Comm_get_attr(to[i], key, &value, &flag);
        CHECK(flag && value == &from[i / 2]);
        MPI_Comm_free(&to[i]);
    }
    for (int i = 0; i < 4; i++)
        MPI_Comm_free(&from[i]);
    MPI_Comm_free_keyval(&key);
}

static void with_info(void)
{
    MPI_Comm comm;
    MPI_Info info, used;
    MPI_Request request;
    char value[8];
    int length = sizeof value, flag;
    MPI_Info_create(&info);
    MPI_Info_set(info, "mpi_assert_no_any_tag", "true");
    MPI_Comm_idup_with_info(MPI_COMM_WORLD, info, &comm, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Comm_get_info(comm, &used);
    MPI_Info_get_string(used, "mpi_assert_no_any_tag", &length, value, &flag);
    CHECK(flag && strcmp(value, "true") == 0);
    MPI_Info_free(&used);
    MPI_Info_free(&info);
    MPI_Comm_free(&comm);
}

/* A copy function that fails makes the call fail, without harm to what follows. */
static void refused(void)
{
    MPI_Comm comm, never;
    MPI_Request request;
    int key;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    return_errors(comm);
    MPI_Comm_create_keyval(refuse, MPI_COMM_NULL_DELETE_FN, &key, NULL);
    MPI_Comm_set_attr(comm, key, NULL);
    EXPECT_ERROR(MPI_Comm_dup(comm, &never), MPI_ERR_INTERN);
    EXPECT_ERROR(MPI_Comm_idup(comm, &never, &request), MPI_ERR_INTERN);
    MPI_Comm_delete_attr(comm, key);
    MPI_Comm_dup(comm, &never);
    CHECK_INT(sum_of_ranks(never), world_size * (world_size - 1) / 2);
    MPI_Comm_free(&never);
    MPI_Comm_free(&comm);
    MPI_Comm_free_keyval(&key);
}

static int heard;

static void hear(MPI_Comm *comm, int *code, ...)
{
    CHECK(*comm == MPI_COMM_NULL);
    heard = *code;
}

static void errors(void)
{
    MPI_Comm comm;
    MPI_Group world, self;
    MPI_Errhandler handler;
    char tag[MPI_MAX_STRINGTAG_LEN + 1];
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    MPI_Comm_group(MPI_COMM_SELF, &self);
    EXPECT_ERROR(MPI_Comm_create_group(MPI_COMM_WORLD, world, -1, &comm), MPI_ERR_TAG);
    EXPECT_ERROR(MPI_Comm_create_group(MPI_COMM_WORLD, MPI_GROUP_NULL, 0, &comm), MPI_ERR_GROUP);
    if (world_size > 1)
        EXPECT_ERROR(MPI_Comm_create_group(MPI_COMM_SELF, world, 0, &comm), MPI_ERR_GROUP);
    memset(tag, 'x', sizeof tag);
    tag[MPI_MAX_STRINGTAG_LEN] = 0;
    EXPECT_ERROR(MPI_Comm_create_from_group(world, tag, MPI_INFO_NULL, MPI_ERRORS_RETURN, &comm), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Comm_create_from_group(world, "x", MPI_INFO_NULL, MPI_ERRHANDLER_NULL, &comm),
                 MPI_ERR_ERRHANDLER);
    MPI_Comm_create_errhandler(hear, &handler);
    CHECK_INT(MPI_Comm_create_from_group(MPI_GROUP_NULL, "x", MPI_INFO_NULL, handler, &comm), MPI_ERR_GROUP);
    CHECK_INT(heard, MPI_ERR_GROUP);
    MPI_Errhandler_free(&handler);
    MPI_Group_free(&self);
    MPI_Group_free(&world);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    by_members();
    by_groups();
    uneven();
    in_the_background();
    with_info();
    refused();
    errors();
    return finish();
}
