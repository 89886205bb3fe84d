//! Chess: what a position is worth, and which moves deserve a look first.
//!
//! Read `pair`, `term` (what is looked at), `weights` (what it is worth), `tally`,
//! `pawns` and `evaluate` (the looking), `endings`, `exchange`, `foreign`, `tables` and
//! `book` (what others found out), `knowledge`, then `odds`.

mod book;
mod endings;
mod evaluate;
mod exchange;
mod foreign;
mod knowledge;
mod odds;
mod pair;
mod pawns;
mod tables;
mod tally;
pub mod term;
mod weights;

pub use book::{Book, OpenBookError, write_book};
pub use knowledge::{Chess, OPENING, phase, trace};
pub use odds::{CURVES, curve};
pub use pair::Pair;
pub use tables::{OpenTablesError, Tables};
pub use tally::Trace;
pub use weights::WEIGHTS;
