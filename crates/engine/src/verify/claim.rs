//! What can be said of some stones, and who knows how it comes about.

use game::Color;
use go::Move;

/// More threats than can be counted.
pub const ENDLESS: i32 = i32::MAX;

/// What somebody may reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Aim {
    /// The attacker captures a stone of the target.
    Capture,
    /// The defender gets two eyes: no sequence of moves captures the target any more.
    TwoEyes,
}

/// That one side reaches an aim, or that the other prevents it, whatever is played.
///
/// Nobody may make a position that stood before, unless he spends a threat; a threat and a pass forget
/// what stood before. What goes on for ever reaches nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Claim {
    /// What it is about.
    pub aim: Aim,
    /// Whether it is reached, not prevented.
    pub is_reached: bool,
    /// How many threats the attacker has; the defender, if it is negative.
    pub threats: i32,
}

impl Claim {
    /// The side that gets its way, by what is said.
    pub(super) fn winner(self, defender: Color) -> Color {
        if (self.aim == Aim::Capture) == self.is_reached { !defender } else { defender }
    }
}

/// What somebody would play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Advice {
    /// This move.
    Play(Move),
    /// Nothing: it seems that the claim is false.
    Nothing,
    /// It took too long to find out.
    Ended,
}

/// A position in which the side that should win is to move.
#[derive(Debug, Clone, Copy)]
pub struct Question<'a> {
    /// What is to come true.
    pub claim: Claim,
    /// The side that made the first of the moves.
    pub first: Color,
    /// The moves from the start.
    pub moves: &'a [Move],
    /// What was tried here before, and led astray.
    pub refused: &'a [Move],
}

/// Whoever says how a claim comes true; it need not be trusted.
pub trait Adviser {
    /// What the side to move should play.
    fn advise(&mut self, question: &Question) -> Advice;

    /// Forgets what it knew: what it played did not make a claim come true.
    fn forget(&mut self) {}
}
