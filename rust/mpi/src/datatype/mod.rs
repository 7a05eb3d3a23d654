//! Datatypes (MPI 5.0, chapter 5): handles, life, names; the sub-modules construct, decode, count
//! and pack. Where bytes lie is `layout`'s business.
//!
//! A [`Datatype`] is what a handle of the program names. Its [`Definition`] is shared with the
//! datatypes derived from it and keeps them alive when the handle is freed (5.1.9); operations under
//! way hold the layout itself.

mod array;
mod construct;
mod count;
mod envelope;
mod external;
mod match_type;
mod pack;

use std::collections::HashMap;
use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_abi::error::ERR_TYPE;
use p2pmpi_abi::handle::Kind;
use p2pmpi_layout::{Layout, Predefined};

use crate::attribute::Attributes;
use crate::error::Error;
use crate::objects::Table;

pub use array::DistributedDimension;
pub use construct::Width;
pub use count::{count, elements};
pub use envelope::{Contents, Envelope};
pub use external::{external_size, pack_external, unpack_external};
pub use match_type::{match_size, value_index};
pub use pack::{pack, pack_size, unpack};

/// All datatypes of the process.
#[derive(Debug)]
pub struct Datatypes {
    table: Table<Datatype>,
    /// Names that the program gave to predefined datatypes.
    names: HashMap<Predefined, Vec<u8>>,
    /// Attributes of predefined datatypes.
    attributes: HashMap<Predefined, Attributes>,
    /// Unnamed predefined datatypes by combiner, precision and range: the same call gives the same
    /// handle (19.1.5).
    parameterized: HashMap<(i32, i32, i32), abi::Datatype>,
}

/// A datatype that the program made.
#[derive(Debug)]
pub struct Datatype {
    definition: Arc<Definition>,
    committed: bool,
    /// Made by `MPI_Type_create_f90_*`: committed and never freed.
    permanent: bool,
    /// As the program gave it; need not be UTF-8.
    name: Vec<u8>,
    attributes: Attributes,
}

/// The layout and the call that made it; immutable.
#[derive(Debug)]
pub(crate) struct Definition {
    layout: Layout,
    /// The layout in a file of the external32 representation, if its numbers have other sizes there: what
    /// the same constructors make of those sizes (MPI 5.0, 14.5.1).
    in_file: Option<Layout>,
    combiner: i32,
    arguments: construct::Arguments,
    components: Vec<Component>,
}

/// A derived datatype without a handle.
#[derive(Clone, Debug)]
pub struct Kept(Arc<Definition>);

/// A datatype that another one was made of.
#[derive(Clone, Debug)]
enum Component {
    Predefined(Predefined),
    Derived(Arc<Definition>),
}

impl Component {
    /// As [`Definition::in_file`].
    fn in_file(&self) -> Option<Layout> {
        match self {
            Component::Predefined(datatype) => external::in_file(*datatype),
            Component::Derived(definition) => definition.in_file.clone(),
        }
    }
}

impl Drop for Definition {
    /// Long chains of datatypes made of each other go without recursion.
    fn drop(&mut self) {
        let mut pending = std::mem::take(&mut self.components);
        while let Some(component) = pending.pop() {
            if let Component::Derived(definition) = component
                && let Some(mut inner) = Arc::into_inner(definition)
            {
                pending.append(&mut inner.components);
            }
        }
    }
}

impl Default for Datatypes {
    fn default() -> Datatypes {
        Datatypes {
            table: Table::new(Kind::Datatype),
            names: HashMap::new(),
            attributes: HashMap::new(),
            parameterized: HashMap::new(),
        }
    }
}

impl Datatypes {
    /// The layout that any datatype has in a file of the external32 representation.
    ///
    /// # Errors
    /// MPI_ERR_TYPE for null, stale and foreign handles.
    pub fn in_file(&self, handle: abi::Datatype) -> Result<Layout, Error> {
        self.component(handle)?.in_file().map_or_else(|| self.layout(handle), Ok)
    }

    /// The layout of any datatype, committed or not.
    ///
    /// # Errors
    /// MPI_ERR_TYPE for null, stale and foreign handles.
    #[inline]
    pub fn layout(&self, handle: abi::Datatype) -> Result<Layout, Error> {
        match Predefined::from_code(handle.0) {
            Some(predefined) => Ok(Layout::predefined(predefined)),
            None => Ok(self.derived(handle)?.definition.layout.clone()),
        }
    }

    /// The layout of a datatype for communication.
    ///
    /// # Errors
    /// MPI_ERR_TYPE, also when it is not committed.
    #[inline(always)]
    pub fn committed(&self, handle: abi::Datatype) -> Result<Layout, Error> {
        match Predefined::from_code(handle.0) {
            Some(predefined) => Ok(Layout::predefined(predefined)),
            None => self.committed_derived(handle),
        }
    }

    #[inline(never)]
    fn committed_derived(&self, handle: abi::Datatype) -> Result<Layout, Error> {
        let datatype = self.derived(handle)?;
        if !datatype.committed {
            return Err(Error::new(
                ERR_TYPE,
                format!(
                    "datatype {} is not committed; call MPI_Type_commit before communicating",
                    self.describe(handle)
                ),
            ));
        }
        Ok(datatype.definition.layout.clone())
    }

    #[inline]
    fn derived(&self, handle: abi::Datatype) -> Result<&Datatype, Error> {
        self.table.get(handle.0).ok_or_else(|| bad_handle(handle))
    }

    fn derived_mut(&mut self, handle: abi::Datatype) -> Result<&mut Datatype, Error> {
        self.table.get_mut(handle.0).ok_or_else(|| bad_handle(handle))
    }

    /// A datatype in the words of an error message.
    fn describe(&self, handle: abi::Datatype) -> String {
        match self.name(handle) {
            Ok(name) if !name.is_empty() => format!("\"{}\"", String::from_utf8_lossy(name)),
            _ => format!("{:#x}", handle.0),
        }
    }

    /// Enters a new datatype.
    fn insert(&mut self, definition: Arc<Definition>) -> Result<abi::Datatype, Error> {
        let datatype = Datatype {
            definition,
            committed: false,
            permanent: false,
            name: Vec::new(),
            attributes: Attributes::default(),
        };
        let raw = self.table.insert(datatype).ok_or_else(|| {
            Error::new(abi::error::ERR_NO_MEM, "no datatype handle is left; free datatypes no longer needed")
        })?;
        Ok(abi::Datatype(raw as usize))
    }

    /// The definition behind a handle, to build on.
    fn component(&self, handle: abi::Datatype) -> Result<Component, Error> {
        match Predefined::from_code(handle.0) {
            Some(predefined) => Ok(Component::Predefined(predefined)),
            None => Ok(Component::Derived(self.derived(handle)?.definition.clone())),
        }
    }

    /// MPI_Type_commit.
    ///
    /// # Errors
    /// MPI_ERR_TYPE.
    pub fn commit(&mut self, handle: abi::Datatype) -> Result<(), Error> {
        if Predefined::from_code(handle.0).is_none() {
            self.derived_mut(handle)?.committed = true;
        }
        Ok(())
    }

    /// MPI_Type_free, after the attributes are deleted.
    ///
    /// # Errors
    /// As [`Datatypes::check_freeable`].
    pub fn free(&mut self, handle: abi::Datatype) -> Result<(), Error> {
        self.check_freeable(handle)?;
        self.table.remove(handle.0);
        Ok(())
    }

    /// What a derived datatype is, for an operation that outlives its handle; `None` for predefined ones.
    ///
    /// # Errors
    /// MPI_ERR_TYPE.
    pub fn keep(&self, handle: abi::Datatype) -> Result<Option<Kept>, Error> {
        Ok(match self.component(handle)? {
            Component::Predefined(_) => None,
            Component::Derived(definition) => Some(Kept(definition)),
        })
    }

    /// Whether the handle still names what was kept.
    pub(crate) fn names(&self, handle: abi::Datatype, kept: &Kept) -> bool {
        self.derived(handle).is_ok_and(|datatype| Arc::ptr_eq(&datatype.definition, &kept.0))
    }

    /// A new handle, committed, for a function of the program; [`Datatypes::retire`] ends it.
    pub(crate) fn revive(&mut self, kept: &Kept) -> Result<abi::Datatype, Error> {
        let handle = self.insert(kept.0.clone())?;
        self.derived_mut(handle)?.committed = true;
        Ok(handle)
    }

    /// Ends a handle that the program was lent.
    pub(crate) fn retire(&mut self, handle: abi::Datatype) {
        self.table.remove(handle.0);
    }

    /// MPI_Type_dup; the copy is committed if the original is. Attributes are copied by the caller.
    ///
    /// # Errors
    /// MPI_ERR_TYPE.
    pub fn dup(&mut self, handle: abi::Datatype) -> Result<abi::Datatype, Error> {
        let committed = match Predefined::from_code(handle.0) {
            Some(_) => true,
            None => self.derived(handle)?.committed,
        };
        let component = self.component(handle)?;
        let copy = self.insert(Arc::new(Definition {
            layout: self.layout(handle)?,
            in_file: component.in_file(),
            combiner: abi::constants::COMBINER_DUP,
            arguments: construct::Arguments::default(),
            components: vec![component],
        }))?;
        self.derived_mut(copy)?.committed = committed;
        Ok(copy)
    }

    /// MPI_Type_get_name. Derived datatypes have no name until they are given one.
    ///
    /// # Errors
    /// MPI_ERR_TYPE.
    pub fn name(&self, handle: abi::Datatype) -> Result<&[u8], Error> {
        if let Some(predefined) = Predefined::from_code(handle.0) {
            return Ok(self.names.get(&predefined).map_or(predefined.name().as_bytes(), Vec::as_slice));
        }
        if handle == abi::Datatype::NULL {
            return Ok(b"MPI_DATATYPE_NULL");
        }
        Ok(&self.derived(handle)?.name)
    }

    /// MPI_Type_set_name.
    ///
    /// # Errors
    /// MPI_ERR_TYPE.
    pub fn rename(&mut self, handle: abi::Datatype, name: &[u8]) -> Result<(), Error> {
        match Predefined::from_code(handle.0) {
            Some(predefined) => {
                self.names.insert(predefined, name.to_vec());
            }
            None => self.derived_mut(handle)?.name = name.to_vec(),
        }
        Ok(())
    }
}

impl Datatypes {
    /// The attributes of a datatype, predefined ones included.
    ///
    /// # Errors
    /// MPI_ERR_TYPE.
    pub fn attributes(&mut self, handle: abi::Datatype) -> Result<&mut Attributes, Error> {
        match Predefined::from_code(handle.0) {
            Some(predefined) => Ok(self.attributes.entry(predefined).or_default()),
            None => Ok(&mut self.derived_mut(handle)?.attributes),
        }
    }

    /// Whether the program may free it.
    ///
    /// # Errors
    /// MPI_ERR_TYPE, also for predefined datatypes, named or not.
    pub fn check_freeable(&self, handle: abi::Datatype) -> Result<(), Error> {
        let predefined = match Predefined::from_code(handle.0) {
            Some(_) => true,
            None => self.derived(handle)?.permanent,
        };
        if predefined {
            let name = self.describe(handle);
            return Err(Error::new(
                ERR_TYPE,
                format!("datatype is {name}, and predefined datatypes cannot be freed"),
            ));
        }
        Ok(())
    }
}

#[cold]
fn bad_handle(handle: abi::Datatype) -> Error {
    let what = if handle == abi::Datatype::NULL {
        "MPI_DATATYPE_NULL".to_owned()
    } else {
        format!("{:#x}, which is not a datatype (or it was freed)", handle.0)
    };
    Error::new(ERR_TYPE, format!("datatype is {what}"))
}

#[cfg(test)]
mod tests;
