//! Names the library as the MPI ABI asks (soname `libmpi_abi.so.1`, and a `.so.0` link for programs
//! built with early ABI stubs), and adds `MPI_Pcontrol`, which is variadic and hence written in C.

use std::env;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

const SONAME: &str = "libmpi_abi.so.1";
const PCONTROL: &str = "src/pcontrol.c";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={PCONTROL}");
    cc::Build::new().file(PCONTROL).compile("p2pmpi_pcontrol");

    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,{SONAME}");
    link_versions(&out);
}

/// Puts the versioned names beside `target/<profile>/libmpi_abi.so`, three levels above `OUT_DIR`.
fn link_versions(out: &Path) {
    let Some(profile) = out.ancestors().nth(3) else { return };
    for name in [SONAME, "libmpi_abi.so.0"] {
        let link = profile.join(name);
        if std::fs::read_link(&link).is_ok_and(|found| found == Path::new("libmpi_abi.so")) {
            continue;
        }
        let _ = std::fs::remove_file(&link);
        if let Err(error) = symlink("libmpi_abi.so", &link) {
            println!("cargo::warning=cannot create {}: {error}", link.display());
        }
    }
}
