//! Names the C library as a dependency of this one, and this one by its soname.
//!
//! libmpi_abi.so may not have been built yet, and only its soname matters: so this links against an empty
//! library of that name. The functions themselves stay undefined until the loader binds them.

use std::env;
use std::os::unix::fs::symlink;
use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    let stand_in = Path::new(&out).join("libmpi_abi.so");
    let compiler = cc::Build::new().opt_level(0).warnings(false).get_compiler();
    let status = compiler
        .to_command()
        .args(["-shared", "-nostdlib", "-x", "c", "/dev/null", "-Wl,-soname,libmpi_abi.so.1", "-o"])
        .arg(&stand_in)
        .status()
        .expect("a C compiler is installed");
    assert!(status.success(), "cannot make {}", stand_in.display());
    for argument in ["-Wl,-soname,libmpifort_abi.so.1", "-Wl,-rpath,$ORIGIN", "-Wl,--no-as-needed"] {
        println!("cargo::rustc-cdylib-link-arg={argument}");
    }
    println!("cargo::rustc-cdylib-link-arg={}", stand_in.display());
    link_soname(Path::new(&out));
}

/// Puts the name that the loader looks for beside `target/<profile>/libmpifort_abi.so`, three levels above
/// `OUT_DIR`.
fn link_soname(out: &Path) {
    let Some(profile) = out.ancestors().nth(3) else { return };
    let link = profile.join("libmpifort_abi.so.1");
    if std::fs::read_link(&link).is_err()
        && let Err(error) = symlink("libmpifort_abi.so", &link)
    {
        println!("cargo::warning=cannot create {}: {error}", link.display());
    }
}
