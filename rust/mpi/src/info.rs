//! Info objects (MPI 5.0, chapter 10): ordered lists of keys and values.
//!
//! They may be used before MPI_Init and after MPI_Finalize, so `capi` keeps the table of handles
//! outside of `Process`. What a key means is decided where the hint is used.

use p2pmpi_abi::constants::{MAX_INFO_KEY, MAX_INFO_VAL};
use p2pmpi_abi::error::{ERR_ARG, ERR_INFO_KEY, ERR_INFO_NOKEY, ERR_INFO_VALUE};

use crate::error::Error;

/// An info object; keys and values are bytes without a nul.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    pairs: Vec<(Vec<u8>, Vec<u8>)>,
}

impl Info {
    /// MPI_Info_set: adds the pair, or replaces the value of the key in its place.
    ///
    /// # Errors
    /// MPI_ERR_INFO_KEY and MPI_ERR_INFO_VALUE for what is empty or too long.
    pub fn set(&mut self, key: &[u8], value: &[u8]) -> Result<(), Error> {
        check_key(key)?;
        if value.len() >= MAX_INFO_VAL as usize {
            let text = format!(
                "value has {} characters, but MPI_MAX_INFO_VAL allows {}",
                value.len(),
                MAX_INFO_VAL - 1
            );
            return Err(Error::new(ERR_INFO_VALUE, text));
        }
        match self.pairs.iter_mut().find(|(found, _)| found == key) {
            Some((_, old)) => *old = value.to_vec(),
            None => self.pairs.push((key.to_vec(), value.to_vec())),
        }
        Ok(())
    }

    /// The value of a key.
    ///
    /// # Errors
    /// MPI_ERR_INFO_KEY for a key that is empty or too long.
    pub fn value(&self, key: &[u8]) -> Result<Option<&[u8]>, Error> {
        check_key(key)?;
        Ok(self.pairs.iter().find(|(found, _)| found == key).map(|(_, value)| value.as_slice()))
    }

    /// MPI_Info_delete.
    ///
    /// # Errors
    /// MPI_ERR_INFO_NOKEY if it is not there.
    pub fn delete(&mut self, key: &[u8]) -> Result<(), Error> {
        check_key(key)?;
        match self.pairs.iter().position(|(found, _)| found == key) {
            Some(at) => {
                self.pairs.remove(at);
                Ok(())
            }
            None => {
                let text = format!("the info object has no key {:?}", String::from_utf8_lossy(key));
                Err(Error::new(ERR_INFO_NOKEY, text))
            }
        }
    }

    /// MPI_Info_get_nthkey: keys keep the order in which they were added.
    ///
    /// # Errors
    /// MPI_ERR_ARG if there is no such key.
    pub fn key(&self, n: i32) -> Result<&[u8], Error> {
        let found = usize::try_from(n).ok().and_then(|n| self.pairs.get(n));
        found.map(|(key, _)| key.as_slice()).ok_or_else(|| {
            Error::new(ERR_ARG, format!("n is {n}, but the info object has {} keys", self.pairs.len()))
        })
    }

    /// Number of keys.
    pub fn len(&self) -> usize {
        self.pairs.len()
    }

    /// Whether there is no key.
    pub fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }

    /// Keys and values in order.
    pub fn iter(&self) -> impl Iterator<Item = (&[u8], &[u8])> {
        self.pairs.iter().map(|(key, value)| (key.as_slice(), value.as_slice()))
    }
}

fn check_key(key: &[u8]) -> Result<(), Error> {
    if key.is_empty() {
        return Err(Error::new(ERR_INFO_KEY, "key is empty"));
    }
    if key.len() >= MAX_INFO_KEY as usize {
        let text =
            format!("key has {} characters, but MPI_MAX_INFO_KEY allows {}", key.len(), MAX_INFO_KEY - 1);
        return Err(Error::new(ERR_INFO_KEY, text));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_keep_their_order_and_values_are_replaced_in_place() {
        let mut info = Info::default();
        for (key, value) in [("b", "1"), ("a", "2"), ("b", "3")] {
            info.set(key.as_bytes(), value.as_bytes()).expect("short");
        }
        assert_eq!(info.len(), 2);
        assert_eq!(info.key(0).expect("first"), b"b");
        assert_eq!(info.value(b"b").expect("short"), Some(&b"3"[..]));
        info.delete(b"b").expect("there");
        assert_eq!(info.key(0).expect("first"), b"a");
        assert_eq!(info.delete(b"b").expect_err("gone").class, ERR_INFO_NOKEY);
        assert_eq!(info.key(1).expect_err("one key").class, ERR_ARG);
    }

    #[test]
    fn lengths_are_bounded() {
        let mut info = Info::default();
        let long = vec![b'k'; MAX_INFO_KEY as usize];
        assert_eq!(info.set(&long, b"").expect_err("long").class, ERR_INFO_KEY);
        info.set(&long[1..], b"").expect("as long as allowed");
        assert_eq!(info.set(b"", b"v").expect_err("empty").class, ERR_INFO_KEY);
        let value = vec![b'v'; MAX_INFO_VAL as usize];
        assert_eq!(info.set(b"k", &value).expect_err("long").class, ERR_INFO_VALUE);
        info.set(b"k", &value[1..]).expect("as long as allowed");
    }
}
