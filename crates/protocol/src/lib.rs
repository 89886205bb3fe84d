//! The protocols of engines as text: GTP.
//!
//! It knows syntax only: what a line says, never whether the move in it is legal.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod gtp;
