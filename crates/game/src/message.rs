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
    arguments: Vec<(Cow<'static, str>, Argument)>,
}

/// What stands in a sentence in the place of a name.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Argument {
    /// A text that is the same in every language.
    Text(String),
    /// Something that is to be said in the reader's language, too.
    Message(Box<Message>),
}

impl Message {
    /// A message without arguments.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Message {
        Message { id: id.into(), arguments: Vec::new() }
    }

    /// The same message with one more argument.
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, value: impl fmt::Display) -> Message {
        self.arguments.push((name.into(), Argument::Text(value.to_string())));
        self
    }

    /// The same message with one more argument, which is a message itself.
    pub fn saying(mut self, name: impl Into<Cow<'static, str>>, what: Message) -> Message {
        self.arguments.push((name.into(), Argument::Message(Box::new(what))));
        self
    }

    /// Which sentence it is.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its arguments by name, in the order they were given.
    pub fn arguments(&self) -> impl Iterator<Item = (&str, &Argument)> {
        self.arguments.iter().map(|(name, value)| (name.as_ref(), value))
    }

    /// The same message with every text among its arguments changed.
    pub fn map_texts(mut self, change: impl Fn(&str, String) -> String) -> Message {
        for (name, value) in &mut self.arguments {
            if let Argument::Text(text) = value {
                *text = change(name, std::mem::take(text));
            }
        }
        self
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

impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Argument::Text(text) => f.write_str(text),
            Argument::Message(message) => message.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_in_a_message_goes_over_the_wire_and_texts_stay_texts() {
        let inner = Message::new("system-missing");
        let message = Message::new("play-unread").with("file", "a.pgn").saying("why", inner);
        let text = serde_json::to_string(&message).unwrap();
        assert_eq!(
            text,
            r#"{"id":"play-unread","arguments":[["file","a.pgn"],["why",{"id":"system-missing","arguments":[]}]]}"#
        );
        assert_eq!(serde_json::from_str::<Message>(&text).unwrap(), message);
    }
}
