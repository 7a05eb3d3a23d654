//! Reservation of processors (P2P-MPI, 3.2): a submitter asks the nearest peers, more of them than
//! it needs, and each host promises room against a token that expires. The submitter chooses among
//! those who agreed, confirms them and cancels the surplus.
//!
//! Two machines that only share messages: [`Submission`] at the submitter, one per job, and
//! [`Host`], the gatekeeper of one peer. Neither starts anything: the `job` machines do.

mod host;
mod report;
mod submitter;

pub use host::{Host, HostAction, HostEvent, Policy};
pub use report::{Allocation, Reserved, Shortage, Untaken, Why};
pub use submitter::{Request, Settings, Submission, SubmissionAction, SubmissionEvent};
