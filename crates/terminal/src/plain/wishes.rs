//! What is wished before a game begins.

use game::{ByColor, Color};
use table::{Kind, Sitter, Spec, Terms};
use words::Words;

use super::{SavedGame, seat};

/// Something that is opened instead of a new game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Source {
    /// A file, or a position in FEN.
    Text {
        /// The name of the file, or the position.
        text: String,
        /// Which game of the file; the first, if nobody says which.
        number: Option<usize>,
    },
    /// A game that was kept.
    Saved(Box<SavedGame>),
}

/// What is known of a game before it begins; what is missing takes its default.
#[derive(Debug, Clone)]
pub struct Wishes {
    /// What is opened; a new game if nothing is.
    pub source: Option<Source>,
    /// Which game, if a new one.
    pub kind: Kind,
    /// Who plays.
    pub seats: ByColor<Option<Sitter>>,
    /// Whether chance decides who has White.
    pub has_lots: bool,
    /// The clock as people write it.
    pub clock: Option<String>,
    /// What is allowed.
    pub terms: Terms,
}

impl Wishes {
    /// The new game that is wished; people who have no name are called by their colour.
    pub(super) fn spec(&self, words: &Words) -> Spec {
        let seats = ByColor::new_with(|color: Color| {
            self.seats[color].clone().unwrap_or_else(|| seat::person(color, words))
        });
        Spec {
            clock: self.clock.clone().unwrap_or_default(),
            terms: self.terms,
            ..Spec::new(self.kind.clone(), seats.white, seats.black)
        }
    }

    /// Lets chance decide who has White, if that is wished.
    pub fn draw_lots(&mut self, is_heads: bool) {
        if std::mem::take(&mut self.has_lots) && is_heads {
            std::mem::swap(&mut self.seats.white, &mut self.seats.black);
        }
    }
}
