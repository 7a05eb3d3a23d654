//! The protocols on a simulated grid: hundreds of peers, seeded loss, duplication, crashes.
//! A failing run names its seed; the same seed fails again.
#![expect(clippy::expect_used, reason = "tests")]

mod discovery;
mod job;
mod peer;
mod reservation;

/// Names the seed of a run that panics.
struct Seed(u64);

impl Drop for Seed {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the failing seed is {}", self.0);
        }
    }
}
