//! A request as words: an id, a name, arguments.

use std::{fmt, str::FromStr};

use super::line::{MAX_LINE, cleaned};

/// One line from the controller.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Command {
    /// The number that the answer repeats.
    pub id: Option<u32>,
    /// The name of the command.
    pub name: String,
    /// The words behind it.
    pub arguments: Vec<String>,
}

/// The line is no command.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ParseCommandError {
    /// Nothing is left of it; it gets no answer.
    #[error("an empty line")]
    Empty,
    /// It is too long to be read.
    #[error("the line is longer than {MAX_LINE} bytes")]
    TooLong,
    /// There is a number and no name.
    #[error("a number without a command")]
    NoName(u32),
}

impl ParseCommandError {
    /// The number that the answer repeats.
    pub fn id(&self) -> Option<u32> {
        match *self {
            ParseCommandError::NoName(id) => Some(id),
            ParseCommandError::Empty | ParseCommandError::TooLong => None,
        }
    }
}

impl FromStr for Command {
    type Err = ParseCommandError;

    fn from_str(line: &str) -> Result<Command, ParseCommandError> {
        if line.len() > MAX_LINE {
            return Err(ParseCommandError::TooLong);
        }
        let line = cleaned(line);
        let mut words = line.split_whitespace().map(str::to_owned).peekable();
        let id = words.peek().filter(|word| !word.starts_with('+')).and_then(|word| word.parse().ok());
        if id.is_some() {
            words.next();
        }
        match (words.next(), id) {
            (Some(name), id) => Ok(Command { id, name, arguments: words.collect() }),
            (None, Some(id)) => Err(ParseCommandError::NoName(id)),
            (None, None) => Err(ParseCommandError::Empty),
        }
    }
}

/// `7 play black C3`, without the end of the line.
impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if let Some(id) = self.id {
            write!(f, "{id} ")?;
        }
        f.write_str(&self.name)?;
        self.arguments.iter().try_for_each(|argument| write!(f, " {argument}"))
    }
}
