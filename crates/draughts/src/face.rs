//! A position as it is drawn and pointed at.

use game::{Face, Gesture, Symbol};

use crate::{Move, Piece, Position, Role};

impl Face for Position {
    fn symbol(&self, piece: Piece) -> Symbol {
        let name = match piece.role {
            Role::Man => "man",
            Role::King => "king",
        };
        Symbol::new(piece.color, name)
    }

    /// The squares between are where a jumping piece touches down.
    fn gesture(&self, mv: Move) -> Gesture {
        let path: Vec<_> = mv.path().map(crate::Square::place).collect();
        let between = path.get(1..path.len() - 1).unwrap_or_default().to_vec();
        Gesture {
            from: Some(mv.from().place()),
            via: between,
            to: Some(mv.to().place()),
            ..Gesture::default()
        }
    }

    fn setup_text(&self) -> String {
        self.setup().to_string()
    }

    fn figures(&self) -> Vec<(String, String)> {
        ["man", "king"].map(|name| (name.to_owned(), name.to_owned())).into()
    }

    fn worth(&self, piece: Piece) -> u32 {
        match piece.role {
            Role::Man => 1,
            Role::King => 2,
        }
    }
}
