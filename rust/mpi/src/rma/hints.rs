//! Info keys of windows (MPI 5.0, 12.2.1 and 12.2.3): all are accepted, none is needed.

use p2pmpi_abi::error::ERR_INFO_VALUE;

use crate::error::Error;
use crate::info::Info;

const TRUTHS: [&[u8]; 4] = [b"no_locks", b"same_size", b"same_disp_unit", b"alloc_shared_noncontig"];
const ORDERS: [&[u8]; 4] = [b"rar", b"raw", b"war", b"waw"];
const OPERATORS: [&[u8]; 2] = [b"same_op", b"same_op_no_op"];

/// What a window has before the program says anything.
const DEFAULTS: [(&[u8], &[u8]); 6] = [
    (b"no_locks", b"false"),
    (b"accumulate_ordering", b"rar,raw,war,waw"),
    (b"accumulate_ops", b"same_op_no_op"),
    (b"same_size", b"false"),
    (b"same_disp_unit", b"false"),
    (b"alloc_shared_noncontig", b"false"),
];

/// The hints of a new window.
///
/// # Errors
/// As [`set`].
pub(super) fn new(given: &Info) -> Result<Info, Error> {
    let mut hints = Info::default();
    for (key, value) in DEFAULTS {
        hints.set(key, value)?;
    }
    set(&mut hints, given)?;
    Ok(hints)
}

/// Takes over the hints that are known.
///
/// # Errors
/// MPI_ERR_INFO_VALUE for a value that a key cannot have.
pub(super) fn set(hints: &mut Info, given: &Info) -> Result<(), Error> {
    for (key, value) in given.iter().filter(|(key, _)| DEFAULTS.iter().any(|(known, _)| known == key)) {
        let fits = match key {
            b"accumulate_ordering" => {
                value == b"none" || value.split(|byte| *byte == b',').all(|order| ORDERS.contains(&order))
            }
            b"accumulate_ops" => OPERATORS.contains(&value),
            _ => !TRUTHS.contains(&key) || value == b"true" || value == b"false",
        };
        if !fits {
            let [key, value] = [key, value].map(String::from_utf8_lossy);
            let text = format!("the value of {key} is {value:?}, which it cannot have");
            return Err(Error::new(ERR_INFO_VALUE, text));
        }
        hints.set(key, value)?;
    }
    Ok(())
}

/// Whether the parts of a shared window need not follow each other without gaps.
pub(super) fn noncontiguous(given: &Info) -> Result<bool, Error> {
    Ok(given.value(b"alloc_shared_noncontig")? == Some(b"true"))
}
