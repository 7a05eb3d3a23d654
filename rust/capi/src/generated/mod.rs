//! The exported functions, one module for each chapter. Written by codegen; not to be edited.
#![allow(missing_docs, non_snake_case, unused_imports, unused_unsafe, unused_variables, clippy::all)]

mod misc;
mod rma;
mod errhan;
mod coll;
mod attr;
mod pt2pt;
mod topo;
mod dynamic;
mod comm;
mod io;
mod datatype;
mod group;
mod info;
mod part;
mod tool;
mod session;
