//! Finds the processes of a test by a mark in their environment, so that none can be left unnoticed,
//! whatever session, group or parent it has moved to.

use std::fs;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

/// The variable that carries the mark; children inherit it.
pub const MARK: &str = "P2PMPI_TEST_MARK";

/// A mark that no other run has.
pub fn fresh_mark() -> String {
    use std::sync::atomic::{AtomicU64, Ordering};
    static NEXT: AtomicU64 = AtomicU64::new(0);
    format!("{}.{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed))
}

/// Living processes that carry the mark, as (process id, command line). Zombies do not count.
pub fn marked(mark: &str) -> Vec<(u32, String)> {
    let wanted = format!("{MARK}={mark}");
    let Ok(entries) = fs::read_dir("/proc") else { return Vec::new() };
    let ids = entries.flatten().filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    ids.filter(|&id| id != std::process::id())
        .filter(|id| {
            let environment = fs::read(format!("/proc/{id}/environ")).unwrap_or_default();
            environment.split(|&byte| byte == 0).any(|variable| variable == wanted.as_bytes())
        })
        .map(|id| {
            let line = fs::read(format!("/proc/{id}/cmdline")).unwrap_or_default();
            (id, String::from_utf8_lossy(&line).replace('\0', " "))
        })
        .collect()
}

/// Waits until no marked process lives any more.
///
/// # Errors
/// The processes still there after `patience`; they are killed.
pub fn expect_none(mark: &str, patience: Duration) -> Result<(), String> {
    let deadline = Instant::now() + patience;
    loop {
        let left = marked(mark);
        if left.is_empty() {
            return Ok(());
        }
        if Instant::now() > deadline {
            kill(mark);
            return Err(format!("processes left behind after {patience:?}: {left:?}"));
        }
        thread::sleep(Duration::from_millis(10));
    }
}

/// Kills every marked process, by its id.
pub fn kill(mark: &str) {
    for (id, _) in marked(mark) {
        // It may have ended in between; then there is nothing to do.
        let _ = Command::new("kill").args(["-9", &id.to_string()]).output();
    }
}
