//! Openings from files: PGN, or one position a line.

use std::io::Read;

use chess::{
    any::{FenError, Position, Rules},
    epd::Epd,
    pgn::{self, ReadError, Reader, Record, Records},
};
use game::NodeId;

use super::{Chance, Opening};

/// Openings read from a file, at least one.
#[derive(Debug, Clone)]
pub struct Book {
    openings: Vec<Opening>,
}

/// Why there are no openings in a file.
#[derive(Debug, thiserror::Error)]
pub enum BookError {
    /// It cannot be read.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// A game in it is broken.
    #[error("line {}, column {}: {}", .0.spot.line, .0.spot.column, .0.problem)]
    Game(pgn::PgnError),
    /// A line is no position.
    #[error("line {line}: {why}")]
    Position {
        /// Which line, from 1.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
    /// A game in it is of another kind of chess.
    #[error("game {number} is of the variant {variant}")]
    Variant {
        /// Which game, from 1.
        number: usize,
        /// Its variant.
        variant: String,
    },
    /// There is nothing in it, or nothing behind which the game goes on.
    #[error("there is no opening in it behind which the game goes on")]
    Empty,
}

impl Book {
    /// The first moves of the games of a PGN.
    ///
    /// # Errors
    /// When a game is broken or of another kind of chess, or there is none that goes on.
    pub fn from_pgn<R: Read>(
        reader: Reader<R>,
        usual: &Position,
        plies: Option<usize>,
    ) -> Result<Book, BookError> {
        let mut openings = Vec::new();
        for (index, record) in Records::new(reader).enumerate() {
            let record = record.map_err(|error| match error {
                ReadError::Io(error) => BookError::Io(error),
                ReadError::Between(error) => BookError::Game(error),
            })?;
            openings.push(first_moves(record, usual, plies, index + 1)?);
        }
        Book::new(openings)
    }

    /// Positions as EPD or FEN, one a line; empty lines and such that begin with # are skipped.
    ///
    /// # Errors
    /// When a line is no position, or there is none from which a game goes on.
    pub fn from_lines(text: &str, rules: &Rules) -> Result<Book, BookError> {
        let is_said = |(_, line): &(usize, &str)| !line.trim().is_empty() && !line.starts_with('#');
        let read = |(index, line): (usize, &str)| {
            let start = position(line, rules).map_err(|why| BookError::Position { line: index + 1, why })?;
            Ok(Opening { start, moves: Vec::new() })
        };
        Book::new(text.lines().enumerate().filter(is_said).map(read).collect::<Result<_, BookError>>()?)
    }

    /// Games that are over before anybody is asked are left out.
    fn new(mut openings: Vec<Opening>) -> Result<Book, BookError> {
        openings.retain(Opening::goes_on);
        if openings.is_empty() { Err(BookError::Empty) } else { Ok(Book { openings }) }
    }

    /// How many openings there are.
    pub fn len(&self) -> usize {
        self.openings.len()
    }

    /// Never: a book has an opening.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// The same openings in an order drawn from a seed.
    pub fn shuffled(mut self, seed: u64) -> Book {
        Chance::new(seed, 0).shuffle(&mut self.openings);
        self
    }

    /// The opening with a number; behind the last the first follows.
    pub fn get(&self, number: usize) -> Opening {
        self.openings[number % self.openings.len()].clone()
    }
}

/// The main line of a game, as far as it is wanted.
fn first_moves(
    record: Record,
    usual: &Position,
    plies: Option<usize>,
    number: usize,
) -> Result<Opening, BookError> {
    if let Some(error) = record.error {
        return Err(BookError::Game(error));
    }
    let (found, wanted) = (record.start.variant_name(), usual.variant_name());
    // Chess and Chess960 go together.
    let is_variant = record.start.variant().is_some() || usual.variant().is_some();
    if found != wanted && is_variant {
        return Err(BookError::Variant { number, variant: found.to_owned() });
    }
    let history = &record.history;
    let line = history.main_line(NodeId::ROOT).map(|id| history.node(id).mv());
    // A null move is an edit, behind which no opening goes on.
    let moves = line.map_while(|mv| mv).take(plies.unwrap_or(usize::MAX)).collect();
    Ok(Opening { start: record.start, moves })
}

fn position(line: &str, rules: &Rules) -> Result<Position, String> {
    match rules {
        Rules::Chess => {
            Epd::parse(line).map(|epd| Position::from(epd.position)).map_err(|error| error.to_string())
        }
        _ => rules.position(line.trim()).map_err(|error: FenError| error.to_string()),
    }
}
