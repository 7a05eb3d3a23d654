//! What a command line of p2pmpirun asks for, before anything is looked up.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use p2pmpi_launch::node::Binding;

/// Everything that the command line says.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Options {
    /// The programs, one for each part between colons.
    pub sections: Vec<Section>,
    /// `-host` and `-hosts`: names with slots, as given.
    pub hosts: Vec<(String, Option<u32>)>,
    /// `-hostfile` and its synonyms.
    pub host_files: Vec<PathBuf>,
    /// `-ppn`, `-N`, `--npernode`, `--map-by ppr:N:node`.
    pub per_node: Option<u32>,
    /// What goes before each line of output.
    pub label: Label,
    /// The time goes before each line of output.
    pub timestamps: bool,
    /// Directory for a copy of each rank's output.
    pub output_directory: Option<PathBuf>,
    /// Variables for all sections.
    pub environment: Vec<(OsString, OsString)>,
    /// Which of our variables the ranks inherit.
    pub inherit: Inherit,
    /// Directory for all sections that name none.
    pub directory: Option<PathBuf>,
    /// How processes are tied to cores; none: not said.
    pub binding: Option<Binding>,
    /// Say which cores each process got.
    pub report_bindings: bool,
    /// The job ends after this time.
    pub timeout: Option<Duration>,
    /// Rank that reads standard input; the default is 0.
    pub stdin: Stdin,
    /// Say what is being done.
    pub verbose: bool,
    /// Say nothing but errors.
    pub quiet: bool,
    /// Which interface data links use.
    pub interface: Option<String>,
    /// Run on the grid.
    pub grid: bool,
    /// How ranks are spread over peers.
    pub strategy: Option<Strategy>,
    /// Files to bring to the peers.
    pub stage: Vec<PathBuf>,
    /// Bring the programs' shared libraries to the peers.
    pub stage_libraries: bool,
    /// Patterns of files to bring back from the peers.
    pub collect: Vec<String>,
    /// Replicas per rank.
    pub replicas: u32,
    /// Options of other launchers that mean nothing here.
    pub ignored: Vec<String>,
    /// Only print this and leave.
    pub answer: Option<Answer>,
}

/// One program of the job.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Section {
    /// Processes; none: not said.
    pub count: Option<u32>,
    /// Program and arguments.
    pub command: Vec<OsString>,
    /// Variables for this section.
    pub environment: Vec<(OsString, OsString)>,
    /// Its working directory.
    pub directory: Option<PathBuf>,
}

/// What goes before each line of output.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Label {
    /// Nothing.
    #[default]
    None,
    /// `[0] `
    Rank,
    /// `[1,0]<stdout>: `
    Tag,
}

/// Which variables of the launcher the ranks inherit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Inherit {
    /// All of them.
    #[default]
    All,
    /// None.
    Nothing,
    /// These.
    Only(Vec<OsString>),
}

/// Who reads standard input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stdin {
    /// This rank.
    Rank(u32),
    /// Nobody.
    Nobody,
}

impl Default for Stdin {
    fn default() -> Self {
        Self::Rank(0)
    }
}

/// How ranks are spread over peers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// Over as many peers as possible.
    Spread,
    /// Over as few as possible.
    Concentrate,
}

/// Questions that are answered without running anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// `--help`
    Help,
    /// `--version`
    Version,
}
