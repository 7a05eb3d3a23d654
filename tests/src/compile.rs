//! Builds the library once per run, and the C and Fortran programs under test with our own wrappers.
//!
//! Called by every test that starts a program. `P2PMPI_TESTS_BUILT=1` says that the library is up to
//! date (scripts/test sets it after building), which saves asking cargo in every test process.

use crate::paths;
use std::collections::hash_map::DefaultHasher;
use std::env;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// Which MPI a program is built for.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mpi {
    /// This project, by `scripts/p2pmpicc` and its siblings.
    Ours,
    /// Debian's MPICH, a yardstick of the differential tests.
    Mpich,
    /// MPICH 5, whose library exports the standard ABI too: the other one. Programs are exchanged with it.
    Mpich5,
    /// Debian's Open MPI, the other yardstick of the benchmark.
    OpenMpi,
}

impl Mpi {
    fn compiler(self, source: &Path) -> PathBuf {
        let extension = source.extension().and_then(|e| e.to_str()).unwrap_or("");
        match (self, extension) {
            (Mpi::Ours, "c") => paths::script("p2pmpicc"),
            (Mpi::Ours, "cc" | "cpp") => paths::script("p2pmpicxx"),
            (Mpi::Ours, _) => paths::script("p2pmpifort"),
            (Mpi::Mpich, "c") => "mpicc.mpich".into(),
            (Mpi::Mpich, "cc" | "cpp") => "mpicxx.mpich".into(),
            (Mpi::Mpich, _) => "mpif90.mpich".into(),
            (Mpi::Mpich5, _) => paths::mpich5().join("bin/mpicc_abi"),
            (Mpi::OpenMpi, "c") => "mpicc.openmpi".into(),
            (Mpi::OpenMpi, "cc" | "cpp") => "mpicxx.openmpi".into(),
            (Mpi::OpenMpi, _) => "mpif90.openmpi".into(),
        }
    }
}

/// Builds library, launcher and agent, once per process. Panics with cargo's exit status when that fails.
pub fn library() {
    static BUILT: OnceLock<()> = OnceLock::new();
    BUILT.get_or_init(|| {
        if env::var_os("P2PMPI_TESTS_BUILT").is_some() {
            return;
        }
        let status = Command::new(paths::script("build"))
            .env("P2PMPI_PROFILE", paths::profile())
            .status()
            .expect("scripts/build starts");
        assert!(status.success(), "scripts/build failed: {status}");
    });
}

/// Compiles `source` (relative to the root, or absolute) with the flags given and answers the program's
/// path. What is newer than its source, flags and header included, is kept.
///
/// # Errors
/// The command and what the compiler said.
pub fn program(source: &Path, flags: &[String], mpi: Mpi) -> Result<PathBuf, String> {
    if mpi == Mpi::Ours {
        library();
    }
    let source = paths::root().join(source);
    let program = program_path(&source, flags, mpi);
    let mut inputs = vec![source.clone(), paths::root().join("tests/conformance/check.h")];
    if mpi == Mpi::Ours {
        inputs.extend(["include/mpi.h", "include/mpif.h", "include/mpi.f90"].map(|f| paths::root().join(f)));
    }
    if is_newer(&program, &inputs) {
        return Ok(program);
    }
    let fresh = aside(&program);
    let mut command = Command::new(mpi.compiler(&source));
    // What checks functions compiles longer than it runs; the examples are also measured.
    let level = if source.starts_with(paths::root().join("tests")) { "-O1" } else { "-O2" };
    command.args([level, "-g", "-Wall"]).arg("-o").arg(&fresh).arg(&source);
    if source.extension().is_some_and(|e| e == "c") {
        command.args(["-std=gnu11", "-Wextra", "-Wno-unused-result"]).arg("-I");
        command.arg(paths::root().join("tests/conformance"));
    }
    command.args(flags).arg("-lm").env("P2PMPI_PROFILE", paths::profile()).env_remove("LD_LIBRARY_PATH");
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if !output.status.success() {
        return Err(format!("{command:?}\n{}", String::from_utf8_lossy(&output.stderr)));
    }
    fs::rename(&fresh, &program).map_err(|error| format!("{}: {error}", program.display()))?;
    Ok(program)
}

/// Compiles a C program that uses no MPI.
///
/// # Errors
/// The command and what the compiler said.
pub fn plain(source: &Path) -> Result<PathBuf, String> {
    let source = paths::root().join(source);
    let program = paths::scratch().join(source.file_stem().unwrap_or_default());
    let fresh = aside(&program);
    let mut command = Command::new("cc");
    command.args(["-O2", "-Wall", "-o"]).arg(&fresh).arg(&source);
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if !output.status.success() {
        return Err(format!("{command:?}\n{}", String::from_utf8_lossy(&output.stderr)));
    }
    fs::rename(&fresh, &program).map_err(|error| format!("{}: {error}", program.display()))?;
    Ok(program)
}

/// Where a program is compiled before it gets its name, so that tests running side by side, in one process
/// or in several, never meet half a program.
fn aside(program: &Path) -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    program.with_extension(format!("new{}-{count}", std::process::id()))
}

fn program_path(source: &Path, flags: &[String], mpi: Mpi) -> PathBuf {
    let mut hasher = DefaultHasher::new();
    (source, flags, mpi).hash(&mut hasher);
    let stem = source.file_stem().and_then(|s| s.to_str()).unwrap_or("program");
    paths::scratch().join(format!("{stem}-{:08x}", hasher.finish() as u32))
}

fn is_newer(product: &Path, inputs: &[PathBuf]) -> bool {
    let changed = |path: &Path| fs::metadata(path).and_then(|data| data.modified()).ok();
    let Some(made) = changed(product) else { return false };
    inputs.iter().filter_map(|input| changed(input)).all(|input| input < made)
}
