//! What is agreed before a game begins.

use game::{ByColor, DrawPolicy};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Kind, Sitter};

/// How a game is to be played, as somebody wished; anything may be wrong with it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Spec {
    /// Which game, and where it begins.
    pub kind: Kind,
    /// Who plays.
    pub seats: ByColor<Sitter>,
    /// The clock as people write it; empty for none.
    #[serde(default)]
    pub clock: String,
    /// What is allowed.
    #[serde(default)]
    pub terms: Terms,
    /// The record that was opened, as PGN or SGF.
    #[serde(default)]
    pub record: Option<String>,
    /// What stands at the head of a record: event, site, date.
    #[serde(default)]
    pub tags: Vec<(String, String)>,
}

/// What is allowed in a game; may be changed while it is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Terms {
    /// Whether moves may be taken back.
    pub take_backs: bool,
    /// Whether draws that can be claimed end the game at once.
    pub draws: DrawPolicy,
    /// How many milliseconds pass at least between two moves of engines.
    pub pace: u32,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms { take_backs: true, draws: DrawPolicy::Automatic, pace: 0 }
    }
}

impl Spec {
    /// A game of some kind between two, without a clock.
    pub fn new(kind: Kind, white: Sitter, black: Sitter) -> Spec {
        Spec {
            kind,
            seats: ByColor { white, black },
            clock: String::new(),
            terms: Terms::default(),
            record: None,
            tags: Vec::new(),
        }
    }
}
