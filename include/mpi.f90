! The module of `use mpi` (MPI 5.0, 19.1.3), for gfortran: p2pmpifort compiles it where it is used.
! Written by `cargo run -p p2pmpi-codegen` from rust/abi/api; not to be edited.
module mpi
  implicit none
  public
  include 'mpif.h'

  interface
    subroutine MPI_Abi_get_fortran_booleans(logical_size, logical_true, logical_false, is_set, ierror)
      integer :: logical_size
      logical :: logical_true
      logical :: logical_false
      logical :: is_set
      integer :: ierror
    end subroutine MPI_Abi_get_fortran_booleans

    subroutine MPI_Abi_get_fortran_info(info, ierror)
      integer :: info
      integer :: ierror
    end subroutine MPI_Abi_get_fortran_info

    subroutine MPI_Abi_get_info(info, ierror)
      integer :: info
      integer :: ierror
    end subroutine MPI_Abi_get_info

    subroutine MPI_Abi_get_version(abi_major, abi_minor, ierror)
      integer :: abi_major
      integer :: abi_minor
      integer :: ierror
    end subroutine MPI_Abi_get_version

    subroutine MPI_Abi_set_fortran_booleans(logical_size, logical_true, logical_false, ierror)
      integer :: logical_size
      logical :: logical_true
      logical :: logical_false
      integer :: ierror
    end subroutine MPI_Abi_set_fortran_booleans

    subroutine MPI_Abi_set_fortran_info(info, ierror)
      integer :: info
      integer :: ierror
    end subroutine MPI_Abi_set_fortran_info

    subroutine MPI_Abort(comm, errorcode, ierror)
      integer :: comm
      integer :: errorcode
      integer :: ierror
    end subroutine MPI_Abort

    subroutine MPI_Accumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, &
        target_count, target_datatype, op, win, ierror)
      import
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      type(*), dimension(*) :: origin_addr
      integer :: origin_count
      integer :: origin_datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: target_count
      integer :: target_datatype
      integer :: op
      integer :: win
      integer :: ierror
    end subroutine MPI_Accumulate

    subroutine MPI_Add_error_class(errorclass, ierror)
      integer :: errorclass
      integer :: ierror
    end subroutine MPI_Add_error_class

    subroutine MPI_Add_error_code(errorclass, errorcode, ierror)
      integer :: errorclass
      integer :: errorcode
      integer :: ierror
    end subroutine MPI_Add_error_code

    subroutine MPI_Add_error_string(errorcode, string, ierror)
      integer :: errorcode
      character(len=*) :: string
      integer :: ierror
    end subroutine MPI_Add_error_string

    subroutine MPI_Allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: ierror
    end subroutine MPI_Allgather

    subroutine MPI_Allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, &
        request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine MPI_Allgather_init

    subroutine MPI_Allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, &
        ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: comm
      integer :: ierror
    end subroutine MPI_Allgatherv

    subroutine MPI_Allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, &
        comm, info, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine MPI_Allgatherv_init

    subroutine MPI_Alloc_mem(size, info, baseptr, ierror)
      import
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: info
      integer(kind=MPI_ADDRESS_KIND) :: baseptr
      integer :: ierror
    end subroutine MPI_Alloc_mem

    subroutine MPI_Allreduce(sendbuf, recvbuf, count, datatype, op, comm, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: ierror
    end subroutine MPI_Allreduce

    subroutine MPI_Allreduce_init(sendbuf, recvbuf, count, datatype, op, comm, info, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine MPI_Allreduce_init

    subroutine MPI_Alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: ierror
    end subroutine MPI_Alltoall

    subroutine MPI_Alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, &
        request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine MPI_Alltoall_init

    subroutine MPI_Alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, &
        comm, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcounts(*)
      integer :: sdispls(*)
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcounts(*)
      integer :: rdispls(*)
      integer :: recvtype
      integer :: comm
      integer :: ierror
    end subroutine MPI_Alltoallv

    subroutine MPI_Alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, &
        recvtype, comm, info, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcounts(*)
      integer :: sdispls(*)
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcounts(*)
      integer :: rdispls(*)
      integer :: recvtype
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine MPI_Alltoallv_init

    subroutine MPI_Alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, &
        recvtypes, comm, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcounts(*)
      integer :: sdispls(*)
      integer :: sendtypes(*)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcounts(*)
      integer :: rdispls(*)
      integer :: recvtypes(*)
      integer :: comm
      integer :: ierror
    end subroutine MPI_Alltoallw

    subroutine MPI_Attr_delete(comm, keyval, ierror)
      integer :: comm
      integer :: keyval
      integer :: ierror
    end subroutine MPI_Attr_delete

    subroutine MPI_Barrier(comm, ierror)
      integer :: comm
      integer :: ierror
    end subroutine MPI_Barrier

    subroutine MPI_Barrier_init(comm, info, request, ierror)
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine MPI_Barrier_init

    subroutine MPI_Bcast(buffer, count, datatype, root, comm, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer
      type(*), dimension(*) :: buffer
      integer :: count
      integer :: datatype
      integer :: root
      integer :: comm
      integer :: ierror
    end subroutine MPI_Bcast

    subroutine MPI_Bcast_init(buffer, count, datatype, root, comm, info, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer
      type(*), dimension(*) :: buffer
      integer :: count
      integer :: datatype
      integer :: root
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine MPI_Bcast_init

    subroutine MPI_Bsend(buf, count, datatype, dest, tag, comm, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: ierror
    end subroutine MPI_Bsend

    subroutine MPI_Bsend_init(buf, count, datatype, dest, tag, comm, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Bsend_init

    subroutine MPI_Buffer_attach(buffer, size, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer
      type(*), dimension(*) :: buffer
      integer :: size
      integer :: ierror
    end subroutine MPI_Buffer_attach

    subroutine MPI_Buffer_detach(buffer_addr, size, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer_addr
      type(*), dimension(*) :: buffer_addr
      integer :: size
      integer :: ierror
    end subroutine MPI_Buffer_detach

    subroutine MPI_Buffer_flush(ierror)
      integer :: ierror
    end subroutine MPI_Buffer_flush

    subroutine MPI_Buffer_iflush(request, ierror)
      integer :: request
      integer :: ierror
    end subroutine MPI_Buffer_iflush

    subroutine MPI_Cancel(request, ierror)
      integer :: request
      integer :: ierror
    end subroutine MPI_Cancel

    subroutine MPI_Cart_coords(comm, rank, maxdims, coords, ierror)
      integer :: comm
      integer :: rank
      integer :: maxdims
      integer :: coords(*)
      integer :: ierror
    end subroutine MPI_Cart_coords

    subroutine MPI_Cart_create(comm_old, ndims, dims, periods, reorder, comm_cart, ierror)
      integer :: comm_old
      integer :: ndims
      integer :: dims(*)
      logical :: periods(*)
      logical :: reorder
      integer :: comm_cart
      integer :: ierror
    end subroutine MPI_Cart_create

    subroutine MPI_Cart_get(comm, maxdims, dims, periods, coords, ierror)
      integer :: comm
      integer :: maxdims
      integer :: dims(*)
      logical :: periods(*)
      integer :: coords(*)
      integer :: ierror
    end subroutine MPI_Cart_get

    subroutine MPI_Cart_map(comm, ndims, dims, periods, newrank, ierror)
      integer :: comm
      integer :: ndims
      integer :: dims(*)
      logical :: periods(*)
      integer :: newrank
      integer :: ierror
    end subroutine MPI_Cart_map

    subroutine MPI_Cart_rank(comm, coords, rank, ierror)
      integer :: comm
      integer :: coords(*)
      integer :: rank
      integer :: ierror
    end subroutine MPI_Cart_rank

    subroutine MPI_Cart_shift(comm, direction, disp, rank_source, rank_dest, ierror)
      integer :: comm
      integer :: direction
      integer :: disp
      integer :: rank_source
      integer :: rank_dest
      integer :: ierror
    end subroutine MPI_Cart_shift

    subroutine MPI_Cart_sub(comm, remain_dims, newcomm, ierror)
      integer :: comm
      logical :: remain_dims(*)
      integer :: newcomm
      integer :: ierror
    end subroutine MPI_Cart_sub

    subroutine MPI_Cartdim_get(comm, ndims, ierror)
      integer :: comm
      integer :: ndims
      integer :: ierror
    end subroutine MPI_Cartdim_get

    subroutine MPI_Close_port(port_name, ierror)
      character(len=*) :: port_name
      integer :: ierror
    end subroutine MPI_Close_port

    subroutine MPI_Comm_accept(port_name, info, root, comm, newcomm, ierror)
      character(len=*) :: port_name
      integer :: info
      integer :: root
      integer :: comm
      integer :: newcomm
      integer :: ierror
    end subroutine MPI_Comm_accept

    subroutine MPI_Comm_attach_buffer(comm, buffer, size, ierror)
      integer :: comm
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer
      type(*), dimension(*) :: buffer
      integer :: size
      integer :: ierror
    end subroutine MPI_Comm_attach_buffer

    subroutine MPI_Comm_call_errhandler(comm, errorcode, ierror)
      integer :: comm
      integer :: errorcode
      integer :: ierror
    end subroutine MPI_Comm_call_errhandler

    subroutine MPI_Comm_compare(comm1, comm2, result, ierror)
      integer :: comm1
      integer :: comm2
      integer :: result
      integer :: ierror
    end subroutine MPI_Comm_compare

    subroutine MPI_Comm_connect(port_name, info, root, comm, newcomm, ierror)
      character(len=*) :: port_name
      integer :: info
      integer :: root
      integer :: comm
      integer :: newcomm
      integer :: ierror
    end subroutine MPI_Comm_connect

    subroutine MPI_Comm_create(comm, group, newcomm, ierror)
      integer :: comm
      integer :: group
      integer :: newcomm
      integer :: ierror
    end subroutine MPI_Comm_create

    subroutine MPI_Comm_create_errhandler(comm_errhandler_fn, errhandler, ierror)
      external :: comm_errhandler_fn
      integer :: errhandler
      integer :: ierror
    end subroutine MPI_Comm_create_errhandler

    subroutine MPI_Comm_create_from_group(group, stringtag, info, errhandler, newcomm, ierror)
      integer :: group
      character(len=*) :: stringtag
      integer :: info
      integer :: errhandler
      integer :: newcomm
      integer :: ierror
    end subroutine MPI_Comm_create_from_group

    subroutine MPI_Comm_create_group(comm, group, tag, newcomm, ierror)
      integer :: comm
      integer :: group
      integer :: tag
      integer :: newcomm
      integer :: ierror
    end subroutine MPI_Comm_create_group

    subroutine MPI_Comm_delete_attr(comm, comm_keyval, ierror)
      integer :: comm
      integer :: comm_keyval
      integer :: ierror
    end subroutine MPI_Comm_delete_attr

    subroutine MPI_Comm_detach_buffer(comm, buffer_addr, size, ierror)
      integer :: comm
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer_addr
      type(*), dimension(*) :: buffer_addr
      integer :: size
      integer :: ierror
    end subroutine MPI_Comm_detach_buffer

    subroutine MPI_Comm_disconnect(comm, ierror)
      integer :: comm
      integer :: ierror
    end subroutine MPI_Comm_disconnect

    subroutine MPI_Comm_dup(comm, newcomm, ierror)
      integer :: comm
      integer :: newcomm
      integer :: ierror
    end subroutine MPI_Comm_dup

    subroutine MPI_Comm_dup_with_info(comm, info, newcomm, ierror)
      integer :: comm
      integer :: info
      integer :: newcomm
      integer :: ierror
    end subroutine MPI_Comm_dup_with_info

    subroutine MPI_Comm_flush_buffer(comm, ierror)
      integer :: comm
      integer :: ierror
    end subroutine MPI_Comm_flush_buffer

    subroutine MPI_Comm_free(comm, ierror)
      integer :: comm
      integer :: ierror
    end subroutine MPI_Comm_free

    subroutine MPI_Comm_free_keyval(comm_keyval, ierror)
      integer :: comm_keyval
      integer :: ierror
    end subroutine MPI_Comm_free_keyval

    subroutine MPI_Comm_get_errhandler(comm, errhandler, ierror)
      integer :: comm
      integer :: errhandler
      integer :: ierror
    end subroutine MPI_Comm_get_errhandler

    subroutine MPI_Comm_get_info(comm, info_used, ierror)
      integer :: comm
      integer :: info_used
      integer :: ierror
    end subroutine MPI_Comm_get_info

    subroutine MPI_Comm_get_name(comm, comm_name, resultlen, ierror)
      integer :: comm
      character(len=*) :: comm_name
      integer :: resultlen
      integer :: ierror
    end subroutine MPI_Comm_get_name

    subroutine MPI_Comm_get_parent(parent, ierror)
      integer :: parent
      integer :: ierror
    end subroutine MPI_Comm_get_parent

    subroutine MPI_Comm_group(comm, group, ierror)
      integer :: comm
      integer :: group
      integer :: ierror
    end subroutine MPI_Comm_group

    subroutine MPI_Comm_idup(comm, newcomm, request, ierror)
      integer :: comm
      integer :: newcomm
      integer :: request
      integer :: ierror
    end subroutine MPI_Comm_idup

    subroutine MPI_Comm_idup_with_info(comm, info, newcomm, request, ierror)
      integer :: comm
      integer :: info
      integer :: newcomm
      integer :: request
      integer :: ierror
    end subroutine MPI_Comm_idup_with_info

    subroutine MPI_Comm_iflush_buffer(comm, request, ierror)
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Comm_iflush_buffer

    subroutine MPI_Comm_join(fd, intercomm, ierror)
      integer :: fd
      integer :: intercomm
      integer :: ierror
    end subroutine MPI_Comm_join

    subroutine MPI_Comm_rank(comm, rank, ierror)
      integer :: comm
      integer :: rank
      integer :: ierror
    end subroutine MPI_Comm_rank

    subroutine MPI_Comm_remote_group(comm, group, ierror)
      integer :: comm
      integer :: group
      integer :: ierror
    end subroutine MPI_Comm_remote_group

    subroutine MPI_Comm_remote_size(comm, size, ierror)
      integer :: comm
      integer :: size
      integer :: ierror
    end subroutine MPI_Comm_remote_size

    subroutine MPI_Comm_set_errhandler(comm, errhandler, ierror)
      integer :: comm
      integer :: errhandler
      integer :: ierror
    end subroutine MPI_Comm_set_errhandler

    subroutine MPI_Comm_set_info(comm, info, ierror)
      integer :: comm
      integer :: info
      integer :: ierror
    end subroutine MPI_Comm_set_info

    subroutine MPI_Comm_set_name(comm, comm_name, ierror)
      integer :: comm
      character(len=*) :: comm_name
      integer :: ierror
    end subroutine MPI_Comm_set_name

    subroutine MPI_Comm_size(comm, size, ierror)
      integer :: comm
      integer :: size
      integer :: ierror
    end subroutine MPI_Comm_size

    subroutine MPI_Comm_spawn(command, argv, maxprocs, info, root, comm, intercomm, array_of_errcodes, &
        ierror)
      character(len=*) :: command
      character(len=*) :: argv(*)
      integer :: maxprocs
      integer :: info
      integer :: root
      integer :: comm
      integer :: intercomm
      integer :: array_of_errcodes(*)
      integer :: ierror
    end subroutine MPI_Comm_spawn

    subroutine MPI_Comm_spawn_multiple(count, array_of_commands, array_of_argv, array_of_maxprocs, &
        array_of_info, root, comm, intercomm, array_of_errcodes, ierror)
      integer :: count
      character(len=*) :: array_of_commands(*)
      character(len=*) :: array_of_argv(count, *)
      integer :: array_of_maxprocs(*)
      integer :: array_of_info(*)
      integer :: root
      integer :: comm
      integer :: intercomm
      integer :: array_of_errcodes(*)
      integer :: ierror
    end subroutine MPI_Comm_spawn_multiple

    subroutine MPI_Comm_split(comm, color, key, newcomm, ierror)
      integer :: comm
      integer :: color
      integer :: key
      integer :: newcomm
      integer :: ierror
    end subroutine MPI_Comm_split

    subroutine MPI_Comm_split_type(comm, split_type, key, info, newcomm, ierror)
      integer :: comm
      integer :: split_type
      integer :: key
      integer :: info
      integer :: newcomm
      integer :: ierror
    end subroutine MPI_Comm_split_type

    subroutine MPI_Comm_test_inter(comm, flag, ierror)
      integer :: comm
      logical :: flag
      integer :: ierror
    end subroutine MPI_Comm_test_inter

    subroutine MPI_Compare_and_swap(origin_addr, compare_addr, result_addr, datatype, target_rank, &
        target_disp, win, ierror)
      import
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      type(*), dimension(*) :: origin_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: compare_addr
      type(*), dimension(*) :: compare_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: result_addr
      type(*), dimension(*) :: result_addr
      integer :: datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: win
      integer :: ierror
    end subroutine MPI_Compare_and_swap

    subroutine MPI_Dims_create(nnodes, ndims, dims, ierror)
      integer :: nnodes
      integer :: ndims
      integer :: dims(*)
      integer :: ierror
    end subroutine MPI_Dims_create

    subroutine MPI_Dist_graph_create(comm_old, n, sources, degrees, destinations, weights, info, reorder, &
        comm_dist_graph, ierror)
      integer :: comm_old
      integer :: n
      integer :: sources(*)
      integer :: degrees(*)
      integer :: destinations(*)
      integer :: weights(*)
      integer :: info
      logical :: reorder
      integer :: comm_dist_graph
      integer :: ierror
    end subroutine MPI_Dist_graph_create

    subroutine MPI_Dist_graph_create_adjacent(comm_old, indegree, sources, sourceweights, outdegree, &
        destinations, destweights, info, reorder, comm_dist_graph, ierror)
      integer :: comm_old
      integer :: indegree
      integer :: sources(*)
      integer :: sourceweights(*)
      integer :: outdegree
      integer :: destinations(*)
      integer :: destweights(*)
      integer :: info
      logical :: reorder
      integer :: comm_dist_graph
      integer :: ierror
    end subroutine MPI_Dist_graph_create_adjacent

    subroutine MPI_Dist_graph_neighbors(comm, maxindegree, sources, sourceweights, maxoutdegree, &
        destinations, destweights, ierror)
      integer :: comm
      integer :: maxindegree
      integer :: sources(*)
      integer :: sourceweights(*)
      integer :: maxoutdegree
      integer :: destinations(*)
      integer :: destweights(*)
      integer :: ierror
    end subroutine MPI_Dist_graph_neighbors

    subroutine MPI_Dist_graph_neighbors_count(comm, indegree, outdegree, weighted, ierror)
      integer :: comm
      integer :: indegree
      integer :: outdegree
      logical :: weighted
      integer :: ierror
    end subroutine MPI_Dist_graph_neighbors_count

    subroutine MPI_Errhandler_free(errhandler, ierror)
      integer :: errhandler
      integer :: ierror
    end subroutine MPI_Errhandler_free

    subroutine MPI_Error_class(errorcode, errorclass, ierror)
      integer :: errorcode
      integer :: errorclass
      integer :: ierror
    end subroutine MPI_Error_class

    subroutine MPI_Error_string(errorcode, string, resultlen, ierror)
      integer :: errorcode
      character(len=*) :: string
      integer :: resultlen
      integer :: ierror
    end subroutine MPI_Error_string

    subroutine MPI_Exscan(sendbuf, recvbuf, count, datatype, op, comm, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: ierror
    end subroutine MPI_Exscan

    subroutine MPI_Exscan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine MPI_Exscan_init

    subroutine MPI_Fetch_and_op(origin_addr, result_addr, datatype, target_rank, target_disp, op, win, &
        ierror)
      import
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      type(*), dimension(*) :: origin_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: result_addr
      type(*), dimension(*) :: result_addr
      integer :: datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: op
      integer :: win
      integer :: ierror
    end subroutine MPI_Fetch_and_op

    subroutine MPI_File_call_errhandler(fh, errorcode, ierror)
      integer :: fh
      integer :: errorcode
      integer :: ierror
    end subroutine MPI_File_call_errhandler

    subroutine MPI_File_close(fh, ierror)
      integer :: fh
      integer :: ierror
    end subroutine MPI_File_close

    subroutine MPI_File_create_errhandler(file_errhandler_fn, errhandler, ierror)
      external :: file_errhandler_fn
      integer :: errhandler
      integer :: ierror
    end subroutine MPI_File_create_errhandler

    subroutine MPI_File_delete(filename, info, ierror)
      character(len=*) :: filename
      integer :: info
      integer :: ierror
    end subroutine MPI_File_delete

    subroutine MPI_File_get_amode(fh, amode, ierror)
      integer :: fh
      integer :: amode
      integer :: ierror
    end subroutine MPI_File_get_amode

    subroutine MPI_File_get_atomicity(fh, flag, ierror)
      integer :: fh
      logical :: flag
      integer :: ierror
    end subroutine MPI_File_get_atomicity

    subroutine MPI_File_get_byte_offset(fh, offset, disp, ierror)
      import
      integer :: fh
      integer(kind=MPI_ADDRESS_KIND) :: offset
      integer(kind=MPI_ADDRESS_KIND) :: disp
      integer :: ierror
    end subroutine MPI_File_get_byte_offset

    subroutine MPI_File_get_errhandler(file, errhandler, ierror)
      integer :: file
      integer :: errhandler
      integer :: ierror
    end subroutine MPI_File_get_errhandler

    subroutine MPI_File_get_group(fh, group, ierror)
      integer :: fh
      integer :: group
      integer :: ierror
    end subroutine MPI_File_get_group

    subroutine MPI_File_get_info(fh, info_used, ierror)
      integer :: fh
      integer :: info_used
      integer :: ierror
    end subroutine MPI_File_get_info

    subroutine MPI_File_get_position(fh, offset, ierror)
      import
      integer :: fh
      integer(kind=MPI_ADDRESS_KIND) :: offset
      integer :: ierror
    end subroutine MPI_File_get_position

    subroutine MPI_File_get_position_shared(fh, offset, ierror)
      import
      integer :: fh
      integer(kind=MPI_ADDRESS_KIND) :: offset
      integer :: ierror
    end subroutine MPI_File_get_position_shared

    subroutine MPI_File_get_size(fh, size, ierror)
      import
      integer :: fh
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: ierror
    end subroutine MPI_File_get_size

    subroutine MPI_File_get_type_extent(fh, datatype, extent, ierror)
      import
      integer :: fh
      integer :: datatype
      integer(kind=MPI_ADDRESS_KIND) :: extent
      integer :: ierror
    end subroutine MPI_File_get_type_extent

    subroutine MPI_File_get_view(fh, disp, etype, filetype, datarep, ierror)
      import
      integer :: fh
      integer(kind=MPI_ADDRESS_KIND) :: disp
      integer :: etype
      integer :: filetype
      character(len=*) :: datarep
      integer :: ierror
    end subroutine MPI_File_get_view

    subroutine MPI_File_iread(fh, buf, count, datatype, request, ierror)
      integer :: fh
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine MPI_File_iread

    subroutine MPI_File_iread_all(fh, buf, count, datatype, request, ierror)
      integer :: fh
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine MPI_File_iread_all

    subroutine MPI_File_iread_at(fh, offset, buf, count, datatype, request, ierror)
      import
      integer :: fh
      integer(kind=MPI_ADDRESS_KIND) :: offset
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine MPI_File_iread_at

    subroutine MPI_File_iread_at_all(fh, offset, buf, count, datatype, request, ierror)
      import
      integer :: fh
      integer(kind=MPI_ADDRESS_KIND) :: offset
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine MPI_File_iread_at_all

    subroutine MPI_File_iread_shared(fh, buf, count, datatype, request, ierror)
      integer :: fh
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine MPI_File_iread_shared

    subroutine MPI_File_iwrite(fh, buf, count, datatype, request, ierror)
      integer :: fh
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine MPI_File_iwrite

    subroutine MPI_File_iwrite_all(fh, buf, count, datatype, request, ierror)
      integer :: fh
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine MPI_File_iwrite_all

    subroutine MPI_File_iwrite_at(fh, offset, buf, count, datatype, request, ierror)
      import
      integer :: fh
      integer(kind=MPI_ADDRESS_KIND) :: offset
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine MPI_File_iwrite_at

    subroutine MPI_File_iwrite_at_all(fh, offset, buf, count, datatype, request, ierror)
      import
      integer :: fh
      integer(kind=MPI_ADDRESS_KIND) :: offset
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine MPI_File_iwrite_at_all

    subroutine MPI_File_iwrite_shared(fh, buf, count, datatype, request, ierror)
      integer :: fh
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine MPI_File_iwrite_shared

    subroutine MPI_File_open(comm, filename, amode, info, fh, ierror)
      integer :: comm
      character(len=*) :: filename
      integer :: amode
      integer :: info
      integer :: fh
      integer :: ierror
    end subroutine MPI_File_open

    subroutine MPI_File_preallocate(fh, size, ierror)
      import
      integer :: fh
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: ierror
    end subroutine MPI_File_preallocate

    subroutine MPI_File_read(fh, buf, count, datatype, status, ierror)
      import
      integer :: fh
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_File_read

    subroutine MPI_File_read_all(fh, buf, count, datatype, status, ierror)
      import
      integer :: fh
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_File_read_all

    subroutine MPI_File_read_all_begin(fh, buf, count, datatype, ierror)
      integer :: fh
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: ierror
    end subroutine MPI_File_read_all_begin

    subroutine MPI_File_read_all_end(fh, buf, status, ierror)
      import
      integer :: fh
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_File_read_all_end

    subroutine MPI_File_read_at(fh, offset, buf, count, datatype, status, ierror)
      import
      integer :: fh
      integer(kind=MPI_ADDRESS_KIND) :: offset
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_File_read_at

    subroutine MPI_File_read_at_all(fh, offset, buf, count, datatype, status, ierror)
      import
      integer :: fh
      integer(kind=MPI_ADDRESS_KIND) :: offset
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_File_read_at_all

    subroutine MPI_File_read_at_all_begin(fh, offset, buf, count, datatype, ierror)
      import
      integer :: fh
      integer(kind=MPI_ADDRESS_KIND) :: offset
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: ierror
    end subroutine MPI_File_read_at_all_begin

    subroutine MPI_File_read_at_all_end(fh, buf, status, ierror)
      import
      integer :: fh
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_File_read_at_all_end

    subroutine MPI_File_read_ordered(fh, buf, count, datatype, status, ierror)
      import
      integer :: fh
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_File_read_ordered

    subroutine MPI_File_read_ordered_begin(fh, buf, count, datatype, ierror)
      integer :: fh
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: ierror
    end subroutine MPI_File_read_ordered_begin

    subroutine MPI_File_read_ordered_end(fh, buf, status, ierror)
      import
      integer :: fh
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_File_read_ordered_end

    subroutine MPI_File_read_shared(fh, buf, count, datatype, status, ierror)
      import
      integer :: fh
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_File_read_shared

    subroutine MPI_File_seek(fh, offset, whence, ierror)
      import
      integer :: fh
      integer(kind=MPI_ADDRESS_KIND) :: offset
      integer :: whence
      integer :: ierror
    end subroutine MPI_File_seek

    subroutine MPI_File_seek_shared(fh, offset, whence, ierror)
      import
      integer :: fh
      integer(kind=MPI_ADDRESS_KIND) :: offset
      integer :: whence
      integer :: ierror
    end subroutine MPI_File_seek_shared

    subroutine MPI_File_set_atomicity(fh, flag, ierror)
      integer :: fh
      logical :: flag
      integer :: ierror
    end subroutine MPI_File_set_atomicity

    subroutine MPI_File_set_errhandler(file, errhandler, ierror)
      integer :: file
      integer :: errhandler
      integer :: ierror
    end subroutine MPI_File_set_errhandler

    subroutine MPI_File_set_info(fh, info, ierror)
      integer :: fh
      integer :: info
      integer :: ierror
    end subroutine MPI_File_set_info

    subroutine MPI_File_set_size(fh, size, ierror)
      import
      integer :: fh
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: ierror
    end subroutine MPI_File_set_size

    subroutine MPI_File_set_view(fh, disp, etype, filetype, datarep, info, ierror)
      import
      integer :: fh
      integer(kind=MPI_ADDRESS_KIND) :: disp
      integer :: etype
      integer :: filetype
      character(len=*) :: datarep
      integer :: info
      integer :: ierror
    end subroutine MPI_File_set_view

    subroutine MPI_File_sync(fh, ierror)
      integer :: fh
      integer :: ierror
    end subroutine MPI_File_sync

    subroutine MPI_File_write(fh, buf, count, datatype, status, ierror)
      import
      integer :: fh
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_File_write

    subroutine MPI_File_write_all(fh, buf, count, datatype, status, ierror)
      import
      integer :: fh
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_File_write_all

    subroutine MPI_File_write_all_begin(fh, buf, count, datatype, ierror)
      integer :: fh
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: ierror
    end subroutine MPI_File_write_all_begin

    subroutine MPI_File_write_all_end(fh, buf, status, ierror)
      import
      integer :: fh
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_File_write_all_end

    subroutine MPI_File_write_at(fh, offset, buf, count, datatype, status, ierror)
      import
      integer :: fh
      integer(kind=MPI_ADDRESS_KIND) :: offset
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_File_write_at

    subroutine MPI_File_write_at_all(fh, offset, buf, count, datatype, status, ierror)
      import
      integer :: fh
      integer(kind=MPI_ADDRESS_KIND) :: offset
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_File_write_at_all

    subroutine MPI_File_write_at_all_begin(fh, offset, buf, count, datatype, ierror)
      import
      integer :: fh
      integer(kind=MPI_ADDRESS_KIND) :: offset
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: ierror
    end subroutine MPI_File_write_at_all_begin

    subroutine MPI_File_write_at_all_end(fh, buf, status, ierror)
      import
      integer :: fh
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_File_write_at_all_end

    subroutine MPI_File_write_ordered(fh, buf, count, datatype, status, ierror)
      import
      integer :: fh
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_File_write_ordered

    subroutine MPI_File_write_ordered_begin(fh, buf, count, datatype, ierror)
      integer :: fh
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: ierror
    end subroutine MPI_File_write_ordered_begin

    subroutine MPI_File_write_ordered_end(fh, buf, status, ierror)
      import
      integer :: fh
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_File_write_ordered_end

    subroutine MPI_File_write_shared(fh, buf, count, datatype, status, ierror)
      import
      integer :: fh
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_File_write_shared

    subroutine MPI_Finalize(ierror)
      integer :: ierror
    end subroutine MPI_Finalize

    subroutine MPI_Finalized(flag, ierror)
      logical :: flag
      integer :: ierror
    end subroutine MPI_Finalized

    subroutine MPI_Free_mem(base, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: base
      type(*), dimension(*) :: base
      integer :: ierror
    end subroutine MPI_Free_mem

    subroutine MPI_Gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: ierror
    end subroutine MPI_Gather

    subroutine MPI_Gather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, &
        request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine MPI_Gather_init

    subroutine MPI_Gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, &
        ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: ierror
    end subroutine MPI_Gatherv

    subroutine MPI_Gatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, &
        comm, info, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine MPI_Gatherv_init

    subroutine MPI_Get(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, &
        target_datatype, win, ierror)
      import
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      type(*), dimension(*) :: origin_addr
      integer :: origin_count
      integer :: origin_datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: target_count
      integer :: target_datatype
      integer :: win
      integer :: ierror
    end subroutine MPI_Get

    subroutine MPI_Get_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, &
        result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, ierror)
      import
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      type(*), dimension(*) :: origin_addr
      integer :: origin_count
      integer :: origin_datatype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: result_addr
      type(*), dimension(*) :: result_addr
      integer :: result_count
      integer :: result_datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: target_count
      integer :: target_datatype
      integer :: op
      integer :: win
      integer :: ierror
    end subroutine MPI_Get_accumulate

    subroutine MPI_Get_address(location, address, ierror)
      import
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: location
      type(*), dimension(*) :: location
      integer(kind=MPI_ADDRESS_KIND) :: address
      integer :: ierror
    end subroutine MPI_Get_address

    subroutine MPI_Get_count(status, datatype, count, ierror)
      import
      integer :: status(MPI_STATUS_SIZE)
      integer :: datatype
      integer :: count
      integer :: ierror
    end subroutine MPI_Get_count

    subroutine MPI_Get_elements(status, datatype, count, ierror)
      import
      integer :: status(MPI_STATUS_SIZE)
      integer :: datatype
      integer :: count
      integer :: ierror
    end subroutine MPI_Get_elements

    subroutine MPI_Get_elements_x(status, datatype, count, ierror)
      import
      integer :: status(MPI_STATUS_SIZE)
      integer :: datatype
      integer(kind=MPI_ADDRESS_KIND) :: count
      integer :: ierror
    end subroutine MPI_Get_elements_x

    subroutine MPI_Get_hw_resource_info(hw_info, ierror)
      integer :: hw_info
      integer :: ierror
    end subroutine MPI_Get_hw_resource_info

    subroutine MPI_Get_library_version(version, resultlen, ierror)
      character(len=*) :: version
      integer :: resultlen
      integer :: ierror
    end subroutine MPI_Get_library_version

    subroutine MPI_Get_processor_name(name, resultlen, ierror)
      character(len=*) :: name
      integer :: resultlen
      integer :: ierror
    end subroutine MPI_Get_processor_name

    subroutine MPI_Get_version(version, subversion, ierror)
      integer :: version
      integer :: subversion
      integer :: ierror
    end subroutine MPI_Get_version

    subroutine MPI_Graph_create(comm_old, nnodes, indx, edges, reorder, comm_graph, ierror)
      integer :: comm_old
      integer :: nnodes
      integer :: indx(*)
      integer :: edges(*)
      logical :: reorder
      integer :: comm_graph
      integer :: ierror
    end subroutine MPI_Graph_create

    subroutine MPI_Graph_get(comm, maxindex, maxedges, indx, edges, ierror)
      integer :: comm
      integer :: maxindex
      integer :: maxedges
      integer :: indx(*)
      integer :: edges(*)
      integer :: ierror
    end subroutine MPI_Graph_get

    subroutine MPI_Graph_map(comm, nnodes, indx, edges, newrank, ierror)
      integer :: comm
      integer :: nnodes
      integer :: indx(*)
      integer :: edges(*)
      integer :: newrank
      integer :: ierror
    end subroutine MPI_Graph_map

    subroutine MPI_Graph_neighbors(comm, rank, maxneighbors, neighbors, ierror)
      integer :: comm
      integer :: rank
      integer :: maxneighbors
      integer :: neighbors(*)
      integer :: ierror
    end subroutine MPI_Graph_neighbors

    subroutine MPI_Graph_neighbors_count(comm, rank, nneighbors, ierror)
      integer :: comm
      integer :: rank
      integer :: nneighbors
      integer :: ierror
    end subroutine MPI_Graph_neighbors_count

    subroutine MPI_Graphdims_get(comm, nnodes, nedges, ierror)
      integer :: comm
      integer :: nnodes
      integer :: nedges
      integer :: ierror
    end subroutine MPI_Graphdims_get

    subroutine MPI_Grequest_complete(request, ierror)
      integer :: request
      integer :: ierror
    end subroutine MPI_Grequest_complete

    subroutine MPI_Group_compare(group1, group2, result, ierror)
      integer :: group1
      integer :: group2
      integer :: result
      integer :: ierror
    end subroutine MPI_Group_compare

    subroutine MPI_Group_difference(group1, group2, newgroup, ierror)
      integer :: group1
      integer :: group2
      integer :: newgroup
      integer :: ierror
    end subroutine MPI_Group_difference

    subroutine MPI_Group_excl(group, n, ranks, newgroup, ierror)
      integer :: group
      integer :: n
      integer :: ranks(*)
      integer :: newgroup
      integer :: ierror
    end subroutine MPI_Group_excl

    subroutine MPI_Group_free(group, ierror)
      integer :: group
      integer :: ierror
    end subroutine MPI_Group_free

    subroutine MPI_Group_from_session_pset(session, pset_name, newgroup, ierror)
      integer :: session
      character(len=*) :: pset_name
      integer :: newgroup
      integer :: ierror
    end subroutine MPI_Group_from_session_pset

    subroutine MPI_Group_incl(group, n, ranks, newgroup, ierror)
      integer :: group
      integer :: n
      integer :: ranks(*)
      integer :: newgroup
      integer :: ierror
    end subroutine MPI_Group_incl

    subroutine MPI_Group_intersection(group1, group2, newgroup, ierror)
      integer :: group1
      integer :: group2
      integer :: newgroup
      integer :: ierror
    end subroutine MPI_Group_intersection

    subroutine MPI_Group_range_excl(group, n, ranges, newgroup, ierror)
      integer :: group
      integer :: n
      integer :: ranges(3, *)
      integer :: newgroup
      integer :: ierror
    end subroutine MPI_Group_range_excl

    subroutine MPI_Group_range_incl(group, n, ranges, newgroup, ierror)
      integer :: group
      integer :: n
      integer :: ranges(3, *)
      integer :: newgroup
      integer :: ierror
    end subroutine MPI_Group_range_incl

    subroutine MPI_Group_rank(group, rank, ierror)
      integer :: group
      integer :: rank
      integer :: ierror
    end subroutine MPI_Group_rank

    subroutine MPI_Group_size(group, size, ierror)
      integer :: group
      integer :: size
      integer :: ierror
    end subroutine MPI_Group_size

    subroutine MPI_Group_translate_ranks(group1, n, ranks1, group2, ranks2, ierror)
      integer :: group1
      integer :: n
      integer :: ranks1(*)
      integer :: group2
      integer :: ranks2(*)
      integer :: ierror
    end subroutine MPI_Group_translate_ranks

    subroutine MPI_Group_union(group1, group2, newgroup, ierror)
      integer :: group1
      integer :: group2
      integer :: newgroup
      integer :: ierror
    end subroutine MPI_Group_union

    subroutine MPI_Iallgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request, &
        ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Iallgather

    subroutine MPI_Iallgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, &
        request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Iallgatherv

    subroutine MPI_Iallreduce(sendbuf, recvbuf, count, datatype, op, comm, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Iallreduce

    subroutine MPI_Ialltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request, &
        ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Ialltoall

    subroutine MPI_Ialltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, &
        recvtype, comm, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcounts(*)
      integer :: sdispls(*)
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcounts(*)
      integer :: rdispls(*)
      integer :: recvtype
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Ialltoallv

    subroutine MPI_Ibarrier(comm, request, ierror)
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Ibarrier

    subroutine MPI_Ibcast(buffer, count, datatype, root, comm, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer
      type(*), dimension(*) :: buffer
      integer :: count
      integer :: datatype
      integer :: root
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Ibcast

    subroutine MPI_Ibsend(buf, count, datatype, dest, tag, comm, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Ibsend

    subroutine MPI_Iexscan(sendbuf, recvbuf, count, datatype, op, comm, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Iexscan

    subroutine MPI_Igather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request, &
        ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Igather

    subroutine MPI_Igatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, &
        request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Igatherv

    subroutine MPI_Improbe(source, tag, comm, flag, message, status, ierror)
      import
      integer :: source
      integer :: tag
      integer :: comm
      logical :: flag
      integer :: message
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_Improbe

    subroutine MPI_Imrecv(buf, count, datatype, message, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: message
      integer :: request
      integer :: ierror
    end subroutine MPI_Imrecv

    subroutine MPI_Ineighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, &
        request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Ineighbor_allgather

    subroutine MPI_Ineighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, &
        comm, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Ineighbor_allgatherv

    subroutine MPI_Ineighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, &
        request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Ineighbor_alltoall

    subroutine MPI_Ineighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, &
        recvtype, comm, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcounts(*)
      integer :: sdispls(*)
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcounts(*)
      integer :: rdispls(*)
      integer :: recvtype
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Ineighbor_alltoallv

    subroutine MPI_Info_create(info, ierror)
      integer :: info
      integer :: ierror
    end subroutine MPI_Info_create

    subroutine MPI_Info_delete(info, key, ierror)
      integer :: info
      character(len=*) :: key
      integer :: ierror
    end subroutine MPI_Info_delete

    subroutine MPI_Info_dup(info, newinfo, ierror)
      integer :: info
      integer :: newinfo
      integer :: ierror
    end subroutine MPI_Info_dup

    subroutine MPI_Info_free(info, ierror)
      integer :: info
      integer :: ierror
    end subroutine MPI_Info_free

    subroutine MPI_Info_get(info, key, valuelen, value, flag, ierror)
      integer :: info
      character(len=*) :: key
      integer :: valuelen
      character(len=*) :: value
      logical :: flag
      integer :: ierror
    end subroutine MPI_Info_get

    subroutine MPI_Info_get_nkeys(info, nkeys, ierror)
      integer :: info
      integer :: nkeys
      integer :: ierror
    end subroutine MPI_Info_get_nkeys

    subroutine MPI_Info_get_nthkey(info, n, key, ierror)
      integer :: info
      integer :: n
      character(len=*) :: key
      integer :: ierror
    end subroutine MPI_Info_get_nthkey

    subroutine MPI_Info_get_string(info, key, buflen, value, flag, ierror)
      integer :: info
      character(len=*) :: key
      integer :: buflen
      character(len=*) :: value
      logical :: flag
      integer :: ierror
    end subroutine MPI_Info_get_string

    subroutine MPI_Info_get_valuelen(info, key, valuelen, flag, ierror)
      integer :: info
      character(len=*) :: key
      integer :: valuelen
      logical :: flag
      integer :: ierror
    end subroutine MPI_Info_get_valuelen

    subroutine MPI_Info_set(info, key, value, ierror)
      integer :: info
      character(len=*) :: key
      character(len=*) :: value
      integer :: ierror
    end subroutine MPI_Info_set

    subroutine MPI_Init(ierror)
      integer :: ierror
    end subroutine MPI_Init

    subroutine MPI_Init_thread(required, provided, ierror)
      integer :: required
      integer :: provided
      integer :: ierror
    end subroutine MPI_Init_thread

    subroutine MPI_Initialized(flag, ierror)
      logical :: flag
      integer :: ierror
    end subroutine MPI_Initialized

    subroutine MPI_Intercomm_create(local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm, &
        ierror)
      integer :: local_comm
      integer :: local_leader
      integer :: peer_comm
      integer :: remote_leader
      integer :: tag
      integer :: newintercomm
      integer :: ierror
    end subroutine MPI_Intercomm_create

    subroutine MPI_Intercomm_create_from_groups(local_group, local_leader, remote_group, remote_leader, &
        stringtag, info, errhandler, newintercomm, ierror)
      integer :: local_group
      integer :: local_leader
      integer :: remote_group
      integer :: remote_leader
      character(len=*) :: stringtag
      integer :: info
      integer :: errhandler
      integer :: newintercomm
      integer :: ierror
    end subroutine MPI_Intercomm_create_from_groups

    subroutine MPI_Intercomm_merge(intercomm, high, newintracomm, ierror)
      integer :: intercomm
      logical :: high
      integer :: newintracomm
      integer :: ierror
    end subroutine MPI_Intercomm_merge

    subroutine MPI_Iprobe(source, tag, comm, flag, status, ierror)
      import
      integer :: source
      integer :: tag
      integer :: comm
      logical :: flag
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_Iprobe

    subroutine MPI_Irecv(buf, count, datatype, source, tag, comm, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: source
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Irecv

    subroutine MPI_Ireduce(sendbuf, recvbuf, count, datatype, op, root, comm, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: root
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Ireduce

    subroutine MPI_Ireduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcounts(*)
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Ireduce_scatter

    subroutine MPI_Ireduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcount
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Ireduce_scatter_block

    subroutine MPI_Irsend(buf, count, datatype, dest, tag, comm, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Irsend

    subroutine MPI_Is_thread_main(flag, ierror)
      logical :: flag
      integer :: ierror
    end subroutine MPI_Is_thread_main

    subroutine MPI_Iscan(sendbuf, recvbuf, count, datatype, op, comm, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Iscan

    subroutine MPI_Iscatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request, &
        ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Iscatter

    subroutine MPI_Iscatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, &
        comm, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcounts(*)
      integer :: displs(*)
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Iscatterv

    subroutine MPI_Isend(buf, count, datatype, dest, tag, comm, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Isend

    subroutine MPI_Isendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, &
        source, recvtag, comm, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      integer :: dest
      integer :: sendtag
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: source
      integer :: recvtag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Isendrecv

    subroutine MPI_Isendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, request, &
        ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: sendtag
      integer :: source
      integer :: recvtag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Isendrecv_replace

    subroutine MPI_Issend(buf, count, datatype, dest, tag, comm, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Issend

    subroutine MPI_Keyval_free(keyval, ierror)
      integer :: keyval
      integer :: ierror
    end subroutine MPI_Keyval_free

    subroutine MPI_Lookup_name(service_name, info, port_name, ierror)
      character(len=*) :: service_name
      integer :: info
      character(len=*) :: port_name
      integer :: ierror
    end subroutine MPI_Lookup_name

    subroutine MPI_Mprobe(source, tag, comm, message, status, ierror)
      import
      integer :: source
      integer :: tag
      integer :: comm
      integer :: message
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_Mprobe

    subroutine MPI_Mrecv(buf, count, datatype, message, status, ierror)
      import
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: message
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_Mrecv

    subroutine MPI_Neighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, &
        ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: ierror
    end subroutine MPI_Neighbor_allgather

    subroutine MPI_Neighbor_allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, &
        info, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine MPI_Neighbor_allgather_init

    subroutine MPI_Neighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, &
        comm, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: comm
      integer :: ierror
    end subroutine MPI_Neighbor_allgatherv

    subroutine MPI_Neighbor_allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, &
        recvtype, comm, info, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine MPI_Neighbor_allgatherv_init

    subroutine MPI_Neighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, &
        ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: ierror
    end subroutine MPI_Neighbor_alltoall

    subroutine MPI_Neighbor_alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, &
        info, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine MPI_Neighbor_alltoall_init

    subroutine MPI_Neighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, &
        recvtype, comm, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcounts(*)
      integer :: sdispls(*)
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcounts(*)
      integer :: rdispls(*)
      integer :: recvtype
      integer :: comm
      integer :: ierror
    end subroutine MPI_Neighbor_alltoallv

    subroutine MPI_Neighbor_alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, &
        rdispls, recvtype, comm, info, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcounts(*)
      integer :: sdispls(*)
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcounts(*)
      integer :: rdispls(*)
      integer :: recvtype
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine MPI_Neighbor_alltoallv_init

    subroutine MPI_Op_commutative(op, commute, ierror)
      integer :: op
      logical :: commute
      integer :: ierror
    end subroutine MPI_Op_commutative

    subroutine MPI_Op_create(user_fn, commute, op, ierror)
      external :: user_fn
      logical :: commute
      integer :: op
      integer :: ierror
    end subroutine MPI_Op_create

    subroutine MPI_Op_free(op, ierror)
      integer :: op
      integer :: ierror
    end subroutine MPI_Op_free

    subroutine MPI_Open_port(info, port_name, ierror)
      integer :: info
      character(len=*) :: port_name
      integer :: ierror
    end subroutine MPI_Open_port

    subroutine MPI_Pack(inbuf, incount, datatype, outbuf, outsize, position, comm, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: inbuf
      type(*), dimension(*) :: inbuf
      integer :: incount
      integer :: datatype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: outbuf
      type(*), dimension(*) :: outbuf
      integer :: outsize
      integer :: position
      integer :: comm
      integer :: ierror
    end subroutine MPI_Pack

    subroutine MPI_Pack_external(datarep, inbuf, incount, datatype, outbuf, outsize, position, ierror)
      import
      character(len=*) :: datarep
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: inbuf
      type(*), dimension(*) :: inbuf
      integer :: incount
      integer :: datatype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: outbuf
      type(*), dimension(*) :: outbuf
      integer(kind=MPI_ADDRESS_KIND) :: outsize
      integer(kind=MPI_ADDRESS_KIND) :: position
      integer :: ierror
    end subroutine MPI_Pack_external

    subroutine MPI_Pack_external_size(datarep, incount, datatype, size, ierror)
      import
      character(len=*) :: datarep
      integer :: incount
      integer :: datatype
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: ierror
    end subroutine MPI_Pack_external_size

    subroutine MPI_Pack_size(incount, datatype, comm, size, ierror)
      integer :: incount
      integer :: datatype
      integer :: comm
      integer :: size
      integer :: ierror
    end subroutine MPI_Pack_size

    subroutine MPI_Parrived(request, partition, flag, ierror)
      integer :: request
      integer :: partition
      logical :: flag
      integer :: ierror
    end subroutine MPI_Parrived

    subroutine MPI_Pready(partition, request, ierror)
      integer :: partition
      integer :: request
      integer :: ierror
    end subroutine MPI_Pready

    subroutine MPI_Pready_list(length, array_of_partitions, request, ierror)
      integer :: length
      integer :: array_of_partitions(*)
      integer :: request
      integer :: ierror
    end subroutine MPI_Pready_list

    subroutine MPI_Pready_range(partition_low, partition_high, request, ierror)
      integer :: partition_low
      integer :: partition_high
      integer :: request
      integer :: ierror
    end subroutine MPI_Pready_range

    subroutine MPI_Precv_init(buf, partitions, count, datatype, dest, tag, comm, info, request, ierror)
      import
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: partitions
      integer(kind=MPI_ADDRESS_KIND) :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine MPI_Precv_init

    subroutine MPI_Probe(source, tag, comm, status, ierror)
      import
      integer :: source
      integer :: tag
      integer :: comm
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_Probe

    subroutine MPI_Psend_init(buf, partitions, count, datatype, dest, tag, comm, info, request, ierror)
      import
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: partitions
      integer(kind=MPI_ADDRESS_KIND) :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine MPI_Psend_init

    subroutine MPI_Publish_name(service_name, info, port_name, ierror)
      character(len=*) :: service_name
      integer :: info
      character(len=*) :: port_name
      integer :: ierror
    end subroutine MPI_Publish_name

    subroutine MPI_Put(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, &
        target_datatype, win, ierror)
      import
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      type(*), dimension(*) :: origin_addr
      integer :: origin_count
      integer :: origin_datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: target_count
      integer :: target_datatype
      integer :: win
      integer :: ierror
    end subroutine MPI_Put

    subroutine MPI_Query_thread(provided, ierror)
      integer :: provided
      integer :: ierror
    end subroutine MPI_Query_thread

    subroutine MPI_Raccumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, &
        target_count, target_datatype, op, win, request, ierror)
      import
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      type(*), dimension(*) :: origin_addr
      integer :: origin_count
      integer :: origin_datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: target_count
      integer :: target_datatype
      integer :: op
      integer :: win
      integer :: request
      integer :: ierror
    end subroutine MPI_Raccumulate

    subroutine MPI_Recv(buf, count, datatype, source, tag, comm, status, ierror)
      import
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: source
      integer :: tag
      integer :: comm
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_Recv

    subroutine MPI_Recv_init(buf, count, datatype, source, tag, comm, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: source
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Recv_init

    subroutine MPI_Reduce(sendbuf, recvbuf, count, datatype, op, root, comm, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: root
      integer :: comm
      integer :: ierror
    end subroutine MPI_Reduce

    subroutine MPI_Reduce_init(sendbuf, recvbuf, count, datatype, op, root, comm, info, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: root
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine MPI_Reduce_init

    subroutine MPI_Reduce_local(inbuf, inoutbuf, count, datatype, op, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: inbuf
      type(*), dimension(*) :: inbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: inoutbuf
      type(*), dimension(*) :: inoutbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: ierror
    end subroutine MPI_Reduce_local

    subroutine MPI_Reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcounts(*)
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: ierror
    end subroutine MPI_Reduce_scatter

    subroutine MPI_Reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcount
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: ierror
    end subroutine MPI_Reduce_scatter_block

    subroutine MPI_Reduce_scatter_block_init(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request, &
        ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcount
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine MPI_Reduce_scatter_block_init

    subroutine MPI_Reduce_scatter_init(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request, &
        ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcounts(*)
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine MPI_Reduce_scatter_init

    subroutine MPI_Remove_error_class(errorclass, ierror)
      integer :: errorclass
      integer :: ierror
    end subroutine MPI_Remove_error_class

    subroutine MPI_Remove_error_code(errorcode, ierror)
      integer :: errorcode
      integer :: ierror
    end subroutine MPI_Remove_error_code

    subroutine MPI_Remove_error_string(errorcode, ierror)
      integer :: errorcode
      integer :: ierror
    end subroutine MPI_Remove_error_string

    subroutine MPI_Request_free(request, ierror)
      integer :: request
      integer :: ierror
    end subroutine MPI_Request_free

    subroutine MPI_Request_get_status(request, flag, status, ierror)
      import
      integer :: request
      logical :: flag
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_Request_get_status

    subroutine MPI_Request_get_status_all(count, array_of_requests, flag, array_of_statuses, ierror)
      import
      integer :: count
      integer :: array_of_requests(*)
      logical :: flag
      integer :: array_of_statuses(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_Request_get_status_all

    subroutine MPI_Request_get_status_any(count, array_of_requests, indx, flag, status, ierror)
      import
      integer :: count
      integer :: array_of_requests(*)
      integer :: indx
      logical :: flag
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_Request_get_status_any

    subroutine MPI_Request_get_status_some(incount, array_of_requests, outcount, array_of_indices, &
        array_of_statuses, ierror)
      import
      integer :: incount
      integer :: array_of_requests(*)
      integer :: outcount
      integer :: array_of_indices(*)
      integer :: array_of_statuses(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_Request_get_status_some

    subroutine MPI_Rget(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, &
        target_datatype, win, request, ierror)
      import
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      type(*), dimension(*) :: origin_addr
      integer :: origin_count
      integer :: origin_datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: target_count
      integer :: target_datatype
      integer :: win
      integer :: request
      integer :: ierror
    end subroutine MPI_Rget

    subroutine MPI_Rget_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, &
        result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request, &
        ierror)
      import
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      type(*), dimension(*) :: origin_addr
      integer :: origin_count
      integer :: origin_datatype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: result_addr
      type(*), dimension(*) :: result_addr
      integer :: result_count
      integer :: result_datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: target_count
      integer :: target_datatype
      integer :: op
      integer :: win
      integer :: request
      integer :: ierror
    end subroutine MPI_Rget_accumulate

    subroutine MPI_Rput(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, &
        target_datatype, win, request, ierror)
      import
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      type(*), dimension(*) :: origin_addr
      integer :: origin_count
      integer :: origin_datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: target_count
      integer :: target_datatype
      integer :: win
      integer :: request
      integer :: ierror
    end subroutine MPI_Rput

    subroutine MPI_Rsend(buf, count, datatype, dest, tag, comm, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: ierror
    end subroutine MPI_Rsend

    subroutine MPI_Rsend_init(buf, count, datatype, dest, tag, comm, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Rsend_init

    subroutine MPI_Scan(sendbuf, recvbuf, count, datatype, op, comm, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: ierror
    end subroutine MPI_Scan

    subroutine MPI_Scan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine MPI_Scan_init

    subroutine MPI_Scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: ierror
    end subroutine MPI_Scatter

    subroutine MPI_Scatter_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, &
        info, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine MPI_Scatter_init

    subroutine MPI_Scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, &
        ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcounts(*)
      integer :: displs(*)
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: ierror
    end subroutine MPI_Scatterv

    subroutine MPI_Scatterv_init(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, &
        comm, info, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcounts(*)
      integer :: displs(*)
      integer :: sendtype
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine MPI_Scatterv_init

    subroutine MPI_Send(buf, count, datatype, dest, tag, comm, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: ierror
    end subroutine MPI_Send

    subroutine MPI_Send_init(buf, count, datatype, dest, tag, comm, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Send_init

    subroutine MPI_Sendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, &
        source, recvtag, comm, status, ierror)
      import
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      type(*), dimension(*) :: sendbuf
      integer :: sendcount
      integer :: sendtype
      integer :: dest
      integer :: sendtag
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      type(*), dimension(*) :: recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: source
      integer :: recvtag
      integer :: comm
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_Sendrecv

    subroutine MPI_Sendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, status, &
        ierror)
      import
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: sendtag
      integer :: source
      integer :: recvtag
      integer :: comm
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_Sendrecv_replace

    subroutine MPI_Session_attach_buffer(session, buffer, size, ierror)
      integer :: session
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer
      type(*), dimension(*) :: buffer
      integer :: size
      integer :: ierror
    end subroutine MPI_Session_attach_buffer

    subroutine MPI_Session_call_errhandler(session, errorcode, ierror)
      integer :: session
      integer :: errorcode
      integer :: ierror
    end subroutine MPI_Session_call_errhandler

    subroutine MPI_Session_create_errhandler(session_errhandler_fn, errhandler, ierror)
      external :: session_errhandler_fn
      integer :: errhandler
      integer :: ierror
    end subroutine MPI_Session_create_errhandler

    subroutine MPI_Session_detach_buffer(session, buffer_addr, size, ierror)
      integer :: session
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer_addr
      type(*), dimension(*) :: buffer_addr
      integer :: size
      integer :: ierror
    end subroutine MPI_Session_detach_buffer

    subroutine MPI_Session_finalize(session, ierror)
      integer :: session
      integer :: ierror
    end subroutine MPI_Session_finalize

    subroutine MPI_Session_flush_buffer(session, ierror)
      integer :: session
      integer :: ierror
    end subroutine MPI_Session_flush_buffer

    subroutine MPI_Session_get_errhandler(session, errhandler, ierror)
      integer :: session
      integer :: errhandler
      integer :: ierror
    end subroutine MPI_Session_get_errhandler

    subroutine MPI_Session_get_info(session, info_used, ierror)
      integer :: session
      integer :: info_used
      integer :: ierror
    end subroutine MPI_Session_get_info

    subroutine MPI_Session_get_nth_pset(session, info, n, pset_len, pset_name, ierror)
      integer :: session
      integer :: info
      integer :: n
      integer :: pset_len
      character(len=*) :: pset_name
      integer :: ierror
    end subroutine MPI_Session_get_nth_pset

    subroutine MPI_Session_get_num_psets(session, info, npset_names, ierror)
      integer :: session
      integer :: info
      integer :: npset_names
      integer :: ierror
    end subroutine MPI_Session_get_num_psets

    subroutine MPI_Session_get_pset_info(session, pset_name, info, ierror)
      integer :: session
      character(len=*) :: pset_name
      integer :: info
      integer :: ierror
    end subroutine MPI_Session_get_pset_info

    subroutine MPI_Session_iflush_buffer(session, request, ierror)
      integer :: session
      integer :: request
      integer :: ierror
    end subroutine MPI_Session_iflush_buffer

    subroutine MPI_Session_init(info, errhandler, session, ierror)
      integer :: info
      integer :: errhandler
      integer :: session
      integer :: ierror
    end subroutine MPI_Session_init

    subroutine MPI_Session_set_errhandler(session, errhandler, ierror)
      integer :: session
      integer :: errhandler
      integer :: ierror
    end subroutine MPI_Session_set_errhandler

    subroutine MPI_Ssend(buf, count, datatype, dest, tag, comm, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: ierror
    end subroutine MPI_Ssend

    subroutine MPI_Ssend_init(buf, count, datatype, dest, tag, comm, request, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      type(*), dimension(*) :: buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine MPI_Ssend_init

    subroutine MPI_Start(request, ierror)
      integer :: request
      integer :: ierror
    end subroutine MPI_Start

    subroutine MPI_Startall(count, array_of_requests, ierror)
      integer :: count
      integer :: array_of_requests(*)
      integer :: ierror
    end subroutine MPI_Startall

    subroutine MPI_Status_get_error(status, error, ierror)
      import
      integer :: status(MPI_STATUS_SIZE)
      integer :: error
      integer :: ierror
    end subroutine MPI_Status_get_error

    subroutine MPI_Status_get_source(status, source, ierror)
      import
      integer :: status(MPI_STATUS_SIZE)
      integer :: source
      integer :: ierror
    end subroutine MPI_Status_get_source

    subroutine MPI_Status_get_tag(status, tag, ierror)
      import
      integer :: status(MPI_STATUS_SIZE)
      integer :: tag
      integer :: ierror
    end subroutine MPI_Status_get_tag

    subroutine MPI_Status_set_cancelled(status, flag, ierror)
      import
      integer :: status(MPI_STATUS_SIZE)
      logical :: flag
      integer :: ierror
    end subroutine MPI_Status_set_cancelled

    subroutine MPI_Status_set_elements(status, datatype, count, ierror)
      import
      integer :: status(MPI_STATUS_SIZE)
      integer :: datatype
      integer :: count
      integer :: ierror
    end subroutine MPI_Status_set_elements

    subroutine MPI_Status_set_elements_x(status, datatype, count, ierror)
      import
      integer :: status(MPI_STATUS_SIZE)
      integer :: datatype
      integer(kind=MPI_ADDRESS_KIND) :: count
      integer :: ierror
    end subroutine MPI_Status_set_elements_x

    subroutine MPI_Status_set_error(status, error, ierror)
      import
      integer :: status(MPI_STATUS_SIZE)
      integer :: error
      integer :: ierror
    end subroutine MPI_Status_set_error

    subroutine MPI_Status_set_source(status, source, ierror)
      import
      integer :: status(MPI_STATUS_SIZE)
      integer :: source
      integer :: ierror
    end subroutine MPI_Status_set_source

    subroutine MPI_Status_set_tag(status, tag, ierror)
      import
      integer :: status(MPI_STATUS_SIZE)
      integer :: tag
      integer :: ierror
    end subroutine MPI_Status_set_tag

    subroutine MPI_Test(request, flag, status, ierror)
      import
      integer :: request
      logical :: flag
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_Test

    subroutine MPI_Test_cancelled(status, flag, ierror)
      import
      integer :: status(MPI_STATUS_SIZE)
      logical :: flag
      integer :: ierror
    end subroutine MPI_Test_cancelled

    subroutine MPI_Testall(count, array_of_requests, flag, array_of_statuses, ierror)
      import
      integer :: count
      integer :: array_of_requests(*)
      logical :: flag
      integer :: array_of_statuses(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_Testall

    subroutine MPI_Testany(count, array_of_requests, indx, flag, status, ierror)
      import
      integer :: count
      integer :: array_of_requests(*)
      integer :: indx
      logical :: flag
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_Testany

    subroutine MPI_Testsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses, &
        ierror)
      import
      integer :: incount
      integer :: array_of_requests(*)
      integer :: outcount
      integer :: array_of_indices(*)
      integer :: array_of_statuses(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_Testsome

    subroutine MPI_Topo_test(comm, status, ierror)
      integer :: comm
      integer :: status
      integer :: ierror
    end subroutine MPI_Topo_test

    subroutine MPI_Type_commit(datatype, ierror)
      integer :: datatype
      integer :: ierror
    end subroutine MPI_Type_commit

    subroutine MPI_Type_contiguous(count, oldtype, newtype, ierror)
      integer :: count
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine MPI_Type_contiguous

    subroutine MPI_Type_create_darray(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, &
        array_of_psizes, order, oldtype, newtype, ierror)
      integer :: size
      integer :: rank
      integer :: ndims
      integer :: array_of_gsizes(*)
      integer :: array_of_distribs(*)
      integer :: array_of_dargs(*)
      integer :: array_of_psizes(*)
      integer :: order
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine MPI_Type_create_darray

    subroutine MPI_Type_create_f90_complex(p, r, newtype, ierror)
      integer :: p
      integer :: r
      integer :: newtype
      integer :: ierror
    end subroutine MPI_Type_create_f90_complex

    subroutine MPI_Type_create_f90_integer(r, newtype, ierror)
      integer :: r
      integer :: newtype
      integer :: ierror
    end subroutine MPI_Type_create_f90_integer

    subroutine MPI_Type_create_f90_real(p, r, newtype, ierror)
      integer :: p
      integer :: r
      integer :: newtype
      integer :: ierror
    end subroutine MPI_Type_create_f90_real

    subroutine MPI_Type_create_hindexed(count, array_of_blocklengths, array_of_displacements, oldtype, &
        newtype, ierror)
      import
      integer :: count
      integer :: array_of_blocklengths(*)
      integer(kind=MPI_ADDRESS_KIND) :: array_of_displacements(*)
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine MPI_Type_create_hindexed

    subroutine MPI_Type_create_hindexed_block(count, blocklength, array_of_displacements, oldtype, newtype, &
        ierror)
      import
      integer :: count
      integer :: blocklength
      integer(kind=MPI_ADDRESS_KIND) :: array_of_displacements(*)
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine MPI_Type_create_hindexed_block

    subroutine MPI_Type_create_hvector(count, blocklength, stride, oldtype, newtype, ierror)
      import
      integer :: count
      integer :: blocklength
      integer(kind=MPI_ADDRESS_KIND) :: stride
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine MPI_Type_create_hvector

    subroutine MPI_Type_create_indexed_block(count, blocklength, array_of_displacements, oldtype, newtype, &
        ierror)
      integer :: count
      integer :: blocklength
      integer :: array_of_displacements(*)
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine MPI_Type_create_indexed_block

    subroutine MPI_Type_create_resized(oldtype, lb, extent, newtype, ierror)
      import
      integer :: oldtype
      integer(kind=MPI_ADDRESS_KIND) :: lb
      integer(kind=MPI_ADDRESS_KIND) :: extent
      integer :: newtype
      integer :: ierror
    end subroutine MPI_Type_create_resized

    subroutine MPI_Type_create_struct(count, array_of_blocklengths, array_of_displacements, array_of_types, &
        newtype, ierror)
      import
      integer :: count
      integer :: array_of_blocklengths(*)
      integer(kind=MPI_ADDRESS_KIND) :: array_of_displacements(*)
      integer :: array_of_types(*)
      integer :: newtype
      integer :: ierror
    end subroutine MPI_Type_create_struct

    subroutine MPI_Type_create_subarray(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, &
        oldtype, newtype, ierror)
      integer :: ndims
      integer :: array_of_sizes(*)
      integer :: array_of_subsizes(*)
      integer :: array_of_starts(*)
      integer :: order
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine MPI_Type_create_subarray

    subroutine MPI_Type_delete_attr(datatype, type_keyval, ierror)
      integer :: datatype
      integer :: type_keyval
      integer :: ierror
    end subroutine MPI_Type_delete_attr

    subroutine MPI_Type_dup(oldtype, newtype, ierror)
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine MPI_Type_dup

    subroutine MPI_Type_free(datatype, ierror)
      integer :: datatype
      integer :: ierror
    end subroutine MPI_Type_free

    subroutine MPI_Type_free_keyval(type_keyval, ierror)
      integer :: type_keyval
      integer :: ierror
    end subroutine MPI_Type_free_keyval

    subroutine MPI_Type_get_contents(datatype, max_integers, max_addresses, max_datatypes, &
        array_of_integers, array_of_addresses, array_of_datatypes, ierror)
      import
      integer :: datatype
      integer :: max_integers
      integer :: max_addresses
      integer :: max_datatypes
      integer :: array_of_integers(*)
      integer(kind=MPI_ADDRESS_KIND) :: array_of_addresses(*)
      integer :: array_of_datatypes(*)
      integer :: ierror
    end subroutine MPI_Type_get_contents

    subroutine MPI_Type_get_envelope(datatype, num_integers, num_addresses, num_datatypes, combiner, ierror)
      integer :: datatype
      integer :: num_integers
      integer :: num_addresses
      integer :: num_datatypes
      integer :: combiner
      integer :: ierror
    end subroutine MPI_Type_get_envelope

    subroutine MPI_Type_get_extent(datatype, lb, extent, ierror)
      import
      integer :: datatype
      integer(kind=MPI_ADDRESS_KIND) :: lb
      integer(kind=MPI_ADDRESS_KIND) :: extent
      integer :: ierror
    end subroutine MPI_Type_get_extent

    subroutine MPI_Type_get_extent_x(datatype, lb, extent, ierror)
      import
      integer :: datatype
      integer(kind=MPI_ADDRESS_KIND) :: lb
      integer(kind=MPI_ADDRESS_KIND) :: extent
      integer :: ierror
    end subroutine MPI_Type_get_extent_x

    subroutine MPI_Type_get_name(datatype, type_name, resultlen, ierror)
      integer :: datatype
      character(len=*) :: type_name
      integer :: resultlen
      integer :: ierror
    end subroutine MPI_Type_get_name

    subroutine MPI_Type_get_true_extent(datatype, true_lb, true_extent, ierror)
      import
      integer :: datatype
      integer(kind=MPI_ADDRESS_KIND) :: true_lb
      integer(kind=MPI_ADDRESS_KIND) :: true_extent
      integer :: ierror
    end subroutine MPI_Type_get_true_extent

    subroutine MPI_Type_get_true_extent_x(datatype, true_lb, true_extent, ierror)
      import
      integer :: datatype
      integer(kind=MPI_ADDRESS_KIND) :: true_lb
      integer(kind=MPI_ADDRESS_KIND) :: true_extent
      integer :: ierror
    end subroutine MPI_Type_get_true_extent_x

    subroutine MPI_Type_get_value_index(value_type, index_type, pair_type, ierror)
      integer :: value_type
      integer :: index_type
      integer :: pair_type
      integer :: ierror
    end subroutine MPI_Type_get_value_index

    subroutine MPI_Type_indexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype, &
        ierror)
      integer :: count
      integer :: array_of_blocklengths(*)
      integer :: array_of_displacements(*)
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine MPI_Type_indexed

    subroutine MPI_Type_match_size(typeclass, size, datatype, ierror)
      integer :: typeclass
      integer :: size
      integer :: datatype
      integer :: ierror
    end subroutine MPI_Type_match_size

    subroutine MPI_Type_set_name(datatype, type_name, ierror)
      integer :: datatype
      character(len=*) :: type_name
      integer :: ierror
    end subroutine MPI_Type_set_name

    subroutine MPI_Type_size(datatype, size, ierror)
      integer :: datatype
      integer :: size
      integer :: ierror
    end subroutine MPI_Type_size

    subroutine MPI_Type_size_x(datatype, size, ierror)
      import
      integer :: datatype
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: ierror
    end subroutine MPI_Type_size_x

    subroutine MPI_Type_vector(count, blocklength, stride, oldtype, newtype, ierror)
      integer :: count
      integer :: blocklength
      integer :: stride
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine MPI_Type_vector

    subroutine MPI_Unpack(inbuf, insize, position, outbuf, outcount, datatype, comm, ierror)
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: inbuf
      type(*), dimension(*) :: inbuf
      integer :: insize
      integer :: position
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: outbuf
      type(*), dimension(*) :: outbuf
      integer :: outcount
      integer :: datatype
      integer :: comm
      integer :: ierror
    end subroutine MPI_Unpack

    subroutine MPI_Unpack_external(datarep, inbuf, insize, position, outbuf, outcount, datatype, ierror)
      import
      character(len=*) :: datarep
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: inbuf
      type(*), dimension(*) :: inbuf
      integer(kind=MPI_ADDRESS_KIND) :: insize
      integer(kind=MPI_ADDRESS_KIND) :: position
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: outbuf
      type(*), dimension(*) :: outbuf
      integer :: outcount
      integer :: datatype
      integer :: ierror
    end subroutine MPI_Unpack_external

    subroutine MPI_Unpublish_name(service_name, info, port_name, ierror)
      character(len=*) :: service_name
      integer :: info
      character(len=*) :: port_name
      integer :: ierror
    end subroutine MPI_Unpublish_name

    subroutine MPI_Wait(request, status, ierror)
      import
      integer :: request
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_Wait

    subroutine MPI_Waitall(count, array_of_requests, array_of_statuses, ierror)
      import
      integer :: count
      integer :: array_of_requests(*)
      integer :: array_of_statuses(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_Waitall

    subroutine MPI_Waitany(count, array_of_requests, indx, status, ierror)
      import
      integer :: count
      integer :: array_of_requests(*)
      integer :: indx
      integer :: status(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_Waitany

    subroutine MPI_Waitsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses, &
        ierror)
      import
      integer :: incount
      integer :: array_of_requests(*)
      integer :: outcount
      integer :: array_of_indices(*)
      integer :: array_of_statuses(MPI_STATUS_SIZE)
      integer :: ierror
    end subroutine MPI_Waitsome

    subroutine MPI_Win_allocate(size, disp_unit, info, comm, baseptr, win, ierror)
      import
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: disp_unit
      integer :: info
      integer :: comm
      integer(kind=MPI_ADDRESS_KIND) :: baseptr
      integer :: win
      integer :: ierror
    end subroutine MPI_Win_allocate

    subroutine MPI_Win_allocate_shared(size, disp_unit, info, comm, baseptr, win, ierror)
      import
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: disp_unit
      integer :: info
      integer :: comm
      integer(kind=MPI_ADDRESS_KIND) :: baseptr
      integer :: win
      integer :: ierror
    end subroutine MPI_Win_allocate_shared

    subroutine MPI_Win_attach(win, base, size, ierror)
      import
      integer :: win
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: base
      type(*), dimension(*) :: base
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: ierror
    end subroutine MPI_Win_attach

    subroutine MPI_Win_call_errhandler(win, errorcode, ierror)
      integer :: win
      integer :: errorcode
      integer :: ierror
    end subroutine MPI_Win_call_errhandler

    subroutine MPI_Win_complete(win, ierror)
      integer :: win
      integer :: ierror
    end subroutine MPI_Win_complete

    subroutine MPI_Win_create(base, size, disp_unit, info, comm, win, ierror)
      import
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: base
      type(*), dimension(*) :: base
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: disp_unit
      integer :: info
      integer :: comm
      integer :: win
      integer :: ierror
    end subroutine MPI_Win_create

    subroutine MPI_Win_create_dynamic(info, comm, win, ierror)
      integer :: info
      integer :: comm
      integer :: win
      integer :: ierror
    end subroutine MPI_Win_create_dynamic

    subroutine MPI_Win_create_errhandler(win_errhandler_fn, errhandler, ierror)
      external :: win_errhandler_fn
      integer :: errhandler
      integer :: ierror
    end subroutine MPI_Win_create_errhandler

    subroutine MPI_Win_delete_attr(win, win_keyval, ierror)
      integer :: win
      integer :: win_keyval
      integer :: ierror
    end subroutine MPI_Win_delete_attr

    subroutine MPI_Win_detach(win, base, ierror)
      integer :: win
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: base
      type(*), dimension(*) :: base
      integer :: ierror
    end subroutine MPI_Win_detach

    subroutine MPI_Win_fence(assert, win, ierror)
      integer :: assert
      integer :: win
      integer :: ierror
    end subroutine MPI_Win_fence

    subroutine MPI_Win_flush(rank, win, ierror)
      integer :: rank
      integer :: win
      integer :: ierror
    end subroutine MPI_Win_flush

    subroutine MPI_Win_flush_all(win, ierror)
      integer :: win
      integer :: ierror
    end subroutine MPI_Win_flush_all

    subroutine MPI_Win_flush_local(rank, win, ierror)
      integer :: rank
      integer :: win
      integer :: ierror
    end subroutine MPI_Win_flush_local

    subroutine MPI_Win_flush_local_all(win, ierror)
      integer :: win
      integer :: ierror
    end subroutine MPI_Win_flush_local_all

    subroutine MPI_Win_free(win, ierror)
      integer :: win
      integer :: ierror
    end subroutine MPI_Win_free

    subroutine MPI_Win_free_keyval(win_keyval, ierror)
      integer :: win_keyval
      integer :: ierror
    end subroutine MPI_Win_free_keyval

    subroutine MPI_Win_get_errhandler(win, errhandler, ierror)
      integer :: win
      integer :: errhandler
      integer :: ierror
    end subroutine MPI_Win_get_errhandler

    subroutine MPI_Win_get_group(win, group, ierror)
      integer :: win
      integer :: group
      integer :: ierror
    end subroutine MPI_Win_get_group

    subroutine MPI_Win_get_info(win, info_used, ierror)
      integer :: win
      integer :: info_used
      integer :: ierror
    end subroutine MPI_Win_get_info

    subroutine MPI_Win_get_name(win, win_name, resultlen, ierror)
      integer :: win
      character(len=*) :: win_name
      integer :: resultlen
      integer :: ierror
    end subroutine MPI_Win_get_name

    subroutine MPI_Win_lock(lock_type, rank, assert, win, ierror)
      integer :: lock_type
      integer :: rank
      integer :: assert
      integer :: win
      integer :: ierror
    end subroutine MPI_Win_lock

    subroutine MPI_Win_lock_all(assert, win, ierror)
      integer :: assert
      integer :: win
      integer :: ierror
    end subroutine MPI_Win_lock_all

    subroutine MPI_Win_post(group, assert, win, ierror)
      integer :: group
      integer :: assert
      integer :: win
      integer :: ierror
    end subroutine MPI_Win_post

    subroutine MPI_Win_set_errhandler(win, errhandler, ierror)
      integer :: win
      integer :: errhandler
      integer :: ierror
    end subroutine MPI_Win_set_errhandler

    subroutine MPI_Win_set_info(win, info, ierror)
      integer :: win
      integer :: info
      integer :: ierror
    end subroutine MPI_Win_set_info

    subroutine MPI_Win_set_name(win, win_name, ierror)
      integer :: win
      character(len=*) :: win_name
      integer :: ierror
    end subroutine MPI_Win_set_name

    subroutine MPI_Win_shared_query(win, rank, size, disp_unit, baseptr, ierror)
      import
      integer :: win
      integer :: rank
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: disp_unit
      integer(kind=MPI_ADDRESS_KIND) :: baseptr
      integer :: ierror
    end subroutine MPI_Win_shared_query

    subroutine MPI_Win_start(group, assert, win, ierror)
      integer :: group
      integer :: assert
      integer :: win
      integer :: ierror
    end subroutine MPI_Win_start

    subroutine MPI_Win_sync(win, ierror)
      integer :: win
      integer :: ierror
    end subroutine MPI_Win_sync

    subroutine MPI_Win_test(win, flag, ierror)
      integer :: win
      logical :: flag
      integer :: ierror
    end subroutine MPI_Win_test

    subroutine MPI_Win_unlock(rank, win, ierror)
      integer :: rank
      integer :: win
      integer :: ierror
    end subroutine MPI_Win_unlock

    subroutine MPI_Win_unlock_all(win, ierror)
      integer :: win
      integer :: ierror
    end subroutine MPI_Win_unlock_all

    subroutine MPI_Win_wait(win, ierror)
      integer :: win
      integer :: ierror
    end subroutine MPI_Win_wait

end interface
end module mpi
