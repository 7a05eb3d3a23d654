//! How a job over several peers ended badly, in words for the user.

use std::fmt;

use crate::identity::PeerId;
use crate::placement::Process;
use crate::reservation::Shortage;

/// Where a job was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// Looking for hosts.
    Reserving,
    /// Hosts fetch the files.
    Staging,
    /// Hosts start their node agents.
    Starting,
    /// The ranks run.
    Running,
    /// Result files come back.
    Collecting,
    /// Hosts remove what is left of the job.
    Cleaning,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Step::Reserving => "reserving",
            Step::Staging => "staging",
            Step::Starting => "starting",
            Step::Running => "running",
            Step::Collecting => "collecting",
            Step::Cleaning => "cleaning up",
        })
    }
}

/// Why a job ended.
#[derive(Clone, Debug, PartialEq)]
pub enum Report {
    /// There was nowhere to run it.
    Shortage(Shortage),
    /// A host was lost or gave up.
    Host {
        /// In which step.
        step: Step,
        /// Who.
        peer: PeerId,
        /// Name of the machine.
        name: String,
        /// What ran there or was to run.
        processes: Vec<Process>,
        /// What was seen.
        why: String,
    },
    /// The user, or the launcher's death, ended it.
    Cancelled,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Report::Shortage(shortage) => shortage.fmt(f),
            Report::Host { step, peer, name, processes, why } => {
                write!(f, "host {name} (peer {peer}) failed while {step}: {why}; ")?;
                let had = if *step >= Step::Running { "it ran" } else { "it was to run" };
                write!(f, "{had} {}", Ranks(processes))
            }
            Report::Cancelled => f.write_str("cancelled"),
        }
    }
}

/// Ranks as people write them: `ranks 0-3, 7`.
struct Ranks<'a>(&'a [Process]);

impl fmt::Display for Ranks<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut ranks: Vec<u32> = self.0.iter().map(|process| process.rank).collect();
        ranks.sort_unstable();
        ranks.dedup();
        f.write_str(if ranks.len() == 1 { "rank " } else { "ranks " })?;
        let mut rest = ranks.as_slice();
        let mut comma = "";
        while let [first, ..] = rest {
            let run = rest.iter().zip(*first..).take_while(|(rank, expected)| *rank == expected).count();
            write!(f, "{comma}{first}")?;
            if run > 1 {
                write!(f, "-{}", rest[run - 1])?;
            }
            comma = ", ";
            rest = &rest[run..];
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_names_peer_step_and_ranks() {
        let processes = [0, 1, 2, 3, 7, 9, 10].map(|rank| Process { rank, replica: 0 }).to_vec();
        let report = Report::Host {
            step: Step::Staging,
            peer: PeerId([0xab; 32]),
            name: "alpha".into(),
            processes,
            why: "no word for 3.5 s".into(),
        };
        let expected = "host alpha (peer abababababab) failed while staging: no word for 3.5 s; \
                        it was to run ranks 0-3, 7, 9-10";
        assert_eq!(report.to_string(), expected);
        assert_eq!(Ranks(&[Process { rank: 4, replica: 1 }]).to_string(), "rank 4");
    }
}
