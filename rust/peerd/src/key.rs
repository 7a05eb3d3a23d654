//! The grid's name and key, and the invite string that carries them to another machine.
//!
//! Whoever holds the key is in; there is no other membership. The key itself never goes on the
//! network: [`GridKey::prologue`] is what the handshakes prove.

use std::fmt;

use crate::error::Error;

/// First word of an invite.
const SCHEME: &str = "p2pmpi-join";
/// Longest name of a grid, in bytes.
const NAME_MAX: usize = 32;
/// Most addresses in an invite.
const ADDRESSES_MAX: usize = 8;

/// A grid: its name and the key that its peers share.
#[derive(Clone, PartialEq, Eq)]
pub struct GridKey {
    name: String,
    key: [u8; 32],
}

/// What one peer hands to a machine that is to join.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invite {
    /// Which grid.
    pub grid: GridKey,
    /// Where peers of it were reachable, as `/ip4/A/tcp/P`.
    pub addresses: Vec<String>,
}

impl GridKey {
    /// A grid of this name with this key. Names are 1 to 32 lower-case letters, digits and dashes.
    pub fn new(name: &str, key: [u8; 32]) -> Result<GridKey, Error> {
        let allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if name.is_empty() || name.len() > NAME_MAX || !name.chars().all(allowed) {
            return Err(usage(format!(
                "{name:?} is no name of a grid: 1 to {NAME_MAX} lower-case letters, digits and dashes are"
            )));
        }
        Ok(GridKey { name: name.to_owned(), key })
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What both ends of a handshake must know: derived from key and name, and neither can be
    /// computed from it.
    pub fn prologue(&self) -> Vec<u8> {
        let mut hasher =
            blake3::Hasher::new_derive_key("p2pmpi overlay handshake 1: key and name of the grid");
        hasher.update(&self.key);
        hasher.update(self.name.as_bytes());
        hasher.finalize().as_bytes().to_vec()
    }

    /// `NAME:KEY`, as it stands in the key file and in an invite.
    pub fn to_text(&self) -> String {
        format!("{}:{}", self.name, to_hex(&self.key))
    }

    /// The reverse of [`GridKey::to_text`].
    pub fn from_text(text: &str) -> Result<GridKey, Error> {
        let (name, key) =
            text.trim().split_once(':').ok_or_else(|| usage("NAME:KEY is expected".to_owned()))?;
        let key = from_hex(key).ok_or_else(|| usage("a grid's key has 64 hexadecimal digits".to_owned()))?;
        GridKey::new(name, key)
    }
}

impl fmt::Debug for GridKey {
    /// The key never reaches a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "grid {}", self.name)
    }
}

impl fmt::Display for Invite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{SCHEME}:{}:{}", self.grid.to_text(), self.addresses.join(","))
    }
}

impl std::str::FromStr for Invite {
    type Err = Error;

    fn from_str(text: &str) -> Result<Invite, Error> {
        let mut parts = text.trim().splitn(4, ':');
        if parts.next() != Some(SCHEME) {
            return Err(usage(format!("an invite begins with `{SCHEME}:`; `p2pmpi peer invite` prints one")));
        }
        let cut = || usage("the invite is cut off".to_owned());
        let (name, key) = (parts.next().ok_or_else(cut)?, parts.next().ok_or_else(cut)?);
        let grid = GridKey::from_text(&format!("{name}:{key}"))?;
        let addresses = parts.next().unwrap_or("").split(',').filter(|address| !address.is_empty());
        Ok(Invite { grid, addresses: addresses.take(ADDRESSES_MAX).map(str::to_owned).collect() })
    }
}

/// Lower-case hexadecimal digits.
pub fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// `N` bytes from exactly twice as many hexadecimal digits.
pub fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let text = text.as_bytes();
    if text.len() != 2 * N || !text.iter().all(u8::is_ascii_hexdigit) {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, digits) in bytes.iter_mut().zip(text.chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(bytes)
}

fn usage(what: String) -> Error {
    Error::Usage { place: "grid key".to_owned(), what }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invite_survives_the_journey() {
        let grid = GridKey::new("lab-3", [0xa5; 32]).unwrap();
        let addresses = vec!["/ip4/192.0.2.7/tcp/4767".to_owned(), "/ip6/2001:db8::1/tcp/4767".to_owned()];
        let invite = Invite { grid, addresses };
        let text = invite.to_string();
        assert_eq!(format!(" {text}\n").parse::<Invite>().unwrap(), invite);
        assert!(text[..text.len() - 90].parse::<Invite>().is_err());
        assert!(text.replace("lab-3", "Lab 3").parse::<Invite>().is_err());
        assert!(!format!("{invite:?}").contains("a5a5"));
    }

    #[test]
    fn key_and_name_both_count_in_the_handshake() {
        let prologue = |name, key| GridKey::new(name, [key; 32]).unwrap().prologue();
        assert_eq!(prologue("a", 1), prologue("a", 1));
        assert_ne!(prologue("a", 1), prologue("a", 2));
        assert_ne!(prologue("a", 1), prologue("b", 1));
    }

    #[test]
    fn hexadecimal_is_exact() {
        assert_eq!(from_hex::<2>("0aFf"), Some([10, 255]));
        for wrong in ["0aF", "0aFf0", "0aFg", "+a+f", ""] {
            assert_eq!(from_hex::<2>(wrong), None, "{wrong}");
        }
    }
}
