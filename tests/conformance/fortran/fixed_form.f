! mpif.h in fixed form: buffers of several types to one routine, a status, a user function with external.
! ranks: 2 3
      program fixed
      implicit none
      include 'mpif.h'
      integer rank, size, ierror, status(MPI_STATUS_SIZE), counts(1)
      integer next, previous, got
      double precision out, in, before
      character*8 word
      call MPI_INIT(ierror)
      call MPI_COMM_RANK(MPI_COMM_WORLD, rank, ierror)
      call MPI_COMM_SIZE(MPI_COMM_WORLD, size, ierror)
      next = mod(rank + 1, size)
      previous = mod(rank + size - 1, size)
      before = MPI_WTIME()
      out = rank + 0.5d0
      call MPI_SENDRECV(out, 1, MPI_DOUBLE_PRECISION, next, 1,
     &     in, 1, MPI_DOUBLE_PRECISION, previous, 1,
     &     MPI_COMM_WORLD, status, ierror)
      if (in .ne. previous + 0.5d0) call wrong('double precision')
      if (status(MPI_SOURCE) .ne. previous) call wrong('source')
      word = 'nothing'
      if (rank .eq. 0) word = 'anything'
      call MPI_BCAST(word, 8, MPI_CHARACTER, 0, MPI_COMM_WORLD, ierror)
      if (word .ne. 'anything') call wrong('character')
      counts(1) = rank
      call MPI_REDUCE(counts, got, 1, MPI_INTEGER, MPI_MAX, 0,
     &     MPI_COMM_WORLD, ierror)
      if (rank .eq. 0 .and. got .ne. size - 1) call wrong('maximum')
      if (MPI_WTIME() .lt. before) call wrong('time')
      call MPI_BARRIER(MPI_COMM_WORLD, ierror)
      if (rank .eq. 0) print '(a)', 'all checks passed'
      call MPI_FINALIZE(ierror)
      end

      subroutine wrong(what)
      implicit none
      include 'mpif.h'
      character*(*) what
      integer ierror
      print *, 'wrong: ', what
      call MPI_ABORT(MPI_COMM_WORLD, 1, ierror)
      end
