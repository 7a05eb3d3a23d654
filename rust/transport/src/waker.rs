//! Ending the sleep of a link from another thread of the process.
//!
//! Called by the agent thread, and by threads that hand the engine to each other.

use std::fmt;
use std::sync::Arc;

/// Ends the sleep of the link it came from. If the link is not asleep, its next `arm` or `sleep`
/// returns at once.
#[derive(Clone)]
pub struct Waker(Arc<dyn Fn() + Send + Sync>);

impl Waker {
    /// A waker that does this.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Waker {
        Waker(Arc::new(wake))
    }

    /// Wakes.
    pub fn wake(&self) {
        (self.0)();
    }
}

impl fmt::Debug for Waker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Waker")
    }
}
