//! The rights to castle that a move ends or grants.

use game::Color;

use crate::variant::{
    Piece, Region, Spot, Square,
    position::{Position, Right},
};

impl Position {
    /// Ends the rights that rest on a square of the first board.
    pub(in crate::variant::position) fn touch(&mut self, spot: Spot) {
        if spot.board() != 0 {
            return;
        }
        for color in Color::ALL {
            for right in &mut self.state.rights[color] {
                if right.is_some_and(|right| right.rests_on(spot.square())) {
                    *right = None;
                }
            }
        }
    }

    /// A dropped king or rook may castle from where it belongs.
    pub(in crate::variant::position) fn grant_rights(&mut self, to: Spot, piece: Piece) {
        let (us, variant) = (self.turn, std::sync::Arc::clone(&self.variant));
        let Some(home) = variant.castling_square(us, variant.spec.castling.king_file) else { return };
        if to.square().rank() != home.rank() || to.board() != 0 {
            return;
        }
        let is_corner = |square: Square| square.file() == 0 || square.file() == variant.spec.files - 1;
        let is_king = |piece: Piece| piece.color == us && variant.castling_king[us] == Some(piece.role);
        let mut rooks = Region::EMPTY;
        if is_king(piece) && to.square() == home {
            let here = self.planes[0].by_color[us] & Region::rank(home.rank());
            rooks = here.filter(|&square| is_corner(square)).collect();
        } else if is_corner(to.square()) && self.planes[0].at(home).is_some_and(is_king) {
            rooks = Region::of(to.square());
        }
        for rook in rooks {
            let role = self.planes[0].at(rook).map(|piece| piece.role);
            let right = Right { king: home, rook };
            if role.is_some_and(|role| variant.rooks[us].contains(role))
                && variant.arrives_on_board(us, right)
            {
                self.state.rights[us][usize::from(rook < home)] = Some(right);
            }
        }
    }
}
