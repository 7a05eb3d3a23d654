! A short message goes round all ranks many times: what a message costs (de Klerk, 2.6.2).
!
!   ring [ROUNDS]        default 5000 rounds of 10 characters
!
! Every rank steps the first character on; rank 0 checks it after each round.
! Exits with 1 when a round came back wrong.
program ring
  use mpi
  use, intrinsic :: iso_fortran_env, only: real64
  implicit none
  integer :: rank, size, next, previous, rounds, round, wrong, ierror
  integer :: requests(2), statuses(MPI_STATUS_SIZE, 2)
  character(len=10) :: token, answer
  character(len=32) :: argument
  real(real64) :: start, seconds

  call MPI_Init(ierror)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
  call MPI_Comm_size(MPI_COMM_WORLD, size, ierror)
  rounds = 5000
  if (command_argument_count() > 0) then
     call get_command_argument(1, argument)
     read (argument, *) rounds
  end if
  next = mod(rank + 1, size)
  previous = mod(rank + size - 1, size)
  wrong = 0
  token = 'round trip'

  call MPI_Barrier(MPI_COMM_WORLD, ierror)
  start = MPI_Wtime()
  do round = 1, rounds
     if (rank == 0) then
        token(1:1) = achar(mod(round, 128))
        ! Both at once, so that a ring of one rank does not wait for itself.
        call MPI_Irecv(answer, 10, MPI_CHARACTER, previous, 7, MPI_COMM_WORLD, requests(1), ierror)
        call MPI_Isend(token, 10, MPI_CHARACTER, next, 7, MPI_COMM_WORLD, requests(2), ierror)
        call MPI_Waitall(2, requests, statuses, ierror)
        if (answer(1:1) /= achar(mod(round + size - 1, 128)) .or. answer(2:) /= token(2:)) wrong = wrong + 1
        if (statuses(MPI_SOURCE, 1) /= previous .or. statuses(MPI_TAG, 1) /= 7) wrong = wrong + 1
     else
        call MPI_Recv(token, 10, MPI_CHARACTER, previous, 7, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
        token(1:1) = achar(mod(iachar(token(1:1)) + 1, 128))
        call MPI_Send(token, 10, MPI_CHARACTER, next, 7, MPI_COMM_WORLD, ierror)
     end if
  end do
  seconds = MPI_Wtime() - start

  if (rank == 0) print '(a,i0,a,i0,a,a,a,f7.3,a)', 'ring: ', rounds, ' rounds on ', size, ' ranks: ', &
       trim(merge('correct', 'WRONG  ', wrong == 0)), ',', seconds, ' s'
  call MPI_Bcast(wrong, 1, MPI_INTEGER, 0, MPI_COMM_WORLD, ierror)
  call MPI_Finalize(ierror)
  if (wrong /= 0) stop 1
end program ring
