// Error handlers of sessions: made before anything is initialized, inherited from MPI_Session_init, replaced,
// called by hand; wrong sessions.
// ranks: 1 2
// differential: no (MPICH 4.0.2 gives other classes)
#include "check.h"

static int calls, last;
static MPI_Session whose;

static void hear(MPI_Session *session, int *code, ...)
{
    calls++;
    whose = *session;
    MPI_Error_class(*code, &last);
}

static void on_comm(MPI_Comm *comm, int *code, ...)
{
    (void)comm, (void)code;
}

int main(int argc, char **argv)
{
    MPI_Errhandler handler, found, wrong;
    MPI_Session session, stale;
    MPI_Group group;
    MPI_Info info;
    int count;
    MPI_Session_create_errhandler(hear, &handler);
    MPI_Comm_create_errhandler(on_comm, &wrong);
    MPI_Info_create(&info);
    MPI_Info_set(info, "thread_level", "no such level");
    CHECK_INT(MPI_Session_init(info, handler, &session), MPI_ERR_INFO_VALUE);
    CHECK_INT(calls, 1);
    MPI_Info_free(&info);

    MPI_Session_init(MPI_INFO_NULL, handler, &session);
    MPI_Session_get_errhandler(session, &found);
    CHECK(found == handler);
    MPI_Errhandler_free(&found);
    MPI_Errhandler_free(&handler);
    CHECK_INT(MPI_Group_from_session_pset(session, "nothing", &group), MPI_ERR_ARG);
    CHECK_INT(calls, 2);
    CHECK(whose == session);
    CHECK_INT(last, MPI_ERR_ARG);
    CHECK_INT(MPI_Session_call_errhandler(session, MPI_ERR_OTHER), MPI_SUCCESS);
    CHECK_INT(calls, 3);
    CHECK_INT(last, MPI_ERR_OTHER);
    CHECK_INT(MPI_Session_set_errhandler(session, wrong), MPI_ERR_ERRHANDLER);
    CHECK_INT(calls, 4);
    MPI_Session_set_errhandler(session, MPI_ERRORS_RETURN);
    CHECK_INT(MPI_Session_get_num_psets(session, (MPI_Info)8, &count), MPI_ERR_INFO);
    CHECK_INT(calls, 4);
    MPI_Errhandler_free(&wrong);
    stale = session;

    start(&argc, &argv);
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    MPI_Session_finalize(&session);
    EXPECT_ERROR(MPI_Session_finalize(&stale), MPI_ERR_SESSION);
    EXPECT_ERROR(MPI_Session_get_num_psets(MPI_SESSION_NULL, MPI_INFO_NULL, &count), MPI_ERR_SESSION);
    EXPECT_ERROR(MPI_Group_from_session_pset(stale, "mpi://WORLD", &group), MPI_ERR_SESSION);
    EXPECT_ERROR(MPI_Session_call_errhandler(stale, MPI_ERR_OTHER), MPI_ERR_SESSION);
    return finish();
}
