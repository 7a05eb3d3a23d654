//! Error classes (MPI 5.0, 9.4) and what the library says of each.
//!
//! Codes and classes that a program adds are kept by `mpi`, not here.

use core::ffi::c_int;

pub use crate::generated::error::*;

/// The name of a predefined error class, such as `MPI_ERR_COMM`.
pub fn name(class: c_int) -> Option<&'static str> {
    find(class).map(|(_, name, _)| *name)
}

/// What a predefined error class means, in a few words.
pub fn text(class: c_int) -> Option<&'static str> {
    find(class).map(|(_, _, text)| *text)
}

fn find(class: c_int) -> Option<&'static (c_int, &'static str, &'static str)> {
    CLASSES.binary_search_by_key(&class, |(value, _, _)| *value).ok().map(|found| &CLASSES[found])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_sorted_and_described() {
        assert!(CLASSES.windows(2).all(|pair| pair[0].0 < pair[1].0));
        let longest = CLASSES.iter().map(|(_, name, text)| name.len() + 2 + text.len()).max();
        assert!(longest < Some(crate::constants::MAX_ERROR_STRING as usize));
        assert_eq!(name(ERR_COMM), Some("MPI_ERR_COMM"));
        assert_eq!(text(ERR_TAG), Some("invalid tag"));
        assert_eq!(name(1_000_000), None);
    }
}
