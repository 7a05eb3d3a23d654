//! One job on any number of nodes: what is common to a job on this machine and one on the grid.
//!
//! `supervisor` decides (messages and signals in, messages and text out, no descriptor in it),
//! `drive` turns the loop that feeds it, `ending` knows what the end of a rank means, `output` brings
//! the ranks' output together, `routes` answers who is where, `quiesce` leads the phases of a quiesce,
//! `worlds` knows the worlds that processes spawn, `partners` the other jobs that processes meet, and
//! `door` holds the sockets to these, `names` what all jobs of the user have published.

mod door;
mod drive;
mod ending;
mod link;
mod names;
mod output;
mod partners;
mod quiesce;
mod report;
mod routes;
mod supervisor;
mod unexplained;
mod worlds;

use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::time::Duration;

use p2pmpi_launch::node::Start;
use p2pmpi_sys::signal::{
    self, SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGUSR1, SIGUSR2, Signals,
};

use crate::Error;
use crate::run::Label;
pub use link::Link;
pub(crate) use report::ranks;
pub use worlds::Home;

/// How the launcher itself behaves.
#[derive(Clone, Debug, Default)]
pub struct Behaviour {
    /// What goes before each line.
    pub label: Label,
    /// The time goes before each line.
    pub timestamps: bool,
    /// Directory for a copy of each rank's output.
    pub output_directory: Option<PathBuf>,
    /// The job ends after this time.
    pub timeout: Option<Duration>,
    /// Say what is being done.
    pub verbose: bool,
    /// Say nothing but errors.
    pub quiet: bool,
    /// Quiesce and resume this often.
    pub quiesce_every: Option<Duration>,
}

/// Signals that are passed on to the ranks or end the job.
const SIGNALS: [i32; 8] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGTSTP, SIGCONT];

/// Takes over the signals that concern the job; before anything is started.
pub fn collect_signals() -> Result<Signals, Error> {
    signal::Signals::collect(&SIGNALS)
        .map_err(|error| Error::System(format!("cannot watch signals: {error}")))
}

/// Somebody who sees more of the nodes than their streams show: the daemon of this peer.
pub trait Overseer {
    /// Readable when there is news; `None`: there will be none.
    fn socket(&self) -> Option<&UnixStream>;

    /// Takes what has arrived; never blocks.
    fn read(&mut self) -> Vec<News>;

    /// Asks for [`News::Told`] behind everything that it has to say by now.
    fn ask(&mut self);
}

/// What an overseer reports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// That node is gone, although its stream may look alive.
    NodeLost {
        /// Index of the node.
        node: usize,
        /// What was seen, for the user.
        reason: String,
    },
    /// The job is being ended from outside; why, for the user.
    Ended(String),
    /// Everything that was known when [`Overseer::ask`] was called has been said.
    Told,
}

/// Runs a job on these nodes, each with what it is to start, and answers the exit code. `home`: what
/// further worlds find on this machine, where the nodes are others.
pub fn run(
    nodes: Vec<(Link, Start)>,
    home: Option<Home>,
    overseer: Option<&mut dyn Overseer>,
    behaviour: &Behaviour,
    signals: &Signals,
) -> Result<u8, Error> {
    drive::run(nodes, home, overseer, behaviour, signals)
}
