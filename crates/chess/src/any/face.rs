//! Both positions as they are drawn and pointed at.

use game::{Face, Gesture, Place, Symbol};

use super::{Move, OTHER_KIND, Piece, Position, either};

impl Face for Position {
    fn symbol(&self, piece: Piece) -> Symbol {
        match (self, piece) {
            (_, Piece::Standard(piece)) => piece.symbol(),
            (Position::Variant(position), Piece::Variant(shown)) => position.symbol(shown),
            (Position::Standard(_), Piece::Variant(_)) => panic!("{OTHER_KIND}"),
        }
    }

    fn gesture(&self, mv: Move) -> Gesture {
        match (self, mv) {
            (Position::Standard(position), Move::Standard(mv)) => position.gesture(mv),
            (Position::Variant(position), Move::Variant(mv)) => position.gesture(mv),
            _ => panic!("{OTHER_KIND}"),
        }
    }

    fn setup_text(&self) -> String {
        self.fen()
    }

    fn notation(&self, mv: Move) -> String {
        self.san(mv)
    }

    fn figures(&self) -> Vec<(String, String)> {
        either!(self, position => position.figures())
    }

    fn alarms(&self) -> Vec<Place> {
        either!(self, position => position.alarms())
    }

    fn worth(&self, piece: Piece) -> u32 {
        match (self, piece) {
            (Position::Variant(position), Piece::Variant(shown)) => position.worth(shown),
            (_, Piece::Standard(piece)) => piece.role.worth(),
            (Position::Standard(_), Piece::Variant(_)) => panic!("{OTHER_KIND}"),
        }
    }
}
