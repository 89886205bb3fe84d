//! Go: games without a plan, and what they say about life.
//!
//! Read `dice`, `playout` (one random game), `estimate` (many of them), `dead` (what
//! to take off at the end).

mod dead;
mod dice;
mod estimate;
mod playout;

pub use dead::{Proposal, propose_dead};
pub use dice::Dice;
pub use estimate::{Estimate, estimate};
pub use playout::{play_out, random_move};
