//! King and rook together.

use super::sink::Sink;
use crate::variant::{
    Deed, Move, Position, Region, Spot, Square, Transfer, between, position::Right, safety::Guard,
};

impl Position {
    pub(super) fn castling_moves(&self, guard: &Guard, sink: &mut impl Sink) {
        if guard.is_check() {
            return;
        }
        for right in self.state.rights[self.turn].into_iter().flatten() {
            let mv = Move::new(Spot::new(0, right.king), Spot::new(0, right.rook), Deed::Castle { board: 0 });
            if self.is_castling_blocked(mv, right) {
                continue;
            }
            for board in self.arrivals() {
                let mv = Move { deed: Deed::Castle { board }, ..mv };
                if self.has_room_to_castle(mv, board) && self.is_castling_safe(mv) {
                    self.try_move(mv, guard, sink);
                }
            }
        }
    }

    /// The boards on which a king that castles can arrive.
    fn arrivals(&self) -> impl Iterator<Item = u8> + use<> {
        let boards = self.variant.boards();
        let choice = self.variant.spec.alice.transfer == Transfer::Choice;
        (0..boards).filter(move |&board| match boards {
            1 => true,
            _ if choice => board != 0,
            _ => board == 1,
        })
    }

    /// Whether something stands where king or rook must pass.
    fn is_castling_blocked(&self, mv: Move, right: Right) -> bool {
        let (king_to, rook_to) = self.castled(mv);
        let own = Region::of(right.king) | Region::of(right.rook);
        let path = (Region::stretch(right.rook, rook_to) | Region::stretch(right.king, king_to)) & !own;
        self.plane(0).occupied().meets(path)
    }

    /// Whether both squares are vacant on the board of arrival.
    fn has_room_to_castle(&self, mv: Move, board: u8) -> bool {
        let (king_to, rook_to) = self.castled(mv);
        board == 0 || !self.plane(board).occupied().meets(Region::of(king_to) | Region::of(rook_to))
    }

    /// Whether a royal king passes no square that is attacked.
    fn is_castling_safe(&self, mv: Move) -> bool {
        let from = mv.from.square();
        let is_royal = self.piece_at(mv.from).is_some_and(|piece| Some(piece.role) == self.variant.king);
        if !is_royal {
            return true;
        }
        let (king_to, _) = self.castled(mv);
        let plane = self.plane(0);
        let occupied = plane.occupied();
        let passed = between(from, king_to) & !Region::of(from);
        let flying = |square: Square| {
            self.variant.spec.army.flying_general && self.faces_king(square, occupied & !Region::of(from))
        };
        let mut squares = passed | Region::of(king_to);
        let without_rook = occupied & !Region::of(mv.to.square());
        squares.all(|square| !self.attacks(!self.turn, 0, square, occupied, Region::EMPTY) && !flying(square))
            && !self.attacks(!self.turn, 0, king_to, without_rook, Region::EMPTY)
    }

    /// Whether a king can go to one of some squares.
    pub(in crate::variant) fn can_king_go(&self, king: Spot, mut targets: Region) -> bool {
        targets.any(|square| self.is_safe_after(Move::new(king, Spot::new(king.board(), square), Deed::Step)))
    }
}
