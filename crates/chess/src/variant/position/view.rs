//! What those ask who only look: evaluations and exchanges.

use game::Color;

use super::{Position, State};
use crate::variant::{Deed, Move, Piece, Region, Role, Spot, Worth, neighbours};

impl Position {
    /// Everything on a board that stops a ride: pieces and walls.
    #[inline]
    pub fn occupied(&self, board: u8) -> Region {
        self.plane(board).occupied()
    }

    /// The pieces of a side on a board.
    #[inline]
    pub fn side(&self, board: u8, color: Color) -> Region {
        self.plane(board).by_color[color]
    }

    /// The pieces of a side on a board that have a role.
    #[inline]
    pub fn of(&self, board: u8, color: Color, role: Role) -> Region {
        self.plane(board).of(color, role)
    }

    /// What a piece that stands on a spot attacks.
    #[inline]
    pub fn attacks_of(&self, piece: Piece, spot: Spot) -> Region {
        let (occupied, cannons) = (self.occupied(spot.board()), self.cannons(spot.board()));
        self.variant.table.takes[piece.color][piece.role.index()].reach(spot.square(), occupied, cannons)
    }

    /// The pieces of a side that attack a spot, given what would stand on its board.
    pub fn attackers_through(&self, by: Color, spot: Spot, occupied: Region) -> Region {
        self.attackers_with(by, spot, occupied)
    }

    /// Whether a side has something that it can take, the safety of royal pieces aside.
    pub fn attacks_something(&self, by: Color) -> bool {
        self.boards().any(|(board, plane)| {
            let prey = plane.by_color[!by];
            plane.by_color[by].into_iter().any(|square| {
                let piece = plane.at(square).expect("a piece of that side");
                self.attacks_of(piece, Spot::new(board, square)).meets(prey)
            })
        }) || !self.state.passing.squares.is_empty()
    }

    /// How many more checks win for a side, where they are counted.
    pub fn checks_left(&self, color: Color) -> u8 {
        self.state.checks_left[color]
    }

    /// How many ways of castling a side still has.
    pub fn castlings(&self, color: Color) -> usize {
        let State { rights, .. } = &self.state;
        rights[color].iter().flatten().count()
    }

    /// What a legal move takes, and where that stands.
    #[inline]
    pub fn captured(&self, mv: Move) -> Option<(Spot, Piece)> {
        let spot = match mv.deed {
            Deed::EnPassant => self.state.passing.taken(),
            Deed::Castle { .. } | Deed::Pass | Deed::Drop(_) | Deed::DropPromoted(_) => return None,
            _ if mv.from.square() == mv.to.square() => return None,
            _ => Spot::new(mv.from.board(), mv.to.square()),
        };
        self.piece_at(spot).map(|piece| (spot, piece))
    }

    /// The piece that a legal move brings to where it leads, as it is then.
    pub fn arriving(&self, mv: Move) -> Option<Piece> {
        match mv.deed {
            Deed::Drop(role) => Some(Piece::new(self.turn, role)),
            Deed::DropPromoted(role) => {
                Some(Piece::new(self.turn, self.variant.promotion.promoted[role.index()].unwrap_or(role)))
            }
            Deed::Pass => None,
            _ => self.piece_at(mv.from).map(|mover| self.becomes(mover, mv.deed)),
        }
    }

    /// The squares around a capture whose pieces explode with it.
    pub fn blasted(&self, mv: Move) -> Region {
        let plane = self.plane(mv.from.board());
        let around = neighbours(mv.to.square()) & plane.pieces() & !Region::of(mv.from.square());
        around.filter(|&at| plane.at(at).is_some_and(|piece| !self.is_spared(piece.role))).collect()
    }

    /// The pieces of a side on a board whose loss would lose the game.
    pub fn vital(&self, color: Color, board: u8) -> Region {
        let king = self.variant.king.map_or(Region::EMPTY, |king| self.of(board, color, king));
        if self.variant.spec.extinction.value == Some(Worth::Loss) {
            king | self.royals(color, board)
        } else {
            king
        }
    }

    /// Whether a legal move attacks the royal king of the other side.
    pub fn gives_check(&self, mv: Move) -> bool {
        let (us, table) = (self.turn, &self.variant.table);
        let Some(king) = self.king(!us) else { return false };
        let (board, square) = (king.board(), king.square());
        let at = |spot: Spot| if spot.board() == board { Region::of(spot.square()) } else { Region::EMPTY };
        let (left, entered, arrival, role) = match (mv.deed, self.arriving(mv)) {
            (_, None) => return false,
            (Deed::Castle { board }, _) => {
                let (king_to, rook_to) = self.castled(mv);
                let (king_to, rook_to) = (Spot::new(board, king_to), Spot::new(board, rook_to));
                let rook = self.piece_at(mv.to).expect("a rook castles").role;
                (at(mv.from) | at(mv.to), at(king_to) | at(rook_to), rook_to, rook)
            }
            (Deed::Drop(_) | Deed::DropPromoted(_), Some(piece)) => {
                (Region::EMPTY, at(mv.to), mv.to, piece.role)
            }
            (_, Some(piece)) => {
                let victim = self.captured(mv).map_or(Region::EMPTY, |(spot, _)| at(spot));
                (at(mv.from) | victim, at(mv.to), mv.to, piece.role)
            }
        };
        let occupied = self.occupied(board) & !left | entered;
        let cannons = self.cannons(board);
        let pattern = &table.takes[us][role.index()];
        if arrival.board() == board && pattern.reach(arrival.square(), occupied, cannons).contains(square) {
            return true;
        }
        table.watch[us].ways_to(square).meets(left | entered)
            && self.attacks(us, board, square, occupied, left)
    }
}
