//! Whoever sits at a table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What somebody is called who has no name, as PGN writes it.
pub const NAMELESS: &str = "?";

/// Who fills a seat.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "sitter", rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet: the game waits.
    Nobody,
    /// A person.
    Person {
        /// What the person is called.
        name: String,
        /// At which screen; people at the same one need not ask each other.
        screen: u32,
    },
    /// A built-in engine.
    Level {
        /// How strong it plays, from 0.
        level: u8,
    },
    /// A program of somebody else's, by its name in the settings.
    Engine {
        /// Its name.
        name: String,
    },
    /// The moves of the record that was opened.
    Record {
        /// Who played them.
        name: String,
    },
}

impl Sitter {
    /// A person at the first screen.
    pub fn person(name: impl Into<String>) -> Sitter {
        Sitter::Person { name: name.into(), screen: 0 }
    }

    /// Whether it is a person.
    pub const fn is_person(&self) -> bool {
        matches!(self, Sitter::Person { .. })
    }

    /// Whether it moves when it is asked: an engine, or a record.
    pub const fn is_asked(&self) -> bool {
        matches!(self, Sitter::Level { .. } | Sitter::Engine { .. } | Sitter::Record { .. })
    }

    /// The screen of a person.
    pub const fn screen(&self) -> Option<u32> {
        match self {
            Sitter::Person { screen, .. } => Some(*screen),
            _ => None,
        }
    }

    /// What it is called in a record.
    pub fn name(&self) -> String {
        match self {
            Sitter::Nobody => NAMELESS.to_owned(),
            Sitter::Person { name, .. } | Sitter::Engine { name } | Sitter::Record { name } => name.clone(),
            Sitter::Level { level } => format!("Plateau {level}"),
        }
    }
}
