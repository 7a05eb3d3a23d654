//! Names of machines: which are this one, and what host files say.
//!
//! Never asks a name service: a name is this machine's if the kernel says so, or if it is an address of
//! one of its interfaces.

use std::net::IpAddr;
use std::path::Path;

use super::parse::read_small;

/// Largest host file that is read, in bytes.
const FILE_MAX: u64 = 1 << 20;

/// `HOST` or `HOST:N` as a name and a number of processes.
pub fn with_slots(word: &str) -> Result<(String, Option<u32>), String> {
    let address = |text: &str| text.parse::<IpAddr>().is_ok();
    match word.rsplit_once(':') {
        Some((host, slots)) if !address(word) => match slots.parse() {
            Ok(slots) if !host.is_empty() => Ok((host.to_owned(), Some(slots))),
            _ if slots == "*" => Ok((host.to_owned(), None)),
            _ => Err(format!("`{word}` is not HOST or HOST:N")),
        },
        _ => Ok((word.to_owned(), None)),
    }
}

/// The machines that a host file lists.
pub fn read(path: &Path) -> Result<Vec<(String, Option<u32>)>, String> {
    let text = read_small(path, FILE_MAX)?;
    let mut hosts = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        let mut words = line.split_ascii_whitespace();
        let Some(first) = words.next() else { continue };
        let wrong = |why: String| format!("{}, line {}: {why}", path.display(), number + 1);
        let (host, mut slots) = with_slots(first).map_err(wrong)?;
        for word in words {
            if let Some(value) = word.strip_prefix("slots=") {
                slots = Some(value.parse().map_err(|_| wrong(format!("`{word}` is not slots=N")))?);
            }
        }
        hosts.push((host, slots));
    }
    if hosts.is_empty() {
        return Err(format!("{} lists no machine", path.display()));
    }
    Ok(hosts)
}

/// Whether `host` names this machine.
pub fn is_here(host: &str) -> bool {
    if let Ok(address) = host.trim_matches(['[', ']']).parse::<IpAddr>() {
        return address.is_loopback()
            || address.is_unspecified()
            || p2pmpi_sys::host::addresses().iter().any(|(_, ours)| *ours == address);
    }
    let ours = p2pmpi_sys::host::name();
    let short = |name: &str| name.split('.').next().unwrap_or_default().to_ascii_lowercase();
    let local = ["localhost", "localhost.localdomain", "ip6-localhost", "localhost4", "localhost6"];
    local.iter().any(|name| host.eq_ignore_ascii_case(name)) || short(host) == short(&ours)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_machine_is_known_by_its_names_and_addresses() {
        for host in ["localhost", "127.0.0.1", "127.0.0.7", "::1", "[::1]", &p2pmpi_sys::host::name()] {
            assert!(is_here(host), "{host}");
        }
        for host in ["no-such-host.invalid", "192.0.2.1", "2001:db8::1"] {
            assert!(!is_here(host), "{host}");
        }
    }

    #[test]
    fn slots_are_read_in_both_notations() {
        assert_eq!(with_slots("a:2"), Ok(("a".to_owned(), Some(2))));
        assert_eq!(with_slots("::1"), Ok(("::1".to_owned(), None)));
        assert!(with_slots("a:b").is_err());
        let path = std::env::temp_dir().join(format!("p2pmpi-hosts-{}", std::process::id()));
        std::fs::write(&path, "# nodes\nlocalhost slots=3 max_slots=9\n\n10.0.0.1:2 # two\nplain\n").unwrap();
        let hosts = read(&path).unwrap();
        std::fs::write(&path, "a slots=x\n").unwrap();
        let error = read(&path).unwrap_err();
        std::fs::remove_file(&path).unwrap();
        assert_eq!(
            hosts,
            [("localhost".to_owned(), Some(3)), ("10.0.0.1".to_owned(), Some(2)), ("plain".to_owned(), None)]
        );
        assert!(error.contains("line 1"), "{error}");
    }
}
