//! Chess variants described by a text file, and one position that plays them all.
//!
//! Read `spec` (what a section can say), `betza` (how a piece moves), `language`
//! (how a file is read), then `position` and what it is made of.

mod betza;
mod ends;
pub mod fen;
mod kind;
pub mod language;
mod moves;
mod mv;
mod piece;
mod pieces;
mod position;
mod region;
mod role;
mod rules;
mod safety;
pub mod san;
mod show;
mod spec;
#[cfg(test)]
mod tests;
pub mod text;
#[expect(clippy::module_inception, reason = "it is what the room is about")]
mod variant;

pub use betza::{Betza, BetzaError, Stride, Way};
pub use ends::reason;
pub use kind::{Kind, Kinds};
pub use mv::{Deed, Extra, Move, Spot};
pub use piece::{Origin, Piece, Title};
use position::enclosed;
pub use position::{Position, Undo};
use region::{DIRECTIONS, between, neighbours, steps_from, straight_neighbours};
pub use region::{Region, Square};
pub use role::Role;
pub use rules::perft;
pub use show::Shown;
pub use spec::{
    Alice, Army, BetweenBoards, Captures, Castling, Connection, Counting, CountingRule, Drops, Enclosing,
    Extinction, Flag, Gating, Manners, Material, Pawns, Promotion, Spec, Stuck, Transfer, Walling, Walls,
    Wings, Worth,
};
pub use variant::{Variant, VariantError};
