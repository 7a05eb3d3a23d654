//! `p2pmpi COMMAND`: everything about peers and jobs beside running one program.
#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(p2pmpi_cli::tool::main(std::env::args_os().skip(1).collect()))
}
