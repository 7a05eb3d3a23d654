// Every function of the tool information interface with nothing but zeros and null pointers, before and
// after its initialization: an answer, never a crash.
// ranks: 1
// differential: no (MPICH follows null pointers)
#include "check.h"

static int calls, failures;

static void count(int code)
{
    calls++;
    failures += code != MPI_SUCCESS;
    CHECK(code == MPI_SUCCESS || (code >= MPI_T_ERR_CANNOT_INIT && code <= MPI_T_ERR_PVAR_NO_ATOMIC));
}

static void call_all(void)
{
    count(MPI_T_category_changed(0));
    count(MPI_T_category_get_categories(0, 0, 0));
    count(MPI_T_category_get_cvars(0, 0, 0));
    count(MPI_T_category_get_events(0, 0, 0));
    count(MPI_T_category_get_index(0, 0));
    count(MPI_T_category_get_info(0, 0, 0, 0, 0, 0, 0, 0));
    count(MPI_T_category_get_num(0));
    count(MPI_T_category_get_num_events(0, 0));
    count(MPI_T_category_get_pvars(0, 0, 0));
    count(MPI_T_cvar_get_index(0, 0));
    count(MPI_T_cvar_get_info(0, 0, 0, 0, 0, 0, 0, 0, 0, 0));
    count(MPI_T_cvar_get_num(0));
    count(MPI_T_cvar_handle_alloc(0, 0, 0, 0));
    count(MPI_T_cvar_handle_free(0));
    count(MPI_T_cvar_read(0, 0));
    count(MPI_T_cvar_write(0, 0));
    count(MPI_T_enum_get_info(0, 0, 0, 0));
    count(MPI_T_enum_get_item(0, 0, 0, 0, 0));
    count(MPI_T_event_callback_get_info(0, MPI_T_CB_REQUIRE_NONE, 0));
    count(MPI_T_event_callback_set_info(0, MPI_T_CB_REQUIRE_NONE, MPI_INFO_NULL));
    count(MPI_T_event_copy(0, 0));
    count(MPI_T_event_get_index(0, 0));
    count(MPI_T_event_get_info(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0));
    count(MPI_T_event_get_num(0));
    count(MPI_T_event_get_source(0, 0));
    count(MPI_T_event_get_timestamp(0, 0));
    count(MPI_T_event_handle_alloc(0, 0, MPI_INFO_NULL, 0));
    count(MPI_T_event_handle_free(0, 0, 0));
    count(MPI_T_event_handle_get_info(0, 0));
    count(MPI_T_event_handle_set_info(0, MPI_INFO_NULL));
    count(MPI_T_event_read(0, 0, 0));
    count(MPI_T_event_register_callback(0, MPI_T_CB_REQUIRE_NONE, MPI_INFO_NULL, 0, 0));
    count(MPI_T_event_set_dropped_handler(0, 0));
    count(MPI_T_pvar_get_index(0, 0, 0));
    count(MPI_T_pvar_get_info(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0));
    count(MPI_T_pvar_get_num(0));
    count(MPI_T_pvar_handle_alloc(0, 0, 0, 0, 0));
    count(MPI_T_pvar_handle_free(0, 0));
    count(MPI_T_pvar_read(0, 0, 0));
    count(MPI_T_pvar_readreset(0, 0, 0));
    count(MPI_T_pvar_reset(0, 0));
    count(MPI_T_pvar_session_create(0));
    count(MPI_T_pvar_session_free(0));
    count(MPI_T_pvar_start(0, 0));
    count(MPI_T_pvar_stop(0, 0));
    count(MPI_T_pvar_write(0, 0, 0));
    count(MPI_T_source_get_info(0, 0, 0, 0, 0, 0, 0, 0, 0));
    count(MPI_T_source_get_num(0));
    count(MPI_T_source_get_timestamp(0, 0));
}

int main(int argc, char **argv)
{
    int provided;
    call_all();
    CHECK_INT(calls, 49);
    CHECK_INT(failures, calls);
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    call_all();
    start(&argc, &argv);
    call_all();
    CHECK(failures < calls); // descriptions may be asked for nothing
    finish();
    call_all();
    MPI_T_finalize();
    return 0;
}
