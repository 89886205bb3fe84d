//! What a capture does, and what it means to enclose.

use crate::variant::Kinds;

/// What a capture does and when one must be made.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Captures {
    /// Captures explode (`blastOnCapture`).
    pub blast: bool,
    /// Kinds that no blast removes (`blastImmuneTypes`).
    pub blast_immune: Kinds,
    /// Kinds that cannot take their own kind (`mutuallyImmuneTypes`).
    pub mutually_immune: Kinds,
    /// Kinds that turn to stone when they take (`petrifyOnCaptureTypes`).
    pub petrify: Kinds,
    /// Whether what a blast removes turns to stone (`petrifyBlastPieces`).
    pub petrify_blast: bool,
    /// Whether one must take if one can (`mustCapture`).
    pub must: bool,
    /// Whether what is taken comes into the taker's hand (`capturesToHand`).
    pub to_hand: bool,
    /// Whether pieces enclosed by a move change sides (`flipEnclosedPieces`).
    pub flip: Enclosing,
}

/// What enclosing means, for drops and for flipping.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Enclosing {
    /// Nothing.
    #[default]
    None,
    /// Lines of hostile pieces between two own, as in reversi.
    Reversi,
    /// Neighbours, as in ataxx.
    Ataxx,
    /// As in quadwrangle.
    Quadwrangle,
    /// As in snort.
    Snort,
    /// Slid in from any side.
    Anyside,
    /// Falling on top of a file.
    Top,
}
