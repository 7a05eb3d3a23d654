//! What an ELF file says about itself: the machine it was built for and the libraries it names.
//!
//! Reads a few bounded pieces of the file, trusts none of them. Called by `program` before a rank is
//! started, so that a program of another MPI or another machine is named as such.

use std::fs::File;
use std::os::unix::fs::FileExt;
use std::path::Path;

/// What was read from an ELF file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Elf {
    /// `e_machine`.
    pub machine: u16,
    /// Sonames of the libraries that it was linked with, in order.
    pub needed: Vec<String>,
}

/// Kinds of file that `execve` may be asked to start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An ELF executable.
    Elf(Elf),
    /// A file that begins with `#!`.
    Script,
    /// Anything else.
    Other,
}

const PROGRAM_HEADERS_MAX: u16 = 128;
const DYNAMIC_MAX: u64 = 64 * 1024;
const SONAME_MAX: usize = 256;
const NEEDED_MAX: usize = 256;

/// `e_machine` of 32-bit x86.
pub const X86: u16 = 3;

/// `e_machine` of x86-64.
pub const X86_64: u16 = 62;

const PT_LOAD: u32 = 1;
const PT_DYNAMIC: u32 = 2;
const DT_NULL: u64 = 0;
const DT_NEEDED: u64 = 1;
const DT_STRTAB: u64 = 5;

/// Reads what kind of file `path` is. An ELF file whose inside makes no sense has no needed libraries.
pub fn inspect(path: &Path) -> std::io::Result<Kind> {
    let file = File::open(path)?;
    let mut header = [0; 64];
    let length = file.read_at(&mut header, 0)?;
    if header.starts_with(b"#!") {
        return Ok(Kind::Script);
    }
    if length < 20 || !header.starts_with(b"\x7fELF") {
        return Ok(Kind::Other);
    }
    let machine = u16::from_le_bytes([header[18], header[19]]);
    let little_64 = header[4] == 2 && header[5] == 1;
    let needed = if little_64 { needed(&file, &header).unwrap_or_default() } else { Vec::new() };
    Ok(Kind::Elf(Elf { machine, needed }))
}

/// One program header: type, offset in the file, address in memory, bytes in the file.
type Segment = (u32, u64, u64, u64);

fn needed(file: &File, header: &[u8; 64]) -> Option<Vec<String>> {
    let segments = segments(file, header)?;
    let &(_, offset, _, size) = segments.iter().find(|segment| segment.0 == PT_DYNAMIC)?;
    let mut table = vec![0; usize::try_from(size.min(DYNAMIC_MAX)).ok()?];
    let length = file.read_at(&mut table, offset).ok()?;
    let entries: Vec<(u64, u64)> = table[..length]
        .chunks_exact(16)
        .map(|entry| (word(entry, 0), word(entry, 8)))
        .take_while(|&(tag, _)| tag != DT_NULL)
        .collect();
    let strings = entries.iter().find(|entry| entry.0 == DT_STRTAB)?.1;
    let strings = offset_of(&segments, strings)?;
    let names = entries.iter().filter(|entry| entry.0 == DT_NEEDED).take(NEEDED_MAX);
    Some(names.filter_map(|entry| text(file, strings.checked_add(entry.1)?)).collect())
}

fn segments(file: &File, header: &[u8; 64]) -> Option<Vec<Segment>> {
    let start = word(header, 32);
    let size = u16::from_le_bytes([header[54], header[55]]);
    let count = u16::from_le_bytes([header[56], header[57]]).min(PROGRAM_HEADERS_MAX);
    if size < 56 {
        return None;
    }
    (0..u64::from(count))
        .map(|index| {
            let mut entry = [0; 56];
            file.read_exact_at(&mut entry, start.checked_add(index * u64::from(size))?).ok()?;
            let kind = u32::from_le_bytes([entry[0], entry[1], entry[2], entry[3]]);
            Some((kind, word(&entry, 8), word(&entry, 16), word(&entry, 32)))
        })
        .collect()
}

/// Where in the file the byte lies that is mapped at `address`.
fn offset_of(segments: &[Segment], address: u64) -> Option<u64> {
    segments.iter().filter(|segment| segment.0 == PT_LOAD).find_map(|&(_, offset, start, size)| {
        let inside = address.checked_sub(start)?;
        (inside < size).then(|| offset.checked_add(inside)).flatten()
    })
}

fn text(file: &File, offset: u64) -> Option<String> {
    let mut bytes = [0; SONAME_MAX];
    let length = file.read_at(&mut bytes, offset).ok()?;
    let end = bytes[..length].iter().position(|&byte| byte == 0)?;
    Some(String::from_utf8_lossy(&bytes[..end]).into_owned())
}

fn word(bytes: &[u8], at: usize) -> u64 {
    let eight = bytes[at..at + 8].try_into().expect("eight bytes were sliced");
    u64::from_le_bytes(eight)
}

/// Name of the machine of an ELF file, as people call it.
pub fn machine_name(machine: u16) -> String {
    match machine {
        X86 => "32-bit x86".to_owned(),
        8 => "MIPS".to_owned(),
        20 => "32-bit PowerPC".to_owned(),
        21 => "64-bit PowerPC".to_owned(),
        22 => "IBM Z".to_owned(),
        40 => "32-bit ARM".to_owned(),
        X86_64 => "x86-64".to_owned(),
        183 => "64-bit ARM".to_owned(),
        243 => "RISC-V".to_owned(),
        other => format!("machine number {other}"),
    }
}

/// The same as `uname -m` says it; empty for machines that this file does not know.
pub fn architecture(machine: u16) -> &'static str {
    match machine {
        21 => "ppc64le",
        22 => "s390x",
        62 => "x86_64",
        183 => "aarch64",
        243 => "riscv64",
        _ => "",
    }
}

/// `e_machine` of this program; none on a machine that this file does not know.
pub fn this_machine() -> Option<u16> {
    match std::env::consts::ARCH {
        "x86_64" => Some(X86_64),
        "aarch64" => Some(183),
        "riscv64" => Some(243),
        "powerpc64" => Some(21),
        "s390x" => Some(22),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_own_executable_needs_the_c_library() {
        let Kind::Elf(elf) = inspect(&std::env::current_exe().unwrap()).unwrap() else { panic!("no ELF") };
        assert_eq!(Some(elf.machine), this_machine());
        assert!(elf.needed.iter().any(|name| name.starts_with("libc.so")), "{:?}", elf.needed);
    }

    #[test]
    fn damaged_files_name_no_library() {
        let directory = std::env::temp_dir().join(format!("p2pmpi-elf-{}", std::process::id()));
        std::fs::create_dir_all(&directory).unwrap();
        let path = directory.join("damaged");
        let whole = std::fs::read(std::env::current_exe().unwrap()).unwrap();
        for cut in [4, 19, 64, 200, 4096] {
            std::fs::write(&path, &whole[..cut]).unwrap();
            let seen = inspect(&path).unwrap();
            assert!(!matches!(seen, Kind::Elf(elf) if !elf.needed.is_empty()));
        }
        let mut wild = whole[..4096].to_vec();
        wild[32..40].fill(0xff);
        std::fs::write(&path, &wild).unwrap();
        assert!(matches!(inspect(&path).unwrap(), Kind::Elf(elf) if elf.needed.is_empty()));
        std::fs::remove_dir_all(&directory).unwrap();
    }
}
