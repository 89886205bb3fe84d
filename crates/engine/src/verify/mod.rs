//! A plain checker of claims about life and death, which shares nothing with any search.
//!
//! It knows the rules of Go and David Benson's theorem. Where the side moves that a claim says will
//! win, it asks for one move; where the other does, it tries them all.
//!
//! Read `claim` (what is said), `points`, `ground` (the stones, and what a move makes of them), `memo`
//! (what need not be looked at again), `checker`.

mod checker;
mod claim;
mod ground;
mod memo;
mod points;

pub use checker::{Checker, Effort, Finding};
pub use claim::{Advice, Adviser, Aim, Claim, ENDLESS, Question};
use ground::{Ground, Stones};
use points::Points;
