//! The protocols of engines as text: GTP and UCI.
//!
//! It knows syntax only: what a line says, never whether the move in it is legal.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod gtp;
pub mod uci;
