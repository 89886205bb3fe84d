//! Sentences as ids: what is said, not how.

use std::{borrow::Cow, fmt};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A refusal, a reason or a piece of news: an id and its arguments.
///
/// A face turns it into a sentence of the reader's language; `Display` is a
/// plain form for logs.
///
/// ```
/// let message = game::Message::new("move-no-piece").with("square", "e4");
/// assert_eq!(message.to_string(), "move-no-piece (square: e4)");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Message {
    id: Cow<'static, str>,
    arguments: Vec<(Cow<'static, str>, String)>,
}

impl Message {
    /// A message without arguments.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Message {
        Message { id: id.into(), arguments: Vec::new() }
    }

    /// The same message with one more argument.
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, value: impl fmt::Display) -> Message {
        self.arguments.push((name.into(), value.to_string()));
        self
    }

    /// Which sentence it is.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its arguments by name, in the order they were given.
    pub fn arguments(&self) -> impl Iterator<Item = (&str, &str)> {
        self.arguments.iter().map(|(name, value)| (name.as_ref(), value.as_str()))
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.id)?;
        for (index, (name, value)) in self.arguments.iter().enumerate() {
            let (open, close) = (
                if index == 0 { " (" } else { ", " },
                if index + 1 == self.arguments.len() { ")" } else { "" },
            );
            write!(f, "{open}{name}: {value}{close}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Message {}
