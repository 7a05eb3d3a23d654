//! Functions beyond the standard, declared in include/p2pmpi.h.

use std::ffi::{c_char, c_int};

use crate::args::TextOut;
use crate::failure;

/// The version of p2pmpi, such as "0.1.0". May be called at any time.
#[unsafe(no_mangle)]
pub extern "C" fn p2pmpi_version() -> *const c_char {
    const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "\0");
    VERSION.as_ptr().cast()
}

/// Copies the text of the calling thread's last MPI error, with function, communicator and rank,
/// into `buffer` of `room` characters (cut if need be, always terminated). Returns its length
/// without the zero; 0 when there was none or `buffer` is null.
///
/// # Safety
/// `buffer` is null or valid for `room` characters.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn p2pmpi_last_error(buffer: *mut c_char, room: c_int) -> c_int {
    let Ok(capacity) = usize::try_from(room) else { return 0 };
    if buffer.is_null() || capacity == 0 {
        return 0;
    }
    // SAFETY: the caller's, and there is room for at least the nul.
    let out = unsafe { TextOut::new(buffer, capacity, "buffer") };
    out.map_or(0, |out| out.write(failure::last().as_bytes()))
}
