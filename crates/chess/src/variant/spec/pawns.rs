//! How pawns step and take in passing, and what becomes of them.

use game::ByColor;

use super::both;
use crate::variant::{Kind, Kinds, Region};

/// The pawn of chess alone.
pub(super) const PAWN: Kinds = Kinds::of(&[Kind::PAWN]);

/// What a pawn of chess can become.
const OFFICERS: Kinds = Kinds::of(&[Kind::QUEEN, Kind::ROOK, Kind::BISHOP, Kind::KNIGHT]);

/// How pawns, and pieces like them, go and take.
#[derive(Debug, Clone, PartialEq)]
pub struct Pawns {
    /// Whether there are double steps and initial moves (`doubleStep`).
    pub double_step: bool,
    /// From where (`doubleStepRegionWhite`, `…Black`).
    pub double_step_region: ByColor<Region>,
    /// From where three steps (`tripleStepRegionWhite`, `…Black`).
    pub triple_step_region: ByColor<Region>,
    /// Squares on which this side can take in passing (`enPassantRegion…`).
    pub en_passant_region: ByColor<Region>,
    /// Kinds that take in passing (`enPassantTypes…`).
    pub en_passant_kinds: ByColor<Kinds>,
}

impl Default for Pawns {
    fn default() -> Pawns {
        Pawns {
            double_step: true,
            double_step_region: ByColor { white: Region::rank(1), black: Region::rank(6) },
            triple_step_region: both(Region::EMPTY),
            en_passant_region: both(Region::ALL),
            en_passant_kinds: both(PAWN),
        }
    }
}

/// What becomes what, and where.
#[derive(Debug, Clone, PartialEq)]
pub struct Promotion {
    /// Where (`promotionRegionWhite`, `…Black`).
    pub region: ByColor<Region>,
    /// The kind to which a taken promoted piece returns.
    pub main_pawn: ByColor<Kind>,
    /// Kinds that promote as pawns do (`promotionPawnTypes…`).
    pub pawn_kinds: ByColor<Kinds>,
    /// What they become (`promotionPieceTypes…`).
    pub piece_kinds: ByColor<Kinds>,
    /// Promotion as in sittuyin (`sittuyinPromotion`).
    pub sittuyin: bool,
    /// How many of a kind there may be by promotion; 0 for any (`promotionLimit`).
    pub limit: [u8; Kind::COUNT],
    /// What each kind becomes as in shogi (`promotedPieceType`).
    pub promoted: [Option<Kind>; Kind::COUNT],
    /// Only with a capture (`piecePromotionOnCapture`).
    pub on_capture: bool,
    /// Whether pawns must (`mandatoryPawnPromotion`).
    pub mandatory_pawn: bool,
    /// Whether pieces must (`mandatoryPiecePromotion`).
    pub mandatory_piece: bool,
    /// Whether promoted pieces turn back (`pieceDemotion`).
    pub demotion: bool,
}

impl Default for Promotion {
    fn default() -> Promotion {
        Promotion {
            region: ByColor { white: Region::rank(7), black: Region::rank(0) },
            main_pawn: both(Kind::PAWN),
            pawn_kinds: both(PAWN),
            piece_kinds: both(OFFICERS),
            sittuyin: false,
            limit: [0; Kind::COUNT],
            promoted: [None; Kind::COUNT],
            on_capture: false,
            mandatory_pawn: true,
            mandatory_piece: false,
            demotion: false,
        }
    }
}
