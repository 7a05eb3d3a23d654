//! The names of services that the jobs of one user have published on this machine (MPI 5.0, 11.9.4).
//!
//! One file in a directory that only the user may enter, read and replaced as a whole under a lock.
//! Each entry says at which door its job is found; one whose door is shut belongs to a job that has
//! ended without removing it, and is taken out by whoever meets it. Called by `drive`, for `supervisor`.

use std::fs::{self, DirBuilder, File, Metadata, TryLockError};
use std::io::{self, ErrorKind, Read};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use p2pmpi_launch::bytes::Bytes;
use p2pmpi_launch::codec::{self, Decoder};
use p2pmpi_launch::dynamic::{Answer, SERVICES_MAX};
use p2pmpi_launch::partner::Published;
use p2pmpi_launch::stream::connect_abstract;
use p2pmpi_sys::{host, variables};

/// Bytes of the file, at most.
const FILE_MAX: usize = 16 << 20;

/// How long others may hold the lock.
const PATIENCE: Duration = Duration::from_secs(2);

/// Between two looks at the lock.
const PAUSE: Duration = Duration::from_millis(2);

/// What is to be done with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Work {
    /// It shall be found by other jobs.
    Publish(Published),
    /// These names of the job are over.
    Unpublish {
        /// The job.
        job: String,
        /// The names.
        services: Vec<Bytes>,
    },
    /// Which port has another job published under it?
    Lookup(Bytes),
}

/// The names of all jobs of this user.
#[derive(Debug)]
pub struct Names {
    directory: Option<PathBuf>,
}

impl Names {
    /// Where P2PMPI_NAMES says.
    pub fn of_user() -> Self {
        let directory = match std::env::var_os(variables::NAMES.name) {
            Some(word) if word == "none" => None,
            Some(path) if !path.is_empty() => Some(PathBuf::from(path)),
            _ => Some(default_directory()),
        };
        Self { directory }
    }

    /// Does it, and answers the process that waits for it.
    pub fn answer(&self, work: &Work) -> Answer {
        let Some(directory) = &self.directory else { return unknown(work) };
        // Nobody has published anything here.
        if !matches!(work, Work::Publish(_)) && fs::symlink_metadata(directory).is_err() {
            return unknown(work);
        }
        match answer(directory, work) {
            Ok(answer) => answer,
            Err(error) => Answer::Refused {
                reason: format!("the names of other jobs in {} cannot be used: {error}", directory.display()),
            },
        }
    }
}

/// Without other jobs.
fn unknown(work: &Work) -> Answer {
    match work {
        Work::Lookup(service) => refused(service, "is not published"),
        Work::Publish(_) | Work::Unpublish { .. } => Answer::Done,
    }
}

fn refused(service: &Bytes, what: &str) -> Answer {
    Answer::Refused { reason: format!("the name {:?} {what}", service.as_os_str().to_string_lossy()) }
}

/// Below the user's runtime directory if the machine has made one, whatever the environment says, so
/// that all jobs find the same.
fn default_directory() -> PathBuf {
    let user = host::user();
    let runtime = PathBuf::from(format!("/run/user/{user}"));
    if fs::symlink_metadata(&runtime).is_ok_and(|about| is_private(&about)) {
        return runtime.join("p2pmpi");
    }
    PathBuf::from(format!("/tmp/p2pmpi-{user}"))
}

/// Whether only this user may enter a directory.
fn is_private(about: &Metadata) -> bool {
    about.is_dir() && about.uid() == host::user() && about.mode() & 0o077 == 0
}

fn answer(directory: &Path, work: &Work) -> io::Result<Answer> {
    match DirBuilder::new().mode(0o700).create(directory) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => return Err(error),
        _ => {}
    }
    if !is_private(&fs::symlink_metadata(directory)?) {
        return Err(io::Error::other("it is not a directory that only this user may enter"));
    }
    let lock = lock(directory)?;
    let entries = read(directory)?;
    let (answer, changed) = apply(entries, work, is_open);
    if let Some(entries) = changed {
        write(directory, &entries)?;
    }
    drop(lock);
    Ok(answer)
}

fn lock(directory: &Path) -> io::Result<File> {
    let file =
        File::options().create(true).truncate(false).write(true).mode(0o600).open(directory.join("lock"))?;
    let end = Instant::now() + PATIENCE;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) if Instant::now() < end => std::thread::sleep(PAUSE),
            Err(TryLockError::WouldBlock) => return Err(io::Error::other("somebody holds its lock")),
            Err(TryLockError::Error(error)) => return Err(error),
        }
    }
}

/// The entries; none if the file was written by another version.
fn read(directory: &Path) -> io::Result<Vec<Published>> {
    let mut bytes = Vec::new();
    match File::open(directory.join("names")) {
        Ok(file) => file.take(FILE_MAX as u64 + 64).read_to_end(&mut bytes)?,
        Err(error) if error.kind() == ErrorKind::NotFound => 0,
        Err(error) => return Err(error),
    };
    let mut decoder = Decoder::new(FILE_MAX);
    decoder.feed(&bytes);
    Ok(decoder.take().ok().flatten().unwrap_or_default())
}

/// Replaces the file, so that nobody finds half of it.
fn write(directory: &Path, entries: &Vec<Published>) -> io::Result<()> {
    let bytes = codec::encode(entries, FILE_MAX).map_err(io::Error::other)?;
    let fresh = directory.join("names.new");
    fs::write(&fresh, bytes)?;
    fs::rename(fresh, directory.join("names"))
}

/// Whether the launcher of that job still lives.
fn is_open(entry: &Published) -> bool {
    connect_abstract(&entry.door).is_ok()
}

/// Answers, with the entries that are to be kept if they have changed.
fn apply(
    mut entries: Vec<Published>,
    work: &Work,
    is_open: impl Fn(&Published) -> bool,
) -> (Answer, Option<Vec<Published>>) {
    let before = entries.len();
    let service = match work {
        Work::Publish(entry) => &entry.service,
        Work::Lookup(service) => service,
        Work::Unpublish { job, services } => {
            entries.retain(|entry| entry.job != *job || !services.contains(&entry.service));
            let changed = entries.len() != before;
            return (Answer::Done, changed.then_some(entries));
        }
    };
    if before >= SERVICES_MAX {
        entries.retain(|entry| is_open(entry));
    }
    entries.retain(|entry| entry.service != *service || is_open(entry));
    let found = entries.iter().find(|entry| entry.service == *service);
    let answer = match (work, found) {
        (Work::Publish(_), Some(found)) => {
            refused(service, &format!("is published already, by the job {}", found.job))
        }
        (Work::Publish(_), None) if entries.len() >= SERVICES_MAX => {
            Answer::Refused { reason: format!("{SERVICES_MAX} names are published already") }
        }
        (Work::Publish(entry), None) => {
            entries.push(entry.clone());
            return (Answer::Done, Some(entries));
        }
        (_, Some(found)) => Answer::Found { port: found.port.clone() },
        (_, None) => refused(service, "is not published"),
    };
    let changed = entries.len() != before;
    (answer, changed.then_some(entries))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(service: &str, job: &str) -> Published {
        Published { service: service.into(), port: "port".into(), job: job.into(), door: job.into() }
    }

    #[test]
    fn a_name_belongs_to_one_living_job() {
        let all = |_: &Published| true;
        let (answer, entries) = apply(Vec::new(), &Work::Publish(entry("s", "a")), all);
        assert_eq!(answer, Answer::Done);
        let entries = entries.expect("it was written");
        let (answer, changed) = apply(entries.clone(), &Work::Publish(entry("s", "b")), all);
        assert!(matches!(answer, Answer::Refused { .. }) && changed.is_none());
        let (answer, changed) = apply(entries.clone(), &Work::Lookup("s".into()), all);
        assert_eq!((answer, changed), (Answer::Found { port: "port".into() }, None));
        let unpublish = |job: &str| Work::Unpublish { job: job.into(), services: vec!["s".into()] };
        assert_eq!(apply(entries.clone(), &unpublish("b"), all), (Answer::Done, None));
        assert_eq!(apply(entries.clone(), &unpublish("a"), all), (Answer::Done, Some(Vec::new())));
        // The job has ended without a word.
        let (answer, changed) = apply(entries.clone(), &Work::Lookup("s".into()), |_| false);
        assert!(matches!(answer, Answer::Refused { .. }) && changed == Some(Vec::new()));
        let (answer, _) = apply(entries, &Work::Publish(entry("s", "b")), |_| false);
        assert_eq!(answer, Answer::Done);
    }

    #[test]
    fn a_directory_that_others_may_enter_is_not_used() {
        let directory = std::env::temp_dir().join(format!("p2pmpi-names-{}", std::process::id()));
        let names = Names { directory: Some(directory.clone()) };
        assert!(matches!(names.answer(&Work::Lookup("s".into())), Answer::Refused { .. }));
        assert!(!directory.exists(), "nothing is made to look something up");
        assert_eq!(names.answer(&Work::Publish(entry("s", "a"))), Answer::Done);
        fs::write(directory.join("names"), b"garbage").expect("it is ours");
        assert_eq!(names.answer(&Work::Publish(entry("s", "a"))), Answer::Done);
        let open = std::os::unix::fs::PermissionsExt::from_mode(0o755);
        fs::set_permissions(&directory, open).expect("it is ours");
        let answer = names.answer(&Work::Publish(entry("t", "a")));
        assert!(matches!(answer, Answer::Refused { reason } if reason.contains("only this user")));
        fs::remove_dir_all(&directory).expect("it is ours");
    }
}
