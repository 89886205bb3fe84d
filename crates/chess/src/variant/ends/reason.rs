//! Why games of variants end; the reasons of chess are used where they fit.

use game::Reason;

/// A side has run out of pieces, or of those that matter.
pub const EXTINCTION: Reason = Reason("extinction");
/// A side has reached the squares that win.
pub const GOAL: Reason = Reason("goal-reached");
/// Both sides have reached the squares that win.
pub const BOTH_GOALS: Reason = Reason("both-goals-reached");
/// A side has castled where that wins.
pub const CASTLED: Reason = Reason("castled");
/// A side cannot castle any more where it had to.
pub const CASTLING_LOST: Reason = Reason("castling-lost");
/// A side has given check often enough.
pub const CHECKS: Reason = Reason("checks-given");
/// A side has joined its pieces.
pub const CONNECTED: Reason = Reason("pieces-connected");
/// Both sides have passed.
pub const TWO_PASSES: Reason = Reason("two-passes");
/// The board is full.
pub const FULL_BOARD: Reason = Reason("full-board");
/// The generals have faced each other twice.
pub const FACING: Reason = Reason("facing-generals");
/// A pawn that was dropped may not mate.
pub const PAWN_DROP_MATE: Reason = Reason("pawn-drop-mate");
/// A mate that the rules do not accept.
pub const UNFAIR_MATE: Reason = Reason("unfair-mate");
/// The position has occurred too often.
pub const REPETITION: Reason = Reason("repetition");
/// A side has given check for ever.
pub const PERPETUAL_CHECK: Reason = Reason("perpetual-check");
/// A side has chased a piece for ever.
pub const PERPETUAL_CHASE: Reason = Reason("perpetual-chase");
/// A side has gone to and fro.
pub const TO_AND_FRO: Reason = Reason("to-and-fro");
/// Too many moves without progress.
pub const QUIET_MOVES: Reason = Reason("quiet-moves");
/// An endgame was not won within its count.
pub const COUNTED_OUT: Reason = Reason("counted-out");

/// All of them, for whoever has words for each.
pub const ALL: [Reason; 18] = [
    EXTINCTION,
    GOAL,
    BOTH_GOALS,
    CASTLED,
    CASTLING_LOST,
    CHECKS,
    CONNECTED,
    TWO_PASSES,
    FULL_BOARD,
    FACING,
    PAWN_DROP_MATE,
    UNFAIR_MATE,
    REPETITION,
    PERPETUAL_CHECK,
    PERPETUAL_CHASE,
    TO_AND_FRO,
    QUIET_MOVES,
    COUNTED_OUT,
];
