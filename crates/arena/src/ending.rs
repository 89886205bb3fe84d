//! How the games of a match end.

use std::borrow::Cow;

use game::{Color, Outcome, Verdict};
use players::seat::{Fault, FaultKind};

/// How a game ended, and for whom.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ending {
    /// By the rules.
    Rules(Outcome),
    /// A side gave up.
    Resigned(Color),
    /// Both players offered a draw.
    Agreed,
    /// A side did something wrong; the other wins if it still could.
    Forfeit {
        /// Which side.
        by: Color,
        /// What it did.
        fault: Fault,
        /// What comes of it.
        verdict: Verdict,
    },
    /// Both players thought so for a while.
    Adjudicated(Verdict),
    /// It was too long.
    TooLong,
}

impl Ending {
    /// Who won, if anybody.
    pub fn verdict(&self) -> Verdict {
        match self {
            Ending::Rules(outcome) => outcome.verdict,
            Ending::Resigned(loser) => Verdict::Win(!*loser),
            Ending::Forfeit { verdict, .. } | Ending::Adjudicated(verdict) => *verdict,
            Ending::Agreed | Ending::TooLong => Verdict::Draw,
        }
    }

    /// Its word, for files and programs.
    pub fn word(&self) -> Cow<'static, str> {
        match self {
            Ending::Rules(outcome) => outcome.reason.0.into(),
            Ending::Resigned(_) => "resignation".into(),
            Ending::Agreed => "agreement".into(),
            Ending::Forfeit { fault, .. } => format!("forfeit-{}", fault.kind.word()).into(),
            Ending::Adjudicated(_) => "adjudication".into(),
            Ending::TooLong => "too-long".into(),
        }
    }

    /// What the tag `Termination` of a PGN says.
    pub fn termination(&self) -> &'static str {
        match self {
            Ending::Rules(_) | Ending::Resigned(_) | Ending::Agreed => "normal",
            Ending::Adjudicated(_) | Ending::TooLong => "adjudication",
            Ending::Forfeit { fault, .. } => match fault.kind {
                FaultKind::Time => "time forfeit",
                FaultKind::IllegalMove | FaultKind::NoMove | FaultKind::FalseClaim => "rules infraction",
                _ => "abandoned",
            },
        }
    }

    /// What a side did wrong, if that ended the game.
    pub fn forfeit(&self) -> Option<(Color, &Fault)> {
        match self {
            Ending::Forfeit { by, fault, .. } => Some((*by, fault)),
            _ => None,
        }
    }
}
