//! Runs every program below `conformance/`, with each of its rank counts, over each transport.
//! What a header may say is in `src/listing.rs`; what a program checks with, in `conformance/check.h`.

use p2pmpi_tests::compile::Mpi;
use p2pmpi_tests::harness::{self, Case};
use p2pmpi_tests::listing;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut cases = Vec::new();
    for entry in listing::conformance() {
        for transport in entry.chosen_transports() {
            for &ranks in &entry.ranks {
                let (entry, transport) = (entry.clone(), transport.clone());
                let name = format!("{} on {ranks} over {transport}", entry.name());
                let run = move || entry.run(Mpi::Ours, ranks, Some(&transport)).map(drop);
                cases.push(Case { name, run: Box::new(run) });
            }
        }
    }
    harness::main(cases)
}
