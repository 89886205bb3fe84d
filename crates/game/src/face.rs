//! What a face needs to draw a position and to offer its moves.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{ByColor, Color, Message, Place, Show};

/// What is drawn for a piece: whose it is and which.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Symbol {
    /// Whose it is; nobody's for a wall.
    pub color: Option<Color>,
    /// Which one, by a name that its game chooses: `Q`, `+R`, `king`, `stone`.
    pub name: String,
    /// How often it is there: more than once only in a hand.
    pub count: u8,
}

impl Symbol {
    /// One piece of a side.
    pub fn new(color: Color, name: impl Into<String>) -> Symbol {
        Symbol { color: Some(color), name: name.into(), count: 1 }
    }

    /// Something that belongs to nobody.
    pub fn neutral(name: impl Into<String>) -> Symbol {
        Symbol { color: None, name: name.into(), count: 1 }
    }
}

/// How a hand makes a move: the places it touches, and what it still has to choose.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
pub struct Gesture {
    /// Where the piece is taken up; none for a stone or a pass.
    pub from: Option<Place>,
    /// Where it touches down on its way.
    pub via: Vec<Place>,
    /// Where it is put; none for a pass.
    pub to: Option<Place>,
    /// Where something else is put afterwards: a wall, a piece that is gated.
    pub then: Option<Place>,
    /// What it becomes, or what comes besides.
    pub pick: Option<Symbol>,
}

/// A legal move as it is offered.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Choice {
    /// What is sent back unread to play it.
    pub text: String,
    /// How people write it.
    pub notation: String,
    /// How a hand makes it.
    pub gesture: Gesture,
}

/// The count of a game that is counted when both sides have had enough.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Count {
    /// Whose each point is; nobody's where none counts it.
    pub owners: Vec<(Place, Option<Color>)>,
    /// The stones that are taken off as dead.
    pub dead: Vec<Place>,
    /// What each side has in all, as people write it.
    pub totals: ByColor<String>,
    /// The result as people write it, `B+3.5`.
    pub text: String,
    /// Who is ahead.
    pub winner: Option<Color>,
}

impl Count {
    /// The result as a sentence.
    pub fn message(&self) -> Message {
        let Some(winner) = self.winner else { return Message::new("ending-counted-draw") };
        let points = self.text.split_once('+').map_or(self.text.as_str(), |(_, points)| points);
        Message::new("ending-counted").with("winner", winner).with("points", points)
    }
}

/// A position that can be drawn and pointed at.
pub trait Face: Show {
    /// What is drawn for a piece.
    fn symbol(&self, piece: Self::Piece) -> Symbol;

    /// How a hand makes a legal move.
    fn gesture(&self, mv: Self::Move) -> Gesture;

    /// The whole position as text, from which it can be set up again.
    fn setup_text(&self) -> String;

    /// A legal move as people write it.
    fn notation(&self, mv: Self::Move) -> String {
        self.text(mv)
    }

    /// The places that are in danger and must not be: a king in check.
    fn alarms(&self) -> Vec<Place> {
        Vec::new()
    }

    /// What a piece is worth for the balance, a pawn being 1; nothing where none is kept.
    fn worth(&self, piece: Self::Piece) -> u32 {
        let _ = piece;
        0
    }

    /// What each side has taken, where that counts.
    fn prisoners(&self) -> Option<ByColor<u32>> {
        None
    }

    /// The names of all symbols of a side, each with the sort of piece that it stands for.
    fn figures(&self) -> Vec<(String, String)>;

    /// The place that is forbidden for one turn, so that nothing is taken back at once.
    fn ko(&self) -> Option<Place> {
        None
    }

    /// The stones that live and die together with one.
    fn group(&self, place: Place) -> Vec<Place> {
        vec![place]
    }

    /// The count without some dead stones; none where the game is not to be counted now.
    fn count(&self, dead: &[Place]) -> Option<Count> {
        let _ = dead;
        None
    }
}
