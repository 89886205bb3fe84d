//! Which game a record is of.

use std::{fmt, str::FromStr};

/// Which game a record is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Chess or one of its variants.
    Chess,
    /// Draughts.
    Draughts,
    /// Go.
    Go,
}

/// The text is no game that the library has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected chess, draughts or go, got {0:?}")]
pub struct ParseKindError(String);

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 3] = [Kind::Chess, Kind::Draughts, Kind::Go];

    /// Its word, as in the database.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Chess => "chess",
            Kind::Draughts => "draughts",
            Kind::Go => "go",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Kind {
    type Err = ParseKindError;

    fn from_str(text: &str) -> Result<Kind, ParseKindError> {
        let known = Kind::ALL.into_iter().find(|kind| kind.word() == text);
        known.ok_or_else(|| ParseKindError(text.chars().take(40).collect()))
    }
}
