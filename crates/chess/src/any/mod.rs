//! Chess of whatever kind: standard chess on its fast position, variants on the general one.
//!
//! Read `rules` (which kind, and where it begins), `choice` (by which name), then
//! this file and `show`, where both positions are one; `sketch` (positions put together by hand) stands apart.

mod choice;
mod face;
mod rules;
mod show;
mod sketch;

use game::{Again, Color, Outcome, Ruling};

pub use choice::{ChoiceError, choose};
pub use rules::{FenError, Rules};
pub use sketch::Sketch;

use crate::variant;

/// A position of standard chess, of Chess960 or of a variant.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "standard games are read fast because nothing is boxed")]
pub enum Position {
    /// Standard chess or Chess960.
    Standard(crate::Position),
    /// Any other variant.
    Variant(Box<variant::Position>),
}

/// A move in such a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Move {
    /// In standard chess or Chess960.
    Standard(crate::Move),
    /// In any other variant.
    Variant(variant::Move),
}

/// What can be seen on a cell or in a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Piece {
    /// In standard chess or Chess960.
    Standard(crate::Piece),
    /// In any other variant.
    Variant(variant::Shown),
}

/// What taking back a move needs.
#[derive(Debug, Clone)]
#[expect(clippy::large_enum_variant, reason = "playing a move and taking it back must not allocate")]
pub enum Undo {
    /// In standard chess or Chess960.
    Standard(crate::Undo),
    /// In any other variant.
    Variant(variant::Undo),
}

impl Default for Position {
    fn default() -> Position {
        Position::Standard(crate::Position::default())
    }
}

impl From<crate::Position> for Position {
    fn from(position: crate::Position) -> Position {
        Position::Standard(position)
    }
}

impl From<variant::Position> for Position {
    fn from(position: variant::Position) -> Position {
        Position::Variant(Box::new(position))
    }
}

impl From<crate::Move> for Move {
    fn from(mv: crate::Move) -> Move {
        Move::Standard(mv)
    }
}

impl From<variant::Move> for Move {
    fn from(mv: variant::Move) -> Move {
        Move::Variant(mv)
    }
}

/// Asks whichever position there is.
macro_rules! either {
    ($position:expr, $inner:ident => $answer:expr) => {
        match $position {
            $crate::any::Position::Standard($inner) => $answer,
            $crate::any::Position::Variant($inner) => $answer,
        }
    };
}
use either;

impl Position {
    /// The side to move.
    #[inline]
    pub fn turn(&self) -> Color {
        either!(self, position => position.turn())
    }

    /// The number of the move, from 1.
    pub fn fullmoves(&self) -> u32 {
        either!(self, position => position.fullmoves())
    }

    /// Whether the side to move is in check.
    pub fn is_check(&self) -> bool {
        either!(self, position => position.is_check())
    }

    /// The position of standard chess or Chess960, if it is one.
    pub fn standard(&self) -> Option<&crate::Position> {
        match self {
            Position::Standard(position) => Some(position),
            Position::Variant(_) => None,
        }
    }

    /// The position of another variant, if it is one.
    pub fn variant(&self) -> Option<&variant::Position> {
        match self {
            Position::Standard(_) => None,
            Position::Variant(position) => Some(position),
        }
    }

    /// The name of its variant.
    pub fn variant_name(&self) -> &str {
        match self {
            Position::Standard(position) if position.is_chess960() => "chess960",
            Position::Standard(_) => "chess",
            Position::Variant(position) => position.variant().name(),
        }
    }

    /// The position in which the side to move has given its turn away; none in check.
    pub fn passed(&self) -> Option<Position> {
        match self {
            Position::Standard(position) => position.passed().ok().map(Position::from),
            Position::Variant(position) => position.passed().ok().map(Position::from),
        }
    }

    /// The position as FEN.
    pub fn fen(&self) -> String {
        match self {
            Position::Standard(position) => crate::fen::write(position),
            Position::Variant(position) => variant::fen::write(position),
        }
    }

    /// A legal move in SAN, with its `+` or `#`.
    ///
    /// # Panics
    /// When the move is of another kind of chess.
    pub fn san(&self, mv: Move) -> String {
        match (self, mv) {
            (Position::Standard(position), Move::Standard(mv)) => crate::san::write(position, mv),
            (Position::Variant(position), Move::Variant(mv)) => variant::san::write(position, mv),
            _ => panic!("{OTHER_KIND}"),
        }
    }
}

/// Said when a move is played in a position of another kind.
const OTHER_KIND: &str = "a move of the same kind of chess";

impl game::Position for Position {
    type Move = Move;
    type Undo = Undo;

    fn turn(&self) -> Color {
        Position::turn(self)
    }

    fn key(&self) -> u64 {
        either!(self, position => position.key())
    }

    fn legal_moves(&self, into: &mut Vec<Move>) {
        match self {
            Position::Standard(position) => append(position, into),
            Position::Variant(position) => append(&**position, into),
        }
    }

    fn decided(&self) -> Option<Outcome> {
        either!(self, position => position.decided())
    }

    fn stuck(&self) -> Outcome {
        either!(self, position => position.stuck())
    }

    fn ruling(&self, again: Again) -> Option<Ruling> {
        either!(self, position => position.ruling(again))
    }

    fn dead(&self) -> Option<Outcome> {
        either!(self, position => position.dead())
    }

    fn may_win(&self, color: Color) -> bool {
        either!(self, position => position.may_win(color))
    }

    fn reach(&self) -> usize {
        either!(self, position => position.reach())
    }

    /// # Panics
    /// When the move is of another kind of chess.
    #[inline]
    fn apply(&mut self, mv: Move) -> Undo {
        match (self, mv) {
            (Position::Standard(position), Move::Standard(mv)) => Undo::Standard(position.apply(mv)),
            (Position::Variant(position), Move::Variant(mv)) => Undo::Variant(position.apply(mv)),
            _ => panic!("{OTHER_KIND}"),
        }
    }

    fn revert(&mut self, undo: Undo) {
        match (self, undo) {
            (Position::Standard(position), Undo::Standard(undo)) => position.revert(undo),
            (Position::Variant(position), Undo::Variant(undo)) => position.revert(undo),
            _ => panic!("{OTHER_KIND}"),
        }
    }
}

/// Appends the legal moves of one of the two, through a list of its own.
///
/// A search plays on the position within, which needs none.
fn append<P: game::Position>(position: &P, into: &mut Vec<Move>)
where
    Move: From<P::Move>,
{
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    into.extend(moves.into_iter().map(Move::from));
}
