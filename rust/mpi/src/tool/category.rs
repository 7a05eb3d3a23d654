//! Categories (MPI 5.0, 15.3.9): what belongs together, for tools that show it. They never change.

use p2pmpi_abi::error::T_ERR_INVALID_NAME;

use super::{cvar, event, pvar};
use crate::error::Error;

/// A category: what is in it is told by the names that it accepts.
#[derive(Debug)]
pub struct Category {
    /// Name.
    pub name: &'static str,
    /// Description.
    pub text: &'static str,
    /// Categories in it.
    pub categories: &'static [i32],
    /// Whether something of this name is in it.
    holds: fn(&str) -> bool,
}

impl Category {
    /// Indices of its control variables.
    pub fn cvars(&self) -> Vec<i32> {
        self.members(cvar::all().map(|variable| variable.name))
    }

    /// Indices of its performance variables.
    pub fn pvars(&self) -> Vec<i32> {
        self.members(pvar::VARIABLES.iter().map(|variable| variable.name))
    }

    /// Indices of its events.
    pub fn events(&self) -> Vec<i32> {
        self.members(event::TYPES.iter().map(|kind| kind.name))
    }

    fn members(&self, names: impl Iterator<Item = &'static str>) -> Vec<i32> {
        names.zip(0..).filter(|(name, _)| (self.holds)(name)).map(|(_, index)| index).collect()
    }
}

fn is_of_collectives(name: &str) -> bool {
    name.starts_with("P2PMPI_COLL_")
}

fn is_of_links(name: &str) -> bool {
    let variables = ["P2PMPI_TRANSPORT", "P2PMPI_INTERFACE", "P2PMPI_TRACE", "P2PMPI_FAULT"];
    variables.contains(&name)
        || matches!(name, "p2pmpi_process_lost" | "p2pmpi_link_phase" | "p2pmpi_duplicates_discarded")
}

fn is_of_waiting(name: &str) -> bool {
    matches!(name, "p2pmpi_sleeps" | "p2pmpi_time_asleep")
}

fn is_of_messages(name: &str) -> bool {
    !is_of_collectives(name) && !is_of_links(name) && !is_of_waiting(name)
}

/// All of them, in the order of their indices.
pub static CATEGORIES: [Category; 5] = [
    Category {
        name: "p2pmpi",
        text: "everything that this library shows",
        categories: &[1, 2, 3, 4],
        holds: |_| false,
    },
    Category {
        name: "p2pmpi_collectives",
        text: "algorithms of collective operations",
        categories: &[],
        holds: is_of_collectives,
    },
    Category {
        name: "p2pmpi_links",
        text: "how processes reach each other",
        categories: &[],
        holds: is_of_links,
    },
    Category {
        name: "p2pmpi_messages",
        text: "messages between processes and their queues",
        categories: &[],
        holds: is_of_messages,
    },
    Category {
        name: "p2pmpi_waiting",
        text: "what a process does while it waits",
        categories: &[],
        holds: is_of_waiting,
    },
];

/// MPI_T_category_get_num.
///
/// # Errors
/// MPI_T_ERR_NOT_INITIALIZED.
pub fn count() -> Result<usize, Error> {
    super::check()?;
    Ok(CATEGORIES.len())
}

/// The category at an index.
///
/// # Errors
/// MPI_T_ERR_INVALID_INDEX.
pub fn info(index: i32) -> Result<&'static Category, Error> {
    super::check()?;
    super::at(&CATEGORIES, index, "category")
}

/// MPI_T_category_get_index.
///
/// # Errors
/// MPI_T_ERR_INVALID_NAME.
pub fn index(name: &[u8]) -> Result<usize, Error> {
    super::check()?;
    CATEGORIES.iter().position(|category| category.name.as_bytes() == name).ok_or_else(|| {
        let name = String::from_utf8_lossy(name);
        Error::new(T_ERR_INVALID_NAME, format!("name is {name:?}, which no category has"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_in_exactly_one_category() {
        let all: Vec<&Category> = CATEGORIES.iter().collect();
        let members = |of: fn(&Category) -> Vec<i32>| {
            let mut found: Vec<i32> = all.iter().flat_map(|category| of(category)).collect();
            found.sort_unstable();
            found
        };
        assert_eq!(members(Category::cvars), (0..cvar::all().count() as i32).collect::<Vec<_>>());
        assert_eq!(members(Category::pvars), (0..pvar::VARIABLES.len() as i32).collect::<Vec<_>>());
        assert_eq!(members(Category::events), (0..event::TYPES.len() as i32).collect::<Vec<_>>());
    }
}
