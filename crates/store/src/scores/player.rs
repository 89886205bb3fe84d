//! Who is rated.

use std::{fmt, str::FromStr};

use crate::link::{Row, Value};

/// What a player is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PlayerKind {
    /// A human being.
    Person,
    /// A level of our own engine.
    Level(u8),
    /// An engine of others.
    Engine,
}

/// Somebody who is rated; two of different kinds may have the same name.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Player {
    /// The name.
    pub name: String,
    /// What it is.
    pub kind: PlayerKind,
}

/// The text is no kind of player.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected person, engine or a level like level-3, got {0:?}")]
pub struct ParsePlayerKindError(String);

impl Player {
    /// A human being.
    pub fn person(name: impl Into<String>) -> Player {
        Player { name: name.into(), kind: PlayerKind::Person }
    }

    /// A level of our own engine.
    pub fn level(name: impl Into<String>, level: u8) -> Player {
        Player { name: name.into(), kind: PlayerKind::Level(level) }
    }

    /// An engine of others.
    pub fn engine(name: impl Into<String>) -> Player {
        Player { name: name.into(), kind: PlayerKind::Engine }
    }

    pub(super) fn values(&self) -> [Value; 2] {
        [self.name.as_str().into(), self.kind.to_string().into()]
    }

    /// The player in two columns of a row.
    pub(super) fn of(row: &Row, column: usize) -> Player {
        let kind = row.text(column + 1).parse().unwrap_or(PlayerKind::Person);
        Player { name: row.text(column), kind }
    }
}

/// `person`, `level-3` or `engine`.
impl fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            PlayerKind::Person => f.write_str("person"),
            PlayerKind::Level(level) => write!(f, "level-{level}"),
            PlayerKind::Engine => f.write_str("engine"),
        }
    }
}

impl FromStr for PlayerKind {
    type Err = ParsePlayerKindError;

    fn from_str(text: &str) -> Result<PlayerKind, ParsePlayerKindError> {
        let level = text.strip_prefix("level-").and_then(|level| level.parse().ok());
        match (text, level) {
            ("person", _) => Ok(PlayerKind::Person),
            ("engine", _) => Ok(PlayerKind::Engine),
            (_, Some(level)) => Ok(PlayerKind::Level(level)),
            _ => Err(ParsePlayerKindError(text.chars().take(40).collect())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_read_as_they_are_written() {
        for kind in [PlayerKind::Person, PlayerKind::Level(0), PlayerKind::Level(255), PlayerKind::Engine] {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        for wrong in ["", "level-", "level-256", "people"] {
            assert!(wrong.parse::<PlayerKind>().is_err(), "{wrong}");
        }
    }
}
