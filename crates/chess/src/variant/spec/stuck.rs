//! Results of having no move, and of draws.

use super::Worth;

/// Results of having no move.
#[derive(Debug, Clone, PartialEq)]
pub struct Stuck {
    /// Without check (`stalemateValue`).
    pub stalemate: Worth,
    /// Whether the side with more pieces wins then (`stalematePieceCount`).
    pub piece_count: bool,
    /// In check (`checkmateValue`).
    pub checkmate: Worth,
    /// The mates of shatar (`shatarMateRule`).
    pub shatar: bool,
    /// How draws are decided by material (`materialCounting`).
    pub material: Material,
    /// Whether a full board ends the game (`adjudicateFullBoard`).
    pub full_board: bool,
    /// Whether facing generals draw, as in janggi (`bikjangRule`).
    pub bikjang: bool,
}

impl Default for Stuck {
    fn default() -> Stuck {
        Stuck {
            stalemate: Worth::Draw,
            piece_count: false,
            checkmate: Worth::Loss,
            shatar: false,
            material: Material::None,
            full_board: false,
            bikjang: false,
        }
    }
}

/// How draws are decided by material.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Material {
    /// They are not.
    None,
    /// By the points of janggi.
    Janggi,
    /// By the number of pieces.
    Unweighted,
    /// For White.
    WhiteDrawOdds,
    /// For Black.
    BlackDrawOdds,
}
