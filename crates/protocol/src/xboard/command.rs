//! What `XBoard` tells an engine.

use std::{fmt, str::FromStr, time::Duration};

use super::{
    Level, MAX_LINE,
    level::{in_seconds, seconds},
};

/// One line from `XBoard`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// `xboard`
    XBoard,
    /// `protover`
    ProtoVer(u32),
    /// `accepted`: a feature that will be used.
    Accepted(String),
    /// `rejected`: a feature that will not be used.
    Rejected(String),
    /// `new`: a game in which the engine has Black.
    New,
    /// `variant`
    Variant(String),
    /// `quit`
    Quit,
    /// `force`: the engine plays neither side.
    Force,
    /// `go`: the engine plays the side to move.
    Go,
    /// `playother`: the engine plays the other side.
    PlayOther,
    /// `level`
    Level(Level),
    /// `st`: so long for each move.
    MoveTime(Duration),
    /// `sd`: no deeper than that.
    Depth(u32),
    /// `time`: what the engine's clock shows.
    Time(Duration),
    /// `otim`: what the opponent's clock shows.
    OpponentTime(Duration),
    /// `usermove`, or a move alone.
    Move(String),
    /// `?`: move now.
    MoveNow,
    /// `ping`
    Ping(i64),
    /// `draw`: the opponent offers one.
    Draw,
    /// `result`: the score and what is said of it.
    Result(String),
    /// `setboard`
    SetBoard(String),
    /// `hint`
    Hint,
    /// `bk`: what is in the book.
    Book,
    /// `undo`: one move back.
    Undo,
    /// `remove`: one move of each side back.
    Remove,
    /// `hard`: may ponder.
    Hard,
    /// `easy`: may not ponder.
    Easy,
    /// `post`: shows what it thinks.
    Post,
    /// `nopost`
    NoPost,
    /// `analyze`
    Analyze,
    /// `.`: how far the analysis is.
    Status,
    /// `exit`: ends the analysis.
    Exit,
    /// `memory`: in megabytes.
    Memory(u32),
    /// `cores`
    Cores(u32),
    /// `option`: the name, and the value if it has one.
    Option(String, Option<String>),
    /// What an engine need not know: `random`, `computer`, `name`, `rating`, `ics` and so on.
    Idle(String),
}

/// The line is no command.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ParseCommandError {
    /// Nothing stands in it; it gets no answer.
    #[error("an empty line")]
    Empty,
    /// There is no such command.
    #[error("unknown command")]
    Unknown(String),
    /// What stands behind the command is not what it takes.
    #[error("expected {0}")]
    Expected(&'static str, String),
    /// It is too long to be read.
    #[error("the line is too long")]
    TooLong,
}

/// Commands that an engine may leave alone.
const IDLE: [&str; 9] = ["random", "computer", "name", "rating", "ics", "egtpath", "nps", "white", "black"];

impl FromStr for Command {
    type Err = ParseCommandError;

    fn from_str(line: &str) -> Result<Command, ParseCommandError> {
        if line.len() > MAX_LINE {
            return Err(ParseCommandError::TooLong);
        }
        let line = line.trim();
        let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let expected = |what| ParseCommandError::Expected(what, line.to_owned());
        let number = || rest.parse().map_err(|_| expected("a number"));
        let centiseconds = || centiseconds(rest).ok_or_else(|| expected("hundredths of a second"));
        let text = |what| if rest.is_empty() { Err(expected(what)) } else { Ok(rest.to_owned()) };
        Ok(match name {
            "" => return Err(ParseCommandError::Empty),
            "xboard" => Command::XBoard,
            "protover" => Command::ProtoVer(number()?),
            "accepted" => Command::Accepted(rest.to_owned()),
            "rejected" => Command::Rejected(rest.to_owned()),
            "new" => Command::New,
            "variant" => Command::Variant(text("a variant")?),
            "quit" => Command::Quit,
            "force" => Command::Force,
            "go" => Command::Go,
            "playother" => Command::PlayOther,
            "level" => Command::Level(rest.parse().map_err(|_| expected("moves, minutes and an increment"))?),
            "st" => Command::MoveTime(seconds(rest).ok_or_else(|| expected("seconds"))?),
            "sd" => Command::Depth(number()?),
            "time" => Command::Time(centiseconds()?),
            "otim" => Command::OpponentTime(centiseconds()?),
            "usermove" => Command::Move(text("a move")?),
            "?" => Command::MoveNow,
            "ping" => Command::Ping(rest.parse().map_err(|_| expected("a number"))?),
            "draw" => Command::Draw,
            "result" => Command::Result(rest.to_owned()),
            "setboard" => Command::SetBoard(text("a position")?),
            "hint" => Command::Hint,
            "bk" => Command::Book,
            "undo" => Command::Undo,
            "remove" => Command::Remove,
            "hard" => Command::Hard,
            "easy" => Command::Easy,
            "post" => Command::Post,
            "nopost" => Command::NoPost,
            "analyze" => Command::Analyze,
            "." => Command::Status,
            "exit" => Command::Exit,
            "memory" => Command::Memory(number()?),
            "cores" => Command::Cores(number()?),
            "option" => {
                let text = text("a name")?;
                match text.split_once('=') {
                    Some((name, value)) => Command::Option(name.to_owned(), Some(value.to_owned())),
                    None => Command::Option(text, None),
                }
            }
            name if IDLE.contains(&name) => Command::Idle(line.to_owned()),
            name if rest.is_empty() && is_like_a_move(name) => Command::Move(name.to_owned()),
            name => return Err(ParseCommandError::Unknown(name.to_owned())),
        })
    }
}

/// Hundredths of a second; what is below zero is zero.
fn centiseconds(text: &str) -> Option<Duration> {
    text.parse::<i64>().ok().map(|number| Duration::from_millis(number.clamp(0, 1 << 50) as u64 * 10))
}

/// Whether a word is a move such as `e2e4`, `e7e8q`, `P@e4` or `O-O`.
pub(super) fn is_like_a_move(word: &str) -> bool {
    let is_file = |byte: &u8| byte.is_ascii_lowercase();
    match word.as_bytes() {
        b"O-O" | b"O-O-O" => true,
        [role, b'@', file, rank] => role.is_ascii_uppercase() && is_file(file) && rank.is_ascii_digit(),
        [file, rank, to_file, to_rank, rest @ ..] => {
            let is_square = is_file(file) && rank.is_ascii_digit();
            is_square && is_file(to_file) && to_rank.is_ascii_digit() && rest.len() <= 2
        }
        _ => false,
    }
}

/// `usermove e2e4`, without the end of the line.
impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let with = |f: &mut fmt::Formatter, name: &str, rest: &str| {
            if rest.is_empty() { f.write_str(name) } else { write!(f, "{name} {rest}") }
        };
        let word = match self {
            Command::ProtoVer(version) => return write!(f, "protover {version}"),
            Command::Accepted(feature) => return with(f, "accepted", feature),
            Command::Rejected(feature) => return with(f, "rejected", feature),
            Command::Variant(name) => return write!(f, "variant {name}"),
            Command::Level(level) => return write!(f, "level {level}"),
            Command::MoveTime(time) => return write!(f, "st {}", in_seconds(*time)),
            Command::Depth(depth) => return write!(f, "sd {depth}"),
            Command::Time(time) => return write!(f, "time {}", time.as_millis() / 10),
            Command::OpponentTime(time) => return write!(f, "otim {}", time.as_millis() / 10),
            Command::Move(mv) => return write!(f, "usermove {mv}"),
            Command::Ping(number) => return write!(f, "ping {number}"),
            Command::Result(text) => return with(f, "result", text),
            Command::SetBoard(fen) => return write!(f, "setboard {fen}"),
            Command::Memory(megabytes) => return write!(f, "memory {megabytes}"),
            Command::Cores(cores) => return write!(f, "cores {cores}"),
            Command::Option(name, None) => return write!(f, "option {name}"),
            Command::Option(name, Some(value)) => return write!(f, "option {name}={value}"),
            Command::Idle(line) => line,
            Command::XBoard => "xboard",
            Command::New => "new",
            Command::Quit => "quit",
            Command::Force => "force",
            Command::Go => "go",
            Command::PlayOther => "playother",
            Command::MoveNow => "?",
            Command::Draw => "draw",
            Command::Hint => "hint",
            Command::Book => "bk",
            Command::Undo => "undo",
            Command::Remove => "remove",
            Command::Hard => "hard",
            Command::Easy => "easy",
            Command::Post => "post",
            Command::NoPost => "nopost",
            Command::Analyze => "analyze",
            Command::Status => ".",
            Command::Exit => "exit",
        };
        f.write_str(word)
    }
}
