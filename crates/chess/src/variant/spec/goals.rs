//! Goals other than mate: pieces gone, squares reached, pieces joined.

use game::ByColor;

use super::{Worth, both};
use crate::variant::{Kind, Kinds, Region};

/// Losing or winning by running out of pieces.
#[derive(Debug, Clone, PartialEq)]
pub struct Extinction {
    /// What it is worth to the side that runs out (`extinctionValue`).
    pub value: Option<Worth>,
    /// Whether it must be claimed by a move (`extinctionClaim`).
    pub claim: bool,
    /// Whether the pieces are royal as long as they are few (`extinctionPseudoRoyal`).
    pub pseudo_royal: bool,
    /// Whether all of them attacked at once is check (`dupleCheck`).
    pub duple_check: bool,
    /// Which kinds (`extinctionPieceTypes`).
    pub kinds: Kinds,
    /// How few are too few (`extinctionPieceCount`).
    pub count: u32,
    /// How many the other side must have (`extinctionOpponentPieceCount`).
    pub opponent_count: u32,
}

impl Default for Extinction {
    fn default() -> Extinction {
        Extinction {
            value: None,
            claim: false,
            pseudo_royal: false,
            duple_check: false,
            kinds: Kinds::NONE,
            count: 0,
            opponent_count: 0,
        }
    }
}

/// Winning by reaching squares.
#[derive(Debug, Clone, PartialEq)]
pub struct Flag {
    /// What must get there (`flagPiece…`).
    pub kind: ByColor<Kind>,
    /// Where (`flagRegionWhite`, `…Black`).
    pub region: ByColor<Region>,
    /// How many of them (`flagPieceCount`).
    pub count: u32,
    /// Whether a region that is full is enough (`flagPieceBlockedWin`).
    pub blocked_win: bool,
    /// Whether the other side has one more move (`flagMove`).
    pub extra_move: bool,
    /// Whether the pieces must be safe there (`flagPieceSafe`).
    pub safe: bool,
}

impl Default for Flag {
    fn default() -> Flag {
        Flag {
            kind: both(Kind::ANY),
            region: both(Region::EMPTY),
            count: 1,
            blocked_win: false,
            extra_move: false,
            safe: false,
        }
    }
}

/// Winning by lines and groups of pieces.
#[derive(Debug, Clone, PartialEq)]
pub struct Connection {
    /// So many in a row, 0 for never (`connectN`).
    pub row: u32,
    /// Which kinds count; none given means all (`connectPieceTypes`).
    pub kinds: Option<Kinds>,
    /// Whether rows lie along ranks (`connectHorizontal`).
    pub horizontal: bool,
    /// Whether rows lie along files (`connectVertical`).
    pub vertical: bool,
    /// Whether rows lie along diagonals (`connectDiagonal`).
    pub diagonal: bool,
    /// Regions to be joined (`connectRegion1White`, `…Black`).
    pub first_region: ByColor<Region>,
    /// Regions to be joined (`connectRegion2White`, `…Black`).
    pub second_region: ByColor<Region>,
    /// A square block of this side, 0 for never (`connectNxN`).
    pub block: u32,
    /// So many on a line with gaps, 0 for never (`collinearN`).
    pub collinear: u32,
    /// What it is worth to the side that did it (`connectValue`).
    pub value: Worth,
}

impl Default for Connection {
    fn default() -> Connection {
        Connection {
            row: 0,
            kinds: None,
            horizontal: true,
            vertical: true,
            diagonal: true,
            first_region: both(Region::EMPTY),
            second_region: both(Region::EMPTY),
            block: 0,
            collinear: 0,
            value: Worth::Win,
        }
    }
}
