//! Writes the Fortran side: the list of routines in `rust/fortran`, `include/mpif.h`, `include/mpi.f90`.
//!
//! [`kind`] finds out what a C parameter is in Fortran; [`routines`] and [`interface`] write it down for
//! the two compilers. A function with a parameter that has no such counterpart, or that needs a body of
//! its own, is left to `rust/fortran/src/special.rs`, `spawn.rs` and `attributes.rs`.

mod constants;
mod interface;
mod kind;
mod routines;

use crate::output::Output;
use crate::table::{Function, Table};
use kind::Kind;

/// Written by hand in rust/fortran/src/special.rs and spawn.rs; only their interfaces are written here.
const BY_HAND: &[&str] = &[
    "Init",
    "Init_thread",
    "Buffer_detach",
    "Alltoallw",
    "Waitsome",
    "Testsome",
    "Type_get_contents",
    "Comm_spawn",
    "Comm_spawn_multiple",
];

/// A function that exists in Fortran too, with what its parameters are there.
struct Routine<'a> {
    function: &'a Function,
    dummies: Vec<Dummy<'a>>,
}

struct Dummy<'a> {
    name: &'a str,
    kind: Kind,
    /// The dummy with the number of elements, for arrays of handles.
    length: Option<&'a str>,
}

/// All three outputs.
pub fn write(table: &Table) -> Vec<Output> {
    let all: Vec<Routine> = table.functions.iter().filter_map(routine).collect();
    let mut outputs = routines::write(&all);
    outputs.push(constants::write(table));
    outputs.push(interface::write(&all));
    outputs
}

fn routine(function: &Function) -> Option<Routine<'_>> {
    let c_only = function.chapter == "tool"
        || function.narrow.is_some()
        || function.result != "int"
        || function.name.ends_with("_toint")
        || function.name.ends_with("_fromint");
    if c_only {
        return None;
    }
    let names: Vec<&str> = function.parameters.iter().map(|parameter| parameter.name.as_str()).collect();
    let mut dummies = Vec::new();
    for parameter in function.parameters.iter().filter(|parameter| !parameter.large_only) {
        // The command line of a C program.
        if ["argc", "argv"].contains(&parameter.name.as_str()) && function.name.starts_with("Init") {
            continue;
        }
        let kind = kind::of(parameter)?;
        let length = parameter.length.as_deref().filter(|length| names.contains(length));
        if kind == Kind::Handles && length.is_none() && !BY_HAND.contains(&function.name.as_str()) {
            return None;
        }
        dummies.push(Dummy { name: &parameter.name, kind, length });
    }
    Some(Routine { function, dummies })
}

impl Routine<'_> {
    fn is_by_hand(&self) -> bool {
        BY_HAND.contains(&self.function.name.as_str())
    }
}
