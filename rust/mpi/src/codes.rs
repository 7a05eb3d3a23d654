//! Error classes and codes, the standard's and those that the program adds (MPI 5.0, 9.5).

use std::collections::BTreeMap;

use p2pmpi_abi::error::{self, ERR_ARG, ERR_LASTCODE};

use crate::error::Error;

/// Classes and codes of the program, by number; numbers begin behind MPI_ERR_LASTCODE and are not
/// used again.
#[derive(Debug)]
pub struct Codes {
    added: BTreeMap<i32, Added>,
    last: i32,
}

#[derive(Debug)]
struct Added {
    /// The class of a code; a class is its own.
    class: i32,
    text: Vec<u8>,
}

impl Default for Codes {
    fn default() -> Codes {
        Codes::new()
    }
}

fn unknown(code: i32) -> Error {
    Error::new(ERR_ARG, format!("{code} is not an error code"))
}

impl Codes {
    /// The standard's classes only.
    pub const fn new() -> Codes {
        Codes { added: BTreeMap::new(), last: ERR_LASTCODE }
    }

    /// MPI_LASTUSEDCODE.
    pub fn last_used(&self) -> i32 {
        self.last
    }

    /// The class of a code.
    ///
    /// # Errors
    /// MPI_ERR_ARG.
    pub fn class(&self, code: i32) -> Result<i32, Error> {
        match self.added.get(&code) {
            Some(added) => Ok(added.class),
            None => error::name(code).map(|_| code).ok_or_else(|| unknown(code)),
        }
    }

    /// The text of a code; empty for one of the program without any.
    ///
    /// # Errors
    /// MPI_ERR_ARG.
    pub fn text(&self, code: i32) -> Result<Vec<u8>, Error> {
        if let Some(added) = self.added.get(&code) {
            return Ok(added.text.clone());
        }
        let (name, text) = error::name(code).zip(error::text(code)).ok_or_else(|| unknown(code))?;
        Ok(format!("{name}: {text}").into_bytes())
    }

    /// MPI_Add_error_class.
    pub fn add_class(&mut self) -> i32 {
        let class = self.last + 1;
        self.enter(class)
    }

    /// MPI_Add_error_code.
    ///
    /// # Errors
    /// MPI_ERR_ARG when `class` is no class.
    pub fn add_code(&mut self, class: i32) -> Result<i32, Error> {
        if self.class(class)? != class {
            return Err(Error::new(ERR_ARG, format!("{class} is an error code, not an error class")));
        }
        Ok(self.enter(class))
    }

    fn enter(&mut self, class: i32) -> i32 {
        self.last += 1;
        self.added.insert(self.last, Added { class, text: Vec::new() });
        self.last
    }

    /// MPI_Add_error_string; the empty string takes it away again (MPI_Remove_error_string).
    ///
    /// # Errors
    /// MPI_ERR_ARG for codes of the standard and numbers that are none.
    pub fn set_text(&mut self, code: i32, text: &[u8]) -> Result<(), Error> {
        self.own(code)?.text = text.to_vec();
        Ok(())
    }

    fn own(&mut self, code: i32) -> Result<&mut Added, Error> {
        let text = format!("{code} is not an error code that this program added");
        self.added.get_mut(&code).ok_or_else(|| Error::new(ERR_ARG, text))
    }

    /// MPI_Remove_error_class and MPI_Remove_error_code.
    ///
    /// # Errors
    /// MPI_ERR_ARG: not added by the program, the other of the two, a class that still has codes, or
    /// either with a text.
    pub fn remove(&mut self, code: i32, as_class: bool) -> Result<(), Error> {
        let own = self.own(code)?;
        let (is_class, has_text) = (own.class == code, !own.text.is_empty());
        let has_codes = self.added.iter().any(|(other, added)| *other != code && added.class == code);
        let why = match (as_class, is_class) {
            (true, false) => "is an error code, not an error class",
            (false, true) => "is an error class, not an error code",
            _ if has_codes => "still has error codes; remove those first",
            _ if has_text => "still has a text; call MPI_Remove_error_string first",
            _ => {
                self.added.remove(&code);
                return Ok(());
            }
        };
        Err(Error::new(ERR_ARG, format!("{code} {why}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_belong_to_classes_and_go_before_them() {
        let mut codes = Codes::new();
        let class = codes.add_class();
        assert!(class > ERR_LASTCODE);
        let code = codes.add_code(class).unwrap();
        let of_standard = codes.add_code(error::ERR_TRUNCATE).unwrap();
        assert_eq!(codes.last_used(), of_standard);
        assert_eq!((codes.class(code), codes.class(of_standard)), (Ok(class), Ok(error::ERR_TRUNCATE)));
        assert!(codes.add_code(code).is_err() && codes.remove(class, true).is_err());
        codes.set_text(code, b"worse").unwrap();
        assert_eq!(codes.text(code).unwrap(), b"worse");
        assert!(codes.set_text(error::ERR_COMM, b"mine").is_err());
        assert!(codes.remove(code, true).is_err());
        assert!(codes.remove(code, false).is_err(), "it has a text");
        codes.set_text(code, b"").unwrap();
        codes.remove(code, false).unwrap();
        codes.remove(class, true).unwrap();
        assert!(codes.class(class).is_err() && codes.class(1 << 30).is_err() && codes.class(-3).is_err());
    }
}
