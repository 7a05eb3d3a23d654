! Every form of argument that differs between Fortran and C, through "use mpi": sentinels, handles made and
! freed, arrays of requests and statuses, indices from 1, LOGICAL, CHARACTER, 64-bit integers, procedures.
! ranks: 1 2 4
! differential: no (MPICH 4.0.2 answers other indices when Testany and Waitany find nothing)
program arguments
  use mpi
  implicit none
  integer :: rank, size, ierror

  call MPI_Init(ierror)
  call check(ierror == MPI_SUCCESS, 'MPI_Init')
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
  call MPI_Comm_size(MPI_COMM_WORLD, size, ierror)
  call sentinels()
  call requests()
  call some_of_them()
  call logicals_and_text()
  call datatypes()
  call alltoallw()
  call operators()
  call attributes()
  call errors()
  call MPI_Barrier(MPI_COMM_WORLD, ierror)
  if (rank == 0) print '(a)', 'all checks passed'
  call MPI_Finalize(ierror)

contains

  subroutine check(condition, what)
    logical, intent(in) :: condition
    character(len=*), intent(in) :: what
    integer :: ignored
    if (condition) return
    print '(a,i0,2a)', 'rank ', rank, ': wrong: ', what
    call MPI_Abort(MPI_COMM_WORLD, 1, ignored)
  end subroutine check

  subroutine sentinels()
    integer :: values(3), total, statuses(MPI_STATUS_SIZE, 2), pair(2)
    values = [rank, 2 * rank, 1]
    call MPI_Allreduce(MPI_IN_PLACE, values, 3, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, ierror)
    total = size * (size - 1) / 2
    call check(all(values == [total, 2 * total, size]), 'MPI_IN_PLACE')
    call MPI_Sendrecv(rank, 1, MPI_INTEGER, rank, 1, total, 1, MPI_INTEGER, rank, 1, MPI_COMM_WORLD, &
         MPI_STATUS_IGNORE, ierror)
    call check(total == rank, 'MPI_STATUS_IGNORE')
    call MPI_Irecv(values, 1, MPI_INTEGER, rank, 2, MPI_COMM_WORLD, pair(1), ierror)
    call MPI_Isend(rank, 1, MPI_INTEGER, rank, 2, MPI_COMM_WORLD, pair(2), ierror)
    call MPI_Waitall(2, pair, MPI_STATUSES_IGNORE, ierror)
    call check(ierror == MPI_SUCCESS .and. all(pair == MPI_REQUEST_NULL), 'MPI_STATUSES_IGNORE')
    call MPI_Irecv(values, 1, MPI_INTEGER, rank, 3, MPI_COMM_WORLD, pair(1), ierror)
    call MPI_Isend(rank, 1, MPI_INTEGER, rank, 3, MPI_COMM_WORLD, pair(2), ierror)
    call MPI_Waitall(2, pair, statuses, ierror)
    call check(statuses(MPI_SOURCE, 1) == rank .and. statuses(MPI_TAG, 1) == 3, 'statuses of Waitall')
  end subroutine sentinels

  subroutine requests()
    integer :: list(3), values(3), status(MPI_STATUS_SIZE), position, count, i
    logical :: flag
    list = MPI_REQUEST_NULL
    call MPI_Waitany(3, list, position, status, ierror)
    call check(position == MPI_UNDEFINED, 'Waitany of null requests')
    do i = 1, 3
       call MPI_Irecv(values(i), 1, MPI_INTEGER, rank, i, MPI_COMM_WORLD, list(i), ierror)
    end do
    call MPI_Testany(3, list, position, flag, status, ierror)
    call check(.not. flag .and. position == MPI_UNDEFINED, 'Testany before anything has come')
    call MPI_Send(20, 1, MPI_INTEGER, rank, 2, MPI_COMM_WORLD, ierror)
    call MPI_Waitany(3, list, position, status, ierror)
    call check(position == 2 .and. status(MPI_TAG) == 2 .and. values(2) == 20, 'Waitany counts from 1')
    call check(list(2) == MPI_REQUEST_NULL .and. list(1) /= MPI_REQUEST_NULL, 'Waitany changes one request')
    call MPI_Get_count(status, MPI_INTEGER, count, ierror)
    call check(count == 1, 'Get_count')
    call MPI_Send(10, 1, MPI_INTEGER, rank, 1, MPI_COMM_WORLD, ierror)
    flag = .false.
    do while (.not. flag)
       call MPI_Testany(3, list, position, flag, status, ierror)
    end do
    call check(position == 1 .and. values(1) == 10, 'Testany counts from 1')
    call MPI_Cancel(list(3), ierror)
    call MPI_Wait(list(3), status, ierror)
    call MPI_Test_cancelled(status, flag, ierror)
    call check(flag, 'Test_cancelled')
  end subroutine requests

  subroutine some_of_them()
    integer :: list(4), values(4), statuses(MPI_STATUS_SIZE, 4), indices(4), done, total, i
    do i = 1, 4
       call MPI_Irecv(values(i), 1, MPI_INTEGER, rank, i, MPI_COMM_WORLD, list(i), ierror)
    end do
    call MPI_Testsome(4, list, done, indices, statuses, ierror)
    call check(done == 0, 'Testsome before anything has come')
    call MPI_Send(40, 1, MPI_INTEGER, rank, 4, MPI_COMM_WORLD, ierror)
    call MPI_Waitsome(4, list, done, indices, statuses, ierror)
    call check(done == 1 .and. indices(1) == 4 .and. statuses(MPI_TAG, 1) == 4, 'Waitsome counts from 1')
    do i = 1, 3
       call MPI_Send(10 * i, 1, MPI_INTEGER, rank, i, MPI_COMM_WORLD, ierror)
    end do
    total = 0
    do while (total < 3)
       call MPI_Testsome(4, list, done, indices, MPI_STATUSES_IGNORE, ierror)
       do i = 1, done
          call check(values(indices(i)) == 10 * indices(i), 'Testsome')
       end do
       total = total + done
    end do
    call check(all(list == MPI_REQUEST_NULL), 'all requests are null in the end')
    call MPI_Waitsome(4, list, done, indices, statuses, ierror)
    call check(done == MPI_UNDEFINED, 'Waitsome of null requests')
  end subroutine some_of_them

  subroutine logicals_and_text()
    logical :: flag, mine, everyone
    character(len=MPI_MAX_PROCESSOR_NAME) :: host
    character(len=20) :: name
    character(len=3) :: short
    integer :: comm, length, compared
    call MPI_Initialized(flag, ierror)
    call check(flag, 'Initialized')
    mine = rank == 0
    call MPI_Allreduce(mine, everyone, 1, MPI_LOGICAL, MPI_LAND, MPI_COMM_WORLD, ierror)
    call check(everyone .eqv. size == 1, 'LAND of LOGICAL')
    host = repeat('x', len(host))
    call MPI_Get_processor_name(host, length, ierror)
    call check(len_trim(host) == length .and. length > 0, 'Get_processor_name pads with blanks')
    call MPI_Comm_dup(MPI_COMM_WORLD, comm, ierror)
    call MPI_Comm_compare(comm, MPI_COMM_WORLD, compared, ierror)
    call check(compared == MPI_CONGRUENT, 'Comm_dup')
    call MPI_Comm_set_name(comm, 'two words  ', ierror)
    name = 'overwritten entirely'
    call MPI_Comm_get_name(comm, name, length, ierror)
    call check(name == 'two words' .and. length == 9, 'a name loses its trailing blanks')
    call MPI_Comm_get_name(comm, short, length, ierror)
    call check(short == 'two', 'a name is cut to the variable')
    call MPI_Comm_free(comm, ierror)
    call check(comm == MPI_COMM_NULL, 'Comm_free')
  end subroutine logicals_and_text

  subroutine datatypes()
    integer :: pair, moved, lengths(2), types(2), n
    integer(kind=MPI_ADDRESS_KIND) :: places(2), lb, extent, first, second
    real(kind=kind(1d0)) :: values(4)
    integer :: integers(4), numbers(10), got(1), kinds, ni, na, nd
    integer(kind=MPI_ADDRESS_KIND) :: addresses(1)
    call MPI_Get_address(values(1), first, ierror)
    call MPI_Get_address(values(3), second, ierror)
    call check(MPI_Aint_diff(second, first) == 16, 'Get_address')
    lengths = [1, 2]
    places = [0_MPI_ADDRESS_KIND, 8_MPI_ADDRESS_KIND]
    types = [MPI_DOUBLE_PRECISION, MPI_INTEGER]
    call MPI_Type_create_struct(2, lengths, places, types, pair, ierror)
    call MPI_Type_get_extent(pair, lb, extent, ierror)
    call check(lb == 0 .and. extent == 16, 'Type_get_extent')
    call MPI_Type_create_resized(pair, 0_MPI_ADDRESS_KIND, 24_MPI_ADDRESS_KIND, moved, ierror)
    call MPI_Type_commit(moved, ierror)
    call MPI_Type_size(moved, n, ierror)
    call check(n == 16, 'Type_size')
    call MPI_Type_get_envelope(moved, ni, na, nd, kinds, ierror)
    call check(kinds == MPI_COMBINER_RESIZED .and. nd == 1, 'Type_get_envelope')
    call MPI_Type_free(moved, ierror)
    call MPI_Type_free(pair, ierror)
    call MPI_Type_vector(2, 1, 2, MPI_INTEGER, pair, ierror)
    call MPI_Type_commit(pair, ierror)
    call MPI_Type_get_contents(pair, 3, 0, 1, numbers, addresses, got, ierror)
    call check(all(numbers(:3) == [2, 1, 2]) .and. got(1) == MPI_INTEGER, 'Type_get_contents')
    integers = [1, 2, 3, 4]
    call MPI_Sendrecv(integers, 1, pair, rank, 5, numbers, 2, MPI_INTEGER, rank, 5, MPI_COMM_WORLD, &
         MPI_STATUS_IGNORE, ierror)
    call check(all(numbers(:2) == [1, 3]), 'a strided type')
    call MPI_Type_free(pair, ierror)
    call check(pair == MPI_DATATYPE_NULL, 'Type_free')
  end subroutine datatypes

  subroutine alltoallw()
    integer :: counts(size), places(size), types(size), out(size), in(size), i
    counts = 1
    types = MPI_INTEGER
    do i = 1, size
       places(i) = 4 * (i - 1)
       out(i) = 100 * rank + i - 1
    end do
    call MPI_Alltoallw(out, counts, places, types, in, counts, places, types, MPI_COMM_WORLD, ierror)
    call check(all(in == [(100 * (i - 1) + rank, i = 1, size)]), 'Alltoallw')
  end subroutine alltoallw

  subroutine keep_larger(in, inout, length, datatype)
    integer :: length, datatype
    real(kind=kind(1d0)) :: in(length), inout(length)
    if (datatype /= MPI_DOUBLE_PRECISION) inout = -1
    where (abs(in) > abs(inout)) inout = in
  end subroutine keep_larger

  subroutine operators()
    integer :: op
    logical :: commutes
    real(kind=kind(1d0)) :: mine(2), largest(2)
    call MPI_Op_create(keep_larger, .true., op, ierror)
    call MPI_Op_commutative(op, commutes, ierror)
    call check(commutes, 'Op_commutative')
    mine = [-1d0 * rank, 2d0]
    call MPI_Allreduce(mine, largest, 2, MPI_DOUBLE_PRECISION, op, MPI_COMM_WORLD, ierror)
    call check(largest(1) == -1d0 * (size - 1) .and. largest(2) == 2d0, 'a user operator')
    call MPI_Op_free(op, ierror)
    call check(op == MPI_OP_NULL, 'Op_free')
  end subroutine operators

  subroutine attributes()
    integer :: key, copy
    integer(kind=MPI_ADDRESS_KIND) :: value, state
    logical :: flag
    external :: copy_plus_one, count_deletes
    integer :: deleted
    common /deletes/ deleted
    deleted = 0
    call MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, value, flag, ierror)
    call check(flag .and. value >= 32767, 'MPI_TAG_UB is a value')
    state = 7
    call MPI_Comm_create_keyval(copy_plus_one, count_deletes, key, state, ierror)
    value = 123456789012_MPI_ADDRESS_KIND
    call MPI_Comm_set_attr(MPI_COMM_WORLD, key, value, ierror)
    call MPI_Comm_dup(MPI_COMM_WORLD, copy, ierror)
    call MPI_Comm_get_attr(copy, key, value, flag, ierror)
    call check(flag .and. value == 123456789013_MPI_ADDRESS_KIND, 'the copy procedure is called')
    call MPI_Comm_free(copy, ierror)
    call MPI_Comm_delete_attr(MPI_COMM_WORLD, key, ierror)
    call check(deleted == 2, 'the delete procedure is called')
    call MPI_Comm_get_attr(MPI_COMM_WORLD, key, value, flag, ierror)
    call check(.not. flag, 'a deleted attribute is gone')
    call MPI_Comm_free_keyval(key, ierror)
    call check(key == MPI_KEYVAL_INVALID, 'Comm_free_keyval')
  end subroutine attributes

  subroutine errors()
    integer :: class, length, code
    character(len=MPI_MAX_ERROR_STRING) :: text
    call MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN, ierror)
    call MPI_Send(rank, 1, MPI_INTEGER, size + 5, 0, MPI_COMM_WORLD, code)
    call MPI_Error_class(code, class, ierror)
    call check(class == MPI_ERR_RANK, 'an error is returned')
    call MPI_Error_string(code, text, length, ierror)
    call check(length > 0 .and. len_trim(text) == length, 'Error_string')
  end subroutine errors

end program arguments

subroutine copy_plus_one(comm, key, state, value, copied, flag, ierror)
  use mpi
  implicit none
  integer :: comm, key, ierror
  integer(kind=MPI_ADDRESS_KIND) :: state, value, copied
  logical :: flag
  copied = value + state - 6
  flag = .true.
  ierror = MPI_SUCCESS
end subroutine copy_plus_one

subroutine count_deletes(comm, key, value, state, ierror)
  use mpi
  implicit none
  integer :: comm, key, ierror
  integer(kind=MPI_ADDRESS_KIND) :: value, state
  integer :: deleted
  common /deletes/ deleted
  if (state == 7) deleted = deleted + 1
  ierror = MPI_SUCCESS
end subroutine count_deletes
