//! Pieces that enter from the hand.

use game::ByColor;

use super::{Enclosing, both};
use crate::variant::{Kind, Region};

/// Pieces in hand.
#[derive(Debug, Clone, PartialEq)]
pub struct Drops {
    /// Whether pieces are dropped (`pieceDrops`).
    pub enabled: bool,
    /// Whether every kind can be dropped without limit.
    pub free: bool,
    /// Whether captured promoted pieces stay promoted (`dropLoop`).
    pub looped: bool,
    /// Whether one must drop while one can (`mustDrop`).
    pub must: bool,
    /// Which kind must be dropped (`mustDropType`).
    pub must_kind: Kind,
    /// Whether a drop may give check (`dropChecks`).
    pub checks: bool,
    /// Pawns on the first rank (`firstRankPawnDrops`).
    pub first_rank_pawns: bool,
    /// Pawns where they promote (`promotionZonePawnDrops`).
    pub promotion_zone_pawns: bool,
    /// Which squares a drop must enclose (`enclosingDrop`).
    pub enclosing: Enclosing,
    /// Which squares come first then (`enclosingDropStart`).
    pub enclosing_start: Region,
    /// Where (`dropRegionWhite`, `…Black`).
    pub region: ByColor<Region>,
    /// Rooks on the first rank only (`sittuyinRookDrop`).
    pub sittuyin_rook: bool,
    /// Bishops on squares of both colours (`dropOppositeColoredBishop`).
    pub opposite_bishops: bool,
    /// Whether pieces can be dropped promoted (`dropPromoted`).
    pub promoted: bool,
    /// The kind of which a file takes only so many (`dropNoDoubled`).
    pub no_doubled: Option<Kind>,
    /// How many (`dropNoDoubledCount`).
    pub no_doubled_count: u8,
    /// Whether no piece may go where it could never move (`immobilityIllegal`).
    pub immobility_illegal: bool,
    /// Whether a pawn dropped may not mate (`shogiPawnDropMateIllegal`).
    pub pawn_mate_illegal: bool,
    /// Whether what is taken goes to a partner at another board (`twoBoards`).
    pub partner: bool,
}

impl Default for Drops {
    fn default() -> Drops {
        Drops {
            enabled: false,
            free: false,
            looped: false,
            must: false,
            must_kind: Kind::ANY,
            checks: true,
            first_rank_pawns: false,
            promotion_zone_pawns: false,
            enclosing: Enclosing::None,
            enclosing_start: Region::EMPTY,
            region: both(Region::ALL),
            sittuyin_rook: false,
            opposite_bishops: false,
            promoted: false,
            no_doubled: None,
            no_doubled_count: 1,
            immobility_illegal: false,
            pawn_mate_illegal: false,
            partner: false,
        }
    }
}

/// Pieces that enter behind a first move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Gating {
    /// Whether first moves are remembered at all (`gating`).
    pub enabled: bool,
    /// Whether a piece in hand may enter where one first moved away (`seirawanGating`).
    pub seirawan: bool,
}
