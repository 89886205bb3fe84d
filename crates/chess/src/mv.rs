//! A move in sixteen bits.

use std::fmt;

use crate::{Role, Square};

/// What is special about a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A piece goes from one square to another, capturing what stands there.
    Normal,
    /// A pawn's first step over two squares.
    DoubleStep,
    /// A pawn captures the pawn that has just passed it.
    EnPassant,
    /// The king castles with the rook that stands on the target square.
    Castle,
    /// A pawn reaches the last rank and becomes this.
    Promotion(Role),
}

/// A move, meaningful only together with its position.
///
/// Castling goes from the king's square to the rook's, which is the same thing
/// in standard chess and in Chess960.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move(u16);

impl Move {
    /// A move from one square to another.
    #[inline(always)]
    pub const fn new(from: Square, to: Square, kind: Kind) -> Move {
        let code = match kind {
            Kind::Normal => 0,
            Kind::DoubleStep => 1,
            Kind::EnPassant => 2,
            Kind::Castle => 3,
            Kind::Promotion(Role::Knight) => 4,
            Kind::Promotion(Role::Bishop) => 5,
            Kind::Promotion(Role::Rook) => 6,
            Kind::Promotion(_) => 7,
        };
        Move(from.index() as u16 | (to.index() as u16) << 6 | code << 12)
    }

    /// Where the piece comes from.
    #[inline(always)]
    pub const fn from(self) -> Square {
        Square::new(self.0 as u32)
    }

    /// Where it goes; in castling, where the rook stands.
    #[inline(always)]
    pub const fn to(self) -> Square {
        Square::new((self.0 >> 6) as u32)
    }

    /// What is special about it.
    #[inline(always)]
    pub const fn kind(self) -> Kind {
        match self.0 >> 12 {
            0 => Kind::Normal,
            1 => Kind::DoubleStep,
            2 => Kind::EnPassant,
            3 => Kind::Castle,
            4 => Kind::Promotion(Role::Knight),
            5 => Kind::Promotion(Role::Bishop),
            6 => Kind::Promotion(Role::Rook),
            _ => Kind::Promotion(Role::Queen),
        }
    }

    /// What the pawn becomes, if it becomes something.
    #[inline(always)]
    pub const fn promotion(self) -> Option<Role> {
        match self.kind() {
            Kind::Promotion(role) => Some(role),
            _ => None,
        }
    }

    /// Whether the king castles.
    pub const fn is_castle(self) -> bool {
        matches!(self.kind(), Kind::Castle)
    }

    /// Where the king stands after castling by this move.
    #[inline(always)]
    pub const fn castled_king(self) -> Square {
        Square::at(if self.is_kingside() { 6 } else { 2 }, self.from().rank())
    }

    /// Where the rook stands after castling by this move.
    #[inline(always)]
    pub const fn castled_rook(self) -> Square {
        Square::at(if self.is_kingside() { 5 } else { 3 }, self.from().rank())
    }

    /// Whether castling by this move goes towards the h-file.
    #[inline(always)]
    pub const fn is_kingside(self) -> bool {
        self.to().index() > self.from().index()
    }
}

impl Move {
    /// The move as a number.
    pub const fn code(self) -> u16 {
        self.0
    }

    /// The move of a number.
    pub const fn from_code(code: u16) -> Move {
        Move(code)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        match self.kind() {
            Kind::Promotion(role) => write!(f, "={}", role.letter()),
            Kind::Castle => f.write_str(" castling"),
            Kind::Normal | Kind::DoubleStep | Kind::EnPassant => Ok(()),
        }
    }
}
