//! Frame headers of the data plane: a validated value with `parse` and `emit`, nothing else.
//!
//! A header is 48 bytes, little-endian, the same on every link. It never carries an address: a
//! message is named by (context, source, destination, tag, n) and engine objects by [`Token`], so
//! that a frame stays true after migration and on every replica (ARCHITECTURE, invariant 3).
//! Which bytes follow a header, and how a link opens, is the business of `transport`; what a frame
//! means is the business of `engine`.
#![forbid(unsafe_code)]

mod header;

pub use header::{Envelope, Error, Header, Token, VERSION};
