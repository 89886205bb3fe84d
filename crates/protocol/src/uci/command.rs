//! What a graphical program tells an engine.

use std::{fmt, str::FromStr};

use super::{Go, MAX_LINE, words::Words};

/// Where a game begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Start {
    /// `startpos`
    Usual,
    /// `fen`, and what stands behind it.
    Fen(String),
}

/// One line from a graphical program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// `uci`
    Uci,
    /// `debug on` or `debug off`
    Debug(bool),
    /// `isready`
    IsReady,
    /// `setoption`: the name, and the value if it has one.
    SetOption {
        /// Which option, as it was written.
        name: String,
        /// Its new value; `<empty>` is an empty one.
        value: Option<String>,
    },
    /// `register`, and what stands behind it.
    Register(String),
    /// `ucinewgame`
    NewGame,
    /// `position`
    Position {
        /// Where the game began.
        start: Start,
        /// The moves since then.
        moves: Vec<String>,
    },
    /// `go`
    Go(Go),
    /// `stop`
    Stop,
    /// `ponderhit`
    PonderHit,
    /// `quit`
    Quit,
}

/// The line is no command; the protocol says to ignore it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ParseCommandError {
    /// No word of it is a command.
    #[error("no command in the line")]
    Unknown,
    /// It is too long to be read.
    #[error("the line is longer than {MAX_LINE} bytes")]
    TooLong,
    /// Something that the command needs does not follow.
    #[error("{0} lacks {1}")]
    Missing(&'static str, &'static str),
}

impl FromStr for Command {
    type Err = ParseCommandError;

    fn from_str(line: &str) -> Result<Command, ParseCommandError> {
        if line.len() > MAX_LINE {
            return Err(ParseCommandError::TooLong);
        }
        let mut words = Words::of(line);
        // Words before a command are skipped, as the protocol wants it.
        while let Some(word) = words.next() {
            return match word {
                "uci" => Ok(Command::Uci),
                "debug" => debug(words),
                "isready" => Ok(Command::IsReady),
                "setoption" => set_option(words),
                "register" => Ok(Command::Register(words.rest().to_owned())),
                "ucinewgame" => Ok(Command::NewGame),
                "position" => position(words),
                "go" => Ok(Command::Go(Go::read(words))),
                "stop" => Ok(Command::Stop),
                "ponderhit" => Ok(Command::PonderHit),
                "quit" => Ok(Command::Quit),
                _ => continue,
            };
        }
        Err(ParseCommandError::Unknown)
    }
}

fn debug(mut words: Words) -> Result<Command, ParseCommandError> {
    let is_on = words.find_map(|word| match word {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    });
    is_on.map(Command::Debug).ok_or(ParseCommandError::Missing("debug", "on or off"))
}

fn set_option(mut words: Words) -> Result<Command, ParseCommandError> {
    let has_name = words.any(|word| word == "name");
    let name = words.before(|word| word == "value").join(" ");
    if !has_name || name.is_empty() {
        return Err(ParseCommandError::Missing("setoption", "a name"));
    }
    let value = words.next().map(|_| match words.rest() {
        "<empty>" => String::new(),
        value => value.to_owned(),
    });
    Ok(Command::SetOption { name, value })
}

fn position(mut words: Words) -> Result<Command, ParseCommandError> {
    let start = loop {
        match words.next() {
            Some("startpos") => break Start::Usual,
            Some("fen") => break Start::Fen(words.before(|word| word == "moves").join(" ")),
            Some(_) => {}
            None => return Err(ParseCommandError::Missing("position", "startpos or fen")),
        }
    };
    let has_moves = words.any(|word| word == "moves");
    let moves = if has_moves { words.map(str::to_owned).collect() } else { Vec::new() };
    Ok(Command::Position { start, moves })
}

/// `position startpos moves e2e4`, without the end of the line.
impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Command::Uci => f.write_str("uci"),
            Command::Debug(is_on) => write!(f, "debug {}", if *is_on { "on" } else { "off" }),
            Command::IsReady => f.write_str("isready"),
            Command::SetOption { name, value: None } => write!(f, "setoption name {name}"),
            Command::SetOption { name, value: Some(value) } => {
                let value = if value.is_empty() { "<empty>" } else { value };
                write!(f, "setoption name {name} value {value}")
            }
            Command::Register(text) if text.is_empty() => f.write_str("register"),
            Command::Register(text) => write!(f, "register {text}"),
            Command::NewGame => f.write_str("ucinewgame"),
            Command::Position { start, moves } => {
                match start {
                    Start::Usual => f.write_str("position startpos")?,
                    Start::Fen(fen) => write!(f, "position fen {fen}")?,
                }
                if !moves.is_empty() {
                    f.write_str(" moves")?;
                }
                moves.iter().try_for_each(|mv| write!(f, " {mv}"))
            }
            Command::Go(go) => write!(f, "go{go}"),
            Command::Stop => f.write_str("stop"),
            Command::PonderHit => f.write_str("ponderhit"),
            Command::Quit => f.write_str("quit"),
        }
    }
}
