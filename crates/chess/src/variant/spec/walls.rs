//! Squares that are walled up.

use game::ByColor;

use super::both;
use crate::variant::Region;

/// Squares that are walled up.
#[derive(Debug, Clone, PartialEq)]
pub struct Walls {
    /// How (`wallingRule`).
    pub rule: Walling,
    /// Where (`wallingRegionWhite`, `…Black`).
    pub region: ByColor<Region>,
    /// Whether one walls instead of moving (`wallOrMove`).
    pub or_move: bool,
}

impl Default for Walls {
    fn default() -> Walls {
        Walls { rule: Walling::None, region: both(Region::ALL), or_move: false }
    }
}

/// How squares are walled up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Walling {
    /// Not at all.
    None,
    /// Where the piece that moved could go on to.
    Arrow,
    /// One wall that moves.
    Duck,
    /// From the edge inwards.
    Edge,
    /// Where the piece came from.
    Past,
    /// Anywhere in the region.
    Static,
}
