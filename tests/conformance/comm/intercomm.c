// Intercommunicators: creation in both directions, groups and sizes, messages, duplication, comparison,
// splitting, creation from groups, merging in every order.
// ranks: 2 3 4 5
// differential: no (MPICH 4.0.2 fails an assertion of its own in MPI_Intercomm_merge)
#include "check.h"

/* Ranks below `half` are one group, the others the other. */
static int half, low, local_size, remote_size, local_rank;
static MPI_Comm local, inter;

static int compare(MPI_Comm a, MPI_Comm b)
{
    int result;
    MPI_Comm_compare(a, b, &result);
    return result;
}

/* The rank in the world of a rank of the remote group. */
static int there(int rank)
{
    return low ? half + rank : rank;
}

static void make(void)
{
    int leader = local_size - 1, remote_leader = low ? world_size - 1 : half - 1;
    MPI_Intercomm_create(local, leader, MPI_COMM_WORLD, remote_leader, 17, &inter);
    CHECK(inter != MPI_COMM_NULL);
}

static void looks_like(MPI_Comm comm)
{
    int flag, value;
    MPI_Group group, world, expected;
    MPI_Comm_test_inter(comm, &flag);
    CHECK(flag);
    MPI_Comm_rank(comm, &value);
    CHECK_INT(value, local_rank);
    MPI_Comm_size(comm, &value);
    CHECK_INT(value, local_size);
    MPI_Comm_remote_size(comm, &value);
    CHECK_INT(value, remote_size);
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    int ranges[2][3] = {{0, half - 1, 1}, {half, world_size - 1, 1}};
    MPI_Group_range_incl(world, 1, &ranges[low ? 0 : 1], &expected);
    MPI_Comm_group(comm, &group);
    MPI_Group_compare(group, expected, &value);
    CHECK_INT(value, MPI_IDENT);
    MPI_Group_free(&group);
    MPI_Group_free(&expected);
    MPI_Group_range_incl(world, 1, &ranges[low ? 1 : 0], &expected);
    MPI_Comm_remote_group(comm, &group);
    MPI_Group_compare(group, expected, &value);
    CHECK_INT(value, MPI_IDENT);
    MPI_Group_free(&group);
    MPI_Group_free(&expected);
    MPI_Group_free(&world);
}

/* Everybody sends to everybody on the other side; half of the receives are from any source. */
static void messages(MPI_Comm comm)
{
    int out[8][2], in[8][2], seen[8] = {0};
    MPI_Request requests[16];
    MPI_Status status;
    for (int i = 0; i < remote_size; i++) {
        out[i][0] = world_rank;
        out[i][1] = there(i);
        MPI_Isend(out[i], 2, MPI_INT, i, 3, comm, &requests[i]);
    }
    for (int i = 0; i < remote_size; i++) {
        int source;
        MPI_Recv(in[i], 2, MPI_INT, MPI_ANY_SOURCE, 3, comm, &status);
        source = status.MPI_SOURCE;
        CHECK(source >= 0 && source < remote_size && !seen[source]);
        seen[source] = 1;
        CHECK_INT(in[i][0], there(source));
        CHECK_INT(in[i][1], world_rank);
    }
    MPI_Waitall(remote_size, requests, MPI_STATUSES_IGNORE);
    int partner = local_rank;
    if (partner < remote_size) {
        int mine = world_rank, theirs = -1;
        MPI_Sendrecv(&mine, 1, MPI_INT, partner, 4, &theirs, 1, MPI_INT, partner, 4, comm, &status);
        CHECK_INT(theirs, there(partner));
        CHECK_INT(status.MPI_SOURCE, partner);
    }
    MPI_Send(NULL, 0, MPI_INT, MPI_PROC_NULL, 5, comm);
}

static void duplicates(void)
{
    MPI_Comm copy;
    MPI_Comm_dup(inter, &copy);
    looks_like(copy);
    CHECK_INT(compare(copy, inter), MPI_CONGRUENT);
    CHECK_INT(compare(inter, inter), MPI_IDENT);
    CHECK_INT(compare(inter, local), MPI_UNEQUAL);
    CHECK_INT(compare(inter, MPI_COMM_WORLD), MPI_UNEQUAL);
    messages(copy);
    MPI_Comm_free(&copy);
    CHECK(copy == MPI_COMM_NULL);

    MPI_Comm several[3];
    MPI_Request requests[3];
    for (int i = 0; i < 3; i++)
        MPI_Comm_idup(inter, &several[i], &requests[i]);
    messages(inter);
    MPI_Waitall(3, requests, MPI_STATUSES_IGNORE);
    for (int i = 0; i < 3; i++) {
        looks_like(several[i]);
        messages(several[i]);
        MPI_Comm_free(&several[i]);
    }
}

static int merged_rank(int high, int *size)
{
    MPI_Comm merged;
    int rank, sum, flag;
    MPI_Intercomm_merge(inter, high, &merged);
    MPI_Comm_test_inter(merged, &flag);
    CHECK(!flag);
    MPI_Comm_rank(merged, &rank);
    MPI_Comm_size(merged, size);
    MPI_Allreduce(&world_rank, &sum, 1, MPI_INT, MPI_SUM, merged);
    CHECK_INT(sum, world_size * (world_size - 1) / 2);
    MPI_Comm_free(&merged);
    return rank;
}

static void merges(void)
{
    int size, rank;
    CHECK_INT(merged_rank(!low, &size), world_rank);
    CHECK_INT(size, world_size);
    rank = merged_rank(low, &size);
    CHECK_INT(rank, low ? remote_size + local_rank : local_rank);
    /* The order is open, but one group comes as a whole before the other. */
    rank = merged_rank(0, &size);
    CHECK(rank == local_rank || rank == remote_size + local_rank);
    rank = merged_rank(1, &size);
    CHECK(rank == local_rank || rank == remote_size + local_rank);
}

static void splits(void)
{
    MPI_Comm part;
    int size, remote, rank;
    /* First ranks of both groups on one side, the others on the other; in reverse order. */
    MPI_Comm_split(inter, local_rank == 0, -local_rank, &part);
    int both = local_size > 1 && remote_size > 1;
    CHECK((part == MPI_COMM_NULL) == (local_rank != 0 && !both));
    if (part != MPI_COMM_NULL) {
        MPI_Comm_size(part, &size);
        MPI_Comm_remote_size(part, &remote);
        MPI_Comm_rank(part, &rank);
        CHECK_INT(size, local_rank == 0 ? 1 : local_size - 1);
        CHECK_INT(remote, local_rank == 0 ? 1 : remote_size - 1);
        CHECK_INT(rank, local_rank == 0 ? 0 : local_size - 1 - local_rank);
        if (local_rank == 0) {
            int mine = world_rank, theirs;
            MPI_Sendrecv(&mine, 1, MPI_INT, 0, 0, &theirs, 1, MPI_INT, 0, 0, part, MPI_STATUS_IGNORE);
            CHECK_INT(theirs, there(0));
        }
        MPI_Comm_free(&part);
    }
    MPI_Comm_split(inter, low ? 1 : 2, 0, &part);
    CHECK(part == MPI_COMM_NULL);
    MPI_Comm_split(inter, world_rank == 0 ? MPI_UNDEFINED : 0, 0, &part);
    int rest = half - 1;
    CHECK((part == MPI_COMM_NULL) == (world_rank == 0 || rest == 0));
    if (part != MPI_COMM_NULL) {
        MPI_Comm_remote_size(part, &remote);
        CHECK_INT(remote, low ? remote_size : rest);
        MPI_Comm_free(&part);
    }
}

static void creations(void)
{
    MPI_Group group, last;
    MPI_Comm part;
    int rank = local_size - 1, size;
    MPI_Comm_group(inter, &group);
    MPI_Group_incl(group, 1, &rank, &last);
    MPI_Comm_create(inter, last, &part);
    CHECK((part == MPI_COMM_NULL) == (local_rank != rank));
    if (part != MPI_COMM_NULL) {
        int mine = world_rank, theirs;
        MPI_Comm_remote_size(part, &size);
        CHECK_INT(size, 1);
        MPI_Sendrecv(&mine, 1, MPI_INT, 0, 0, &theirs, 1, MPI_INT, 0, 0, part, MPI_STATUS_IGNORE);
        CHECK_INT(theirs, there(remote_size - 1));
        MPI_Comm_free(&part);
    }
    MPI_Comm_create(inter, low ? MPI_GROUP_EMPTY : group, &part);
    CHECK(part == MPI_COMM_NULL);
    MPI_Group_free(&last);
    MPI_Group_free(&group);
}

static void errors(void)
{
    MPI_Comm other;
    return_errors(inter);
    return_errors(local);
    return_errors(MPI_COMM_WORLD);
    EXPECT_ERROR(MPI_Send(NULL, 0, MPI_INT, remote_size, 0, inter), MPI_ERR_RANK);
    EXPECT_ERROR(MPI_Intercomm_merge(MPI_COMM_WORLD, 0, &other), MPI_ERR_COMM);
    EXPECT_ERROR(MPI_Intercomm_create(local, local_size, MPI_COMM_WORLD, 0, 0, &other), MPI_ERR_RANK);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    half = (world_size + 1) / 2;
    low = world_rank < half;
    MPI_Comm_split(MPI_COMM_WORLD, low, 0, &local);
    MPI_Comm_size(local, &local_size);
    MPI_Comm_rank(local, &local_rank);
    remote_size = world_size - local_size;
    for (int i = 0; i < 3; i++) {
        make();
        looks_like(inter);
        messages(inter);
        duplicates();
        merges();
        splits();
        creations();
        if (i < 2)
            MPI_Comm_free(&inter);
    }
    errors();
    MPI_Comm_free(&inter);
    MPI_Comm_free(&local);
    return finish();
}
