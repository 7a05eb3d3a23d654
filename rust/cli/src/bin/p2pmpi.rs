//! `p2pmpi COMMAND`: everything about peers and jobs beside running one program. Called as `mpiboot`
//! it is `p2pmpi peer start`, as in P2P-MPI, 3.2.
#![forbid(unsafe_code)]

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut words = std::env::args_os();
    let called = words.next().unwrap_or_default();
    let boots = Path::new(&called).file_name().is_some_and(|name| name == "mpiboot");
    let command = ["peer", "start"].into_iter().filter(|_| boots).map(OsString::from);
    ExitCode::from(p2pmpi_cli::tool::main(command.chain(words).collect()))
}
