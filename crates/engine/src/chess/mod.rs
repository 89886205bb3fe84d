//! Chess: what a position is worth, and which moves deserve a look first.
//!
//! Read `pair`, `term` (what is looked at), `weights` (what it is worth), `tally`,
//! `pawns` and `evaluate` (the looking), `endings`, `exchange`, then `knowledge`.

mod endings;
mod evaluate;
mod exchange;
mod knowledge;
mod pair;
mod pawns;
mod tally;
pub mod term;
mod weights;

pub use knowledge::{Chess, trace};
pub use pair::Pair;
pub use tally::Trace;
pub use weights::WEIGHTS;
