C     Says hello from every rank, in rank order; fixed form with mpif.h.
C
C       p2pmpifort hello.f -o hello && p2pmpirun -n 4 ./hello
C
      program hello
      implicit none
      include 'mpif.h'
      integer rank, size, length, source, ierror
      integer status(MPI_STATUS_SIZE)
      character*(MPI_MAX_PROCESSOR_NAME) host

      call MPI_INIT(ierror)
      call MPI_COMM_RANK(MPI_COMM_WORLD, rank, ierror)
      call MPI_COMM_SIZE(MPI_COMM_WORLD, size, ierror)
      call MPI_GET_PROCESSOR_NAME(host, length, ierror)

      if (rank .ne. 0) then
         call MPI_SEND(host, len(host), MPI_CHARACTER, 0, rank,
     &                 MPI_COMM_WORLD, ierror)
      else
         print 10, 0, size, trim(host)
         do 20 source = 1, size - 1
            call MPI_RECV(host, len(host), MPI_CHARACTER, source,
     &                    MPI_ANY_TAG, MPI_COMM_WORLD, status, ierror)
            print 10, status(MPI_TAG), size, trim(host)
 20      continue
      end if
 10   format ('Hello from rank ', i0, ' of ', i0, ' on ', a)
      call MPI_FINALIZE(ierror)
      end
