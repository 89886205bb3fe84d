//! The protocols of engines as text: GTP, UCI and `XBoard`'s.
//!
//! It knows syntax only: what a line says, never whether the move in it is legal.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod gtp;
pub mod uci;
pub mod xboard;
