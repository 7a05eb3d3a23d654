//! How much of a datatype a message holds (MPI 5.0, 3.2.5 and 5.1.11).

use p2pmpi_layout::Layout;

/// MPI_Get_count: whole elements in `bytes` bytes; none stands for MPI_UNDEFINED.
pub fn count(bytes: u64, layout: &Layout) -> Option<u64> {
    match layout.size() {
        0 => (bytes == 0).then_some(0),
        size => bytes.is_multiple_of(size).then_some(bytes / size),
    }
}

/// MPI_Get_elements: basic elements in `bytes` bytes; none stands for MPI_UNDEFINED.
pub fn elements(bytes: u64, layout: &Layout) -> Option<u64> {
    layout.elements_in(bytes)
}
