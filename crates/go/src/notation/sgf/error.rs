//! What can be wrong with a game, and where.

use game::{Color, Quoted, Sentence, sentences};

use super::{Extent, ExtentError, Limit, Spot};
use crate::{Forbidden, Move, Point};

/// Something wrong with a game, and where it is.
///
/// Its `Display` is `line:column: message`, so that a file's name and a colon
/// before it make what editors jump to.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}:{}: {problem}", .spot.line, .spot.column)]
pub struct SgfError {
    /// Where it is.
    pub spot: Spot,
    /// What it is.
    pub problem: Problem,
}

sentences! {
    /// What can be wrong with a game, or odd about it.
    pub enum Problem {
        // The text.
        NoGame = "sgf-no-game", "expected a game like (;GM[1]), found none";
        Unexpected { sign: Quoted } = "sgf-unexpected", "unexpected {sign}";
        GameUnopened = "sgf-game-unopened", "the game is not opened by (";
        GameOpen = "sgf-game-open", "the game is not closed by )";
        NodeUnopened = "sgf-node-unopened", "the node is not opened by ;";
        NodeBehindVariations = "sgf-node-behind-variations", "a node cannot stand behind variations";
        EmptyVariation = "sgf-empty-variation", "a variation needs a node";
        Name { name: Quoted } = "sgf-name", "expected the name of a property in capitals, got {name}";
        NoValue { name: String } = "sgf-no-value", "the property {name} has no value";
        ValueOpen { name: String } = "sgf-value-open", "the value of {name} is not closed by ]";
        UnknownCharset { label: Quoted } = "sgf-unknown-charset", "unknown charset {label}";
        Charset { charset: &'static str } = "sgf-charset", "the text is not {charset}, which it says it is";

        // The game and its moves.
        OtherGame { game: String } = "sgf-other-game", "the game is {game}, not Go";
        OtherKind { number: usize } = "sgf-other-kind", "the game is of kind {number}, not Go";
        TooLarge { size: Extent, max: u8 } =
            "sgf-too-large", "a board of {size} cannot be played on: {max} lines are the most";
        SecondMove = "sgf-second-move", "a node cannot have two moves";
        NoLiberty { color: Color, point: Point } =
            "sgf-no-liberty", "the {color} stone on {point} has no liberty";

        // Values.
        Value { name: String, value: Quoted } =
            "sgf-value", "the value {value} of {name} is not understood";
        OffBoard { name: String, value: Quoted } =
            "sgf-off-board", "the value {value} of {name} is not on the board";
        NotEmpty { name: String, value: Quoted } =
            "sgf-not-empty", "expected an empty value of {name}, got {value}";
        NotDouble { name: String, value: Quoted } =
            "sgf-not-double", "expected 1 or 2 as the value of {name}, got {value}";
        NotNumber { name: String, value: Quoted } =
            "sgf-not-number", "expected a whole number as the value of {name}, got {value}";
        NotWithin { name: String, value: Quoted, min: u32, max: u32 } =
            "sgf-not-within", "expected a number from {min} to {max} as the value of {name}, got {value}";
        NotReal { name: String, value: Quoted } =
            "sgf-not-real", "expected a number like 6.5 as the value of {name}, got {value}";
        NotPair { name: String, value: Quoted } =
            "sgf-not-pair", "expected two points like aa:bb as the value of {name}, got {value}";
        NotLabel { name: String, value: Quoted } =
            "sgf-not-label", "expected a point and its text like aa:text as the value of {name}, got {value}";
        NotFigure { name: String, value: Quoted } =
            "sgf-not-figure", "expected a number and a title like 0:title as the value of {name}, got {value}";
        NotResult { name: String, value: Quoted } =
            "sgf-not-result", "expected a result like B+3.5, W+R, 0 or Void as the value of {name}, got {value}";
        NotDate { name: String, value: Quoted } =
            "sgf-not-date", "expected a date like 2026-01-31 as the value of {name}, got {value}";
        UnknownRules { value: Quoted } = "sgf-unknown-rules", "the rules {value} are not known";

        // Properties of a node, and of the nodes before it.
        ManyValues { name: String } = "sgf-many-values", "the property {name} can have one value only";
        Twice { name: String } = "sgf-twice", "the property {name} stands twice in its node";
        PointTwice { point: String, name: String, other: String } =
            "sgf-point-twice", "the point {point} of {name} is in {other} of the same node already";
        Mixed { name: String } = "sgf-mixed", "a node with a move cannot set up anything, as {name} does";
        BelowRoot { name: String } = "sgf-below-root", "the property {name} can stand in the root only";
        SecondInfo { name: String } =
            "sgf-second-info", "{name} tells about the game, as a node before this one does already";
    }
    also { Size(ExtentError), Illegal(IllegalMove), Limit(Limit) }
}

sentences! {
    /// A move that the rules forbid.
    pub enum IllegalMove {
        Over { color: Color, mv: Move } = "sgf-illegal-over", "{color} cannot play {mv}: the game is over";
        OffBoard { color: Color, mv: Move } =
            "sgf-illegal-off-board", "{color} cannot play {mv}: there is no such point";
        Outside { color: Color, mv: Move } =
            "sgf-illegal-outside", "{color} cannot play {mv}: the point is not part of the game";
        Occupied { color: Color, mv: Move, other: Color } =
            "sgf-illegal-occupied", "{color} cannot play {mv}: a {other} stone is there";
        Ko { color: Color, mv: Move } =
            "sgf-illegal-ko", "{color} cannot play {mv}: the ko cannot be taken back at once";
        Suicide { color: Color, mv: Move } =
            "sgf-illegal-suicide", "{color} cannot play {mv}: the stone would have no liberty";
        RepeatsStart { color: Color, mv: Move } =
            "sgf-illegal-repeats-start", "{color} cannot play {mv}: it repeats the position at the start";
        Repeats { color: Color, mv: Move, after: u32 } =
            "sgf-illegal-repeats", "{color} cannot play {mv}: it repeats the position after move {after}";
    }
}

impl Problem {
    /// Whether the game is sound all the same: something is only not understood.
    pub fn is_warning(&self) -> bool {
        matches!(self, Problem::UnknownRules { .. } | Problem::NotDate { .. })
    }
}

impl IllegalMove {
    pub(super) fn new(color: Color, mv: Move, why: Forbidden) -> IllegalMove {
        match why {
            Forbidden::Over => IllegalMove::Over { color, mv },
            Forbidden::OffBoard => IllegalMove::OffBoard { color, mv },
            Forbidden::Outside => IllegalMove::Outside { color, mv },
            Forbidden::Occupied(other) => IllegalMove::Occupied { color, mv, other },
            Forbidden::Ko => IllegalMove::Ko { color, mv },
            Forbidden::Suicide => IllegalMove::Suicide { color, mv },
            Forbidden::Superko(0) => IllegalMove::RepeatsStart { color, mv },
            Forbidden::Superko(after) => IllegalMove::Repeats { color, mv, after },
        }
    }
}

/// Every sentence that a problem of a game can say.
pub fn problem_sentences() -> impl Iterator<Item = &'static Sentence> {
    [Problem::SENTENCES, IllegalMove::SENTENCES, Limit::SENTENCES, ExtentError::SENTENCES]
        .into_iter()
        .flatten()
}
