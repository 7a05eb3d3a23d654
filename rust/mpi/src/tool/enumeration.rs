//! Enumerations (MPI 5.0, 15.3.5): the words of control variables, and the names of what a state
//! variable or the elements of an event mean. Their handles are constants.

use p2pmpi_abi as abi;
use p2pmpi_abi::error::{T_ERR_INVALID_HANDLE, T_ERR_INVALID_INDEX};
use p2pmpi_engine::variables::Values;

use super::{cvar, event, pvar};
use crate::error::Error;

/// Names for numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Enumeration {
    /// Of the enumeration.
    pub name: String,
    /// Numbers and names.
    pub items: Vec<(i32, &'static str)>,
}

/// What a control variable says when the library chooses.
pub(super) const AUTOMATIC: &str = "automatic";

/// Handles of enumerations begin here, below those of everything else.
const FIRST: usize = 0x2000;

/// Control variables first, then the state of the links, then the elements of events.
fn all() -> impl Iterator<Item = Option<Enumeration>> {
    let words = cvar::all().map(|variable| match variable.values {
        Values::Choice(words) => {
            let numbered = words.iter().enumerate().map(|(index, word)| (index as i32 + 1, *word));
            let items = std::iter::once((0, AUTOMATIC)).chain(numbered).collect();
            Some(Enumeration { name: format!("{}_words", variable.name), items })
        }
        Values::Text(_) => None,
    });
    let phases = pvar::PHASES.iter().enumerate().map(|(index, name)| (index as i32, *name));
    let phases = Enumeration { name: "p2pmpi_link_phases".into(), items: phases.collect() };
    let elements = event::TYPES.iter().map(|kind| {
        let items = kind.elements.iter().enumerate();
        Some(Enumeration {
            name: format!("{}_elements", kind.name),
            items: items.map(|(index, element)| (index as i32, element.name)).collect(),
        })
    });
    words.chain(std::iter::once(Some(phases))).chain(elements)
}

fn handle(index: usize) -> abi::TEnum {
    abi::TEnum(FIRST + index)
}

/// The words of a control variable.
pub(super) fn of_cvar(index: usize) -> abi::TEnum {
    match all().nth(index) {
        Some(Some(_)) => handle(index),
        _ => abi::TEnum::NULL,
    }
}

/// The state of the links.
pub(super) fn of_phase() -> abi::TEnum {
    handle(cvar::all().count())
}

/// The elements of an event type.
pub(super) fn of_event(index: usize) -> abi::TEnum {
    handle(cvar::all().count() + 1 + index)
}

/// MPI_T_enum_get_info.
///
/// # Errors
/// MPI_T_ERR_INVALID_HANDLE.
pub fn info(enumeration: abi::TEnum) -> Result<Enumeration, Error> {
    super::check()?;
    let index = enumeration.0.checked_sub(FIRST);
    index
        .and_then(|index| all().nth(index).flatten())
        .ok_or_else(|| Error::new(T_ERR_INVALID_HANDLE, "enumtype is not an enumeration of this library"))
}

/// MPI_T_enum_get_item.
///
/// # Errors
/// MPI_T_ERR_INVALID_HANDLE, MPI_T_ERR_INVALID_INDEX.
pub fn item(enumeration: abi::TEnum, index: i32) -> Result<(i32, &'static str), Error> {
    let items = info(enumeration)?.items;
    super::at(&items, index, "item").copied().map_err(|error| Error { class: T_ERR_INVALID_INDEX, ..error })
}
