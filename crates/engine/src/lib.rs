//! Knowledge of the games: what positions are worth, how they are played out, what is likely.
//!
//! It reads no text and prints none.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod chess;
pub mod draughts;
pub mod go;
pub mod variant;
