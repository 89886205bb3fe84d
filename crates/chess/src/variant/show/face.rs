//! A position of any variant as it is drawn and pointed at.

use game::{Color, Face, Gesture, Place, Symbol};

use super::{Shown, place};
use crate::variant::{Deed, Extra, Kind, Move, Origin, Piece, Position, Region, Role, Spot, Title, fen, san};

/// What a wall is called.
const WALL: &str = "wall";

impl Face for Position {
    fn symbol(&self, shown: Shown) -> Symbol {
        match shown {
            Shown::Piece(piece) => self.drawn(piece),
            Shown::Held(piece, count) => Symbol { count: count.get(), ..self.drawn(piece) },
            Shown::Wall => Symbol::neutral(WALL),
        }
    }

    fn gesture(&self, mv: Move) -> Gesture {
        let (from, to) = (place(mv.from()), place(mv.to()));
        let color = self.turn();
        let mut gesture = Gesture { from: Some(from), to: Some(to), ..Gesture::default() };
        match mv.deed() {
            Deed::Drop(role) | Deed::DropPromoted(role) => {
                let has_slots = self.slots() > 0;
                gesture.from = has_slots.then(|| Place::Hand { color, slot: role.index() as u8 });
                gesture.pick = Some(self.drawn(self.dropped(mv, color, role)));
            }
            Deed::Pass => gesture = Gesture::default(),
            Deed::Promote(_) | Deed::PromotePiece | Deed::Demote => {
                gesture.pick = self.arriving(mv).map(|piece| self.drawn(piece));
            }
            Deed::Castle { .. } | Deed::Step | Deed::EnPassant => {}
        }
        match mv.extra() {
            Some(Extra::Gate(square, role)) => {
                gesture.pick = Some(self.drawn(Piece::new(color, role)));
                let at = place(Spot::new(mv.from().board(), square));
                gesture.then = (at != from).then_some(at);
            }
            Some(Extra::Wall(square)) => gesture.then = Some(place(Spot::new(mv.to().board(), square))),
            None => {}
        }
        gesture
    }

    fn setup_text(&self) -> String {
        fen::write(self)
    }

    fn notation(&self, mv: Move) -> String {
        san::write(self, mv)
    }

    /// Pieces that turn have a symbol for each side, the promoted one with a `+`.
    fn figures(&self) -> Vec<(String, String)> {
        let variant = self.variant();
        let kind = |role: Role| variant.title(role).kind.name();
        let upright = variant.roles().map(|role| (variant.title(role).letter.to_string(), kind(role)));
        let turned = variant.roles().filter_map(|role| {
            let name = format!("+{}", variant.title(role).letter);
            variant.turned(role).map(|turned| (name, kind(turned)))
        });
        upright.chain(turned).collect()
    }

    fn alarms(&self) -> Vec<Place> {
        if !self.is_check() {
            return Vec::new();
        }
        let turn = self.turn();
        let boards = 0..self.variant().boards();
        let royals = boards.flat_map(|board| {
            self.vital(turn, board).into_iter().map(move |square| Spot::new(board, square))
        });
        royals.filter(|&spot| self.is_attacked(!turn, spot)).map(place).collect()
    }

    fn worth(&self, shown: Shown) -> u32 {
        match shown {
            Shown::Piece(piece) | Shown::Held(piece, _) => self.role_worth(piece.role),
            Shown::Wall => 0,
        }
    }
}

impl Position {
    /// A piece by its letter, with a `+` before one that was turned.
    fn drawn(&self, piece: Piece) -> Symbol {
        let title = |role: Role| self.variant().title(role).letter;
        match piece.origin {
            Origin::Turned(role) => Symbol::new(piece.color, format!("+{}", title(role))),
            Origin::Itself | Origin::Pawn => Symbol::new(piece.color, title(piece.role)),
        }
    }

    /// The piece that a drop puts on the board.
    fn dropped(&self, mv: Move, color: Color, role: Role) -> Piece {
        self.arriving(mv).unwrap_or(Piece::new(color, role))
    }

    /// Whether a side attacks a square.
    fn is_attacked(&self, by: Color, spot: Spot) -> bool {
        !self.attackers_through(by, spot, self.occupied(spot.board())).is_empty()
    }

    /// What a role is worth: known for the pieces of chess, else by how far it reaches.
    fn role_worth(&self, role: Role) -> u32 {
        let kind = self.variant().title(role).kind;
        let known = Title::OF_CHESS.iter().position(|&known| known == kind);
        match known {
            Some(index) => [1, 3, 3, 5, 9, 0][index],
            None if kind == Kind::KING => 0,
            None => self.reach_of(role),
        }
    }

    /// How many squares a role reaches on an empty board, as pawns.
    fn reach_of(&self, role: Role) -> u32 {
        let variant = self.variant();
        let (squares, empty) = (variant.board(), Region::default());
        let reached: usize = squares
            .into_iter()
            .map(|square| {
                let (takes, goes) = (
                    variant.takes(Color::White, role, square, empty),
                    variant.goes(Color::White, role, square, empty),
                );
                takes.into_iter().count().midpoint(goes.into_iter().count())
            })
            .sum();
        let count = squares.into_iter().count().max(1);
        // A rook, which reaches fourteen squares, is five pawns.
        ((reached * 5 / 14 + count / 2) / count).max(1) as u32
    }
}
