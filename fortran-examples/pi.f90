! Pi as the integral of 4/(1+x^2) over [0,1], by the midpoint rule; free form with "use mpi".
! Rank r sums the intervals r+1, r+1+p, r+1+2p, ...
!
!   pi [INTERVALS]        default 10,000,000
!
! Exits with 1 when the result is further than 1e-9 from pi (take 100,000 intervals or more).
program pi
  use mpi
  use, intrinsic :: iso_fortran_env, only: real64
  implicit none
  real(real64), parameter :: reference = 3.141592653589793238_real64
  integer :: rank, size, ierror, intervals, i
  real(real64) :: part, total, width, x, start
  logical :: wrong
  character(len=32) :: argument

  call MPI_Init(ierror)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
  call MPI_Comm_size(MPI_COMM_WORLD, size, ierror)

  intervals = 10000000
  if (rank == 0 .and. command_argument_count() > 0) then
     call get_command_argument(1, argument)
     read (argument, *) intervals
  end if
  call MPI_Bcast(intervals, 1, MPI_INTEGER, 0, MPI_COMM_WORLD, ierror)

  start = MPI_Wtime()
  width = 1 / real(intervals, real64)
  part = 0
  do i = rank + 1, intervals, size
     x = width * (real(i, real64) - 0.5_real64)
     part = part + 4 / (1 + x * x)
  end do
  part = part * width
  call MPI_Reduce(part, total, 1, MPI_DOUBLE_PRECISION, MPI_SUM, 0, MPI_COMM_WORLD, ierror)

  wrong = .false.
  if (rank == 0) then
     wrong = abs(total - reference) > 1e-9_real64
     print '(a,f14.12,a,es8.1,a,i0,a,i0,a,f7.3,a)', 'pi is about ', total, ', error ', abs(total - reference), &
          ', ', intervals, ' intervals on ', size, ' ranks, ', MPI_Wtime() - start, ' s'
  end if
  call MPI_Bcast(wrong, 1, MPI_LOGICAL, 0, MPI_COMM_WORLD, ierror)
  call MPI_Finalize(ierror)
  if (wrong) stop 1
end program pi
