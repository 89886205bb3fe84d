//! What happened at a table: all that is needed to make it again.

use std::time::Duration;

use game::{Change, Color, Place, Symbol};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Ending, Mark, Offer, Sitter, Spec, Terms};

/// What is said about a node, as far as people change it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
pub struct Remarks {
    /// Remarks that stand before the move.
    #[serde(default)]
    pub comments_before: Vec<String>,
    /// Remarks that stand behind the move.
    #[serde(default)]
    pub comments: Vec<String>,
    /// Judgements by number, as PGN has them.
    #[serde(default)]
    pub glyphs: Vec<u32>,
    /// What is drawn on the board of Go; what is there stays where this is none.
    #[serde(default)]
    pub markup: Option<Vec<Mark>>,
}

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "fact", rename_all = "kebab-case")]
pub enum Fact {
    /// The table was opened.
    Opened {
        /// What was agreed.
        spec: Box<Spec>,
    },
    /// A move was played.
    Moved {
        /// By which side.
        seat: Color,
        /// From which node.
        on: u32,
        /// To which node.
        node: u32,
        /// As it is sent.
        text: String,
        /// As people write it.
        notation: String,
        /// What it changed.
        changes: Vec<Change<Symbol>>,
    },
    /// The game went to another node.
    Went {
        /// From which.
        from: u32,
        /// To which.
        to: u32,
    },
    /// The turn was given to a side, to play on after both had passed.
    PlayedOn {
        /// To which side.
        turn: Color,
        /// From which node.
        on: u32,
        /// To which node.
        node: u32,
    },
    /// Somebody proposed something.
    Offered {
        /// Which side.
        by: Color,
        /// What.
        offer: Offer,
    },
    /// A proposal was refused.
    Declined {
        /// By which side.
        by: Color,
        /// Which.
        offer: Offer,
    },
    /// Clocks and engines stopped.
    Paused,
    /// They went on.
    Resumed,
    /// The marks of dead stones changed.
    Marked {
        /// What was marked.
        before: Vec<Place>,
        /// What is marked now.
        after: Vec<Place>,
    },
    /// A side accepted the count.
    Accepted {
        /// Which side.
        by: Color,
    },
    /// A seat changed hands.
    Seated {
        /// Which.
        seat: Color,
        /// Who sat there.
        before: Sitter,
        /// Who sits there now.
        after: Sitter,
    },
    /// What is allowed changed.
    Termed {
        /// What it was.
        before: Terms,
        /// What it is now.
        after: Terms,
    },
    /// What is said about a node changed.
    Noted {
        /// Which node.
        node: u32,
        /// What was said.
        before: Remarks,
        /// What is said now.
        after: Remarks,
    },
    /// A tag changed.
    Tagged {
        /// Its name.
        name: String,
        /// Its place among the tags.
        place: u32,
        /// What it was.
        before: Option<String>,
        /// What it is now.
        after: Option<String>,
    },
    /// Moves were added as a variation.
    Varied {
        /// Behind which node.
        on: u32,
        /// The moves as they are sent, those that were there already included.
        line: Vec<String>,
        /// The first node that is new.
        node: u32,
        /// Its place among its siblings.
        place: u32,
    },
    /// A variation changed its place among its siblings.
    Placed {
        /// Which node.
        node: u32,
        /// Its place before; none where it was not in the tree.
        before: Option<u32>,
        /// Its place now; none where it was taken out.
        after: Option<u32>,
    },
    /// The last change of seats, terms, notes, tags or variations was undone.
    Undone {
        /// What made it as it was.
        by: Box<Fact>,
    },
    /// The game ended.
    Ended {
        /// How.
        ending: Ending,
    },
    /// The same game began anew.
    Restarted {
        /// With colours changed.
        swapped: bool,
    },
}

/// A fact with its number and its time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Entry {
    /// Its number, from 1 and without holes.
    pub number: u64,
    /// When, in milliseconds on the clock of the house.
    pub at: u64,
    /// What happened.
    #[serde(flatten)]
    pub fact: Fact,
}

impl Entry {
    /// When it happened.
    pub fn time(&self) -> Duration {
        Duration::from_millis(self.at)
    }
}

impl Fact {
    /// Whether a face can follow it by itself, given the [`Outlook`](crate::Outlook) behind it.
    pub const fn is_light(&self) -> bool {
        matches!(
            self,
            Fact::Moved { .. }
                | Fact::Offered { .. }
                | Fact::Declined { .. }
                | Fact::Paused
                | Fact::Resumed
                | Fact::Marked { .. }
                | Fact::Accepted { .. }
                | Fact::Ended { .. }
        )
    }

    /// The fact that undoes it, for those that only change what is agreed or said.
    pub fn reverse(&self) -> Option<Fact> {
        Some(match self.clone() {
            Fact::Seated { seat, before, after } => Fact::Seated { seat, before: after, after: before },
            Fact::Termed { before, after } => Fact::Termed { before: after, after: before },
            Fact::Noted { node, before, after } => Fact::Noted { node, before: after, after: before },
            Fact::Tagged { name, place, before, after } => {
                Fact::Tagged { name, place, before: after, after: before }
            }
            Fact::Placed { node, before, after } => Fact::Placed { node, before: after, after: before },
            Fact::Varied { node, place, .. } => Fact::Placed { node, before: Some(place), after: None },
            _ => return None,
        })
    }
}
