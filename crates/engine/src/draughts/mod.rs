//! English draughts: what a position is worth, and which moves deserve a look first.

mod evaluate;
mod knowledge;

pub use knowledge::Draughts;
