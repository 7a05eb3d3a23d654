//! Which algorithm an operation uses: by size and shape, unless a variable forces one
//! (`sys::variables`; `P2PMPI_COLL_BCAST=binomial` and so on).

pub(crate) use p2pmpi_engine::variables;

/// The algorithms of one operation.
#[derive(Debug)]
pub(crate) struct Choice(&'static variables::Variable);

impl Choice {
    /// The algorithms that the words of a variable name, in their order.
    pub const fn new(variable: &'static variables::Variable) -> Choice {
        Choice(variable)
    }

    /// The forced algorithm, or else `usual`: an index into the words of the variable.
    pub fn pick(&self, usual: usize) -> usize {
        self.0.choice().unwrap_or(usual)
    }
}
