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

/// How many ways there are to gate: each role, on either square that was left.
const GATES: u32 = 2 * Role::COUNT as u32;

impl Deed {
    /// Its number: the plain deeds, then one for each board, then three for each role.
    fn number(self) -> u32 {
        let of = |group: u32, role: Role| 13 + group * Role::COUNT as u32 + role.index() as u32;
        match self {
            Deed::Step => 0,
            Deed::EnPassant => 1,
            Deed::PromotePiece => 2,
            Deed::Demote => 3,
            Deed::Pass => 4,
            Deed::Castle { board } => 5 + u32::from(board),
            Deed::Promote(role) => of(0, role),
            Deed::Drop(role) => of(1, role),
            Deed::DropPromoted(role) => of(2, role),
        }
    }

    fn from_number(number: u32) -> Option<Deed> {
        let role = || Role::new((number - 13) as usize % Role::COUNT);
        Some(match number {
            0 => Deed::Step,
            1 => Deed::EnPassant,
            2 => Deed::PromotePiece,
            3 => Deed::Demote,
            4 => Deed::Pass,
            5..13 => Deed::Castle { board: number as u8 - 5 },
            13..39 => Deed::Promote(role()),
            39..65 => Deed::Drop(role()),
            65..91 => Deed::DropPromoted(role()),
            _ => return None,
        })
    }
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

    /// The move as a number other than 0, by which [`Move::from_code`] finds it again.
    ///
    /// Its last bits differ between moves that begin or lead elsewhere.
    pub fn code(self) -> u32 {
        let (from, to) = (self.from.square().index() as u32, self.to.square().index() as u32);
        let bits = to | from << 7 | self.deed.number() << 14 | self.annex() << 21 | 1 << 31;
        bits ^ bits >> 12
    }

    /// The move of a number, if it is one.
    pub fn from_code(code: u32) -> Option<Move> {
        let bits = code ^ code >> 12 ^ code >> 24;
        let square = |bits: u32| (bits < Square::COUNT as u32).then(|| Square::from_index(bits));
        let (to, from) = (square(bits & 127)?, square(bits >> 7 & 127)?);
        let deed = Deed::from_number(bits >> 14 & 127)?;
        let annex = bits >> 21 & 1023;
        let on_boards = |from_board: u32, to_board: u32| {
            Move::new(Spot::new(from_board as u8, from), Spot::new(to_board as u8, to), deed)
        };
        let mv = match annex {
            0..64 => on_boards(annex >> 3, annex & 7),
            64..480 => {
                let (board, gate) = ((annex - 64) / GATES, (annex - 64) % GATES);
                let at = if gate & 1 == 0 { from } else { to };
                on_boards(0, board).with(Extra::Gate(at, Role::new(gate as usize / 2)))
            }
            _ => on_boards(0, 0).with(Extra::Wall(square(annex - 480)?)),
        };
        (bits >> 31 == 1).then_some(mv)
    }

    /// Boards and what comes besides, as one number below 600.
    ///
    /// Only pieces of the first board open gates, and walls are on single boards alone.
    fn annex(self) -> u32 {
        match self.extra {
            None => u32::from(self.from.board()) << 3 | u32::from(self.to.board()),
            Some(Extra::Gate(square, role)) => {
                let gate = 2 * role.index() as u32 + u32::from(square != self.from.square());
                64 + GATES * u32::from(self.to.board()) + gate
            }
            Some(Extra::Wall(square)) => 480 + square.index() as u32,
        }
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
