//! Real programs in trouble: every conformance program and example with frames that come twice, late,
//! in pieces or find no room (P2PMPI_FAULT), and stopped, drained and resumed all the time.

use p2pmpi_tests::compile::{self, Mpi};
use p2pmpi_tests::harness::{self, Case};
use p2pmpi_tests::job::Job;
use p2pmpi_tests::listing::{self, Entry};
use std::process::ExitCode;
use std::time::Duration;

const FAULT: (&str, &str) =
    ("P2PMPI_FAULT", "seed=5,duplicate=0.1,busy=0.2,split=0.01,delay=0.1,pause=0.005");
/// Milliseconds between two quiesces.
const QUIESCE: (&str, &str) = ("P2PMPI_QUIESCE_EVERY", "1");
/// Quiesces that IS must have gone through before it counts as verified.
const QUIESCES: u64 = 100;

type Trouble = (&'static str, &'static [(&'static str, &'static str)]);

const TROUBLES: [Trouble; 3] =
    [("faults", &[FAULT]), ("quiesces", &[QUIESCE]), ("faults and quiesces", &[FAULT, QUIESCE])];

fn main() -> ExitCode {
    let examples = listing::parse_list(include_str!("programs.list"))
        .unwrap_or_else(|error| panic!("programs.list: {error}"));
    // The long classes are run without trouble by the target `programs`.
    let short = |entry: &Entry| !entry.arguments.iter().any(|argument| argument == "W" || argument == "A");
    let mut cases = Vec::new();
    for entry in listing::conformance().into_iter().chain(examples.into_iter().filter(short)) {
        // More ranks than four add time and no new pairs of frames.
        let Some(ranks) = entry.ranks.iter().copied().filter(|ranks| *ranks <= 4).max() else { continue };
        for transport in entry.chosen_transports() {
            for (what, variables) in TROUBLES {
                let (entry, transport) = (entry.clone(), transport.clone());
                let name = format!("{} on {ranks} over {transport} with {what}", entry.name());
                let run = move || entry.run_with(Mpi::Ours, ranks, Some(&transport), variables).map(drop);
                cases.push(Case { name, run: Box::new(run) });
            }
        }
    }
    for transport in ["shm", "tcp"] {
        let name = format!("IS is quiesced {QUIESCES} times over {transport}");
        cases.push(Case { name, run: Box::new(move || quiesced_often(transport)) });
    }
    harness::main(cases)
}

/// Runs IS until its runs have been quiesced and resumed often enough; each must verify.
fn quiesced_often(transport: &str) -> Result<(), String> {
    let program = compile::program("c-examples/is.c".as_ref(), &[], Mpi::Ours)?;
    let mut quiesced = 0;
    while quiesced < QUIESCES {
        let job =
            Job::command(&p2pmpi_tests::paths::binary("p2pmpirun")).args(["-v", "-n", "3"]).arg(&program);
        let outcome = job
            .arg("W")
            .transport(transport)
            .env(QUIESCE.0, QUIESCE.1)
            .limit(Duration::from_secs(120))
            .run()?
            .expect_code(0)?
            .expect_output("Verification    = SUCCESSFUL")?;
        let told =
            outcome.stderr.split("quiesced and resumed ").nth(1).and_then(|rest| rest.split(' ').next());
        let count: u64 = told
            .and_then(|count| count.parse().ok())
            .ok_or_else(|| format!("the launcher does not tell how often:\n{}", outcome.stderr))?;
        if count == 0 {
            return Err("a run of IS was over before it was quiesced once".to_owned());
        }
        quiesced += count;
    }
    Ok(())
}
