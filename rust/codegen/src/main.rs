//! `codegen` writes what is derived from the API table; `codegen --check` only compares.
#![forbid(unsafe_code)]

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let check = match std::env::args().nth(1).as_deref() {
        None => false,
        Some("--check") => true,
        Some(other) => {
            eprintln!("codegen: unknown argument {other}; usage: codegen [--check]");
            return ExitCode::from(2);
        }
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let result = p2pmpi_codegen::generate(&root).and_then(|outputs| match check {
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
