//! Rules about single moves.

use game::ByColor;

use super::both;

/// Rules about single moves.
#[derive(Debug, Clone, PartialEq)]
pub struct Manners {
    /// Whether check may be given (`checking`).
    pub checking: bool,
    /// Who may pass (`passWhite`, `passBlack`).
    pub pass: ByColor<bool>,
    /// Who may pass when nothing else is possible (`passOnStalemate…`).
    pub pass_on_stalemate: ByColor<bool>,
    /// Whether the king may not run from check (`makpongRule`).
    pub makpong: bool,
}

impl Default for Manners {
    fn default() -> Manners {
        Manners { checking: true, pass: both(false), pass_on_stalemate: both(false), makpong: false }
    }
}
