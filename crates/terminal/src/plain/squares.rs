//! Squares and points as people write them.

use game::Place;
use table::Kind;

/// Up to so many boards no square is occupied on two of them, so that none needs its letter.
const BOARDS_WITHOUT_LETTERS: u8 = 2;

/// How places are written in one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Squares {
    /// `e4`, on many boards `e4B`.
    Chess {
        /// How many boards there are.
        boards: u8,
    },
    /// Numbers from 1 to 32.
    Draughts,
    /// `D4`, without the letter I.
    Go,
}

impl Squares {
    pub(super) fn new(kind: &Kind, boards: u8) -> Squares {
        match kind {
            Kind::Chess { .. } => Squares::Chess { boards },
            Kind::Draughts { .. } => Squares::Draughts,
            Kind::Go { .. } => Squares::Go,
        }
    }

    /// A place as people write it.
    pub(super) fn name(self, place: Place) -> String {
        let Place::Cell { board, file, rank } = place else { return place.to_string() };
        match self {
            Squares::Chess { boards } if boards > BOARDS_WITHOUT_LETTERS => {
                format!("{}{}", Place::cell(file, rank), char::from(b'A' + board))
            }
            Squares::Chess { .. } => Place::cell(file, rank).to_string(),
            Squares::Draughts => number(file, rank).map_or_else(String::new, |number| number.to_string()),
            Squares::Go => format!("{}{}", self.file_name(file), u32::from(rank) + 1),
        }
    }

    /// The letter of a column.
    pub(super) fn file_name(self, file: u8) -> char {
        match self {
            Squares::Go => char::from(b'A' + file + u8::from(file >= 8)),
            Squares::Chess { .. } | Squares::Draughts => char::from(b'a' + file),
        }
    }

    /// The places that a text can mean: a square without its letter is one of each board.
    pub(super) fn read(self, text: &str) -> Vec<Place> {
        match self {
            Squares::Chess { boards } => read_square(text, boards),
            Squares::Draughts => read_number(text).into_iter().collect(),
            Squares::Go => read_point(text).into_iter().collect(),
        }
    }
}

/// The number of a dark square of draughts, from above as White sees it.
pub(super) fn number(file: u8, rank: u8) -> Option<u8> {
    (file % 2 == rank % 2).then(|| (7 - rank) * 4 + file / 2 + 1)
}

fn read_square(text: &str, boards: u8) -> Vec<Place> {
    let letter = text.chars().last().filter(char::is_ascii_uppercase);
    let square = text.strip_suffix(|sign: char| sign.is_ascii_uppercase()).unwrap_or(text);
    let file = square.chars().next().filter(char::is_ascii_lowercase);
    let rank = square.get(1..).and_then(|digits| digits.parse::<u8>().ok()).filter(|&rank| rank > 0);
    let (Some(file), Some(rank)) = (file, rank) else { return Vec::new() };
    let is_meant = |board: &u8| letter.is_none_or(|letter| letter as u8 == b'A' + board);
    let place = |board: u8| Place::Cell { board, file: file as u8 - b'a', rank: rank - 1 };
    (0..boards).filter(is_meant).map(place).collect()
}

/// A dark square of draughts, `11`.
fn read_number(text: &str) -> Option<Place> {
    let wanted = text.parse().ok()?;
    let mut all = (0..64).map(|cell: u8| (cell % 8, cell / 8));
    all.find(|&(file, rank)| number(file, rank) == Some(wanted)).map(|(file, rank)| Place::cell(file, rank))
}

/// A point of Go, `D4`.
fn read_point(text: &str) -> Option<Place> {
    let letter = text.chars().next()?.to_ascii_uppercase();
    let rank: u8 = text.get(1..)?.parse().ok()?;
    if !letter.is_ascii_uppercase() || letter == 'I' || rank == 0 {
        return None;
    }
    let file = letter as u8 - b'A' - u8::from(letter > 'I');
    Some(Place::cell(file, rank - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_read_as_they_are_written() {
        let chess = Squares::Chess { boards: 1 };
        assert_eq!(chess.read("e4"), [Place::cell(4, 3)]);
        assert_eq!(chess.read("a10"), [Place::cell(0, 9)]);
        assert_eq!(Squares::Draughts.read("1"), [Place::cell(1, 7)]);
        assert_eq!(Squares::Draughts.name(Place::cell(6, 0)), "32");
        assert_eq!(Squares::Go.read("j9"), [Place::cell(8, 8)]);
        assert_eq!(Squares::Go.name(Place::cell(8, 8)), "J9");
        for no_square in ["", "e", "e0", "44", "e4x", "é4", "Nf3", "e999"] {
            assert_eq!(chess.read(no_square), [], "{no_square}");
        }
        for no_square in ["0", "33", "e4", ""] {
            assert_eq!(Squares::Draughts.read(no_square), [], "{no_square}");
        }
    }

    #[test]
    fn a_square_of_many_boards_may_have_its_letter() {
        let alice = Squares::Chess { boards: 3 };
        assert_eq!(alice.read("e4").len(), 3);
        assert_eq!(alice.read("e4B"), [Place::Cell { board: 1, file: 4, rank: 3 }]);
        assert_eq!(alice.name(Place::cell(4, 3)), "e4A");
        assert_eq!(Squares::Chess { boards: 2 }.name(Place::Cell { board: 1, file: 4, rank: 3 }), "e4");
    }
}
