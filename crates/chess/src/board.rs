//! What stands where, as sets of squares and square by square.

use game::{ByColor, Color};

use crate::{Bitboard, ByRole, Piece, Role, Square, attacks};

/// The squares of each role and of each side: all that a move generator reads.
///
/// Sixty-four bytes, one cache line, copied in one go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]

pub(crate) struct Sets {
    pub(crate) roles: ByRole<Bitboard>,
    pub(crate) colors: ByColor<Bitboard>,
}

impl Sets {
    #[inline(always)]
    pub(crate) fn occupied(&self) -> Bitboard {
        self.colors.white | self.colors.black
    }

    /// The squares of one side's pieces of one role.
    #[inline(always)]
    pub(crate) fn of(&self, color: Color, role: Role) -> Bitboard {
        self.roles[role] & self.colors[color]
    }

    /// Bishops and queens of one side.
    #[inline(always)]
    pub(crate) fn diagonal_sliders(&self, color: Color) -> Bitboard {
        (self.roles[Role::Bishop] | self.roles[Role::Queen]) & self.colors[color]
    }

    /// Rooks and queens of one side.
    #[inline(always)]
    pub(crate) fn straight_sliders(&self, color: Color) -> Bitboard {
        (self.roles[Role::Rook] | self.roles[Role::Queen]) & self.colors[color]
    }

    /// Puts a piece down or takes it away.
    #[inline(always)]
    pub(crate) fn toggle(&mut self, color: Color, role: Role, squares: Bitboard) {
        self.roles[role] ^= squares;
        self.colors[color] ^= squares;
    }

    /// Takes away whatever piece of `color` stands there.
    #[inline(always)]
    pub(crate) fn clear(&mut self, color: Color, squares: Bitboard) {
        for role in &mut self.roles.0 {
            *role &= !squares;
        }
        self.colors[color] &= !squares;
    }

    /// The pieces of `color` that strike a square, given the occupied squares.
    #[inline(always)]
    pub(crate) fn attackers(&self, color: Color, square: Square, occupied: Bitboard) -> Bitboard {
        let leapers = attacks::knight(square) & self.roles[Role::Knight]
            | attacks::king(square) & self.roles[Role::King]
            | attacks::pawn(!color, square) & self.roles[Role::Pawn];
        leapers & self.colors[color]
            | attacks::rook(square, occupied) & self.straight_sliders(color)
            | attacks::bishop(square, occupied) & self.diagonal_sliders(color)
    }
}

/// A board with pieces on it, in any arrangement.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Board {
    sets: Sets,
    squares: [Option<Piece>; 64],
}

impl Default for Board {
    fn default() -> Board {
        Board::empty()
    }
}

impl Board {
    /// A board without pieces.
    pub fn empty() -> Board {
        Board { sets: Sets::default(), squares: [None; 64] }
    }

    /// The piece on a square, if any.
    #[inline(always)]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.squares[square.index()]
    }

    /// All occupied squares.
    pub fn occupied(&self) -> Bitboard {
        self.sets.occupied()
    }

    /// The squares of one side's pieces.
    pub fn by_color(&self, color: Color) -> Bitboard {
        self.sets.colors[color]
    }

    /// The squares of all pieces of a role.
    pub fn by_role(&self, role: Role) -> Bitboard {
        self.sets.roles[role]
    }

    /// The squares of one side's pieces of one role.
    pub fn by_piece(&self, piece: Piece) -> Bitboard {
        self.sets.of(piece.color, piece.role)
    }

    /// The king of a side, if it has one.
    pub fn king(&self, color: Color) -> Option<Square> {
        self.sets.of(color, Role::King).first()
    }

    /// The pieces of `color` that strike a square.
    pub fn attackers(&self, color: Color, square: Square) -> Bitboard {
        self.sets.attackers(color, square, self.occupied())
    }

    /// The pieces of both sides that strike a square if only these squares are occupied.
    pub fn attackers_through(&self, square: Square, occupied: Bitboard) -> Bitboard {
        self.sets.attackers(Color::White, square, occupied)
            | self.sets.attackers(Color::Black, square, occupied)
    }

    /// The pieces with their squares, a1 first.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        self.occupied().into_iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// Puts a piece on a square, or empties it.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        if let Some(former) = self.piece_at(square) {
            self.remove(square, former);
        }
        if let Some(piece) = piece {
            self.put(square, piece);
        }
    }

    #[inline(always)]
    pub(crate) fn sets(&self) -> &Sets {
        &self.sets
    }

    /// Puts a piece on an empty square.
    #[inline(always)]
    pub(crate) fn put(&mut self, square: Square, piece: Piece) {
        self.sets.toggle(piece.color, piece.role, square.bit());
        self.squares[square.index()] = Some(piece);
    }

    /// Takes this piece from its square.
    #[inline(always)]
    pub(crate) fn remove(&mut self, square: Square, piece: Piece) {
        self.sets.toggle(piece.color, piece.role, square.bit());
        self.squares[square.index()] = None;
    }

    /// Moves this piece to an empty square.
    #[inline(always)]
    pub(crate) fn shift(&mut self, from: Square, to: Square, piece: Piece) {
        self.sets.toggle(piece.color, piece.role, from.bit() | to.bit());
        self.squares[from.index()] = None;
        self.squares[to.index()] = Some(piece);
    }
}
