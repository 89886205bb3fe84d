//! What an engine says.

use std::{fmt, str::FromStr};

use super::{Feature, MAX_LINE, Thinking, command::is_like_a_move};

/// One line from an engine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reply {
    /// `feature`
    Features(Vec<Feature>),
    /// `setup`: where a variant begins that the other program may not know.
    Setup(String),
    /// `piece`: the letter of a kind of piece, and how both sides' move in Betza's notation.
    Piece(char, String),
    /// `move`
    Move(String),
    /// `pong`
    Pong(i64),
    /// `resign`
    Resign,
    /// `offer draw`, which accepts one too.
    OfferDraw,
    /// `1-0`, `0-1` or `1/2-1/2`, and why.
    Result(String, String),
    /// `Error`: what kind of, and in which line.
    Error(String, String),
    /// `Illegal move`: why, and which.
    Illegal(String, String),
    /// `Hint`
    Hint(String),
    /// `tellusererror`
    TellUserError(String),
    /// `telluser` and the like.
    TellUser(String),
    /// `stat01`: how far an analysis is, as it stands there.
    Status(String),
    /// What it thinks.
    Thinking(Thinking),
    /// `#`: for nobody.
    Comment(String),
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
}

/// A line without what gnuchess puts before it once it has analysed: `White (12) : `.
fn without_prompt(line: &str) -> &str {
    let mut rest = line;
    while let Some((prompt, behind)) = rest.split_once(") :") {
        let number = prompt.strip_prefix("White (").or_else(|| prompt.strip_prefix("Black ("));
        if !number.is_some_and(|number| number.bytes().all(|sign| sign.is_ascii_digit())) {
            break;
        }
        rest = behind.trim_start();
    }
    rest
}

impl FromStr for Reply {
    type Err = ParseReplyError;

    fn from_str(line: &str) -> Result<Reply, ParseReplyError> {
        if line.len() > MAX_LINE {
            return Err(ParseReplyError::TooLong);
        }
        let line = without_prompt(line.trim());
        if let Some(comment) = line.strip_prefix('#') {
            return Ok(Reply::Comment(comment.trim().to_owned()));
        }
        let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let text = || rest.to_owned();
        match name {
            "feature" => Ok(Reply::Features(Feature::read_all(rest))),
            "setup" if !rest.is_empty() => Ok(Reply::Setup(text())),
            "piece" => piece(rest).ok_or(ParseReplyError::Unknown),
            "move" if !rest.is_empty() => Ok(Reply::Move(text())),
            "My" => own_move(rest),
            "pong" => rest.parse().map(Reply::Pong).map_err(|_| ParseReplyError::Unknown),
            "resign" => Ok(Reply::Resign),
            "offer" if rest.starts_with("draw") => Ok(Reply::OfferDraw),
            "1-0" | "0-1" | "1/2-1/2" => {
                let why = rest.trim_matches(|sign: char| sign.is_whitespace() || "{}".contains(sign));
                Ok(Reply::Result(name.to_owned(), why.to_owned()))
            }
            "Error" => complaint(rest).map(|(why, what)| Reply::Error(why, what)),
            "Illegal" => {
                let rest = rest.strip_prefix("move").ok_or(ParseReplyError::Unknown)?;
                complaint(rest).map(|(why, what)| Reply::Illegal(why, what))
            }
            "Hint:" => Ok(Reply::Hint(text())),
            "tellusererror" => Ok(Reply::TellUserError(text())),
            "telluser" | "tellall" | "tellothers" | "tellopponent" => Ok(Reply::TellUser(text())),
            "stat01:" => Ok(Reply::Status(text())),
            _ => line.parse().map(Reply::Thinking),
        }
    }
}

/// `N& mNcB`
fn piece(rest: &str) -> Option<Reply> {
    let (name, moves) = rest.split_once(char::is_whitespace)?;
    let mut signs = name.strip_suffix('&')?.chars();
    let letter = signs.next().filter(char::is_ascii_uppercase)?;
    (signs.next().is_none()).then(|| Reply::Piece(letter, moves.trim().to_owned()))
}

/// `My move is : e2e4`, as older engines write it.
fn own_move(rest: &str) -> Result<Reply, ParseReplyError> {
    let mv = rest.strip_prefix("move is").map(|rest| rest.trim_start_matches([' ', ':']));
    mv.filter(|mv| is_like_a_move(mv)).map(|mv| Reply::Move(mv.to_owned())).ok_or(ParseReplyError::Unknown)
}

/// ` (why): what`, of which the part in parentheses may be missing.
fn complaint(rest: &str) -> Result<(String, String), ParseReplyError> {
    let rest = rest.trim_start();
    let (why, what) = match rest.strip_prefix('(') {
        Some(rest) => rest.split_once("):").ok_or(ParseReplyError::Unknown)?,
        None => ("", rest.strip_prefix(':').ok_or(ParseReplyError::Unknown)?),
    };
    Ok((why.trim().to_owned(), what.trim().to_owned()))
}

/// `move e2e4`, without the end of the line.
impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Reply::Features(features) => {
                f.write_str("feature")?;
                features.iter().try_for_each(|feature| write!(f, " {feature}"))
            }
            Reply::Setup(text) => write!(f, "setup {text}"),
            Reply::Piece(letter, moves) => write!(f, "piece {letter}& {moves}"),
            Reply::Move(mv) => write!(f, "move {mv}"),
            Reply::Pong(number) => write!(f, "pong {number}"),
            Reply::Resign => f.write_str("resign"),
            Reply::OfferDraw => f.write_str("offer draw"),
            Reply::Result(score, why) => write!(f, "{score} {{{why}}}"),
            Reply::Error(why, what) => write!(f, "Error ({why}): {what}"),
            Reply::Illegal(why, mv) if why.is_empty() => write!(f, "Illegal move: {mv}"),
            Reply::Illegal(why, mv) => write!(f, "Illegal move ({why}): {mv}"),
            Reply::Hint(mv) => write!(f, "Hint: {mv}"),
            Reply::TellUserError(text) => write!(f, "tellusererror {text}"),
            Reply::TellUser(text) => write!(f, "telluser {text}"),
            Reply::Status(text) => write!(f, "stat01: {text}"),
            Reply::Thinking(thinking) => thinking.fmt(f),
            Reply::Comment(text) => write!(f, "# {text}"),
        }
    }
}
