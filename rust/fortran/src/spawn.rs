//! MPI_Comm_spawn and MPI_Comm_spawn_multiple (MPI 5.0, 11.8): arguments of programs are arrays of
//! CHARACTER that end with a blank element. What only the root gives is not looked at elsewhere.

use std::ffi::{CString, c_char, c_int};
use std::ptr;

use crate::argument::{Argument, Handle, HandleIn, HandleOut, Handles, Ints, Text, text, widen};
use crate::sentinels::{Block, p2pmpi_argv_null_, p2pmpi_argvs_null_};
use crate::special::both;

type Chars = *mut c_char;

#[allow(clashing_extern_declarations, reason = "the same types under the names of the argument kinds")]
unsafe extern "C" {
    fn MPI_Comm_rank(comm: Handle, rank: *mut c_int) -> c_int;
    fn MPI_Comm_spawn(
        command: *const c_char,
        argv: *mut Chars,
        maxprocs: c_int,
        info: Handle,
        root: c_int,
        comm: Handle,
        intercomm: *mut Handle,
        array_of_errcodes: *mut c_int,
    ) -> c_int;
    fn MPI_Comm_spawn_multiple(
        count: c_int,
        array_of_commands: *mut Chars,
        array_of_argv: *mut *mut Chars,
        array_of_maxprocs: *const c_int,
        array_of_info: *const Handle,
        root: c_int,
        comm: Handle,
        intercomm: *mut Handle,
        array_of_errcodes: *mut c_int,
    ) -> c_int;
}

both! {
    /// MPI_Comm_spawn.
    mpi_comm_spawn_ pmpi_comm_spawn_ (
        command: Chars, argv: Chars, maxprocs: *mut c_int, info: *mut c_int, root: *mut c_int,
        comm: *mut c_int, intercomm: *mut c_int, errcodes: *mut c_int, ierror: *mut c_int,
        command_length: usize, argv_length: usize
    ) {
        let is_root = is_root(widen(*comm), *root);
        let mut command = is_root.then(|| Text::enter(command, command_length));
        let mut strings = Strings::default();
        if is_root {
            strings = Strings::until_blank(argv, argv_length, 0, 1);
        }
        let (maxprocs, info) = if is_root { (*maxprocs, HandleIn::enter(info, 0).c()) } else { (0, widen(0)) };
        let (mut made, mut codes) = (HandleOut::enter(intercomm, 0), Ints::enter(errcodes, 0));
        *ierror = MPI_Comm_spawn(
            command.as_mut().map_or(ptr::null_mut(), Text::c).cast_const(), strings.c(), maxprocs, info, *root,
            widen(*comm), made.c(), codes.c(),
        );
        made.leave();
    }

    /// MPI_Comm_spawn_multiple.
    mpi_comm_spawn_multiple_ pmpi_comm_spawn_multiple_ (
        count: *mut c_int, commands: Chars, argv: Chars, maxprocs: *mut c_int, infos: *mut c_int,
        root: *mut c_int, comm: *mut c_int, intercomm: *mut c_int, errcodes: *mut c_int, ierror: *mut c_int,
        commands_length: usize, argv_length: usize
    ) {
        let is_root = is_root(widen(*comm), *root);
        let (count, rows) = if is_root { (*count, usize::try_from(*count).unwrap_or(0)) } else { (0, 0) };
        let mut commands = Strings::of(rows, commands, commands_length);
        let row = |row| Strings::until_blank(argv, argv_length, row, rows);
        let mut strings: Vec<Strings> = (0..rows).map(row).collect();
        let mut argvs: Vec<*mut Chars> = strings.iter_mut().map(Strings::c).collect();
        let mut infos = Handles::enter(infos, rows);
        let (mut made, mut codes) = (HandleOut::enter(intercomm, 0), Ints::enter(errcodes, 0));
        *ierror = MPI_Comm_spawn_multiple(
            count, commands.c(), argvs.as_mut_ptr(), maxprocs, infos.c(), *root, widen(*comm), made.c(),
            codes.c(),
        );
        made.leave();
    }
}

/// Whether this process is the root; also where `comm` is none, which the call itself reports.
///
/// # Safety
/// MPI must be initialised.
unsafe fn is_root(comm: Handle, root: c_int) -> bool {
    let mut rank = root;
    // SAFETY: the result goes to a variable here.
    unsafe { MPI_Comm_rank(comm, &raw mut rank) };
    rank == root
}

/// An array of strings for C, ended by a null pointer.
#[derive(Default)]
struct Strings {
    texts: Vec<CString>,
    pointers: Vec<Chars>,
}

impl Strings {
    /// Arguments of one program: the elements of a row of a matrix with `rows` of them, up to a blank one;
    /// none for `MPI_ARGV_NULL` and `MPI_ARGVS_NULL`.
    ///
    /// # Safety
    /// The row has a blank element, and every element `length` characters.
    unsafe fn until_blank(array: Chars, length: usize, row: usize, rows: usize) -> Strings {
        let known = array.cast::<Block>().cast_const();
        let null =
            ptr::eq(known, &raw const p2pmpi_argv_null_) || ptr::eq(known, &raw const p2pmpi_argvs_null_);
        if null || length == 0 {
            return Strings::default();
        }
        // SAFETY: promised by the caller; the iterator stops at the blank element.
        let element = |column: usize| unsafe { text(array.add((row + column * rows) * length), length) };
        Strings {
            texts: (0..).map(element).take_while(|text| !text.is_empty()).collect(),
            pointers: Vec::new(),
        }
    }

    /// The first `count` elements.
    ///
    /// # Safety
    /// There are so many, of `length` characters each.
    unsafe fn of(count: usize, array: Chars, length: usize) -> Strings {
        // SAFETY: promised by the caller.
        let element = |at: usize| unsafe { text(array.add(at * length), length) };
        Strings { texts: (0..count).map(element).collect(), pointers: Vec::new() }
    }

    fn c(&mut self) -> *mut Chars {
        let texts = self.texts.iter().map(|text| text.as_ptr().cast_mut());
        self.pointers = texts.chain([ptr::null_mut()]).collect();
        self.pointers.as_mut_ptr()
    }
}
