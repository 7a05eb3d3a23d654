//! Every routine whose arguments are all of the kinds in [`crate::argument`], by chapter.
//! Written by `cargo run -p p2pmpi-codegen`; not to be edited.

mod attr;
mod coll;
mod comm;
mod datatype;
mod dynamic;
mod errhan;
mod group;
mod info;
mod io;
mod misc;
mod part;
mod pt2pt;
mod rma;
mod session;
mod topo;
