//! Positions as text: the FEN of PDN.
//!
//! `B:W21,22,K10:B1,2` gives the side to move, then the squares of each side, a
//! `K` before each king. Read are also ranges (`B1-12`), either order of the
//! sides, small letters, blanks, a full stop at the end, and the two counters
//! that some programs add: `H`, the plies since a man moved or a piece was
//! captured, and `F`, the number of the move, which is dropped. Written is `H`
//! alone, when it is not zero.

use std::{fmt, str::FromStr};

use game::{Color, Message, Quoted};

use crate::{Piece, Role, Setup, Square};

/// The text is no position in the FEN of PDN.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ParseSetupError {
    /// The first field is neither `B` nor `W`.
    #[error("expected B or W to move, got {0:?}")]
    Turn(String),
    /// A field is neither a list of squares nor a counter.
    #[error("expected a field like W21,22,K10, got {0:?}")]
    Field(String),
    /// A list names something that is no square.
    #[error("expected a square like 21 or K10, got {0:?}")]
    Square(String),
    /// Two pieces share a square, or one is named twice.
    #[error("square {0} is named twice")]
    Twice(Square),
    /// A side or a counter is given twice.
    #[error("field {0} is given twice")]
    Again(char),
}

impl ParseSetupError {
    /// The sentence that tells it.
    pub fn message(&self) -> Message {
        let about = |id: &'static str, text: &str| Message::new(id).with("text", Quoted::new(text));
        match self {
            ParseSetupError::Turn(text) => about("draughts-fen-turn", text),
            ParseSetupError::Field(text) => about("draughts-fen-field", text),
            ParseSetupError::Square(text) => about("draughts-fen-square", text),
            ParseSetupError::Twice(square) => Message::new("draughts-fen-twice").with("square", square),
            ParseSetupError::Again(letter) => Message::new("draughts-fen-again").with("letter", letter),
        }
    }
}

impl FromStr for Setup {
    type Err = ParseSetupError;

    fn from_str(text: &str) -> Result<Setup, ParseSetupError> {
        let text = text.trim();
        let mut fields = text.strip_suffix('.').unwrap_or(text).split(':').map(str::trim);
        let turn = fields.next().unwrap_or_default();
        let turn = side(turn).ok_or_else(|| ParseSetupError::Turn(turn.to_owned()))?;
        let mut setup = Setup { turn, ..Setup::empty() };
        let mut seen = Vec::new();
        for field in fields {
            let letter = read_field(&mut setup, field)?;
            if seen.contains(&letter) {
                return Err(ParseSetupError::Again(letter));
            }
            seen.push(letter);
        }
        Ok(setup)
    }
}

/// Reads one field after the first; tells its letter.
fn read_field(setup: &mut Setup, field: &str) -> Result<char, ParseSetupError> {
    let wrong = || ParseSetupError::Field(field.to_owned());
    let letter = field.chars().next().ok_or_else(wrong)?;
    let rest = field[letter.len_utf8()..].trim();
    let letter = letter.to_ascii_uppercase();
    match letter {
        'W' => put_all(setup, Color::White, rest)?,
        'B' => put_all(setup, Color::Black, rest)?,
        'H' => setup.quiet = rest.parse().map_err(|_| wrong())?,
        'F' => drop(rest.parse::<u32>().map_err(|_| wrong())?),
        _ => return Err(wrong()),
    }
    Ok(letter)
}

/// Reads the squares of one side.
fn put_all(setup: &mut Setup, color: Color, items: &str) -> Result<(), ParseSetupError> {
    for item in items.split(',').map(str::trim).filter(|_| !items.is_empty()) {
        let (role, range) = match item.strip_prefix(['K', 'k']) {
            Some(rest) => (Role::King, rest.trim_start()),
            None => (Role::Man, item),
        };
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        let square = |text: &str| text.trim().parse().map_err(|_| ParseSetupError::Square(item.to_owned()));
        let (first, last): (Square, Square) = (square(first)?, square(last)?);
        if first > last {
            return Err(ParseSetupError::Square(item.to_owned()));
        }
        for at in Square::all().filter(|at| (first..=last).contains(at)) {
            if setup.board[at.place()].replace(Piece { color, role }).is_some() {
                return Err(ParseSetupError::Twice(at));
            }
        }
    }
    Ok(())
}

fn side(text: &str) -> Option<Color> {
    match text {
        "B" | "b" => Some(Color::Black),
        "W" | "w" => Some(Color::White),
        _ => None,
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(if self.turn.is_white() { "W" } else { "B" })?;
        for color in Color::ALL {
            f.write_str(if color.is_white() { ":W" } else { ":B" })?;
            let own = self.pieces().filter(|(_, piece)| piece.color == color);
            for (index, (square, piece)) in own.enumerate() {
                let comma = if index > 0 { "," } else { "" };
                let king = if piece.is_man() { "" } else { "K" };
                write!(f, "{comma}{king}{square}")?;
            }
        }
        if self.quiet > 0 {
            write!(f, ":H{}", self.quiet)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Setup, ParseSetupError> {
        text.parse()
    }

    #[test]
    fn a_position_is_written_as_pdn_has_it() {
        let text = "W:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29";
        assert_eq!(read(text).unwrap().to_string(), "W:WK10,K15,18,24,27,28:B12,16,20,K22,K25,K29");
    }

    #[test]
    fn ranges_and_either_order_are_read() {
        assert_eq!(read("B:B1-12:W21-32"), Ok(Setup::start()));
        assert_eq!(read(" b : w 21-32 : b 1 - 12 ."), Ok(Setup::start()));
        assert_eq!(read("B:W21-32:B1-12:H0:F1"), Ok(Setup::start()));
        assert_eq!(read("B:W:BK1-2").unwrap().to_string(), "B:W:BK1,K2");
    }

    #[test]
    fn the_quiet_plies_survive() {
        let text = "W:WK1:BK32:H17";
        assert_eq!(read(text).unwrap().quiet, 17);
        assert_eq!(read(text).unwrap().to_string(), text);
    }

    #[test]
    fn an_error_names_what_is_wrong() {
        let wrong = |text: &str| read(text).unwrap_err().to_string();
        assert_eq!(wrong(""), r#"expected B or W to move, got """#);
        assert_eq!(wrong("X:W1:B2"), r#"expected B or W to move, got "X""#);
        assert_eq!(wrong("B:W33:B2"), r#"expected a square like 21 or K10, got "33""#);
        assert_eq!(wrong("B:W21,,22:B2"), r#"expected a square like 21 or K10, got """#);
        assert_eq!(wrong("B:W9-3:B2"), r#"expected a square like 21 or K10, got "9-3""#);
        assert_eq!(wrong("B:W21:B21"), "square 21 is named twice");
        assert_eq!(wrong("B:W21:W22"), "field W is given twice");
        assert_eq!(wrong("B::W22"), r#"expected a field like W21,22,K10, got """#);
        assert_eq!(wrong("B:H-1"), r#"expected a field like W21,22,K10, got "H-1""#);
    }
}
