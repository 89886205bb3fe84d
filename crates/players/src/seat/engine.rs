//! Who is to play: which engine, and how it is set.

use std::{fmt, path::PathBuf, str::FromStr};

use engine::{Level, ParseLevelError};

use super::{ChessPlayer, Fault, Stop, ours::Ours, uci::UciPlayer, xboard::XBoardPlayer};
use crate::manner::Manner;

/// How a chess program is spoken with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Protocol {
    /// The Universal Chess Interface.
    Uci,
    /// The protocol of `XBoard`.
    XBoard,
}

/// Which engine.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum EngineKind {
    /// Our own at some level.
    Ours(Level),
    /// A program, with its arguments.
    Program(Protocol, Vec<String>),
}

/// An engine, and how it is set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Engine {
    /// Which one.
    pub kind: EngineKind,
    /// How much memory it may have, where it can be told.
    pub megabytes: u32,
    /// How many threads, where it can be told.
    pub threads: u32,
    /// A file of variants that it should know, where it can be told.
    pub variants: Option<PathBuf>,
    /// Its options with their values, in the order in which they are set.
    pub options: Vec<(String, String)>,
}

impl Engine {
    /// Whether it thinks only so long about a move, whatever time it has.
    pub fn limits_itself(&self) -> bool {
        match &self.kind {
            EngineKind::Ours(level) => {
                Manner::with(*level, &self.options).is_ok_and(|manner| manner.strength().nodes.is_some())
            }
            EngineKind::Program(..) => false,
        }
    }

    /// Starts it; nobody waits for it any longer once `stop` is set.
    ///
    /// # Errors
    /// When it does not start, or does not take an option.
    pub fn start(&self, stop: Stop) -> Result<Box<dyn ChessPlayer>, Fault> {
        match &self.kind {
            EngineKind::Ours(level) => Ok(Box::new(Ours::start(self, *level, stop)?)),
            EngineKind::Program(protocol, words) => {
                let (program, arguments) = words.split_first().expect("a command has a first word");
                match protocol {
                    Protocol::Uci => Ok(Box::new(UciPlayer::start(self, program, arguments, stop)?)),
                    Protocol::XBoard => Ok(Box::new(XBoardPlayer::start(self, program, arguments, stop)?)),
                }
            }
        }
    }
}

/// The text names no engine.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ParseEngineError {
    /// It does not say what kind of engine.
    #[error("expected ai:LEVEL, uci:COMMAND or xboard:COMMAND, got {0:?}")]
    Kind(String),
    /// There is no such level.
    #[error(transparent)]
    Level(#[from] ParseLevelError),
    /// There is no command, or a quotation in it does not end.
    #[error("expected a command line behind {0}, got {1:?}")]
    Command(Protocol, String),
}

/// `ai:9`, `uci:stockfish` or `xboard:gnuchess --xboard`
impl FromStr for EngineKind {
    type Err = ParseEngineError;

    fn from_str(text: &str) -> Result<EngineKind, ParseEngineError> {
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        match kind {
            "ai" if text == "ai" => Ok(EngineKind::Ours(Level::FULL)),
            "ai" => Ok(EngineKind::Ours(rest.parse()?)),
            "uci" => command(Protocol::Uci, rest),
            "xboard" => command(Protocol::XBoard, rest),
            _ => Err(ParseEngineError::Kind(text.to_owned())),
        }
    }
}

fn command(protocol: Protocol, text: &str) -> Result<EngineKind, ParseEngineError> {
    match shlex::split(text) {
        Some(words) if !words.is_empty() => Ok(EngineKind::Program(protocol, words)),
        _ => Err(ParseEngineError::Command(protocol, text.to_owned())),
    }
}

/// `uci:` or `xboard:`
impl fmt::Display for Protocol {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Protocol::Uci => "uci:",
            Protocol::XBoard => "xboard:",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engines_are_named_by_a_text() {
        assert_eq!("ai".parse(), Ok(EngineKind::Ours(Level::FULL)));
        assert_eq!("ai:0".parse(), Ok(EngineKind::Ours(Level::NOVICE)));
        assert_eq!("ai:intermediate".parse(), Ok(EngineKind::Ours(Level::INTERMEDIATE)));
        let words = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
        assert_eq!(
            "xboard:gnuchess --xboard".parse(),
            Ok(EngineKind::Program(Protocol::XBoard, words(&["gnuchess", "--xboard"])))
        );
        assert_eq!(
            "uci:'/opt/my engine' -x".parse(),
            Ok(EngineKind::Program(Protocol::Uci, words(&["/opt/my engine", "-x"])))
        );
    }

    #[test]
    fn what_names_no_engine_is_refused() {
        for text in ["", "stockfish", "ai:", "ai:10", "ai:-1", "ai:strong", "uci:", "uci:'x", "xboard: "] {
            assert!(text.parse::<EngineKind>().is_err(), "{text}");
        }
    }
}
