//! The faces in a terminal: a whole game in plain lines of text.
//!
//! It knows no rules and keeps no state of a game but its table.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod plain;
