//! The protocols on a simulated grid: hundreds of peers, seeded loss, duplication, crashes.
//! A failing run names its seed; the same seed fails again.
#![expect(clippy::expect_used, reason = "tests")]

mod peer;
mod reservation;
