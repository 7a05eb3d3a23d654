//! The steps of a launch over several peers (P2P-MPI, 3.2): reserve, stage, start, run, collect,
//! clean up. Two machines that only share messages: a [`Supervisor`] at the submitter, one per job,
//! and [`Hosting`], everything a peer does for the jobs of others.
//!
//! What the ranks do is none of their business: the launcher talks to the node agents over streams
//! that the daemons tunnel. A peer that vanishes in any step ends the job with a [`Report`]; a host
//! whose submitter vanishes cleans up by itself.

mod host;
mod report;
mod submitter;

pub use host::{Hosted, HostedState, Hosting, HostingAction, HostingEvent};
pub use report::{Report, Step};
pub use submitter::{Deadlines, Plan, Supervisor, SupervisorAction, SupervisorEvent};
