//! Compiles a C text or file with plain `cc` against the header and the library, and runs it alone.

use p2pmpi_tests::job::{Job, Outcome};
use p2pmpi_tests::{compile, paths};
use std::path::{Path, PathBuf};

/// Writes a generated source beside the compiled programs; programs running side by side never share one.
pub fn write_source(name: &str, text: &str) -> PathBuf {
    let path = paths::scratch().join(name);
    std::fs::write(&path, text).expect("the target directory is writable");
    path
}

/// A C file of this folder.
pub fn source(name: &str) -> PathBuf {
    paths::root().join("tests/abi").join(name)
}

/// Runs a compiler; panics with what it said.
pub fn cc(compiler: &str, arguments: &[&str]) {
    let include = paths::root().join("include");
    let outcome = Job::command(Path::new(compiler))
        .args(arguments)
        .arg("-I")
        .arg(include)
        .run()
        .and_then(|outcome| outcome.expect_code(0));
    outcome.unwrap_or_else(|report| panic!("{compiler} {arguments:?}\n{report}"));
}

/// An executable from one C file, linked with the library.
pub fn executable(source: &Path) -> PathBuf {
    compile::library();
    let stem = source.file_stem().and_then(|stem| stem.to_str()).expect("sources have names");
    let program = paths::scratch().join(format!("abi-{stem}"));
    let library = paths::binary("libmpi_abi.so");
    let names = [source, &program, &library].map(|path| path.to_str().expect("paths are UTF-8").to_owned());
    cc("cc", &["-std=c11", "-g", "-Wall", &names[0], "-o", &names[1], &names[2], "-lm"]);
    program
}

/// Runs an executable without a launcher, as a job of one rank.
pub fn run_alone(program: &Path) -> Result<Outcome, String> {
    alone(program).run()
}

/// The same, to be completed.
pub fn alone(program: &Path) -> Job {
    Job::command(program).env("LD_LIBRARY_PATH", paths::built().to_str().expect("paths are UTF-8"))
}
