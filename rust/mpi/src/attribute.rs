//! Attributes: values that a program caches on communicators, datatypes and windows (MPI 5.0, 7.7).
//!
//! A key carries the program's copy and delete functions. They run outside of the process state,
//! because they may call MPI. An attribute keeps its key alive, so that a key may be freed first.
//! Keys that the library itself defines, such as `MPI_TAG_UB`, are values of `capi`.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_abi::error::{ERR_KEYVAL, ERR_OTHER};
use p2pmpi_engine::owner::Guard;

use crate::error::Error;
use crate::process::{self, Process};

/// Keys of programs count from here; those below are the library's.
const FIRST_KEY: i32 = 0x1000;

/// What a program wants done when an object with an attribute is copied or freed. The entry layer
/// wraps the C functions; an error is the code that they returned.
pub trait Functions: Send + Sync {
    /// The value for the copy; none if it gets no such attribute.
    ///
    /// # Errors
    /// The code that the program returned.
    fn copy(&self, from: Object, key: i32, value: usize) -> Result<Option<usize>, i32>;

    /// The attribute goes away.
    ///
    /// # Errors
    /// The code that the program returned.
    fn delete(&self, from: Object, key: i32, value: usize) -> Result<(), i32>;
}

/// What an attribute hangs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Object {
    /// A communicator.
    Comm(abi::Comm),
    /// A datatype.
    Datatype(abi::Datatype),
    /// A window.
    Win(abi::Win),
}

/// Which objects a key is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Communicators.
    Comm,
    /// Datatypes.
    Datatype,
    /// Windows.
    Win,
}

impl Object {
    fn family(self) -> Family {
        match self {
            Object::Comm(_) => Family::Comm,
            Object::Datatype(_) => Family::Datatype,
            Object::Win(_) => Family::Win,
        }
    }
}

/// The keys of the process.
#[derive(Debug)]
pub struct Keys {
    live: HashMap<i32, (Family, Key)>,
    /// Freed by the program, but objects had attributes under them then.
    lingering: HashMap<i32, (Family, Key)>,
    next: i32,
}

#[derive(Clone)]
struct Key(Arc<dyn Functions>);

impl Key {
    /// Attributes under this key exist: each holds the functions, as the key itself does.
    fn in_use(&self) -> bool {
        Arc::strong_count(&self.0) > 1
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key")
    }
}

/// The attributes of one object, in the order in which they were set.
#[derive(Clone, Debug, Default)]
pub struct Attributes(Vec<Attribute>);

#[derive(Clone, Debug)]
struct Attribute {
    key: i32,
    value: usize,
    functions: Key,
}

impl Default for Keys {
    fn default() -> Keys {
        Keys { live: HashMap::new(), lingering: HashMap::new(), next: FIRST_KEY }
    }
}

impl Keys {
    /// MPI_*_create_keyval. Numbers are not used again.
    ///
    /// # Errors
    /// MPI_ERR_OTHER after two thousand million keys.
    pub fn create(&mut self, family: Family, functions: Arc<dyn Functions>) -> Result<i32, Error> {
        let key = self.next;
        self.next = key.checked_add(1).ok_or_else(|| Error::new(ERR_OTHER, "no attribute key is left"))?;
        self.live.insert(key, (family, Key(functions)));
        Ok(key)
    }

    /// MPI_*_free_keyval: the number is refused once no attribute is under it any more.
    ///
    /// # Errors
    /// MPI_ERR_KEYVAL.
    pub fn free(&mut self, family: Family, key: i32) -> Result<(), Error> {
        self.find(family, key)?;
        self.lingering.retain(|_, (_, key)| key.in_use());
        if let Some((_, functions)) = self.live.remove(&key).filter(|(_, key)| key.in_use()) {
            self.lingering.insert(key, (family, functions));
        }
        Ok(())
    }

    fn find(&self, family: Family, key: i32) -> Result<&Key, Error> {
        let lingering = || self.lingering.get(&key).filter(|(_, key)| key.in_use());
        match self.live.get(&key).or_else(lingering) {
            Some((of, functions)) if *of == family => Ok(functions),
            Some((of, _)) => Err(Error::new(
                ERR_KEYVAL,
                format!("keyval is {key}, which is for a {of:?}, not a {family:?}"),
            )),
            None => Err(Error::new(
                ERR_KEYVAL,
                format!("keyval is {key}, which no MPI_*_create_keyval has returned (or it was freed)"),
            )),
        }
    }
}

impl Attributes {
    fn position(&self, key: i32) -> Option<usize> {
        self.0.iter().position(|attribute| attribute.key == key)
    }

    fn remove(&mut self, key: i32) {
        self.0.retain(|attribute| attribute.key != key);
    }
}

/// MPI_*_get_attr.
///
/// # Errors
/// MPI_ERR_KEYVAL, or that of a bad object.
pub fn get(process: &mut Process, object: Object, key: i32) -> Result<Option<usize>, Error> {
    let attributes = process.attributes(object)?;
    match attributes.position(key) {
        Some(at) => Ok(Some(attributes.0[at].value)),
        None => process.keys.find(object.family(), key).map(|_| None),
    }
}

/// MPI_*_set_attr; an old value is deleted first.
///
/// # Errors
/// MPI_ERR_KEYVAL, that of a bad object, or what the delete function returned.
pub fn set(held: &mut Guard<'_, Process>, object: Object, key: i32, value: usize) -> Result<(), Error> {
    let functions = held.keys.find(object.family(), key)?.clone();
    if held.attributes(object)?.position(key).is_some() {
        delete(held, object, key)?;
    }
    held.attributes(object)?.0.push(Attribute { key, value, functions });
    Ok(())
}

/// MPI_*_delete_attr.
///
/// # Errors
/// MPI_ERR_KEYVAL when there is no such attribute, that of a bad object, or what the delete function
/// returned, in which case the attribute stays.
pub fn delete(held: &mut Guard<'_, Process>, object: Object, key: i32) -> Result<(), Error> {
    let attributes = held.attributes(object)?;
    let Some(at) = attributes.position(key) else {
        held.keys.find(object.family(), key)?;
        return Err(Error::new(
            ERR_KEYVAL,
            format!("keyval is {key}, for which the object has no attribute"),
        ));
    };
    let Attribute { value, functions, .. } = attributes.0[at].clone();
    process::outside(held, || functions.0.delete(object, key, value))
        .map_err(|code| failed("delete", key, code))?;
    held.attributes(object)?.remove(key);
    Ok(())
}

/// Deletes all attributes of an object that is to be freed, the last one set first.
///
/// # Errors
/// As [`delete`]; the object must then stay.
pub fn delete_all(held: &mut Guard<'_, Process>, object: Object) -> Result<(), Error> {
    while let Some(last) = held.attributes(object)?.0.last() {
        let key = last.key;
        delete(held, object, key)?;
    }
    Ok(())
}

/// Gives `copy`, a duplicate of `original`, the attributes that their copy functions let pass.
///
/// # Errors
/// What a copy function returned; the caller then frees the duplicate.
pub fn copy_all(held: &mut Guard<'_, Process>, original: Object, copy: Object) -> Result<(), Error> {
    for Attribute { key, value, functions } in held.attributes(original)?.clone().0 {
        let copied = process::outside(held, || functions.0.copy(original, key, value))
            .map_err(|code| failed("copy", key, code))?;
        if let Some(value) = copied {
            held.attributes(copy)?.0.push(Attribute { key, value, functions });
        }
    }
    Ok(())
}

#[cold]
fn failed(what: &str, key: i32, code: i32) -> Error {
    let class = if code == abi::error::SUCCESS { ERR_OTHER } else { code };
    Error::new(class, format!("the {what} function of attribute key {key} returned {code}"))
}
