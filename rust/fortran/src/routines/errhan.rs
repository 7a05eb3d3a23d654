//! Routines of the chapter `errhan`. Written by `cargo run -p p2pmpi-codegen`; not to be edited.

#[allow(unused_imports, reason = "one list for all chapters")]
use crate::argument::*;
use crate::routine::routine;
use std::ffi::c_int;

routine! {
    MPI_Add_error_class PMPI_Add_error_class mpi_add_error_class_ pmpi_add_error_class_
    (errorclass: Ints)
}

routine! {
    MPI_Add_error_code PMPI_Add_error_code mpi_add_error_code_ pmpi_add_error_code_
    (errorclass: Int, errorcode: Ints)
}

routine! {
    MPI_Add_error_string PMPI_Add_error_string mpi_add_error_string_ pmpi_add_error_string_
    (errorcode: Int, string: Text[string_length])
    hidden string_length
}

routine! {
    MPI_Comm_call_errhandler PMPI_Comm_call_errhandler mpi_comm_call_errhandler_ pmpi_comm_call_errhandler_
    (comm: HandleIn, errorcode: Int)
}

routine! {
    MPI_Comm_create_errhandler PMPI_Comm_create_errhandler mpi_comm_create_errhandler_ pmpi_comm_create_errhandler_
    (comm_errhandler_fn: Procedure, errhandler: HandleOut)
}

routine! {
    MPI_Comm_get_errhandler PMPI_Comm_get_errhandler mpi_comm_get_errhandler_ pmpi_comm_get_errhandler_
    (comm: HandleIn, errhandler: HandleOut)
}

routine! {
    MPI_Comm_set_errhandler PMPI_Comm_set_errhandler mpi_comm_set_errhandler_ pmpi_comm_set_errhandler_
    (comm: HandleIn, errhandler: HandleIn)
}

routine! {
    MPI_Errhandler_free PMPI_Errhandler_free mpi_errhandler_free_ pmpi_errhandler_free_
    (errhandler: HandleOut)
}

routine! {
    MPI_Error_class PMPI_Error_class mpi_error_class_ pmpi_error_class_
    (errorcode: Int, errorclass: Ints)
}

routine! {
    MPI_Error_string PMPI_Error_string mpi_error_string_ pmpi_error_string_
    (errorcode: Int, string: TextOut[string_length], resultlen: Ints)
    hidden string_length
}

routine! {
    MPI_File_call_errhandler PMPI_File_call_errhandler mpi_file_call_errhandler_ pmpi_file_call_errhandler_
    (fh: HandleIn, errorcode: Int)
}

routine! {
    MPI_File_create_errhandler PMPI_File_create_errhandler mpi_file_create_errhandler_ pmpi_file_create_errhandler_
    (file_errhandler_fn: Procedure, errhandler: HandleOut)
}

routine! {
    MPI_File_get_errhandler PMPI_File_get_errhandler mpi_file_get_errhandler_ pmpi_file_get_errhandler_
    (file: HandleIn, errhandler: HandleOut)
}

routine! {
    MPI_File_set_errhandler PMPI_File_set_errhandler mpi_file_set_errhandler_ pmpi_file_set_errhandler_
    (file: HandleIn, errhandler: HandleIn)
}

routine! {
    MPI_Remove_error_class PMPI_Remove_error_class mpi_remove_error_class_ pmpi_remove_error_class_
    (errorclass: Int)
}

routine! {
    MPI_Remove_error_code PMPI_Remove_error_code mpi_remove_error_code_ pmpi_remove_error_code_
    (errorcode: Int)
}

routine! {
    MPI_Remove_error_string PMPI_Remove_error_string mpi_remove_error_string_ pmpi_remove_error_string_
    (errorcode: Int)
}

routine! {
    MPI_Session_call_errhandler PMPI_Session_call_errhandler mpi_session_call_errhandler_ pmpi_session_call_errhandler_
    (session: HandleIn, errorcode: Int)
}

routine! {
    MPI_Session_create_errhandler PMPI_Session_create_errhandler mpi_session_create_errhandler_ pmpi_session_create_errhandler_
    (session_errhandler_fn: Procedure, errhandler: HandleOut)
}

routine! {
    MPI_Session_get_errhandler PMPI_Session_get_errhandler mpi_session_get_errhandler_ pmpi_session_get_errhandler_
    (session: HandleIn, errhandler: HandleOut)
}

routine! {
    MPI_Session_set_errhandler PMPI_Session_set_errhandler mpi_session_set_errhandler_ pmpi_session_set_errhandler_
    (session: HandleIn, errhandler: HandleIn)
}

routine! {
    MPI_Win_call_errhandler PMPI_Win_call_errhandler mpi_win_call_errhandler_ pmpi_win_call_errhandler_
    (win: HandleIn, errorcode: Int)
}

routine! {
    MPI_Win_create_errhandler PMPI_Win_create_errhandler mpi_win_create_errhandler_ pmpi_win_create_errhandler_
    (win_errhandler_fn: Procedure, errhandler: HandleOut)
}

routine! {
    MPI_Win_get_errhandler PMPI_Win_get_errhandler mpi_win_get_errhandler_ pmpi_win_get_errhandler_
    (win: HandleIn, errhandler: HandleOut)
}

routine! {
    MPI_Win_set_errhandler PMPI_Win_set_errhandler mpi_win_set_errhandler_ pmpi_win_set_errhandler_
    (win: HandleIn, errhandler: HandleIn)
}
