//! Go: games without a plan, and what they say about life.
//!
//! Read `dice`, `playout` (one random game), `sense` (one that is less random),
//! `estimate` (many of them), `bent_four`, `dead` (what to take off at the end).

mod bent_four;
mod dead;
mod estimate;
mod playout;
mod sense;

pub use dead::{Proposal, propose_dead};
pub use estimate::{Estimate, estimate};
pub use playout::{play_out, random_move};
pub use sense::Sense;
