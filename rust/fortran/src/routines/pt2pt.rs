//! Routines of the chapter `pt2pt`. Written by `cargo run -p p2pmpi-codegen`; not to be edited.

#[allow(unused_imports, reason = "one list for all chapters")]
use crate::argument::*;
use crate::routine::routine;
use std::ffi::c_int;

routine! {
    MPI_Bsend PMPI_Bsend mpi_bsend_ pmpi_bsend_
    (buf: Buffer, count: Int, datatype: HandleIn, dest: Int, tag: Int, comm: HandleIn)
}

routine! {
    MPI_Bsend_init PMPI_Bsend_init mpi_bsend_init_ pmpi_bsend_init_
    (buf: Buffer, count: Int, datatype: HandleIn, dest: Int, tag: Int, comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Buffer_attach PMPI_Buffer_attach mpi_buffer_attach_ pmpi_buffer_attach_
    (buffer: Buffer, size: Int)
}

routine! {
    MPI_Buffer_flush PMPI_Buffer_flush mpi_buffer_flush_ pmpi_buffer_flush_
    ()
}

routine! {
    MPI_Buffer_iflush PMPI_Buffer_iflush mpi_buffer_iflush_ pmpi_buffer_iflush_
    (request: HandleOut)
}

routine! {
    MPI_Cancel PMPI_Cancel mpi_cancel_ pmpi_cancel_
    (request: HandleOut)
}

routine! {
    MPI_Comm_attach_buffer PMPI_Comm_attach_buffer mpi_comm_attach_buffer_ pmpi_comm_attach_buffer_
    (comm: HandleIn, buffer: Buffer, size: Int)
}

routine! {
    MPI_Comm_detach_buffer PMPI_Comm_detach_buffer mpi_comm_detach_buffer_ pmpi_comm_detach_buffer_
    (comm: HandleIn, buffer_addr: Buffer, size: Ints)
}

routine! {
    MPI_Comm_flush_buffer PMPI_Comm_flush_buffer mpi_comm_flush_buffer_ pmpi_comm_flush_buffer_
    (comm: HandleIn)
}

routine! {
    MPI_Comm_iflush_buffer PMPI_Comm_iflush_buffer mpi_comm_iflush_buffer_ pmpi_comm_iflush_buffer_
    (comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Get_count PMPI_Get_count mpi_get_count_ pmpi_get_count_
    (status: Status, datatype: HandleIn, count: Ints)
}

routine! {
    MPI_Ibsend PMPI_Ibsend mpi_ibsend_ pmpi_ibsend_
    (buf: Buffer, count: Int, datatype: HandleIn, dest: Int, tag: Int, comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Improbe PMPI_Improbe mpi_improbe_ pmpi_improbe_
    (source: Int, tag: Int, comm: HandleIn, flag: Ints, message: HandleOut, status: Status)
}

routine! {
    MPI_Imrecv PMPI_Imrecv mpi_imrecv_ pmpi_imrecv_
    (buf: Buffer, count: Int, datatype: HandleIn, message: HandleOut, request: HandleOut)
}

routine! {
    MPI_Iprobe PMPI_Iprobe mpi_iprobe_ pmpi_iprobe_
    (source: Int, tag: Int, comm: HandleIn, flag: Ints, status: Status)
}

routine! {
    MPI_Irecv PMPI_Irecv mpi_irecv_ pmpi_irecv_
    (buf: Buffer, count: Int, datatype: HandleIn, source: Int, tag: Int, comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Irsend PMPI_Irsend mpi_irsend_ pmpi_irsend_
    (buf: Buffer, count: Int, datatype: HandleIn, dest: Int, tag: Int, comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Isend PMPI_Isend mpi_isend_ pmpi_isend_
    (buf: Buffer, count: Int, datatype: HandleIn, dest: Int, tag: Int, comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Isendrecv PMPI_Isendrecv mpi_isendrecv_ pmpi_isendrecv_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, dest: Int, sendtag: Int, recvbuf: Buffer, recvcount: Int,
     recvtype: HandleIn, source: Int, recvtag: Int, comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Isendrecv_replace PMPI_Isendrecv_replace mpi_isendrecv_replace_ pmpi_isendrecv_replace_
    (buf: Buffer, count: Int, datatype: HandleIn, dest: Int, sendtag: Int, source: Int, recvtag: Int,
     comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Issend PMPI_Issend mpi_issend_ pmpi_issend_
    (buf: Buffer, count: Int, datatype: HandleIn, dest: Int, tag: Int, comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Mprobe PMPI_Mprobe mpi_mprobe_ pmpi_mprobe_
    (source: Int, tag: Int, comm: HandleIn, message: HandleOut, status: Status)
}

routine! {
    MPI_Mrecv PMPI_Mrecv mpi_mrecv_ pmpi_mrecv_
    (buf: Buffer, count: Int, datatype: HandleIn, message: HandleOut, status: Status)
}

routine! {
    MPI_Probe PMPI_Probe mpi_probe_ pmpi_probe_
    (source: Int, tag: Int, comm: HandleIn, status: Status)
}

routine! {
    MPI_Recv PMPI_Recv mpi_recv_ pmpi_recv_
    (buf: Buffer, count: Int, datatype: HandleIn, source: Int, tag: Int, comm: HandleIn, status: Status)
}

routine! {
    MPI_Recv_init PMPI_Recv_init mpi_recv_init_ pmpi_recv_init_
    (buf: Buffer, count: Int, datatype: HandleIn, source: Int, tag: Int, comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Request_free PMPI_Request_free mpi_request_free_ pmpi_request_free_
    (request: HandleOut)
}

routine! {
    MPI_Request_get_status PMPI_Request_get_status mpi_request_get_status_ pmpi_request_get_status_
    (request: HandleIn, flag: Ints, status: Status)
}

routine! {
    MPI_Request_get_status_all PMPI_Request_get_status_all mpi_request_get_status_all_ pmpi_request_get_status_all_
    (count: Int, array_of_requests: Handles[count], flag: Ints, array_of_statuses: Status)
}

routine! {
    MPI_Request_get_status_any PMPI_Request_get_status_any mpi_request_get_status_any_ pmpi_request_get_status_any_
    (count: Int, array_of_requests: Handles[count], indx: IndexOut, flag: Ints, status: Status)
}

routine! {
    MPI_Request_get_status_some PMPI_Request_get_status_some mpi_request_get_status_some_ pmpi_request_get_status_some_
    (incount: Int, array_of_requests: Handles[incount], outcount: Ints, array_of_indices: Ints,
     array_of_statuses: Status)
}

routine! {
    MPI_Rsend PMPI_Rsend mpi_rsend_ pmpi_rsend_
    (buf: Buffer, count: Int, datatype: HandleIn, dest: Int, tag: Int, comm: HandleIn)
}

routine! {
    MPI_Rsend_init PMPI_Rsend_init mpi_rsend_init_ pmpi_rsend_init_
    (buf: Buffer, count: Int, datatype: HandleIn, dest: Int, tag: Int, comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Send PMPI_Send mpi_send_ pmpi_send_
    (buf: Buffer, count: Int, datatype: HandleIn, dest: Int, tag: Int, comm: HandleIn)
}

routine! {
    MPI_Send_init PMPI_Send_init mpi_send_init_ pmpi_send_init_
    (buf: Buffer, count: Int, datatype: HandleIn, dest: Int, tag: Int, comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Sendrecv PMPI_Sendrecv mpi_sendrecv_ pmpi_sendrecv_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, dest: Int, sendtag: Int, recvbuf: Buffer, recvcount: Int,
     recvtype: HandleIn, source: Int, recvtag: Int, comm: HandleIn, status: Status)
}

routine! {
    MPI_Sendrecv_replace PMPI_Sendrecv_replace mpi_sendrecv_replace_ pmpi_sendrecv_replace_
    (buf: Buffer, count: Int, datatype: HandleIn, dest: Int, sendtag: Int, source: Int, recvtag: Int,
     comm: HandleIn, status: Status)
}

routine! {
    MPI_Session_attach_buffer PMPI_Session_attach_buffer mpi_session_attach_buffer_ pmpi_session_attach_buffer_
    (session: HandleIn, buffer: Buffer, size: Int)
}

routine! {
    MPI_Session_detach_buffer PMPI_Session_detach_buffer mpi_session_detach_buffer_ pmpi_session_detach_buffer_
    (session: HandleIn, buffer_addr: Buffer, size: Ints)
}

routine! {
    MPI_Session_flush_buffer PMPI_Session_flush_buffer mpi_session_flush_buffer_ pmpi_session_flush_buffer_
    (session: HandleIn)
}

routine! {
    MPI_Session_iflush_buffer PMPI_Session_iflush_buffer mpi_session_iflush_buffer_ pmpi_session_iflush_buffer_
    (session: HandleIn, request: HandleOut)
}

routine! {
    MPI_Ssend PMPI_Ssend mpi_ssend_ pmpi_ssend_
    (buf: Buffer, count: Int, datatype: HandleIn, dest: Int, tag: Int, comm: HandleIn)
}

routine! {
    MPI_Ssend_init PMPI_Ssend_init mpi_ssend_init_ pmpi_ssend_init_
    (buf: Buffer, count: Int, datatype: HandleIn, dest: Int, tag: Int, comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Start PMPI_Start mpi_start_ pmpi_start_
    (request: HandleOut)
}

routine! {
    MPI_Startall PMPI_Startall mpi_startall_ pmpi_startall_
    (count: Int, array_of_requests: Handles[count])
}

routine! {
    MPI_Status_get_error PMPI_Status_get_error mpi_status_get_error_ pmpi_status_get_error_
    (status: Status, error: Ints)
}

routine! {
    MPI_Status_get_source PMPI_Status_get_source mpi_status_get_source_ pmpi_status_get_source_
    (status: Status, source: Ints)
}

routine! {
    MPI_Status_get_tag PMPI_Status_get_tag mpi_status_get_tag_ pmpi_status_get_tag_
    (status: Status, tag: Ints)
}

routine! {
    MPI_Test PMPI_Test mpi_test_ pmpi_test_
    (request: HandleOut, flag: Ints, status: Status)
}

routine! {
    MPI_Test_cancelled PMPI_Test_cancelled mpi_test_cancelled_ pmpi_test_cancelled_
    (status: Status, flag: Ints)
}

routine! {
    MPI_Testall PMPI_Testall mpi_testall_ pmpi_testall_
    (count: Int, array_of_requests: Handles[count], flag: Ints, array_of_statuses: Status)
}

routine! {
    MPI_Testany PMPI_Testany mpi_testany_ pmpi_testany_
    (count: Int, array_of_requests: Handles[count], indx: IndexOut, flag: Ints, status: Status)
}

routine! {
    MPI_Wait PMPI_Wait mpi_wait_ pmpi_wait_
    (request: HandleOut, status: Status)
}

routine! {
    MPI_Waitall PMPI_Waitall mpi_waitall_ pmpi_waitall_
    (count: Int, array_of_requests: Handles[count], array_of_statuses: Status)
}

routine! {
    MPI_Waitany PMPI_Waitany mpi_waitany_ pmpi_waitany_
    (count: Int, array_of_requests: Handles[count], indx: IndexOut, status: Status)
}
