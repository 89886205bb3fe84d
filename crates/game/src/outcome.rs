//! How a game ends by its rules.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Color, Message};

/// Who won, if anybody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// This side won.
    Win(Color),
    /// Nobody won.
    Draw,
    /// The game does not count.
    NoResult,
}

/// Why a game ended: a word that each game chooses for itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Reason(pub &'static str);

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// The end of a game by its rules, with its reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won, if anybody.
    pub verdict: Verdict,
    /// Why.
    pub reason: Reason,
}

impl Outcome {
    /// A win of `winner`.
    pub const fn win(winner: Color, reason: Reason) -> Outcome {
        Outcome { verdict: Verdict::Win(winner), reason }
    }

    /// A draw.
    pub const fn draw(reason: Reason) -> Outcome {
        Outcome { verdict: Verdict::Draw, reason }
    }

    /// The winner, if there is one.
    pub const fn winner(self) -> Option<Color> {
        match self.verdict {
            Verdict::Win(color) => Some(color),
            Verdict::Draw | Verdict::NoResult => None,
        }
    }

    /// The sentence that tells it.
    pub fn message(self) -> Message {
        let message = Message::new(format!("outcome-{}", self.reason));
        match self.winner() {
            Some(winner) => message.with("winner", winner),
            None => message,
        }
    }
}

/// `1-0`, `0-1`, `1/2-1/2`, or `Void` for a game that does not count.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Verdict::Win(Color::White) => "1-0",
            Verdict::Win(Color::Black) => "0-1",
            Verdict::Draw => "1/2-1/2",
            Verdict::NoResult => "Void",
        })
    }
}

/// What a position's past permits or ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// The side to move may claim this end.
    Claimable(Outcome),
    /// The game is over.
    Ended(Outcome),
}

/// What happens when a draw could be claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum DrawPolicy {
    /// The game ends at once: the custom of casual games.
    #[default]
    Automatic,
    /// Somebody has to claim it: the custom of tournaments.
    Claimed,
}
