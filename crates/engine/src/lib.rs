//! Knowledge of the games: how they are played out, and what is likely.
//!
//! It reads no text and prints none.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod go;
