//! How a game ended, as SGF writes it.

use std::{fmt, str::FromStr};

use game::{Color, Verdict};

use crate::Points;

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ending {
    /// A side won.
    Win(Color, Margin),
    /// Nobody won.
    Draw,
    /// The game does not count.
    Void,
    /// Nobody knows.
    Unknown,
}

/// By what a side won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Margin {
    /// Nobody says.
    Unsaid,
    /// So many points.
    Points(Points),
    /// The other side resigned.
    Resignation,
    /// The other side's time was over.
    Time,
    /// The other side broke a rule or did not come.
    Forfeit,
}

/// The text is not how a game ends.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected a result like B+3.5, W+R, 0 or Void, got {0:?}")]
pub struct ParseEndingError(String);

impl Ending {
    /// Who won, if anybody; none where nobody knows.
    pub const fn verdict(self) -> Option<Verdict> {
        match self {
            Ending::Win(color, _) => Some(Verdict::Win(color)),
            Ending::Draw => Some(Verdict::Draw),
            Ending::Void => Some(Verdict::NoResult),
            Ending::Unknown => None,
        }
    }
}

/// `B+3.5`, `W+R`, `B+`, `0`, `Void`, `?`.
impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Ending::Win(color, margin) => {
                f.write_str(if *color == Color::Black { "B+" } else { "W+" })?;
                match margin {
                    Margin::Unsaid => Ok(()),
                    Margin::Points(points) => write!(f, "{points}"),
                    Margin::Resignation => f.write_str("R"),
                    Margin::Time => f.write_str("T"),
                    Margin::Forfeit => f.write_str("F"),
                }
            }
            Ending::Draw => f.write_str("0"),
            Ending::Void => f.write_str("Void"),
            Ending::Unknown => f.write_str("?"),
        }
    }
}

impl FromStr for Ending {
    type Err = ParseEndingError;

    fn from_str(text: &str) -> Result<Ending, ParseEndingError> {
        let error = || ParseEndingError(text.chars().take(40).collect());
        let plain = text.trim().to_ascii_lowercase();
        match plain.as_str() {
            "0" | "draw" | "jigo" => return Ok(Ending::Draw),
            "void" => return Ok(Ending::Void),
            "?" => return Ok(Ending::Unknown),
            _ => {}
        }
        let (side, margin) = plain.split_once('+').ok_or_else(error)?;
        let color = match side.trim_end() {
            "b" | "black" => Color::Black,
            "w" | "white" => Color::White,
            _ => return Err(error()),
        };
        let margin = match margin.trim_start() {
            "" => Margin::Unsaid,
            "r" | "resign" | "resignation" => Margin::Resignation,
            "t" | "time" => Margin::Time,
            "f" | "forfeit" => Margin::Forfeit,
            points => Margin::Points(points.replace(',', ".").parse().map_err(|_| error())?),
        };
        Ok(Ending::Win(color, margin))
    }
}
