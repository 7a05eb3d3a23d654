//! `p2pmpi-agent`: started by p2pmpirun or by the daemon with the connection to the launcher as its
//! standard input; not by people.
#![forbid(unsafe_code)]

use std::os::unix::net::UnixStream;
use std::process::ExitCode;

fn main() -> ExitCode {
    let control = match p2pmpi_sys::process::take_standard(0) {
        Ok(control) if p2pmpi_sys::unix::peer(&control).is_ok() => UnixStream::from(control),
        _ => {
            eprintln!(
                "p2pmpi-agent is started by p2pmpirun, one for each job, with the launcher's socket as its \
                 standard input. Run: p2pmpirun -n N PROGRAM"
            );
            return ExitCode::from(2);
        }
    };
    match p2pmpi_agent::node::serve(control) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("p2pmpi-agent: {error}");
            ExitCode::FAILURE
        }
    }
}
