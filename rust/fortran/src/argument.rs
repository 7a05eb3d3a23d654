//! How one Fortran argument becomes one C argument, for every kind that the routines have.
//!
//! A kind is a type with [`Argument`]: `enter` takes what gfortran passes, `c` is what the C function gets,
//! `leave` brings results back. [`crate::routine`] strings them together; nothing else uses them.

use crate::sentinels;
use std::ffi::{CString, c_char, c_int, c_void};
use std::ptr;

/// A handle in C: a pointer that is never followed. In Fortran it is the same number as an INTEGER.
pub(crate) type Handle = *mut c_void;

/// A handle from its INTEGER; they are at most 31 bits wide.
pub(crate) fn widen(integer: c_int) -> Handle {
    ptr::without_provenance_mut(integer as u32 as usize)
}

/// The INTEGER of a handle.
pub(crate) fn narrow(handle: Handle) -> c_int {
    handle.addr() as c_int
}

/// One dummy argument of a routine.
///
/// # Safety
/// `enter` and `leave` read and write what the Fortran program passed; it must be as the routine's
/// interface says (include/mpi.f90), and `length` the number of elements it has.
pub(crate) trait Argument {
    /// What gfortran passes: a pointer.
    type Fortran: Copy;
    /// What the C function takes.
    type C;
    /// Takes the argument; `length` is its number of elements or characters, where it has one.
    unsafe fn enter(fortran: Self::Fortran, length: usize) -> Self;
    /// The C argument; called once.
    fn c(&mut self) -> Self::C;
    /// Brings results back after the call; one that failed may have completed some requests.
    unsafe fn leave(self)
    where
        Self: Sized,
    {
    }
}

/// Where an array's length comes from: an INTEGER argument, or a hidden length of a CHARACTER.
pub(crate) trait Length {
    /// The number; negative ones count as none, for the C function to complain about.
    unsafe fn elements(self) -> usize;
}

impl Length for *mut c_int {
    unsafe fn elements(self) -> usize {
        // SAFETY: the caller passes an INTEGER argument of the routine.
        usize::try_from(unsafe { *self }).unwrap_or(0)
    }
}

impl Length for usize {
    unsafe fn elements(self) -> usize {
        self
    }
}

/// Arguments passed by value in C: INTEGER, LOGICAL and the wide kinds.
macro_rules! value {
    ($($name:ident $type:ty;)*) => {
        $(
            pub(crate) struct $name($type);

            impl Argument for $name {
                type Fortran = *mut $type;
                type C = $type;
                unsafe fn enter(fortran: *mut $type, _: usize) -> $name {
                    // SAFETY: promised by the trait.
                    $name(unsafe { *fortran })
                }
                fn c(&mut self) -> $type {
                    self.0
                }
            }
        )*
    };
}

value! {
    Int c_int;
    Wide i64;
}

/// LOGICAL, which is 0 or 1 in gfortran; any other value is true.
pub(crate) struct Logical(c_int);

impl Argument for Logical {
    type Fortran = *mut c_int;
    type C = c_int;
    unsafe fn enter(fortran: *mut c_int, _: usize) -> Logical {
        // SAFETY: promised by the trait.
        Logical(c_int::from(unsafe { *fortran } != 0))
    }
    fn c(&mut self) -> c_int {
        self.0
    }
}

/// Arguments whose address C takes as it is: results and arrays of INTEGER, LOGICAL and the wide kinds,
/// statuses (the same eight INTEGERs), and procedures that C may call directly.
macro_rules! address {
    ($($name:ident $type:ty, $translate:expr;)*) => {
        $(
            pub(crate) struct $name(*mut $type);

            impl Argument for $name {
                type Fortran = *mut $type;
                type C = *mut $type;
                unsafe fn enter(fortran: *mut $type, _: usize) -> $name {
                    $name($translate(fortran))
                }
                fn c(&mut self) -> *mut $type {
                    self.0
                }
            }
        )*
    };
}

address! {
    Ints c_int, sentinels::integers;
    Wides i64, std::convert::identity;
    Status c_int, sentinels::status;
    Buffer c_void, sentinels::buffer;
    // User operators and error handlers get addresses only, also in C; of a handle's eight bytes the first
    // four are its INTEGER.
    Procedure c_void, std::convert::identity;
}

#[cfg(not(target_endian = "little"))]
compile_error!(
    "callbacks are handed the address of a handle as that of an INTEGER: little-endian machines only"
);

/// An index that counts from 0 in C and from 1 in Fortran, unless it is `MPI_UNDEFINED`.
pub(crate) struct IndexOut {
    fortran: *mut c_int,
    index: c_int,
}

const UNDEFINED: c_int = -32766;

impl Argument for IndexOut {
    type Fortran = *mut c_int;
    type C = *mut c_int;
    unsafe fn enter(fortran: *mut c_int, _: usize) -> IndexOut {
        IndexOut { fortran, index: UNDEFINED }
    }
    fn c(&mut self) -> *mut c_int {
        &raw mut self.index
    }
    unsafe fn leave(self) {
        // SAFETY: promised by the trait.
        unsafe { *self.fortran = from_one(self.index) };
    }
}

/// A C index as Fortran counts.
pub(crate) fn from_one(index: c_int) -> c_int {
    if index == UNDEFINED { UNDEFINED } else { index + 1 }
}

/// A handle that is read.
pub(crate) struct HandleIn(Handle);

impl Argument for HandleIn {
    type Fortran = *mut c_int;
    type C = Handle;
    unsafe fn enter(fortran: *mut c_int, _: usize) -> HandleIn {
        // SAFETY: promised by the trait.
        HandleIn(widen(unsafe { *fortran }))
    }
    fn c(&mut self) -> Handle {
        self.0
    }
}

/// A handle that is made, or made null.
pub(crate) struct HandleOut {
    fortran: *mut c_int,
    handle: Handle,
}

impl Argument for HandleOut {
    type Fortran = *mut c_int;
    type C = *mut Handle;
    unsafe fn enter(fortran: *mut c_int, _: usize) -> HandleOut {
        // SAFETY: promised by the trait. A handle that is only written may be uninitialised memory there, but
        // any INTEGER will do.
        HandleOut { fortran, handle: widen(unsafe { *fortran }) }
    }
    fn c(&mut self) -> *mut Handle {
        &raw mut self.handle
    }
    unsafe fn leave(self) {
        // SAFETY: promised by the trait.
        unsafe { *self.fortran = narrow(self.handle) };
    }
}

/// An array of handles, read and written back: requests that complete become null.
pub(crate) struct Handles {
    fortran: *mut c_int,
    handles: Vec<Handle>,
}

impl Argument for Handles {
    type Fortran = *mut c_int;
    type C = *mut Handle;
    unsafe fn enter(fortran: *mut c_int, length: usize) -> Handles {
        // SAFETY: promised by the trait.
        let handles = (0..length).map(|i| widen(unsafe { *fortran.add(i) })).collect();
        Handles { fortran, handles }
    }
    fn c(&mut self) -> *mut Handle {
        self.handles.as_mut_ptr()
    }
    unsafe fn leave(self) {
        for (i, &handle) in self.handles.iter().enumerate() {
            // SAFETY: promised by the trait. Arrays that are only read may be constants in the program: they
            // are not written, because nothing has changed.
            unsafe {
                let place = self.fortran.add(i);
                if *place != narrow(handle) {
                    *place = narrow(handle);
                }
            }
        }
    }
}

/// CHARACTER in: without its trailing blanks, ended by a zero.
pub(crate) struct Text(CString);

impl Argument for Text {
    type Fortran = *mut c_char;
    type C = *mut c_char;
    unsafe fn enter(fortran: *mut c_char, length: usize) -> Text {
        // SAFETY: promised by the trait.
        Text(unsafe { text(fortran, length) })
    }
    fn c(&mut self) -> *mut c_char {
        self.0.as_ptr().cast_mut()
    }
}

/// A CHARACTER without its trailing blanks, ended by a zero.
///
/// # Safety
/// It has `length` characters.
pub(crate) unsafe fn text(fortran: *mut c_char, length: usize) -> CString {
    // SAFETY: promised by the caller.
    let bytes = unsafe { std::slice::from_raw_parts(fortran.cast::<u8>(), length) }.trim_ascii_end();
    // A zero among the characters ends the text, as a C program would see it.
    let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    CString::new(&bytes[..end]).expect("no zero before the first one")
}

/// CHARACTER out: cut or filled with blanks to the length of the program's variable.
pub(crate) struct TextOut {
    fortran: *mut c_char,
    length: usize,
    text: Vec<u8>,
}

/// More than any length that MPI promises (`MPI_MAX_LIBRARY_VERSION_STRING` is 8192).
const TEXT_ROOM: usize = 8193;

impl Argument for TextOut {
    type Fortran = *mut c_char;
    type C = *mut c_char;
    unsafe fn enter(fortran: *mut c_char, length: usize) -> TextOut {
        TextOut { fortran, length, text: vec![0; TEXT_ROOM.max(length + 1)] }
    }
    fn c(&mut self) -> *mut c_char {
        self.text.as_mut_ptr().cast()
    }
    unsafe fn leave(self) {
        let used = self.text.iter().position(|&byte| byte == 0).unwrap_or(self.text.len());
        // SAFETY: promised by the trait.
        let place = unsafe { std::slice::from_raw_parts_mut(self.fortran.cast::<u8>(), self.length) };
        let copied = used.min(self.length);
        place[..copied].copy_from_slice(&self.text[..copied]);
        place[copied..].fill(b' ');
    }
}
