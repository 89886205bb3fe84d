//! Depth-first proof-number search: whether a side can force its goal, as a proof.
//!
//! A result that rests on what lies behind on the path is remembered for that very path
//! only, so that it is never taken as if it held everywhere. What a result depends on is its zone:
//! once a side loses though it plays elsewhere, or passes, only moves in that zone can help it.
//! Read `goal` (what is asked of a game), `proof` (numbers and results), `table`, `fame` (what is tried
//! first), `prover` (the search), `node` (one position of it), `choice` (which move makes a result true).

mod choice;
mod fame;
mod goal;
mod node;
mod proof;
mod prover;
mod table;
#[cfg(test)]
mod tests;

pub use choice::Choice;
pub use goal::{Candidate, Ending, Goal, LEEWAY, Rest, Settled, Slot};
pub use proof::{ALWAYS, Losses, Proof, Stake};
pub use prover::{Effort, Listener, Prover, Report};
pub use table::ProofTable;
