//! The state directory of a peer: who it is, which grid, what it writes. One daemon at a time.
//!
//! ```text
//! identity   secret half of the ed25519 key      (0600, made at first start)
//! grid       NAME:KEY                            (0600, made at first start or from an invite)
//! config     the owner's limits                  (written with comments at first start)
//! seeds      addresses of peers to join by
//! control    socket of the tools
//! log log.1  what happened
//! jobs/      one directory per job hosted here
//! lock       held while a daemon runs; contains its process id
//! ```

use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use crate::error::Error;
use crate::key::{GridKey, Invite, from_hex, to_hex};

/// Name of a grid that nobody named.
const FIRST_GRID: &str = "home";
/// Longest of the small files, in bytes.
const FILE_MAX: u64 = 64 * 1024;

/// The directory, locked for this process as long as this lives.
pub struct State {
    path: PathBuf,
    _lock: File,
}

impl State {
    /// Makes the directory if need be and locks it.
    pub fn open(path: &Path) -> Result<State, Error> {
        DirBuilder::new()
            .recursive(true)
            .mode(0o700)
            .create(path)
            .map_err(Error::file("make the state directory", path))?;
        let path = path.canonicalize().map_err(Error::file("find", path))?;
        let lock_path = path.join("lock");
        let mut options = OpenOptions::new();
        let opened = options.create(true).truncate(false).write(true).mode(0o600).open(&lock_path);
        let mut lock = opened.map_err(Error::file("open", &lock_path))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(Error::Running { state: path }),
            Err(TryLockError::Error(error)) => return Err(Error::file("lock", lock_path)(error)),
        }
        lock.set_len(0)
            .and_then(|()| writeln!(lock, "{}", std::process::id()))
            .map_err(Error::file("write", &lock_path))?;
        Ok(State { path, _lock: lock })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Directories of hosted jobs.
    pub fn jobs(&self) -> PathBuf {
        self.path.join("jobs")
    }

    /// Secret half of the peer's key; made at first use.
    pub fn identity(&self) -> Result<[u8; 32], Error> {
        let path = self.path.join("identity");
        if let Some(text) = read(&path)? {
            return from_hex(text.trim()).ok_or_else(|| damaged(&path, "64 hexadecimal digits are expected"));
        }
        let key = random()?;
        write_secret(&path, &format!("{}\n", to_hex(&key)))?;
        Ok(key)
    }

    /// The grid: of the invite, of the file, or a new one, named `name` or `home`.
    pub fn grid(&self, invite: Option<&Invite>, name: Option<&str>) -> Result<GridKey, Error> {
        let path = self.path.join("grid");
        let stored = read(&path)?
            .map(|text| GridKey::from_text(&text).map_err(|error| damaged(&path, &error.to_string())))
            .transpose()?;
        let other = |mine: &GridKey, theirs: &str| Error::OtherGrid {
            mine: mine.name().to_owned(),
            theirs: theirs.to_owned(),
            path: path.clone(),
        };
        let grid = match (stored, invite) {
            (Some(mine), Some(invite)) if mine != invite.grid => {
                return Err(other(&mine, invite.grid.name()));
            }
            (Some(mine), _) => match name {
                Some(name) if name != mine.name() => return Err(other(&mine, name)),
                _ => return Ok(mine),
            },
            (None, Some(invite)) => invite.grid.clone(),
            (None, None) => GridKey::new(name.unwrap_or(FIRST_GRID), random()?)?,
        };
        write_secret(&path, &format!("{}\n", grid.to_text()))?;
        Ok(grid)
    }

    /// Text of a file here or elsewhere; none if there is none.
    pub fn text(&self, name: impl AsRef<Path>) -> Result<Option<String>, Error> {
        read(&self.path.join(name))
    }

    /// Adds lines to `seeds` that are not in it yet.
    pub fn add_seeds(&self, addresses: &[String]) -> Result<(), Error> {
        let path = self.path.join("seeds");
        let before =
            read(&path)?.unwrap_or_else(|| "# One peer per line: HOST:PORT or /ip4/A/tcp/P\n".to_owned());
        let mut text = before.clone();
        for address in addresses {
            if !text.lines().any(|line| line.trim() == address) {
                text.push_str(address);
                text.push('\n');
            }
        }
        if text == before { Ok(()) } else { write_secret(&path, &text) }
    }
}

/// 32 random bytes.
pub fn random() -> Result<[u8; 32], Error> {
    let mut bytes = [0; 32];
    p2pmpi_sys::host::random(&mut bytes).map_err(Error::file("read random bytes from", "the kernel"))?;
    Ok(bytes)
}

/// The text of a small file; none if there is none.
pub fn read(path: &Path) -> Result<Option<String>, Error> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(Error::file("open", path)(error)),
    };
    let mut text = String::new();
    file.take(FILE_MAX).read_to_string(&mut text).map_err(Error::file("read", path))?;
    Ok(Some(text))
}

/// Whole or not at all, readable by the owner alone.
pub fn write_secret(path: &Path, text: &str) -> Result<(), Error> {
    let part = path.with_extension("part");
    let mut options = OpenOptions::new();
    let opened = options.create(true).truncate(true).write(true).mode(0o600).open(&part);
    let written = opened.and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    written.and_then(|()| std::fs::rename(&part, path)).map_err(|error| {
        let _ = std::fs::remove_file(&part);
        Error::file("write", path)(error)
    })
}

fn damaged(path: &Path, what: &str) -> Error {
    let what = format!("{what}; restore the file, or remove it to begin anew");
    Error::Usage { place: path.display().to_string(), what }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn directory(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("p2pmpi-state-{name}-{}", std::process::id()))
    }

    #[test]
    fn identity_and_grid_are_made_once_and_secret() {
        use std::os::unix::fs::PermissionsExt;
        let path = directory("once");
        let state = State::open(&path).unwrap();
        let (identity, grid) = (state.identity().unwrap(), state.grid(None, None).unwrap());
        assert!(matches!(State::open(&path), Err(Error::Running { .. })));
        drop(state);
        let state = State::open(&path).unwrap();
        assert_eq!(state.identity().unwrap(), identity);
        assert_eq!(state.grid(None, None).unwrap(), grid);
        for name in ["identity", "grid"] {
            assert_eq!(path.join(name).metadata().unwrap().permissions().mode() & 0o777, 0o600);
        }
        std::fs::write(path.join("identity"), "short").unwrap();
        assert!(state.identity().unwrap_err().to_string().contains("64 hexadecimal digits"));
        std::fs::remove_dir_all(path).unwrap();
    }

    #[test]
    fn an_invite_sets_the_grid_of_a_new_peer_and_never_changes_another() {
        let path = directory("invite");
        let state = State::open(&path).unwrap();
        let invite = |key| Invite { grid: GridKey::new("lab", [key; 32]).unwrap(), addresses: vec![] };
        assert_eq!(state.grid(Some(&invite(1)), None).unwrap(), invite(1).grid);
        assert_eq!(state.grid(Some(&invite(1)), None).unwrap(), invite(1).grid);
        assert!(matches!(state.grid(Some(&invite(2)), None), Err(Error::OtherGrid { .. })));
        assert!(matches!(state.grid(None, Some("home")), Err(Error::OtherGrid { .. })));
        std::fs::remove_dir_all(path).unwrap();
    }
}
