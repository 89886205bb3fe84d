//! What an engine says.

use std::{fmt, str::FromStr};

use super::{Choice, Info, MAX_LINE, words::Words};

/// How a check of a copy or a registration goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// `checking`
    Checking,
    /// `ok`
    Ok,
    /// `error`
    Error,
}

/// One line from an engine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reply {
    /// `id name`
    Name(String),
    /// `id author`
    Author(String),
    /// `uciok`
    UciOk,
    /// `readyok`
    ReadyOk,
    /// `bestmove`
    BestMove {
        /// The move; none where there is none.
        mv: Option<String>,
        /// What it would like to ponder on.
        ponder: Option<String>,
    },
    /// `copyprotection`
    CopyProtection(Verdict),
    /// `registration`
    Registration(Verdict),
    /// `info`
    Info(Box<Info>),
    /// `option`
    Choice(Choice),
}

/// The line says nothing that is known; it can be ignored.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ParseReplyError {
    /// No word of it is known.
    #[error("nothing known in the line")]
    Unknown,
    /// It is too long to be read.
    #[error("the line is longer than {MAX_LINE} bytes")]
    TooLong,
    /// Something that belongs to it does not follow.
    #[error("{0} lacks {1}")]
    Missing(&'static str, &'static str),
}

impl FromStr for Reply {
    type Err = ParseReplyError;

    fn from_str(line: &str) -> Result<Reply, ParseReplyError> {
        if line.len() > MAX_LINE {
            return Err(ParseReplyError::TooLong);
        }
        let mut words = Words::of(line);
        match words.next().unwrap_or_default() {
            "id" => match words.next() {
                Some("name") => Ok(Reply::Name(words.rest().to_owned())),
                Some("author") => Ok(Reply::Author(words.rest().to_owned())),
                _ => Err(ParseReplyError::Missing("id", "name or author")),
            },
            "uciok" => Ok(Reply::UciOk),
            "readyok" => Ok(Reply::ReadyOk),
            "bestmove" => Ok(best_move(words)),
            "copyprotection" => verdict(words, "copyprotection").map(Reply::CopyProtection),
            "registration" => verdict(words, "registration").map(Reply::Registration),
            "info" => Ok(Reply::Info(Box::new(Info::read(words)))),
            "option" => Choice::read(words).map(Reply::Choice),
            _ => Err(ParseReplyError::Unknown),
        }
    }
}

fn best_move(mut words: Words) -> Reply {
    let mv = words.next().and_then(some_move);
    let has_ponder = words.any(|word| word == "ponder");
    let ponder = words.next().filter(|_| has_ponder).and_then(some_move);
    Reply::BestMove { mv, ponder }
}

/// A move; some engines write `(none)` where there is none, or nothing.
fn some_move(word: &str) -> Option<String> {
    (word != "(none)" && word != "NULL").then(|| word.to_owned())
}

fn verdict(mut words: Words, of: &'static str) -> Result<Verdict, ParseReplyError> {
    match words.next() {
        Some("checking") => Ok(Verdict::Checking),
        Some("ok") => Ok(Verdict::Ok),
        Some("error") => Ok(Verdict::Error),
        _ => Err(ParseReplyError::Missing(of, "a verdict")),
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Verdict::Checking => "checking",
            Verdict::Ok => "ok",
            Verdict::Error => "error",
        })
    }
}

/// `bestmove e2e4 ponder e7e5`, without the end of the line.
impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Reply::Name(name) => write!(f, "id name {name}"),
            Reply::Author(author) => write!(f, "id author {author}"),
            Reply::UciOk => f.write_str("uciok"),
            Reply::ReadyOk => f.write_str("readyok"),
            Reply::BestMove { mv, ponder } => {
                write!(f, "bestmove {}", mv.as_deref().unwrap_or("(none)"))?;
                ponder.as_ref().map_or(Ok(()), |mv| write!(f, " ponder {mv}"))
            }
            Reply::CopyProtection(verdict) => write!(f, "copyprotection {verdict}"),
            Reply::Registration(verdict) => write!(f, "registration {verdict}"),
            Reply::Info(info) => write!(f, "info{info}"),
            Reply::Choice(choice) => write!(f, "option {choice}"),
        }
    }
}
