//! Decoding a datatype: the call that made it (MPI 5.0, 5.1.13).

use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::COMBINER_NAMED;
use p2pmpi_abi::error::{ERR_ARG, ERR_TYPE};
use p2pmpi_layout::Predefined;

use super::construct::Width;
use super::{Component, Datatypes};
use crate::error::Error;

/// How many arguments of each kind the constructor had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// `MPI_COMBINER_*`.
    pub combiner: i32,
    /// Arguments of type `int`.
    pub integers: usize,
    /// Arguments of type `MPI_Aint`.
    pub addresses: usize,
    /// Arguments of type `MPI_Count`.
    pub counts: usize,
    /// Datatypes.
    pub datatypes: usize,
}

/// The arguments themselves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contents {
    /// Arguments of type `int`.
    pub integers: Vec<i32>,
    /// Arguments of type `MPI_Aint`.
    pub addresses: Vec<i64>,
    /// Arguments of type `MPI_Count`.
    pub counts: Vec<i64>,
    /// Handles: predefined ones as they are, derived ones new and to be freed by the program.
    pub datatypes: Vec<abi::Datatype>,
}

impl Datatypes {
    /// MPI_Type_get_envelope, or MPI_Type_get_envelope_c if `width` is large.
    ///
    /// # Errors
    /// MPI_ERR_TYPE; also in the narrow form when the datatype was made with large counts.
    pub fn envelope(&self, width: Width, handle: abi::Datatype) -> Result<Envelope, Error> {
        if Predefined::from_code(handle.0).is_some() {
            return Ok(Envelope {
                combiner: COMBINER_NAMED,
                integers: 0,
                addresses: 0,
                counts: 0,
                datatypes: 0,
            });
        }
        let definition = &self.derived(handle)?.definition;
        let arguments = &definition.arguments;
        if width == Width::Narrow && !arguments.counts.is_empty() {
            return Err(Error::new(
                ERR_TYPE,
                format!(
                    "datatype {} was made with large counts; MPI_Type_get_envelope_c and \
                     MPI_Type_get_contents_c decode it",
                    self.describe(handle)
                ),
            ));
        }
        Ok(Envelope {
            combiner: definition.combiner,
            integers: arguments.integers.len(),
            addresses: arguments.addresses.len(),
            counts: arguments.counts.len(),
            datatypes: definition.components.len(),
        })
    }

    /// MPI_Type_get_contents, or MPI_Type_get_contents_c if `width` is large, into lists of at most
    /// `room` entries each.
    ///
    /// # Errors
    /// MPI_ERR_TYPE as for the envelope and for predefined datatypes; MPI_ERR_ARG when a list is
    /// too short.
    pub fn contents(
        &mut self,
        width: Width,
        handle: abi::Datatype,
        room: Envelope,
    ) -> Result<Contents, Error> {
        let envelope = self.envelope(width, handle)?;
        if envelope.combiner == COMBINER_NAMED {
            let name = self.describe(handle);
            return Err(Error::new(
                ERR_TYPE,
                format!("datatype is {name}, and predefined datatypes have no contents (MPI_COMBINER_NAMED)"),
            ));
        }
        for (name, room, needed) in [
            ("max_integers", room.integers, envelope.integers),
            ("max_addresses", room.addresses, envelope.addresses),
            ("max_large_counts", room.counts, envelope.counts),
            ("max_datatypes", room.datatypes, envelope.datatypes),
        ] {
            if room < needed {
                let message =
                    format!("{name} is {room}, but the datatype has {needed} (see MPI_Type_get_envelope)");
                return Err(Error::new(ERR_ARG, message));
            }
        }
        let definition = self.derived(handle)?.definition.clone();
        let mut contents = Contents {
            integers: definition.arguments.integers.clone(),
            addresses: definition.arguments.addresses.clone(),
            counts: definition.arguments.counts.clone(),
            datatypes: Vec::with_capacity(definition.components.len()),
        };
        for component in &definition.components {
            contents.datatypes.push(self.handle_of(component)?);
        }
        Ok(contents)
    }

    fn handle_of(&mut self, component: &Component) -> Result<abi::Datatype, Error> {
        match component {
            Component::Predefined(predefined) => Ok(abi::Datatype(predefined.code())),
            Component::Derived(definition) => {
                if let Some(permanent) = self.permanent(definition) {
                    return Ok(permanent);
                }
                let handle = self.insert(Arc::clone(definition))?;
                self.commit(handle)?;
                Ok(handle)
            }
        }
    }
}
