//! Where the sources, the built library and the launcher lie. Builds nothing; [`crate::compile`] does.

use std::env;
use std::path::{Path, PathBuf};

/// The root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("tests/ lies in the repository").to_path_buf()
}

/// The profile whose library and launcher are tested: `P2PMPI_PROFILE`, by default what users get.
pub fn profile() -> String {
    env::var("P2PMPI_PROFILE").unwrap_or_else(|_| "release".into())
}

/// Cargo's target directory. This program lies in `<target>/<profile>/deps`.
pub fn target() -> PathBuf {
    if let Some(chosen) = env::var_os("CARGO_TARGET_DIR") {
        return root().join(chosen);
    }
    root().join("target")
}

/// The folder with `libmpi_abi.so`, `p2pmpirun` and the other binaries.
pub fn built() -> PathBuf {
    target().join(profile())
}

/// A binary of ours by its name, e.g. `p2pmpirun`.
pub fn binary(name: &str) -> PathBuf {
    built().join(name)
}

/// A file of `scripts/`.
pub fn script(name: &str) -> PathBuf {
    root().join("scripts").join(name)
}

/// Where `tests/mpich5/setup.sh` puts MPICH 5.
pub fn mpich5() -> PathBuf {
    target().join("mpich5")
}

/// A folder for what tests write, one per profile; it survives runs, so compiled programs are reused.
pub fn scratch() -> PathBuf {
    let folder = target().join("test-programs").join(profile());
    std::fs::create_dir_all(&folder).expect("the target directory is writable");
    folder
}
