//! Searches over any game, which know no piece and no stone.
//!
//! What a game is about is given as a value, its [`Knowledge`]; how long to think as
//! [`Limits`] and a [`Watch`]. Read `score` (what values mean), `knowledge`, `frailty`
//! (how weak players err), `limits`, `watch`, `memory`, `transposition` (what is remembered),
//! `minimax`, and `alphabeta`.

#![deny(unsafe_code)]
#![warn(missing_docs)]

mod alphabeta;
mod dfpn;
mod frailty;
mod knowledge;
mod limits;
mod memory;
mod minimax;
mod score;
mod transposition;
mod watch;

pub use alphabeta::{Found, Line, Report, Search, Selectivity};
pub use dfpn::{
    ALWAYS, Candidate, Choice, Effort, Ending, Goal, LEEWAY, Listener, Losses, Proof, ProofTable, Prover,
    Report as ProofReport, Rest, Settled, Slot, Stake,
};
pub use frailty::Frailty;
pub use knowledge::{FEATURES, Knowledge, Move, Stage, Undo};
pub use limits::Limits;
pub use minimax::minimax;
pub use score::{Bound, DRAW, MATE, MAX_PLY, Score, Value, lost_in, won_in};
pub use transposition::Table;
pub use watch::{Stop, Timeless, Watch};
