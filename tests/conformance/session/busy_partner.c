// A process that is done and ends has given everything to a partner that computes for longer than anybody would
// wait without reason: many short messages, more than a link holds, and long ones that wait for their receives.
// ranks: 2
// differential: no (MPICH 4.0.2 does not keep sends that were given up in a session)
#include "check.h"
#include <time.h>

enum { SHORT = 30000, BYTES = 400, LONG = 1 << 20, LONGS = 3, SECONDS = 7 };
static char bytes[SHORT][BYTES], large[LONGS][LONG];

static void compute(int seconds)
{
    time_t end = time(NULL) + seconds;
    while (time(NULL) < end) {
        struct timespec nap = {0, 20000000};
        nanosleep(&nap, NULL);
    }
}

int main(void)
{
    // Links that are closed all the time (tests/faults.rs) hold nothing, and take little in between.
    const int count = getenv("P2PMPI_QUIESCE_EVERY") ? SHORT / 10 : SHORT;
    MPI_Session session;
    MPI_Group group;
    MPI_Comm comm;
    MPI_Request request;
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &session);
    MPI_Group_from_session_pset(session, "mpi://WORLD", &group);
    MPI_Comm_create_from_group(group, "busy", MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &comm);
    MPI_Comm_rank(comm, &world_rank);
    MPI_Group_free(&group);
    if (world_rank == 0) {
        for (int i = 0; i < count; i++) {
            memset(bytes[i], i % 251, BYTES);
            MPI_Isend(bytes[i], BYTES, MPI_BYTE, 1, 1, comm, &request);
            MPI_Request_free(&request);
        }
        for (int i = 0; i < LONGS; i++) {
            memset(large[i], i + 1, LONG);
            MPI_Isend(large[i], LONG, MPI_BYTE, 1, 2, comm, &request);
            MPI_Request_free(&request);
        }
    } else {
        compute(SECONDS);
        for (int i = 0; i < LONGS; i++) {
            MPI_Recv(large[0], LONG, MPI_BYTE, 0, 2, comm, MPI_STATUS_IGNORE);
            CHECK_INT(large[0][LONG - 1], i + 1);
        }
        compute(1);
        for (int i = 0; i < count; i++) {
            MPI_Recv(bytes[0], BYTES, MPI_BYTE, 0, 1, comm, MPI_STATUS_IGNORE);
            CHECK_INT((unsigned char)bytes[0][BYTES - 1], i % 251);
        }
        printf("everything has arrived\n");
    }
    MPI_Comm_free(&comm);
    MPI_Session_finalize(&session);
    return 0;
}
