//! Colours and points as GTP writes them.

use std::{fmt, str::FromStr};

/// A side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Color {
    /// Moves first.
    Black,
    /// Moves second.
    White,
}

/// The text is no colour.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected black or white, got {0:?}")]
pub struct ParseColorError(String);

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Color::Black => "black",
            Color::White => "white",
        })
    }
}

impl FromStr for Color {
    type Err = ParseColorError;

    fn from_str(text: &str) -> Result<Color, ParseColorError> {
        match text.to_ascii_lowercase().as_str() {
            "b" | "black" => Ok(Color::Black),
            "w" | "white" => Ok(Color::White),
            _ => Err(ParseColorError(text.to_owned())),
        }
    }
}

/// Where a move goes, if anywhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Vertex {
    /// A point, both coordinates counted from 0 at the lower left.
    Point {
        /// The column.
        file: u8,
        /// The row.
        rank: u8,
    },
    /// No stone.
    Pass,
    /// The game is given up.
    Resign,
}

/// The text is no vertex.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected a vertex like C3, pass or resign, got {0:?}")]
pub struct ParseVertexError(String);

/// The letters of the files; there is no `I`.
const FILES: &[u8; 25] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

impl fmt::Display for Vertex {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            Vertex::Point { file, rank } => {
                let letter = FILES.get(usize::from(file)).copied().unwrap_or(b'?');
                write!(f, "{}{}", char::from(letter), u32::from(rank) + 1)
            }
            Vertex::Pass => f.write_str("pass"),
            Vertex::Resign => f.write_str("resign"),
        }
    }
}

impl FromStr for Vertex {
    type Err = ParseVertexError;

    fn from_str(text: &str) -> Result<Vertex, ParseVertexError> {
        let error = || ParseVertexError(text.to_owned());
        match text.to_ascii_lowercase().as_str() {
            "pass" => return Ok(Vertex::Pass),
            "resign" => return Ok(Vertex::Resign),
            _ => {}
        }
        let letter = text.bytes().next().ok_or_else(error)?.to_ascii_uppercase();
        let file = FILES.iter().position(|&file| file == letter).ok_or_else(error)?;
        let is_plain = |digits: &&str| !digits.starts_with(['0', '+']);
        match text.get(1..).filter(is_plain).and_then(|digits| digits.parse::<u8>().ok()) {
            Some(rank @ 1..=25) => Ok(Vertex::Point { file: file as u8, rank: rank - 1 }),
            _ => Err(error()),
        }
    }
}
