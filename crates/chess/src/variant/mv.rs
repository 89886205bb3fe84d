//! Moves of every variant: ten bytes that mean something with their position.

use std::fmt;

use super::{Role, Square};

/// A square of one of several boards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Spot(u16);

impl Spot {
    /// The square of a board, boards counted from 0.
    pub const fn new(board: u8, square: Square) -> Spot {
        Spot((board as u16) << 7 | square.index() as u16)
    }

    /// The board, from 0.
    pub const fn board(self) -> u8 {
        (self.0 >> 7) as u8
    }

    /// The square.
    pub const fn square(self) -> Square {
        Square::from_index((self.0 & 127) as u32)
    }
}

/// `e4A`, `e4B`.
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}{}", self.square(), char::from(b'A' + self.board()))
    }
}

impl fmt::Debug for Spot {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What a move does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Deed {
    /// A piece goes, or takes what stands where it goes.
    Step,
    /// A piece takes another in passing.
    EnPassant,
    /// King and rook move together; the move leads to the rook.
    Castle {
        /// The board on which both arrive.
        board: u8,
    },
    /// A pawn becomes another piece with its move.
    Promote(Role),
    /// A piece turns to its promoted side with its move.
    PromotePiece,
    /// A promoted piece turns back with its move.
    Demote,
    /// A piece comes from the hand.
    Drop(Role),
    /// A piece comes from the hand on its promoted side.
    DropPromoted(Role),
    /// Nothing moves.
    Pass,
}

/// What comes to stand on the board besides the piece that moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Extra {
    /// A piece from the hand, on a square that was left.
    Gate(Square, Role),
    /// A wall.
    Wall(Square),
}

/// A move of some variant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    /// Where it begins; for a drop, where it leads.
    pub(super) from: Spot,
    /// Where it leads; for castling, the rook.
    pub(super) to: Spot,
    pub(super) deed: Deed,
    pub(super) extra: Option<Extra>,
}

impl Move {
    pub(super) const fn new(from: Spot, to: Spot, deed: Deed) -> Move {
        Move { from, to, deed, extra: None }
    }

    pub(super) const fn with(self, extra: Extra) -> Move {
        Move { extra: Some(extra), ..self }
    }

    /// Where it begins; for a drop, where it leads.
    pub const fn from(self) -> Spot {
        self.from
    }

    /// Where it leads; for castling, where the rook stands.
    pub const fn to(self) -> Spot {
        self.to
    }

    /// What it does.
    pub const fn deed(self) -> Deed {
        self.deed
    }

    /// What comes on the board besides.
    pub const fn extra(self) -> Option<Extra> {
        self.extra
    }

    /// Whether a piece comes from the hand.
    pub const fn is_drop(self) -> bool {
        matches!(self.deed, Deed::Drop(_) | Deed::DropPromoted(_))
    }

    /// Whether nothing moves, walls aside.
    pub const fn is_pass(self) -> bool {
        matches!(self.deed, Deed::Pass)
    }
}
