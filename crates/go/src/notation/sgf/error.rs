//! What can be wrong with a game, and where.

use game::Color;

use super::{ExtentError, Limit, Spot};
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

/// What can be wrong with a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// The text has no game at all.
    #[error("expected a game like (;GM[1]), found none")]
    NoGame,
    /// A sign stands where none can.
    #[error("unexpected {0:?}")]
    Unexpected(char),
    /// A game begins without its bracket.
    #[error("the game is not opened by (")]
    GameUnopened,
    /// The text or another game begins before the game is closed.
    #[error("the game is not closed by )")]
    GameOpen,
    /// A property stands where a node has not begun.
    #[error("the node is not opened by ;")]
    NodeUnopened,
    /// A node follows the variations of the node it would belong to.
    #[error("a node cannot stand behind variations")]
    NodeBehindVariations,
    /// The name of a property has no capital letter.
    #[error("expected the name of a property in capitals, got {0:?}")]
    Name(String),
    /// A name has no value.
    #[error("the property {0} has no value")]
    NoValue(String),
    /// A value has no end.
    #[error("the value of {0} is not closed by ]")]
    ValueOpen(String),
    /// The charset that is declared is not known.
    #[error("unknown charset {0:?}")]
    UnknownCharset(String),
    /// Some bytes mean nothing in the charset that is declared.
    #[error("the text is not {0}, which it says it is")]
    Charset(&'static str),
    /// The game is not Go.
    #[error("the game is {0}, not Go")]
    OtherGame(String),
    /// The board is not one that can be written.
    #[error(transparent)]
    Size(#[from] ExtentError),
    /// A value of a property cannot be read.
    #[error("the value {value:?} of {name} is not understood")]
    Value {
        /// The property.
        name: String,
        /// Its value.
        value: String,
    },
    /// A value is no point of the board.
    #[error("the value {value:?} of {name} is not on the board")]
    Point {
        /// The property.
        name: String,
        /// Its value.
        value: String,
    },
    /// A node has a second move.
    #[error("a node cannot have two moves")]
    SecondMove,
    /// The rules forbid a move.
    #[error("{color} cannot play {mv}: {}", reason(*.why))]
    Illegal {
        /// Whose move it is.
        color: Color,
        /// The move.
        mv: Move,
        /// What the rules say.
        why: Forbidden,
    },
    /// A stone is set up that has no liberty.
    #[error("the {0} stone on {1} has no liberty")]
    NoLiberty(Color, Point),
    /// Something is longer, deeper or more than is read.
    #[error("{0}")]
    Limit(Limit),
}

fn reason(why: Forbidden) -> String {
    match why {
        Forbidden::Over => "the game is over".to_owned(),
        Forbidden::OffBoard => "there is no such point".to_owned(),
        Forbidden::Outside => "the point is not part of the game".to_owned(),
        Forbidden::Occupied(color) => format!("a {color} stone is there"),
        Forbidden::Ko => "the ko cannot be taken back at once".to_owned(),
        Forbidden::Suicide => "the stone would have no liberty".to_owned(),
        Forbidden::Superko(0) => "it repeats the position at the start".to_owned(),
        Forbidden::Superko(moves) => format!("it repeats the position after move {moves}"),
    }
}
