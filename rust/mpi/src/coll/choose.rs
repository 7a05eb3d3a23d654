//! Which algorithm an operation uses: by size and shape, unless a variable forces one.
//!
//! `P2PMPI_COLL_BCAST=binomial` and so on; an unknown name is reported once and ignored.

use std::sync::OnceLock;

/// The algorithms of one operation, by the names that force them.
#[derive(Debug)]
pub(crate) struct Choice {
    /// Name of the variable.
    pub variable: &'static str,
    /// Names of the algorithms.
    pub names: &'static [&'static str],
    /// What the variable says, read once.
    pub forced: OnceLock<Option<usize>>,
}

impl Choice {
    pub const fn new(variable: &'static str, names: &'static [&'static str]) -> Choice {
        Choice { variable, names, forced: OnceLock::new() }
    }

    /// The forced algorithm, or else `usual`: an index into `names`.
    pub fn pick(&self, usual: usize) -> usize {
        self.forced.get_or_init(|| self.read()).unwrap_or(usual)
    }

    fn read(&self) -> Option<usize> {
        let value = std::env::var(self.variable).ok()?;
        let found = self.names.iter().position(|name| *name == value);
        if found.is_none() {
            eprintln!(
                "p2pmpi: {}={value} is ignored; it may be one of: {}",
                self.variable,
                self.names.join(", ")
            );
        }
        found
    }
}
