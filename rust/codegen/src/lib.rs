//! Writes and checks everything that is derived from the API table in `rust/abi/api`.
//!
//! `table` reads the three text files; `header` writes `include/mpi.h`, `rust_abi` the generated part
//! of the `abi` crate, `shims` the exported functions of `capi`. `bodies` finds out which functions
//! are written by hand already, and `coverage` makes a matrix of it. Nothing here runs in a user's process.
#![forbid(unsafe_code)]

pub mod bodies;
pub mod output;
pub mod table;

mod coverage;
mod extensions;
mod fortran;
mod header;
mod passing;
mod rust_abi;
mod rust_types;
mod shims;

use std::path::Path;

use output::Output;

/// Everything that is written, as it should be on disk; with the coverage matrix if asked.
pub fn generate(root: &Path, with_coverage: bool) -> Result<Vec<Output>, String> {
    let table = table::Table::read(root)?;
    let bodies = bodies::Bodies::find(root, &table)?;
    let mut outputs = vec![header::write(&table)];
    outputs.extend(rust_abi::write(&table));
    outputs.extend(shims::write(&table, &bodies));
    outputs.extend(fortran::write(&table));
    outputs.push(extensions::write(root)?);
    if with_coverage {
        outputs.push(coverage::write(root, &table, &bodies)?);
    }
    Ok(outputs)
}
