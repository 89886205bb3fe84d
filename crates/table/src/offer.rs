//! What one side can propose to the other.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A proposal that waits for an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "offer", rename_all = "kebab-case")]
pub enum Offer {
    /// A draw.
    Draw,
    /// To go back to a node.
    TakeBack {
        /// The node's number.
        to: u32,
    },
    /// Another game.
    Again {
        /// With colours changed.
        swapped: bool,
    },
}

impl Offer {
    /// Its name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Offer::Draw => "draw",
            Offer::TakeBack { .. } => "take-back",
            Offer::Again { .. } => "again",
        }
    }
}
