//! `codegen` writes what is derived from the API table; `codegen --check` only compares.
//! With `--coverage` the same for the coverage matrix.
#![forbid(unsafe_code)]

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let (mut check, mut with_coverage) = (false, false);
    for argument in std::env::args().skip(1) {
        match argument.as_str() {
            "--check" => check = true,
            "--coverage" => with_coverage = true,
            other => {
                eprintln!("codegen: unknown argument {other}; usage: codegen [--check] [--coverage]");
                return ExitCode::from(2);
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let result = p2pmpi_codegen::generate(&root, with_coverage).and_then(|outputs| match check {
        true => p2pmpi_codegen::output::check(&root, &outputs),
        false => p2pmpi_codegen::output::write(&root, &outputs),
    });
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("codegen: {message}");
            ExitCode::FAILURE
        }
    }
}
