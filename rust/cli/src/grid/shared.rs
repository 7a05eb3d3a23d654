//! The shared libraries of a program, as its own dynamic loader finds them here.
//!
//! The C library and its loader belong to a machine and are never taken along; our own library is
//! the peer's, so that it fits the peer's agent.

use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use p2pmpi_agent::elf::{self, Kind};

use crate::Error;

/// What belongs to the machine or to us, by the beginning of its name.
const STAY: [&str; 13] = [
    "ld-linux",
    "ld-musl",
    "libanl.so",
    "libc.so",
    "libdl.so",
    "libm.so",
    "libmpi_abi",
    "libmpifort_abi",
    "libnss_",
    "libpthread.so",
    "libresolv.so",
    "librt.so",
    "linux-vdso",
];

/// Files of all libraries that travel with this program; none for scripts and static programs.
pub fn libraries(program: &Path) -> Result<Vec<PathBuf>, Error> {
    let Ok(Kind::Elf(elf)) = elf::inspect(program) else { return Ok(Vec::new()) };
    if elf.needed.is_empty() {
        return Ok(Vec::new());
    }
    let failed = |why: String| {
        Error::Impossible(format!(
            "--stage-libraries: the libraries of {} are not known: {why}",
            program.display()
        ))
    };
    let output =
        Command::new("ldd").arg(program).output().map_err(|error| failed(format!("ldd: {error}")))?;
    if !output.status.success() {
        return Err(failed(String::from_utf8_lossy(&output.stderr).trim().to_owned()));
    }
    let mut found = Vec::new();
    for line in output.stdout.split(|&byte| byte == b'\n') {
        match parse(line) {
            Some((name, _)) if STAY.iter().any(|stay| name.starts_with(stay)) => {}
            Some((_, Some(path))) => found.push(path),
            Some((name, None)) => return Err(failed(format!("{name} is not found here either"))),
            None => {}
        }
    }
    Ok(found)
}

/// `NAME => PATH (ADDRESS)`; no path: not found.
fn parse(line: &[u8]) -> Option<(String, Option<PathBuf>)> {
    let arrow = line.windows(4).position(|four| four == b" => ")?;
    let name = String::from_utf8_lossy(&line[..arrow]).trim().to_owned();
    let rest = &line[arrow + 4..];
    let end = rest.windows(3).rposition(|three| three == b" (0").unwrap_or(rest.len());
    let path = &rest[..end];
    Some((name, path.starts_with(b"/").then(|| PathBuf::from(OsString::from_vec(path.to_vec())))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_the_loader_are_understood() {
        let path = |path: &str| Some(PathBuf::from(path));
        assert_eq!(
            parse(b"\tlibgmp.so.10 => /lib/a b/libgmp.so.10 (0x00007f)"),
            Some(("libgmp.so.10".into(), path("/lib/a b/libgmp.so.10")))
        );
        assert_eq!(parse(b"\tlibx.so => not found"), Some(("libx.so".into(), None)));
        assert_eq!(parse(b"\tlinux-vdso.so.1 (0x00007ffc)"), None);
        assert_eq!(parse(b"\t/lib64/ld-linux-x86-64.so.2 (0x00007f)"), None);
    }
}
