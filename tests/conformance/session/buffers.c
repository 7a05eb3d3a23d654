// Buffers of sessions: for the communicators derived from them, after those of the communicators themselves
// and before that of the process.
// ranks: 2 3
// differential: no (functions of MPI 4.1)
#include "check.h"

#define LARGE 100000

static int values[LARGE];

static MPI_Comm derive(MPI_Session session, const char *tag)
{
    MPI_Group group;
    MPI_Comm comm;
    MPI_Group_from_session_pset(session, "mpi://WORLD", &group);
    MPI_Comm_create_from_group(group, tag, MPI_INFO_NULL, MPI_ERRORS_RETURN, &comm);
    MPI_Group_free(&group);
    return comm;
}

int main(void)
{
    MPI_Session session, other;
    MPI_Request request;
    int size = LARGE * (int)sizeof(int) + MPI_BSEND_OVERHEAD, room = 0, flag;
    void *memory = malloc((size_t)size), *detached = NULL;
    MPI_Count large = 0;
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session);
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &other);
    MPI_Comm comm = derive(session, "first"), same = derive(session, "second"), stranger = derive(other, "third");
    MPI_Comm_rank(comm, &world_rank);
    MPI_Comm_size(comm, &world_size);

    CHECK_INT(MPI_Session_attach_buffer(session, memory, size), MPI_SUCCESS);
    EXPECT_ERROR(MPI_Session_attach_buffer_c(session, memory, size), MPI_ERR_BUFFER);
    EXPECT_ERROR(MPI_Session_attach_buffer(other, memory, size), MPI_ERR_BUFFER); // the same memory
    EXPECT_ERROR(MPI_Session_detach_buffer(other, &detached, &room), MPI_ERR_BUFFER);
    if (world_rank == 0) {
        for (int i = 0; i < LARGE; i++)
            values[i] = i;
        EXPECT_ERROR(MPI_Bsend(values, LARGE, MPI_INT, 1, 0, stranger), MPI_ERR_BUFFER);
        CHECK_INT(MPI_Bsend(values, LARGE, MPI_INT, 1, 0, comm), MPI_SUCCESS);
        EXPECT_ERROR(MPI_Bsend(values, LARGE, MPI_INT, 1, 1, same), MPI_ERR_BUFFER); // full
        MPI_Comm_attach_buffer(same, MPI_BUFFER_AUTOMATIC, 0);
        CHECK_INT(MPI_Bsend(values, LARGE, MPI_INT, 1, 1, same), MPI_SUCCESS);
        MPI_Session_iflush_buffer(session, &request);
        MPI_Test(&request, &flag, MPI_STATUS_IGNORE);
        CHECK_INT(flag, 0);
        MPI_Barrier(comm);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        CHECK_INT(MPI_Session_flush_buffer(session), MPI_SUCCESS);
    } else {
        MPI_Barrier(comm);
        for (int tag = 0; world_rank == 1 && tag < 2; tag++) {
            MPI_Recv(values, LARGE, MPI_INT, 0, tag, tag ? same : comm, MPI_STATUS_IGNORE);
            for (int i = 0; i < LARGE; i++)
                CHECK_INT(values[i], i);
        }
    }
    CHECK_INT(MPI_Session_detach_buffer_c(session, &detached, &large), MPI_SUCCESS);
    CHECK(detached == memory && large == size);
    // What is attached at the end goes with the session.
    MPI_Session_attach_buffer_c(other, memory, size);
    MPI_Barrier(comm);
    if (world_rank == 0)
        printf("all checks passed\n");
    fflush(stdout);
    MPI_Comm_free(&comm);
    MPI_Comm_free(&same);
    MPI_Comm_free(&stranger);
    MPI_Session_finalize(&other);
    CHECK_INT(MPI_Session_attach_buffer(session, memory, size), MPI_SUCCESS);
    MPI_Session_detach_buffer(session, &detached, &room);
    MPI_Session_finalize(&session);
    free(memory);
    return 0;
}
