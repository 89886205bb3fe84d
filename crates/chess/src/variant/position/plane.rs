//! One board: what stands where.

use game::{ByColor, Color};

use crate::variant::{Piece, Region, Role, Square};

/// One board: what stands where, by square, by kind and by side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::variant) struct Plane {
    cells: [Option<Piece>; Square::COUNT],
    pub(in crate::variant) by_role: [Region; Role::COUNT],
    pub(in crate::variant) by_color: ByColor<Region>,
    pub(in crate::variant) walls: Region,
}

impl Plane {
    pub(in crate::variant) const EMPTY: Plane = Plane {
        cells: [None; Square::COUNT],
        by_role: [Region::EMPTY; Role::COUNT],
        by_color: ByColor { white: Region::EMPTY, black: Region::EMPTY },
        walls: Region::EMPTY,
    };

    #[inline]
    pub(in crate::variant) fn at(&self, square: Square) -> Option<Piece> {
        self.cells[square.index()]
    }

    /// Pieces of both sides.
    #[inline]
    pub(in crate::variant) fn pieces(&self) -> Region {
        self.by_color.white | self.by_color.black
    }

    /// Everything that stops a ride: pieces and walls.
    #[inline]
    pub(in crate::variant) fn occupied(&self) -> Region {
        self.pieces() | self.walls
    }

    /// The pieces of a side that have a role.
    #[inline]
    pub(in crate::variant) fn of(&self, color: Color, role: Role) -> Region {
        self.by_role[role.index()] & self.by_color[color]
    }

    /// Puts a piece on an empty square.
    #[inline]
    pub(in crate::variant) fn put(&mut self, square: Square, piece: Piece) {
        debug_assert!(self.at(square).is_none(), "an empty square");
        let at = Region::of(square);
        self.cells[square.index()] = Some(piece);
        self.by_role[piece.role.index()] |= at;
        self.by_color[piece.color] |= at;
    }

    /// Takes a piece away, if one is there.
    #[inline]
    pub(in crate::variant) fn take(&mut self, square: Square) -> Option<Piece> {
        let piece = self.cells[square.index()].take()?;
        let at = !Region::of(square);
        self.by_role[piece.role.index()] &= at;
        self.by_color[piece.color] &= at;
        Some(piece)
    }
}
