//! The clock of MPI_Wtime.

use std::sync::OnceLock;
use std::time::Instant;

/// Seconds since the first call in this process, monotonic, in nanosecond steps.
pub fn seconds() -> f64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64()
}
