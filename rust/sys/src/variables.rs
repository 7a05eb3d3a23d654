//! The one table of environment variables: those who read them, `p2pmpirun --help` and the control
//! variables of the tool information interface (MPI 5.0, 15.3.6) are made from it.
//!
//! A variable that names one of several algorithms can also be set while the program runs; what is
//! set then holds for the operations that begin afterwards.

use std::env;
use std::sync::atomic::{AtomicU32, Ordering};

/// Who reads a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// Every rank.
    Rank,
    /// The launcher or the daemon.
    Launcher,
}

/// Who has reason to change a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Everybody.
    User,
    /// Those who look for speed.
    Tuner,
    /// Those who look for errors in this library.
    Developer,
}

/// What a variable may say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// One of these words.
    Choice(&'static [&'static str]),
    /// Any text; what it is called.
    Text(&'static str),
}

/// One environment variable.
#[derive(Debug)]
pub struct Variable {
    /// Its name.
    pub name: &'static str,
    /// What it may say.
    pub values: Values,
    /// What it does, in a line.
    pub help: &'static str,
    /// Who reads it.
    pub reader: Reader,
    /// Whom it is for.
    pub audience: Audience,
    /// It may be set while the program runs.
    pub writable: bool,
    /// Of [`Values::Choice`]: [`UNREAD`], [`UNSET`], or the index of the word plus [`FIRST`].
    choice: AtomicU32,
}

const UNREAD: u32 = 0;
const UNSET: u32 = 1;
const FIRST: u32 = 2;

impl Variable {
    const fn algorithm(name: &'static str, words: &'static [&'static str], help: &'static str) -> Variable {
        let (values, reader, audience) = (Values::Choice(words), Reader::Rank, Audience::Tuner);
        Variable { name, values, help, reader, audience, writable: true, choice: AtomicU32::new(UNREAD) }
    }

    const fn fixed(
        name: &'static str,
        values: Values,
        help: &'static str,
        reader: Reader,
        audience: Audience,
    ) -> Variable {
        Variable { name, values, help, reader, audience, writable: false, choice: AtomicU32::new(UNREAD) }
    }

    /// The words that the variable may say.
    pub fn words(&self) -> &'static [&'static str] {
        match self.values {
            Values::Choice(words) => words,
            Values::Text(_) => &[],
        }
    }

    /// Which of its words the variable says, if any. Read once; an unknown word is reported and
    /// ignored.
    #[inline]
    pub fn choice(&self) -> Option<usize> {
        match self.choice.load(Ordering::Relaxed) {
            UNREAD => self.read_choice(),
            UNSET => None,
            word => Some((word - FIRST) as usize),
        }
    }

    #[cold]
    fn read_choice(&self) -> Option<usize> {
        let text = self.text();
        let found = text.as_ref().and_then(|text| self.words().iter().position(|word| word == text));
        if let (Some(text), None) = (&text, found) {
            let words = self.words().join(", ");
            eprintln!("p2pmpi: {}={text} is ignored; it may be one of: {words}", self.name);
        }
        self.choose(found);
        found
    }

    /// Chooses one of the words, or none of them.
    pub fn choose(&self, word: Option<usize>) {
        let word = word.filter(|word| *word < self.words().len());
        self.choice.store(word.map_or(UNSET, |word| word as u32 + FIRST), Ordering::Relaxed);
    }

    /// What the environment says; empty is as good as not set.
    pub fn text(&self) -> Option<String> {
        env::var_os(self.name).map(|text| text.to_string_lossy().into_owned()).filter(|text| !text.is_empty())
    }
}

/// Which link messages take.
pub static TRANSPORT: Variable = Variable::fixed(
    "P2PMPI_TRANSPORT",
    Values::Choice(&["shm", "tcp"]),
    "the link for all messages between ranks, even where another would be better",
    Reader::Rank,
    Audience::User,
);
/// Which network data links use.
pub static INTERFACE: Variable = Variable::fixed(
    "P2PMPI_INTERFACE",
    Values::Text("NAME|ADDRESS"),
    "network interface or address for data links between machines (as --interface)",
    Reader::Rank,
    Audience::User,
);
/// The error handler that communicators have from the start (MPI 5.0, 11.8.4).
pub static INITIAL_ERRHANDLER: Variable = Variable::fixed(
    "P2PMPI_INITIAL_ERRHANDLER",
    Values::Choice(&["mpi_errors_are_fatal", "mpi_errors_abort", "mpi_errors_return"]),
    "error handler of MPI_COMM_WORLD, MPI_COMM_SELF and of the communicator with the parents at the start",
    Reader::Rank,
    Audience::User,
);
/// Where the daemon of the peer keeps its state.
pub static STATE: Variable = Variable::fixed(
    "P2PMPI_STATE",
    Values::Text("DIR"),
    "the peer to use, where several run on one machine (as p2pmpi --state)",
    Reader::Launcher,
    Audience::User,
);
/// Where the jobs of a user find each other's services.
pub static NAMES: Variable = Variable::fixed(
    "P2PMPI_NAMES",
    Values::Text("DIR"),
    "directory of the names that jobs publish (MPI_Publish_name); none: they are found inside of a job only",
    Reader::Launcher,
    Audience::User,
);
/// A record of all frames.
pub static TRACE: Variable = Variable::fixed(
    "P2PMPI_TRACE",
    Values::Text("FILE"),
    "every rank writes its frames to a file whose name begins like this",
    Reader::Rank,
    Audience::Developer,
);
/// Misbehaving links.
pub static FAULT: Variable = Variable::fixed(
    "P2PMPI_FAULT",
    Values::Text("SETTING"),
    "links that misbehave, for tests: frames twice, late, in pieces",
    Reader::Rank,
    Audience::Developer,
);
/// A job that is stopped all the time.
pub static QUIESCE_EVERY: Variable = Variable::fixed(
    "P2PMPI_QUIESCE_EVERY",
    Values::Text("MILLISECONDS"),
    "the job is brought to a safe point and resumed this often, for tests",
    Reader::Launcher,
    Audience::Developer,
);
/// Algorithms of MPI_Barrier.
pub static COLL_BARRIER: Variable =
    Variable::algorithm("P2PMPI_COLL_BARRIER", &["dissemination", "tree"], "algorithm of MPI_Barrier");
/// Algorithms of MPI_Bcast.
pub static COLL_BCAST: Variable =
    Variable::algorithm("P2PMPI_COLL_BCAST", &["binomial", "scatter_ring"], "algorithm of MPI_Bcast");
/// Algorithms of MPI_Gather.
pub static COLL_GATHER: Variable =
    Variable::algorithm("P2PMPI_COLL_GATHER", &["linear", "binomial"], "algorithm of MPI_Gather");
/// Algorithms of MPI_Scatter.
pub static COLL_SCATTER: Variable =
    Variable::algorithm("P2PMPI_COLL_SCATTER", &["linear", "binomial"], "algorithm of MPI_Scatter");
/// Algorithms of MPI_Allgather.
pub static COLL_ALLGATHER: Variable =
    Variable::algorithm("P2PMPI_COLL_ALLGATHER", &["ring", "bruck"], "algorithm of MPI_Allgather");
/// Algorithms of MPI_Alltoall.
pub static COLL_ALLTOALL: Variable =
    Variable::algorithm("P2PMPI_COLL_ALLTOALL", &["pairwise", "linear"], "algorithm of MPI_Alltoall");
/// Algorithms of MPI_Allreduce.
pub static COLL_ALLREDUCE: Variable = Variable::algorithm(
    "P2PMPI_COLL_ALLREDUCE",
    &["doubling", "halving_ring", "reduce_bcast"],
    "algorithm of MPI_Allreduce",
);
/// Algorithms of MPI_Reduce_scatter.
pub static COLL_REDUCE_SCATTER: Variable = Variable::algorithm(
    "P2PMPI_COLL_REDUCE_SCATTER",
    &["pairwise", "reduce_scatter"],
    "algorithm of MPI_Reduce_scatter",
);

/// All of them, in the order of `--help` and of the control variables.
pub static ALL: [&Variable; 16] = [
    &TRANSPORT,
    &INTERFACE,
    &INITIAL_ERRHANDLER,
    &STATE,
    &NAMES,
    &COLL_BARRIER,
    &COLL_BCAST,
    &COLL_GATHER,
    &COLL_SCATTER,
    &COLL_ALLGATHER,
    &COLL_ALLTOALL,
    &COLL_ALLREDUCE,
    &COLL_REDUCE_SCATTER,
    &TRACE,
    &FAULT,
    &QUIESCE_EVERY,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_can_be_made_and_taken_back() {
        static FLAVOUR: Variable = Variable::algorithm("P2PMPI_TEST_FLAVOUR", &["sweet", "sour"], "taste");
        assert_eq!(FLAVOUR.choice(), None);
        FLAVOUR.choose(Some(1));
        assert_eq!(FLAVOUR.choice(), Some(1));
        FLAVOUR.choose(Some(2));
        assert_eq!(FLAVOUR.choice(), None, "there is no such word");
    }

    #[test]
    fn names_are_different_and_begin_alike() {
        let mut names: Vec<&str> = ALL.iter().map(|variable| variable.name).collect();
        assert!(names.iter().all(|name| name.starts_with("P2PMPI_")));
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), ALL.len());
    }
}
