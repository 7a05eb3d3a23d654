// Errors of the tool information interface are returned, whatever the error handlers are: here those that
// end the program. Each class that can occur is provoked.
// ranks: 1
// differential: no (MPICH checks less)
#include "check.h"

#define RETURNS(call, class) CHECK_INT(call, class)

int main(int argc, char **argv)
{
    int provided, number, length = 10;
    char name[10];
    MPI_T_cvar_handle cvar = MPI_T_CVAR_HANDLE_NULL;
    MPI_T_pvar_handle pvar = MPI_T_PVAR_HANDLE_NULL;
    MPI_T_pvar_session session = MPI_T_PVAR_SESSION_NULL;
    MPI_T_event_registration registration;
    MPI_Count stamp;
    start(&argc, &argv);

    RETURNS(MPI_T_finalize(), MPI_T_ERR_NOT_INITIALIZED);
    RETURNS(MPI_T_pvar_get_num(&number), MPI_T_ERR_NOT_INITIALIZED);
    RETURNS(MPI_T_event_get_num(&number), MPI_T_ERR_NOT_INITIALIZED);
    RETURNS(MPI_T_category_get_num(&number), MPI_T_ERR_NOT_INITIALIZED);
    RETURNS(MPI_T_category_changed(&number), MPI_T_ERR_NOT_INITIALIZED);
    RETURNS(MPI_T_source_get_num(&number), MPI_T_ERR_NOT_INITIALIZED);
    RETURNS(MPI_T_pvar_session_create(&session), MPI_T_ERR_NOT_INITIALIZED);
    RETURNS(MPI_T_init_thread(MPI_THREAD_SINGLE, NULL), MPI_T_ERR_INVALID);
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    CHECK_INT(provided, MPI_THREAD_SINGLE);

    RETURNS(MPI_T_cvar_get_num(NULL), MPI_T_ERR_INVALID);
    RETURNS(MPI_T_cvar_get_info(-1, name, &length, NULL, NULL, NULL, NULL, NULL, NULL, NULL), MPI_T_ERR_INVALID_INDEX);
    RETURNS(MPI_T_cvar_get_info(1000, name, &length, NULL, NULL, NULL, NULL, NULL, NULL, NULL), MPI_T_ERR_INVALID_INDEX);
    RETURNS(MPI_T_cvar_get_index("nothing", &number), MPI_T_ERR_INVALID_NAME);
    RETURNS(MPI_T_cvar_get_index(NULL, &number), MPI_T_ERR_INVALID);
    RETURNS(MPI_T_cvar_get_index("P2PMPI_TRANSPORT", NULL), MPI_T_ERR_INVALID);
    RETURNS(MPI_T_cvar_handle_alloc(-1, NULL, &cvar, &number), MPI_T_ERR_INVALID_INDEX);
    RETURNS(MPI_T_cvar_handle_alloc(0, NULL, NULL, &number), MPI_T_ERR_INVALID);
    RETURNS(MPI_T_cvar_read(cvar, &number), MPI_T_ERR_INVALID_HANDLE);
    RETURNS(MPI_T_cvar_write(cvar, &number), MPI_T_ERR_INVALID_HANDLE);
    RETURNS(MPI_T_cvar_handle_free(&cvar), MPI_T_ERR_INVALID_HANDLE);
    MPI_T_cvar_handle_alloc(0, NULL, &cvar, &number);
    RETURNS(MPI_T_cvar_read(cvar, NULL), MPI_T_ERR_INVALID);
    RETURNS(MPI_T_cvar_write(cvar, NULL), MPI_T_ERR_INVALID);
    RETURNS(MPI_T_cvar_write(cvar, &number), MPI_T_ERR_CVAR_SET_NEVER);

    RETURNS(MPI_T_enum_get_info(MPI_T_ENUM_NULL, &number, name, &length), MPI_T_ERR_INVALID_HANDLE);
    RETURNS(MPI_T_enum_get_item((MPI_T_enum)cvar, 0, &number, name, &length), MPI_T_ERR_INVALID_HANDLE);

    RETURNS(MPI_T_pvar_get_info(-1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL), MPI_T_ERR_INVALID_INDEX);
    RETURNS(MPI_T_pvar_get_index("p2pmpi_sleeps", MPI_T_PVAR_CLASS_LEVEL, &number), MPI_T_ERR_INVALID_NAME);
    RETURNS(MPI_T_pvar_session_free(&session), MPI_T_ERR_INVALID_SESSION);
    RETURNS(MPI_T_pvar_handle_alloc(session, 0, NULL, &pvar, &number), MPI_T_ERR_INVALID_SESSION);
    RETURNS(MPI_T_pvar_start(session, MPI_T_PVAR_ALL_HANDLES), MPI_T_ERR_INVALID_SESSION);
    MPI_T_pvar_session_create(&session);
    RETURNS(MPI_T_pvar_handle_alloc(session, 99, NULL, &pvar, &number), MPI_T_ERR_INVALID_INDEX);
    RETURNS(MPI_T_pvar_read(session, pvar, &number), MPI_T_ERR_INVALID_HANDLE);
    RETURNS(MPI_T_pvar_read(session, MPI_T_PVAR_ALL_HANDLES, &number), MPI_T_ERR_INVALID_HANDLE);
    RETURNS(MPI_T_pvar_readreset(session, MPI_T_PVAR_ALL_HANDLES, &number), MPI_T_ERR_INVALID_HANDLE);
    RETURNS(MPI_T_pvar_write(session, pvar, &number), MPI_T_ERR_INVALID_HANDLE);
    RETURNS(MPI_T_pvar_handle_free(session, &pvar), MPI_T_ERR_INVALID_HANDLE);
    RETURNS(MPI_T_pvar_start(session, pvar), MPI_T_ERR_INVALID_HANDLE);
    RETURNS(MPI_T_pvar_stop(session, MPI_T_PVAR_ALL_HANDLES), MPI_SUCCESS);

    RETURNS(MPI_T_category_get_info(77, NULL, NULL, NULL, NULL, NULL, NULL, NULL), MPI_T_ERR_INVALID_INDEX);
    RETURNS(MPI_T_category_get_index("nothing", &number), MPI_T_ERR_INVALID_NAME);
    RETURNS(MPI_T_category_get_num_events(-1, &number), MPI_T_ERR_INVALID_INDEX);

    RETURNS(MPI_T_event_get_index("nothing", &number), MPI_T_ERR_INVALID_NAME);
    RETURNS(MPI_T_event_handle_alloc(-1, NULL, MPI_INFO_NULL, &registration), MPI_T_ERR_INVALID_INDEX);
    RETURNS(MPI_T_event_handle_alloc(0, NULL, MPI_INFO_NULL, NULL), MPI_T_ERR_INVALID);
    RETURNS(MPI_T_event_handle_alloc(0, NULL, (MPI_Info)cvar, &registration), MPI_T_ERR_INVALID);
    MPI_T_event_handle_alloc(0, NULL, MPI_INFO_NULL, &registration);
    RETURNS(MPI_T_event_register_callback(registration, (MPI_T_cb_safety)5, MPI_INFO_NULL, NULL, NULL), MPI_T_ERR_INVALID);
    RETURNS(MPI_T_event_set_dropped_handler((MPI_T_event_registration)cvar, NULL), MPI_T_ERR_INVALID_HANDLE);
    RETURNS(MPI_T_event_get_timestamp((MPI_T_event_instance)cvar, &stamp), MPI_T_ERR_INVALID_HANDLE);
    RETURNS(MPI_T_event_copy((MPI_T_event_instance)cvar, name), MPI_T_ERR_INVALID_HANDLE);
    RETURNS(MPI_T_source_get_timestamp(1, &stamp), MPI_T_ERR_INVALID_INDEX);
    RETURNS(MPI_T_source_get_info(-1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL), MPI_T_ERR_INVALID_INDEX);

    // The classes have texts.
    char text[MPI_MAX_ERROR_STRING];
    for (int class = MPI_T_ERR_CANNOT_INIT; class <= MPI_T_ERR_PVAR_NO_ATOMIC; class++) {
        MPI_Error_string(class, text, &length);
        CHECK(length > 5);
    }
    MPI_T_finalize();
    return finish();
}
