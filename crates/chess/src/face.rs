//! A position as it is drawn and pointed at.

use game::{Color, Face, Gesture, Place, Symbol};

use crate::{Move, Piece, Position, Role, fen, san};

impl Piece {
    /// What is drawn for it: its colour and its English letter.
    pub(crate) fn symbol(self) -> Symbol {
        Symbol::new(self.color, self.role.letter())
    }
}

impl Role {
    /// What it is worth, a pawn being 1, as beginners learn it.
    pub const fn worth(self) -> u32 {
        match self {
            Role::Pawn => 1,
            Role::Knight | Role::Bishop => 3,
            Role::Rook => 5,
            Role::Queen => 9,
            Role::King => 0,
        }
    }
}

impl Face for Position {
    fn symbol(&self, piece: Piece) -> Symbol {
        piece.symbol()
    }

    /// Castling is the king's move to its new square, or onto its rook in Chess960.
    fn gesture(&self, mv: Move) -> Gesture {
        let to = if mv.is_castle() && !self.is_chess960() { mv.castled_king() } else { mv.to() };
        let becomes = |role| Piece { color: self.turn(), role }.symbol();
        Gesture {
            from: Some(mv.from().place()),
            to: Some(to.place()),
            pick: mv.promotion().map(becomes),
            ..Gesture::default()
        }
    }

    fn setup_text(&self) -> String {
        fen::write(self)
    }

    fn notation(&self, mv: Move) -> String {
        san::write(self, mv)
    }

    fn figures(&self) -> Vec<(String, String)> {
        Role::ALL.map(|role| (role.letter().to_string(), role.to_string())).into()
    }

    fn alarms(&self) -> Vec<Place> {
        let turn: Color = self.turn();
        if self.is_check() { vec![self.king(turn).place()] } else { Vec::new() }
    }

    fn worth(&self, piece: Piece) -> u32 {
        piece.role.worth()
    }
}
