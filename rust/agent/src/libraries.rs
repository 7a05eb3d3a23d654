//! Where our own MPI library lies: beside this program or in the `lib` of its prefix.
//!
//! Called by the launcher for programs on this machine and by the agent for those that came through
//! the grid.

use std::path::{Path, PathBuf};

/// Names under which the library may lie in a directory: installed, and as the build leaves it.
const NAMES: [&str; 2] = ["libmpi_abi.so.1", "libmpi_abi.so"];

/// Directories in which a rank finds our library if it was linked without a path to it.
pub fn own() -> Vec<PathBuf> {
    let Ok(program) = std::env::current_exe() else { return Vec::new() };
    let directory = program.parent().map(Path::to_path_buf);
    let prefix = directory.as_deref().and_then(Path::parent).map(|prefix| prefix.join("lib"));
    let places = [directory, prefix].into_iter().flatten();
    places.filter(|place| NAMES.iter().any(|name| place.join(name).exists())).collect()
}
