//! p2pmpirun and the node agent with real processes: how jobs end, what is read and written, what
//! users may ask, and that nothing is left behind.
//!
//! Most ranks here are `toy-rank`s, which can misbehave in ways that no MPI program can.

use std::path::{Path, PathBuf};

use p2pmpi_tests::job::{Job, Outcome};
use p2pmpi_tests::{compile, paths};

// So that `cargo test launcher` finds them all.
#[path = "."]
mod launcher {
    mod ends;
    mod jobs;
    mod left_behind;
    mod mpi;
    mod options;
    mod output;
    mod programs;
    mod signals;
    mod socket;
    mod stdin;
    mod worlds;
}

/// The launcher, built.
fn launcher() -> PathBuf {
    compile::library();
    paths::binary("p2pmpirun")
}

/// `p2pmpirun` with these words.
fn mpirun(words: &str) -> Job {
    Job::command(&launcher()).args(words.split_whitespace())
}

/// `p2pmpirun OPTIONS toy-rank COURSE`.
fn toy(options: &str, course: &str) -> Job {
    mpirun(options).arg(env!("CARGO_BIN_EXE_toy-rank")).args(course.split_whitespace())
}

/// The outcome of a job that ends and leaves nothing.
fn run(job: Job) -> Outcome {
    job.run().unwrap_or_else(|report| panic!("{report}"))
}

/// A file below the scratch folder with these bytes, executable.
fn script(name: &str, text: &str) -> PathBuf {
    use std::os::unix::fs::PermissionsExt;
    let path = paths::scratch().join(format!("{name}-{}", std::process::id()));
    std::fs::write(&path, text).expect("the scratch folder is writable");
    let mode = std::fs::Permissions::from_mode(0o755);
    std::fs::set_permissions(&path, mode).expect("the file is ours");
    path
}

/// Removes a file when the test is over.
struct Removed(PathBuf);

impl Drop for Removed {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0).or_else(|_| std::fs::remove_dir_all(&self.0));
    }
}

impl std::ops::Deref for Removed {
    type Target = Path;
    fn deref(&self) -> &Path {
        &self.0
    }
}
