//! What happened, in clear words, for the owner of the machine: `log` in the state directory, its
//! predecessor as `log.1`. Bounded: a file is replaced when it has [`FILE_MAX`] bytes, and a storm
//! of lines is cut to [`BURST`] per second with the number of those left out.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::error::Error;

/// Bytes after which a new file begins.
const FILE_MAX: u64 = 1 << 20;
/// Lines per second.
const BURST: u32 = 50;
/// Longest line, in bytes.
const LINE_MAX: usize = 2000;

/// A handle to the daemon's log; clones write to the same one.
#[derive(Clone)]
pub struct Log(Arc<Mutex<Writer>>);

struct Writer {
    path: PathBuf,
    file: File,
    written: u64,
    echo: bool,
    second: Instant,
    lines: u32,
    omitted: u32,
}

impl Log {
    /// Appends to `log` in this directory; `echo` repeats each line on standard error.
    pub fn open(directory: &Path, echo: bool) -> Result<Log, Error> {
        let path = directory.join("log");
        let file = append(&path).map_err(Error::file("open the log", &path))?;
        let written = file.metadata().map_or(0, |metadata| metadata.len());
        let writer = Writer { path, file, written, echo, second: Instant::now(), lines: 0, omitted: 0 };
        Ok(Log(Arc::new(Mutex::new(writer))))
    }

    /// One line. Control characters that came from elsewhere do not reach the file. A full disk
    /// loses lines, nothing else.
    pub fn say(&self, text: impl AsRef<str>) {
        let mut writer = self.0.lock().expect("writing a line does not panic");
        if writer.second.elapsed() >= Duration::from_secs(1) {
            let omitted = std::mem::take(&mut writer.omitted);
            (writer.second, writer.lines) = (Instant::now(), 0);
            if omitted > 0 {
                writer.write(&format!("({omitted} more lines within one second left out)"));
            }
        }
        writer.lines += 1;
        if writer.lines > BURST {
            writer.omitted += 1;
        } else {
            writer.write(text.as_ref());
        }
    }
}

impl Writer {
    fn write(&mut self, text: &str) {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        let time = p2pmpi_sys::host::local_time(i64::try_from(now).unwrap_or(0));
        let mut line = format!("{time} ");
        for c in text.chars() {
            if line.len() >= LINE_MAX {
                line.push_str("...");
                break;
            }
            line.push(if c.is_control() { ' ' } else { c });
        }
        line.push('\n');
        if self.written + line.len() as u64 > FILE_MAX {
            self.rotate();
        }
        if self.file.write_all(line.as_bytes()).is_ok() {
            self.written += line.len() as u64;
        }
        if self.echo {
            let _ = std::io::stderr().write_all(line.as_bytes());
        }
    }

    /// Keeps writing to the old file if no new one can be made.
    fn rotate(&mut self) {
        let before = self.path.with_extension("1");
        if std::fs::rename(&self.path, before).is_ok()
            && let Ok(file) = append(&self.path)
        {
            self.file = file;
        }
        self.written = 0;
    }
}

fn append(path: &Path) -> std::io::Result<File> {
    use std::os::unix::fs::OpenOptionsExt;
    OpenOptions::new().create(true).append(true).mode(0o600).open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_one_each_bounded_and_rotated() {
        let directory = std::env::temp_dir().join(format!("p2pmpi-log-{}", std::process::id()));
        std::fs::create_dir_all(&directory).unwrap();
        let log = Log::open(&directory, false).unwrap();
        log.say("from\nelsewhere\x1b[31m");
        let first = std::fs::read_to_string(directory.join("log")).unwrap();
        assert_eq!(first.lines().count(), 1);
        assert!(first.ends_with("from elsewhere [31m\n"), "{first}");
        for _ in 0..2 * BURST {
            log.say("x".repeat(3 * LINE_MAX));
        }
        let length = std::fs::metadata(directory.join("log")).unwrap().len();
        assert!(length < u64::from(BURST) * (LINE_MAX as u64 + 10), "{length}");
        log.0.lock().unwrap().written = FILE_MAX;
        log.0.lock().unwrap().write("after");
        assert!(directory.join("log.1").exists());
        assert_eq!(std::fs::read_to_string(directory.join("log")).unwrap().lines().count(), 1);
        std::fs::remove_dir_all(directory).unwrap();
    }
}
