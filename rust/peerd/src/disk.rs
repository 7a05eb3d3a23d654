//! The files of jobs: hashing what is to travel, laying out and writing what arrives, reading pieces
//! for others, finding results, removing a job's directory.
//!
//! Everything here blocks; [`Worker`] runs the orders of one job in a thread of their own, in order,
//! and hands the outcomes to the daemon's loop. Paths in a manifest are harmless by its own check.

use std::collections::BTreeSet;
use std::fs::{DirBuilder, File, OpenOptions, Permissions};
use std::io::{self, Read};
use std::os::unix::fs::{DirBuilderExt, FileExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

use p2pmpi_grid::Hash;
use p2pmpi_grid::message::PIECE;
use p2pmpi_grid::staging::{Entry, FILES_MAX, Manifest};
use p2pmpi_launch::control::StagedFile;
use tokio::sync::mpsc;

use crate::pattern;

/// Orders that may wait for one job's thread.
const ORDERS_MAX: usize = 1024;
/// Directories below a job's directory are searched to this depth for results.
const DEPTH_MAX: usize = 16;

/// A thread that works for one job. It ends when this is dropped and the orders are done.
pub struct Worker(std::sync::mpsc::SyncSender<Order>);

type Order = Box<dyn FnOnce() + Send>;

impl Worker {
    /// Starts the thread.
    pub fn start() -> io::Result<Worker> {
        let (sender, orders) = std::sync::mpsc::sync_channel::<Order>(ORDERS_MAX);
        std::thread::Builder::new()
            .name("disk".to_owned())
            .spawn(move || orders.into_iter().for_each(|order| order()))?;
        Ok(Worker(sender))
    }

    /// Queues `order`; its outcome goes to `report`. False: too much is queued, nothing was done.
    pub fn order<T: Send + 'static>(
        &self,
        report: &mpsc::Sender<T>,
        order: impl FnOnce() -> T + Send + 'static,
    ) -> bool {
        let report = report.clone();
        self.0.try_send(Box::new(move || drop(report.blocking_send(order())))).is_ok()
    }
}

/// Reads and hashes every file. Answers the manifest and where each of its files lies.
pub fn hash(files: &[StagedFile]) -> Result<(Manifest, Vec<PathBuf>), String> {
    let mut manifest = Manifest::default();
    let mut sources = Vec::new();
    for file in files {
        let source = PathBuf::from(file.source.as_os_str());
        let entry = entry(&source, &file.name)
            .map_err(|error| format!("cannot read {}: {error}", source.display()))?;
        manifest.files.push(entry);
        sources.push(source);
    }
    Ok((manifest, sources))
}

fn entry(source: &Path, name: &str) -> io::Result<Entry> {
    let mut file = File::open(source)?;
    let metadata = file.metadata()?;
    if !metadata.is_file() {
        return Err(io::Error::other("it is no regular file"));
    }
    let mut entry = Entry {
        path: name.to_owned(),
        mode: metadata.permissions().mode() & 0o777,
        size: 0,
        pieces: Vec::new(),
    };
    let mut space = Vec::with_capacity(PIECE);
    loop {
        space.clear();
        (&mut file).take(PIECE as u64).read_to_end(&mut space)?;
        if space.is_empty() {
            return Ok(entry);
        }
        entry.size += space.len() as u64;
        entry.pieces.push(Hash::of(&space));
    }
}

/// Makes the job's directory and every file in full length. Answers the pieces that are right
/// already, from an earlier attempt.
pub fn lay(directory: &Path, manifest: &Manifest) -> Result<BTreeSet<Hash>, String> {
    let mut present = BTreeSet::new();
    let mut absent = BTreeSet::new();
    make_directory(directory).map_err(|error| failed("make", directory, &error))?;
    for file in &manifest.files {
        let path = directory.join(&file.path);
        let above = path.parent().expect("the path of a file has a directory");
        make_directory(above).map_err(|error| failed("make", above, &error))?;
        let before = std::fs::symlink_metadata(&path).is_ok_and(|metadata| metadata.is_file());
        // Readable and writable by the owner until it is complete, whatever it is to be then.
        let opened =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).mode(0o600).open(&path);
        let laid = opened.and_then(|opened| {
            opened.set_len(file.size)?;
            opened.set_permissions(Permissions::from_mode(file.mode | 0o600))?;
            Ok(opened)
        });
        let opened = laid.map_err(|error| failed("make", &path, &error))?;
        for (number, &piece) in file.pieces.iter().enumerate() {
            let (offset, length) = file.range(number);
            let right =
                before && read_at(&opened, offset, length).is_ok_and(|bytes| Hash::of(&bytes) == piece);
            if right { &mut present } else { &mut absent }.insert(piece);
        }
    }
    // A piece that occurs twice is present only if it is right everywhere.
    Ok(present.difference(&absent).copied().collect())
}

fn make_directory(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(path)
}

/// Writes a piece at each of its places (index of the file, offset).
pub fn write(
    directory: &Path,
    manifest: &Manifest,
    bytes: &[u8],
    places: &[(usize, u64)],
) -> Result<(), String> {
    for &(index, offset) in places {
        let path = directory.join(&manifest.files[index].path);
        let written =
            OpenOptions::new().write(true).open(&path).and_then(|file| file.write_all_at(bytes, offset));
        written.map_err(|error| failed("write", &path, &error))?;
    }
    Ok(())
}

/// Part of a file.
pub fn read(path: &Path, offset: u64, length: usize) -> io::Result<Vec<u8>> {
    read_at(&File::open(path)?, offset, length)
}

fn read_at(file: &File, offset: u64, length: usize) -> io::Result<Vec<u8>> {
    let mut bytes = vec![0; length];
    file.read_exact_at(&mut bytes, offset)?;
    Ok(bytes)
}

/// Every regular file of the directory whose relative path matches one of the patterns, hashed.
pub fn collect(directory: &Path, patterns: &[String]) -> Result<(Manifest, Vec<PathBuf>), String> {
    let mut found = Vec::new();
    search(directory, "", 0, &mut |name, path| {
        if patterns.iter().any(|pattern| pattern::matches(pattern, name)) {
            found.push((name.to_owned(), path.to_owned()));
        }
        found.len() <= FILES_MAX
    })
    .map_err(|error| failed("search", directory, &error))?;
    if found.len() > FILES_MAX {
        return Err(format!("more than {FILES_MAX} files match the patterns of results"));
    }
    found.sort();
    let mut manifest = Manifest::default();
    for (name, path) in &found {
        manifest.files.push(entry(path, name).map_err(|error| failed("read", path, &error))?);
    }
    Ok((manifest, found.into_iter().map(|(_, path)| path).collect()))
}

/// Calls `visit` with the relative name and the path of every regular file until it answers false.
fn search(
    top: &Path,
    below: &str,
    depth: usize,
    visit: &mut impl FnMut(&str, &Path) -> bool,
) -> io::Result<bool> {
    for entry in std::fs::read_dir(top.join(below))? {
        let entry = entry?;
        let Some(name) = entry.file_name().to_str().map(|name| match below {
            "" => name.to_owned(),
            _ => format!("{below}/{name}"),
        }) else {
            continue;
        };
        let kind = entry.file_type()?;
        let more = match () {
            () if kind.is_dir() && depth < DEPTH_MAX => search(top, &name, depth + 1, visit)?,
            () if kind.is_file() => visit(&name, &entry.path()),
            () => true,
        };
        if !more {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Removes a job's directory with everything in it, whatever permissions the job gave it.
pub fn remove(directory: &Path) -> Result<(), String> {
    match remove_tree(directory) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(failed("remove", directory, &error)),
        _ => Ok(()),
    }
}

fn remove_tree(directory: &Path) -> io::Result<()> {
    if std::fs::remove_dir_all(directory).is_ok() {
        return Ok(());
    }
    std::fs::set_permissions(directory, Permissions::from_mode(0o700))?;
    for entry in std::fs::read_dir(directory)? {
        let entry = entry?;
        match entry.file_type()?.is_dir() {
            true => remove_tree(&entry.path())?,
            false => std::fs::remove_file(entry.path())?,
        }
    }
    std::fs::remove_dir(directory)
}

fn failed(doing: &str, path: &Path, error: &io::Error) -> String {
    let hint = match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
            ": make room there, or exclude this peer"
        }
        _ => "",
    };
    format!("cannot {doing} {}: {error}{hint}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;
    use p2pmpi_launch::bytes::Bytes;

    fn place(name: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("p2pmpi-disk-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        path
    }

    fn staged(source: &Path, name: &str) -> StagedFile {
        StagedFile { source: Bytes::from(source.as_os_str()), name: name.to_owned() }
    }

    #[test]
    fn files_travel_piece_by_piece_and_resume() {
        let top = place("travel");
        let contents: Vec<u8> = (0..2 * PIECE + 77).map(|index| (index / 1000) as u8).collect();
        let source = top.join("source");
        std::fs::write(&source, &contents).unwrap();
        std::fs::set_permissions(&source, Permissions::from_mode(0o755)).unwrap();
        std::fs::write(top.join("empty"), "").unwrap();
        let files = [staged(&source, "bin/program"), staged(&top.join("empty"), "empty")];
        let (manifest, sources) = hash(&files).unwrap();
        assert_eq!((manifest.files[0].size, manifest.files[0].pieces.len()), (contents.len() as u64, 3));

        let job = top.join("job");
        assert!(lay(&job, &manifest).unwrap().is_empty());
        for number in [2, 0] {
            let (offset, length) = manifest.files[0].range(number);
            let bytes = read(&sources[0], offset, length).unwrap();
            write(&job, &manifest, &bytes, &[(0, offset)]).unwrap();
        }
        let pieces = &manifest.files[0].pieces;
        assert_eq!(lay(&job, &manifest).unwrap(), BTreeSet::from([pieces[0], pieces[2]]));
        let (offset, length) = manifest.files[0].range(1);
        write(&job, &manifest, &read(&sources[0], offset, length).unwrap(), &[(0, offset)]).unwrap();
        assert_eq!(std::fs::read(job.join("bin/program")).unwrap(), contents);
        assert_eq!(job.join("bin/program").metadata().unwrap().permissions().mode() & 0o777, 0o755);
        assert_eq!(job.join("empty").metadata().unwrap().len(), 0);
        remove(&job).unwrap();
        assert!(!job.exists());
        remove(&job).unwrap();
        std::fs::remove_dir_all(top).unwrap();
    }

    #[test]
    fn results_are_found_by_pattern_and_links_are_not_followed() {
        let top = place("results");
        std::fs::create_dir_all(top.join("out/deep")).unwrap();
        for name in ["out/a.dat", "out/b.txt", "out/deep/c.dat"] {
            std::fs::write(top.join(name), name).unwrap();
        }
        std::os::unix::fs::symlink("/etc/passwd", top.join("out/d.dat")).unwrap();
        let names = |patterns: &[&str]| {
            let patterns: Vec<String> = patterns.iter().map(|&pattern| pattern.to_owned()).collect();
            let (manifest, _) = collect(&top, &patterns).unwrap();
            manifest.files.into_iter().map(|file| file.path).collect::<Vec<_>>()
        };
        assert_eq!(names(&["out/*.dat"]), ["out/a.dat"]);
        assert_eq!(names(&["out/**.dat"]), ["out/a.dat", "out/deep/c.dat"]);
        assert!(names(&["*.dat"]).is_empty());
        std::fs::remove_dir_all(top).unwrap();
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        let missing = hash(&[staged(Path::new("/nowhere/at/all"), "x")]).unwrap_err();
        assert!(missing.contains("/nowhere/at/all"), "{missing}");
        let directory = hash(&[staged(Path::new("/"), "x")]).unwrap_err();
        assert!(directory.contains("no regular file"), "{directory}");
    }

    #[tokio::test]
    async fn a_worker_keeps_the_order() {
        let worker = Worker::start().unwrap();
        let (report, mut outcomes) = mpsc::channel(1);
        for number in 0..20 {
            assert!(worker.order(&report, move || number));
        }
        for number in 0..20 {
            assert_eq!(outcomes.recv().await, Some(number));
        }
    }
}
