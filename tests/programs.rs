//! Runs the example programs: every line of `programs.list`, with each rank count, over each transport.

use p2pmpi_tests::compile::Mpi;
use p2pmpi_tests::harness::{self, Case};
use p2pmpi_tests::listing;
use std::process::ExitCode;

fn main() -> ExitCode {
    let list = listing::parse_list(include_str!("programs.list"))
        .unwrap_or_else(|error| panic!("programs.list: {error}"));
    let mut cases = Vec::new();
    for entry in list {
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
