//! Which file a program name means, and whether it can run here as a rank.
//!
//! Names without a slash are searched in the PATH that the rank will have, then in its working
//! directory. Called by `start` once per section. Starts nothing.

use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use crate::elf::{self, Kind};

/// Why a program cannot be started; the code is the shell's (127 not found, 126 not runnable).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Exit code of the job.
    pub code: i32,
    /// What was tried and what to do.
    pub reason: String,
}

/// A file that can be started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The executable.
    pub path: PathBuf,
    /// It has neither an ELF header nor `#!`: the shell runs it.
    pub by_shell: bool,
}

/// Libraries of other MPI implementations by which their programs are recognised.
const FOREIGN: [(&str, &str); 9] = [
    ("libmpi.so.12", "MPICH or Intel MPI"),
    ("libmpich.so.", "MPICH"),
    ("libmpifort.so.12", "MPICH or Intel MPI"),
    ("libmpichfort.so.", "MPICH"),
    ("libmpi.so.40", "Open MPI"),
    ("libmpi.so.20", "Open MPI"),
    ("libmpi_mpifh.so.", "Open MPI"),
    ("libmpi_usempi", "Open MPI"),
    ("libmpi_cxx.so.", "Open MPI"),
];

/// Finds the file for `name` as a process in `directory` with this PATH would, and checks it.
/// `libraries` are our own library directories: a foreign library found there is a compatibility
/// library of ours, with which the program can run.
pub fn find(name: &OsStr, directory: &Path, path: &OsStr, libraries: &[PathBuf]) -> Result<Program, Refusal> {
    let found = search(name, directory, path)?;
    let refuse =
        |why: String| Refusal { code: 126, reason: format!("cannot run {}: {why}", found.display()) };
    if found.is_dir() {
        return Err(refuse("it is a directory".to_owned()));
    }
    if !p2pmpi_sys::process::executable(&found) {
        return Err(refuse("it is not executable (chmod +x, or is it a source file?)".to_owned()));
    }
    match elf::inspect(&found) {
        Ok(Kind::Elf(elf)) if !runs_here(elf.machine) => Err(refuse(format!(
            "it was built for {}, and this machine is {}",
            elf::machine_name(elf.machine),
            std::env::consts::ARCH
        ))),
        Ok(Kind::Elf(elf)) => match foreign(&elf.needed, libraries) {
            Some((library, family)) => Err(refuse(format!(
                "it was built for {family} (it needs {library}), and under p2pmpi each of its processes would \
                 be rank 0 of 1; build it again with p2pmpicc, p2pmpicxx or p2pmpifort"
            ))),
            None => Ok(Program { path: found, by_shell: false }),
        },
        Ok(Kind::Other) => Ok(Program { path: found, by_shell: true }),
        // A file that may be executed but not read is the kernel's to judge.
        Ok(Kind::Script) | Err(_) => Ok(Program { path: found, by_shell: false }),
    }
}

fn search(name: &OsStr, directory: &Path, path: &OsStr) -> Result<PathBuf, Refusal> {
    let missing = |tried: &[PathBuf]| {
        let tried: Vec<String> = tried.iter().map(|path| path.display().to_string()).collect();
        let name = name.to_string_lossy();
        Refusal { code: 127, reason: format!("no such program: {name} (tried {})", tried.join(", ")) }
    };
    if name.as_bytes().contains(&b'/') {
        let found = directory.join(name);
        return if found.exists() { Ok(found) } else { Err(missing(&[found])) };
    }
    let mut tried: Vec<PathBuf> =
        std::env::split_paths(path).map(|entry| directory.join(entry).join(name)).collect();
    tried.push(directory.join(name));
    let usable = |path: &&PathBuf| path.is_file() && p2pmpi_sys::process::executable(path);
    let found = tried.iter().find(usable).or_else(|| tried.iter().find(|path| path.is_file()));
    found.cloned().ok_or_else(|| missing(&tried))
}

fn foreign(needed: &[String], libraries: &[PathBuf]) -> Option<(String, &'static str)> {
    needed.iter().find_map(|library| {
        let (_, family) = FOREIGN.iter().find(|(name, _)| library.starts_with(name))?;
        let ours = libraries.iter().any(|directory| directory.join(library).exists());
        (!ours).then(|| (library.clone(), *family))
    })
}

/// Whether programs for this machine type can run here. Asked beforehand, because the C library gives a
/// program that the kernel does not know to the shell.
fn runs_here(machine: u16) -> bool {
    let Some(ours) = elf::this_machine() else { return true };
    machine == ours || (ours == elf::X86_64 && machine == elf::X86)
}

/// What to say when the kernel refused to execute `path`.
pub fn explain(path: &Path, error: &std::io::Error) -> Refusal {
    let why = match elf::inspect(path) {
        Ok(Kind::Script) if error.kind() == std::io::ErrorKind::NotFound => {
            "the interpreter named in its first line does not exist".to_owned()
        }
        Ok(Kind::Elf(_)) if error.kind() == std::io::ErrorKind::NotFound => {
            "the loader that it names does not exist here; was it built for another C library?".to_owned()
        }
        _ => error.to_string(),
    };
    Refusal { code: 126, reason: format!("cannot run {}: {why}", path.display()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_searched_in_path_and_then_in_the_working_directory() {
        let path = OsStr::new("/nonexistent:/bin");
        let found = find(OsStr::new("sh"), Path::new("/"), path, &[]).unwrap();
        assert_eq!(found.path, Path::new("/bin/sh"));
        let found = find(OsStr::new("sh"), Path::new("/bin"), OsStr::new("/nonexistent"), &[]).unwrap();
        assert_eq!(found.path, Path::new("/bin/sh"));
        let refusal = find(OsStr::new("no-such"), Path::new("/tmp"), path, &[]).unwrap_err();
        assert_eq!(refusal.code, 127);
        assert!(
            refusal.reason.contains("/nonexistent/no-such, /bin/no-such, /tmp/no-such"),
            "{}",
            refusal.reason
        );
    }

    #[test]
    fn a_compatibility_library_of_ours_makes_a_foreign_program_runnable() {
        let needed = ["libm.so.6".to_owned(), "libmpi.so.40".to_owned()];
        assert_eq!(foreign(&needed, &[]), Some(("libmpi.so.40".to_owned(), "Open MPI")));
        let directory = std::env::temp_dir().join(format!("p2pmpi-foreign-{}", std::process::id()));
        std::fs::create_dir_all(&directory).unwrap();
        std::fs::write(directory.join("libmpi.so.40"), "").unwrap();
        assert_eq!(foreign(&needed, std::slice::from_ref(&directory)), None);
        std::fs::remove_dir_all(&directory).unwrap();
        assert_eq!(foreign(&["libmpi_abi.so.1".to_owned()], &[]), None);
    }
}
