//! `p2pmpirun -n N PROGRAM`: runs an MPI program, here or on the grid.
#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(p2pmpi_cli::run::main(std::env::args_os().skip(1).collect()))
}
