//! How a game ended, by its rules or otherwise.

use game::{Color, Count, Message, Outcome, Verdict};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What made the game end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// The rules.
    Rules,
    /// Somebody claimed what the rules permit.
    Claimed,
    /// Both sides agreed on what is dead.
    Counted,
    /// A side gave up.
    Resigned,
    /// A flag fell.
    Flagged,
    /// Both sides agreed on a draw.
    Agreed,
    /// A player broke off, or misbehaved.
    Forfeit,
    /// Somebody else decided.
    Adjudicated,
    /// Nobody went on.
    Abandoned,
}

/// The end of a game: how, who won, and the sentence that tells it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Ending {
    /// What made it end.
    pub how: How,
    /// Who won, if anybody.
    pub verdict: Verdict,
    /// The sentence that tells it.
    pub reason: Message,
    /// The count as people write it, where there was one.
    pub score: Option<String>,
}

impl Ending {
    fn new(how: How, winner: Option<Color>, reason: Message) -> Ending {
        let verdict = winner.map_or(Verdict::Draw, Verdict::Win);
        Ending { how, verdict, reason, score: None }
    }

    /// An end by the rules.
    pub fn ruled(outcome: Outcome) -> Ending {
        Ending { how: How::Rules, verdict: outcome.verdict, reason: outcome.message(), score: None }
    }

    /// A draw that was claimed.
    pub fn claimed(outcome: Outcome) -> Ending {
        Ending { how: How::Claimed, ..Ending::ruled(outcome) }
    }

    /// An agreed count.
    pub fn counted(count: &Count) -> Ending {
        Ending { score: Some(count.text.clone()), ..Ending::new(How::Counted, count.winner, count.message()) }
    }

    /// A side gave up.
    pub fn resigned(loser: Color) -> Ending {
        let reason = Message::new("ending-resigned").with("loser", loser).with("winner", !loser);
        Ending::new(How::Resigned, Some(!loser), reason)
    }

    /// A flag fell, which wins only for whom can still win.
    pub fn flagged(loser: Color, may_win: bool) -> Ending {
        let id = if may_win { "ending-flagged" } else { "ending-flagged-draw" };
        let reason = Message::new(id).with("loser", loser).with("winner", !loser);
        Ending::new(How::Flagged, may_win.then_some(!loser), reason)
    }

    /// Both sides agreed on a draw.
    pub fn agreed() -> Ending {
        Ending::new(How::Agreed, None, Message::new("ending-agreed"))
    }

    /// A player misbehaved or cannot go on.
    pub fn forfeit(loser: Color, why: &str) -> Ending {
        let reason =
            Message::new("ending-forfeit").with("loser", loser).with("winner", !loser).with("why", why);
        Ending::new(How::Forfeit, Some(!loser), reason)
    }

    /// Somebody else decided.
    pub fn adjudicated(verdict: Verdict) -> Ending {
        let reason = Message::new("ending-adjudicated").with("result", verdict);
        Ending { how: How::Adjudicated, verdict, reason, score: None }
    }

    /// Nobody went on.
    pub fn abandoned() -> Ending {
        let reason = Message::new("ending-abandoned");
        Ending { how: How::Abandoned, verdict: Verdict::NoResult, reason, score: None }
    }

    /// The winner, if there is one.
    pub const fn winner(&self) -> Option<Color> {
        match self.verdict {
            Verdict::Win(color) => Some(color),
            Verdict::Draw | Verdict::NoResult => None,
        }
    }
}
