// Sessions without MPI_Init: process sets, groups and communicators made of them, several sessions at a
// time and one after the other, their information.
// ranks: 1 2 3 4
// differential: no (MPICH has other process sets)
// expect: all checks passed
#include "check.h"

static int sum_of_ranks(MPI_Comm comm, int *size)
{
    int sum, rank;
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, size);
    MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, comm);
    return sum;
}

static void sets(MPI_Session session)
{
    int count, flag, known = 0;
    MPI_Session_get_num_psets(session, MPI_INFO_NULL, &count);
    CHECK(count >= 2);
    for (int n = 0; n < count; n++) {
        char name[MPI_MAX_PSET_NAME_LEN], part[5], value[16];
        int length = 0, again, room = sizeof part, size, digits = sizeof value;
        MPI_Info info;
        MPI_Group group;
        MPI_Session_get_nth_pset(session, MPI_INFO_NULL, n, &length, NULL);
        again = length;
        MPI_Session_get_nth_pset(session, MPI_INFO_NULL, n, &again, name);
        CHECK_INT(again, length);
        CHECK_INT((int)strlen(name) + 1, length);
        MPI_Session_get_nth_pset(session, MPI_INFO_NULL, n, &room, part);
        CHECK_INT(room, length);
        CHECK(strncmp(part, name, 4) == 0 && part[4] == 0);
        known += strcmp(name, "mpi://WORLD") == 0 || strcmp(name, "mpi://SELF") == 0;
        MPI_Session_get_pset_info(session, name, &info);
        MPI_Info_get_string(info, "mpi_size", &digits, value, &flag);
        CHECK(flag);
        MPI_Info_free(&info);
        MPI_Group_from_session_pset(session, name, &group);
        MPI_Group_size(group, &size);
        CHECK_INT(atoi(value), size);
        if (strcmp(name, "mpi://SELF") == 0)
            CHECK_INT(size, 1);
        MPI_Group_free(&group);
    }
    CHECK_INT(known, 2);
}

static void information(MPI_Session session, const char *level)
{
    MPI_Info info;
    char value[64];
    int length = sizeof value, flag;
    MPI_Session_get_info(session, &info);
    MPI_Info_get_string(info, "thread_level", &length, value, &flag);
    CHECK(flag && strcmp(value, level) == 0);
    MPI_Info_free(&info);
}

static MPI_Comm communicator(MPI_Session session, const char *set, const char *tag)
{
    MPI_Group group;
    MPI_Comm comm;
    MPI_Group_from_session_pset(session, set, &group);
    MPI_Comm_create_from_group(group, tag, MPI_INFO_NULL, MPI_ERRORS_RETURN, &comm);
    MPI_Group_free(&group);
    return comm;
}

static void one_round(int round)
{
    MPI_Session first, second;
    MPI_Comm world, self, other;
    MPI_Info info;
    int size, alone, flag;
    MPI_Info_create(&info);
    MPI_Info_set(info, "thread_level", "MPI_THREAD_FUNNELED");
    MPI_Session_init(info, MPI_ERRORS_RETURN, &first);
    MPI_Info_free(&info);
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &second);
    CHECK(first != second && first != MPI_SESSION_NULL);
    information(first, "MPI_THREAD_FUNNELED");
    MPI_Initialized(&flag);
    CHECK_INT(flag, 0);
    sets(first);
    world = communicator(first, "mpi://WORLD", "first");
    other = communicator(second, "mpi://WORLD", "second");
    self = communicator(second, "mpi://SELF", "self");
    CHECK_INT(sum_of_ranks(world, &size), size * (size - 1) / 2);
    CHECK_INT(sum_of_ranks(other, &size), size * (size - 1) / 2);
    CHECK_INT(sum_of_ranks(self, &alone), 0);
    CHECK_INT(alone, 1);
    MPI_Comm_rank(world, &world_rank);
    world_size = size;

    MPI_Group group;
    EXPECT_ERROR(MPI_Group_from_session_pset(first, "mpi://NOWHERE", &group), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Session_get_nth_pset(first, MPI_INFO_NULL, 99, &alone, NULL), MPI_ERR_ARG);
    MPI_Comm_free(&world);
    MPI_Session_finalize(&first);
    CHECK(first == MPI_SESSION_NULL);
    CHECK_INT(sum_of_ranks(other, &size), size * (size - 1) / 2);
    if (round == 2 && world_rank == 0)
        printf("all checks passed\n");
    fflush(stdout);
    MPI_Comm_free(&other);
    MPI_Comm_free(&self);
    MPI_Session_finalize(&second);
}

int main(void)
{
    for (int round = 0; round < 3; round++)
        one_round(round);
    return 0;
}
