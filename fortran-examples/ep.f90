! The kernel EP ("embarrassingly parallel") of the NAS Parallel Benchmarks, from their description;
! free form with mpif.h. The same kernel as c-examples/ep.c, where it is explained.
!
!   ep [S|W|A|B|C]        default S
!
! Exits with 1 when verification fails.
program ep
  use, intrinsic :: iso_fortran_env, only: int64, real64
  implicit none
  include 'mpif.h'

  integer, parameter :: block_log2 = 16, annuli = 10
  integer(int64), parameter :: block_pairs = 2_int64**block_log2
  integer(int64), parameter :: multiplier = 1220703125_int64, seed = 271828183_int64
  integer(int64), parameter :: mask = 2_int64**46 - 1
  character(len=1), parameter :: names(5) = ['S', 'W', 'A', 'B', 'C']
  integer, parameter :: log2_pairs(5) = [24, 25, 28, 30, 32]
  real(real64), parameter :: known_x(5) = [-3.247834652034740e3_real64, -2.863319731645753e3_real64, &
       -4.295875165629892e3_real64, 4.033815542441498e4_real64, 4.764367927995374e4_real64]
  real(real64), parameter :: known_y(5) = [-6.958407078382297e3_real64, -6.320053679109499e3_real64, &
       -1.580732573678431e4_real64, -2.660669192809235e4_real64, -8.084072988043731e4_real64]

  integer :: rank, size, ierror, chosen
  integer(int64) :: blocks, block
  real(real64) :: sums(2), all_sums(2), counts(0:annuli - 1), all_counts(0:annuli - 1), start, elapsed, seconds
  logical :: verified

  call MPI_INIT(ierror)
  call MPI_COMM_RANK(MPI_COMM_WORLD, rank, ierror)
  call MPI_COMM_SIZE(MPI_COMM_WORLD, size, ierror)
  chosen = choose_class()
  if (chosen == 0) then
     if (rank == 0) print '(a)', 'usage: ep [S|W|A|B|C]'
     call MPI_FINALIZE(ierror)
     stop 2
  end if

  sums = 0
  counts = 0
  call MPI_BARRIER(MPI_COMM_WORLD, ierror)
  start = MPI_WTIME()
  blocks = 2_int64**(log2_pairs(chosen) - block_log2)
  do block = blocks * rank / size, blocks * (rank + 1) / size - 1
     call add_block(block)
  end do
  call MPI_ALLREDUCE(sums, all_sums, 2, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierror)
  call MPI_ALLREDUCE(counts, all_counts, annuli, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierror)
  elapsed = MPI_WTIME() - start
  call MPI_ALLREDUCE(elapsed, seconds, 1, MPI_DOUBLE_PRECISION, MPI_MAX, MPI_COMM_WORLD, ierror)

  verified = abs((all_sums(1) - known_x(chosen)) / known_x(chosen)) <= 1e-8_real64 .and. &
       abs((all_sums(2) - known_y(chosen)) / known_y(chosen)) <= 1e-8_real64
  if (rank == 0) call report()
  call MPI_FINALIZE(ierror)
  if (.not. verified) stop 1

contains

  integer function choose_class()
    character(len=8) :: argument
    integer :: i
    argument = 'S'
    if (command_argument_count() > 0) call get_command_argument(1, argument)
    choose_class = 0
    do i = 1, 5
       if (argument(1:1) == names(i)) choose_class = i
    end do
  end function choose_class

  ! a*b mod 2^46 for a, b < 2^46, without an overflow that Fortran leaves undefined.
  integer(int64) function times(a, b)
    integer(int64), intent(in) :: a, b
    integer(int64), parameter :: half = 2_int64**23
    times = iand(iand(a / half * iand(b, half - 1) + iand(a, half - 1) * (b / half), half - 1) * half &
         + iand(a, half - 1) * iand(b, half - 1), mask)
  end function times

  integer(int64) function power(exponent)
    integer(int64), intent(in) :: exponent
    integer(int64) :: base, bits
    power = 1
    base = multiplier
    bits = exponent
    do while (bits /= 0)
       if (iand(bits, 1_int64) == 1) power = times(power, base)
       base = times(base, base)
       bits = bits / 2
    end do
  end function power

  ! A deviate in (-1, 1); moves the state one step on.
  real(real64) function deviate(state)
    integer(int64), intent(inout) :: state
    state = times(state, multiplier)
    deviate = 2 * (real(state, real64) / real(mask + 1, real64)) - 1
  end function deviate

  subroutine add_block(block)
    integer(int64), intent(in) :: block
    integer(int64) :: state, pair
    real(real64) :: u, v, t, x, y
    integer :: l
    state = times(seed, power(2 * block_pairs * block))
    do pair = 1, block_pairs
       u = deviate(state)
       v = deviate(state)
       t = u * u + v * v
       if (t > 1) cycle
       t = sqrt(-2 * log(t) / t)
       x = u * t
       y = v * t
       l = int(max(abs(x), abs(y)))
       counts(l) = counts(l) + 1
       sums = sums + [x, y]
    end do
  end subroutine add_block

  subroutine report()
    real(real64) :: pairs
    pairs = 2.0_real64**log2_pairs(chosen)
    print '(3a,i0,a)', ' EP Benchmark Completed: class ', names(chosen), ', ', size, ' ranks'
    print '(a,i0)', ' Pairs           = 2^', log2_pairs(chosen)
    print '(a,i0)', ' Gaussian pairs  = ', nint(sum(all_counts), int64)
    print '(a,2es24.15e3)', ' Sums            =', all_sums
    print '(a,10(1x,i0))', ' Counts          =', nint(all_counts, int64)
    print '(a,f0.2)', ' Time in seconds = ', seconds
    print '(a,f0.2)', ' Mop/s total     = ', 2 * pairs / seconds / 1e6_real64
    print '(2a)', ' Verification    = ', trim(merge('SUCCESSFUL  ', 'UNSUCCESSFUL', verified))
  end subroutine report

end program ep
