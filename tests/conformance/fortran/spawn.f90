! MPI_Comm_spawn and MPI_Comm_spawn_multiple: arrays of arguments that end with a blank, MPI_ARGV_NULL,
! MPI_ARGVS_NULL, MPI_ERRCODES_IGNORE; what is no argument of the root is not looked at.
! ranks: 1 3
! differential: no (the name of the program would be that of another build)
program spawn
  use mpi
  implicit none
  integer :: rank, size, ierror, parent
  character(len=512) :: command

  call MPI_Init(ierror)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
  call MPI_Comm_size(MPI_COMM_WORLD, size, ierror)
  call MPI_Comm_get_parent(parent, ierror)
  call get_command_argument(0, command)
  if (parent /= MPI_COMM_NULL) then
     call child()
  else
     call one_program()
     call without_arguments()
     call several_programs()
     call several_without_arguments()
     call failure()
     call MPI_Barrier(MPI_COMM_WORLD, ierror)
     if (rank == 0) print '(a)', 'all checks passed'
  end if
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

  ! A child tells which program of how many it is, and its arguments.
  subroutine child()
    character(len=20) :: words(3)
    integer(kind=MPI_ADDRESS_KIND) :: number
    integer :: said(2), i
    logical :: flag
    words = ' '
    do i = 1, min(command_argument_count(), 3)
       call get_command_argument(i, words(i))
    end do
    call MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_APPNUM, number, flag, ierror)
    call check(flag, 'MPI_APPNUM')
    said = [int(number), command_argument_count()]
    call MPI_Send(said, 2, MPI_INTEGER, 0, 1, parent, ierror)
    call MPI_Send(words, 60, MPI_CHARACTER, 0, 2, parent, ierror)
    call MPI_Comm_disconnect(parent, ierror)
    call check(parent == MPI_COMM_NULL, 'MPI_Comm_disconnect')
  end subroutine child

  ! The children's arguments, as the parent of rank 0 has given them.
  subroutine expect(children, child_rank, appnum, words)
    integer, intent(in) :: children, child_rank, appnum
    character(len=*), intent(in) :: words(:)
    character(len=20) :: got(3)
    integer :: said(2), i
    if (rank /= 0) return
    call MPI_Recv(said, 2, MPI_INTEGER, child_rank, 1, children, MPI_STATUS_IGNORE, ierror)
    call MPI_Recv(got, 60, MPI_CHARACTER, child_rank, 2, children, MPI_STATUS_IGNORE, ierror)
    call check(said(1) == appnum, 'the number of the program')
    call check(said(2) == ubound(words, 1), 'the number of arguments')
    do i = 1, ubound(words, 1)
       call check(got(i) == words(i), 'an argument')
    end do
  end subroutine expect

  subroutine one_program()
    character(len=12) :: argv(4)
    integer :: children, remote, codes(2)
    argv = [character(len=12) :: 'first', '  two words', '3', ' ']
    if (rank /= 0) argv = 'never ended'
    codes = -1
    call MPI_Comm_spawn(command, argv, 2, MPI_INFO_NULL, 0, MPI_COMM_WORLD, children, codes, ierror)
    call check(ierror == MPI_SUCCESS, 'MPI_Comm_spawn')
    if (rank == 0) call check(all(codes == MPI_SUCCESS), 'codes')
    call MPI_Comm_remote_size(children, remote, ierror)
    call check(remote == 2, 'the number of children')
    call expect(children, 0, 0, argv(1:3))
    call expect(children, 1, 0, argv(1:3))
    call MPI_Comm_disconnect(children, ierror)
  end subroutine one_program

  subroutine without_arguments()
    character(len=1) :: none(0)
    character(len=3) :: blank(1)
    integer :: children
    call MPI_Comm_spawn(command, MPI_ARGV_NULL, 1, MPI_INFO_NULL, size - 1, MPI_COMM_WORLD, children, &
         MPI_ERRCODES_IGNORE, ierror)
    call expect(children, 0, 0, none)
    call MPI_Comm_disconnect(children, ierror)
    blank = ' '
    call MPI_Comm_spawn(command, blank, 1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, children, &
         MPI_ERRCODES_IGNORE, ierror)
    call expect(children, 0, 0, none)
    call MPI_Comm_disconnect(children, ierror)
  end subroutine without_arguments

  subroutine several_programs()
    character(len=512) :: commands(2)
    character(len=8) :: argv(2, 4), none(0)
    integer :: children, codes(3), infos(2)
    commands = command
    argv(1, :) = [character(len=8) :: 'a', 'bb', 'ccc', ' ']
    argv(2, :) = [character(len=8) :: ' ', 'x', 'y', 'z']
    if (rank /= 0) argv = 'endless'
    infos = MPI_INFO_NULL
    codes = -1
    call MPI_Comm_spawn_multiple(2, commands, argv, [1, 2], infos, 0, MPI_COMM_WORLD, children, codes, ierror)
    call check(ierror == MPI_SUCCESS, 'MPI_Comm_spawn_multiple')
    if (rank == 0) call check(all(codes == MPI_SUCCESS), 'codes of several')
    call expect(children, 0, 0, argv(1, 1:3))
    call expect(children, 1, 1, none)
    call expect(children, 2, 1, none)
    call MPI_Comm_disconnect(children, ierror)
  end subroutine several_programs

  subroutine several_without_arguments()
    character(len=512) :: commands(2)
    character(len=1) :: none(0)
    integer :: children, infos(2), counts(2)
    commands = command
    infos = MPI_INFO_NULL
    counts = 1
    call MPI_Comm_spawn_multiple(2, commands, MPI_ARGVS_NULL, counts, infos, 0, MPI_COMM_WORLD, children, &
         MPI_ERRCODES_IGNORE, ierror)
    call expect(children, 0, 0, none)
    call expect(children, 1, 1, none)
    call MPI_Comm_disconnect(children, ierror)
  end subroutine several_without_arguments

  subroutine failure()
    integer :: children, codes(2), class
    call MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN, ierror)
    codes = -1
    call MPI_Comm_spawn('/no/such/program', MPI_ARGV_NULL, 2, MPI_INFO_NULL, 0, MPI_COMM_WORLD, children, &
         codes, ierror)
    call MPI_Error_class(ierror, class, ierror)
    call check(class == MPI_ERR_SPAWN .and. children == MPI_COMM_NULL, 'a program that is not there')
    if (rank == 0) call check(all(codes == MPI_ERR_SPAWN), 'codes of a failure')
  end subroutine failure
end program spawn
