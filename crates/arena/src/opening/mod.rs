//! Where the games of a match begin.
//!
//! Read this file, then `book` (from files) and `random` (from nothing).

mod book;
mod chance;
mod random;

use chess::any::{Move, Position};
use game::Game;

pub use book::{Book, BookError};
use chance::Chance;

/// A start, and the first moves that nobody chooses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opening {
    /// Where the game begins.
    pub start: Position,
    /// What is played before the players are asked.
    pub moves: Vec<Move>,
}

impl Opening {
    /// The game as it stands behind it; none where it is not legal, or ends on the way.
    pub fn game(&self) -> Option<Game<Position>> {
        let mut game = Game::new(self.start.clone());
        self.moves.iter().all(|&mv| game.play(mv).is_ok()).then_some(game)
    }

    fn goes_on(&self) -> bool {
        self.game().is_some_and(|game| game.outcome().is_none())
    }
}

/// Openings without end, each by its number.
///
/// They are the same for all time, so that a match can go on where it was left.
#[derive(Debug, Clone)]
pub enum Openings {
    /// Those of a file, over and over.
    Book(Book),
    /// Some random moves from a start.
    Random {
        /// Where they begin.
        start: Box<Position>,
        /// How many moves.
        plies: usize,
        /// What they are drawn from.
        seed: u64,
    },
}

impl Openings {
    /// The opening with a number, from 0.
    pub fn get(&self, number: usize) -> Opening {
        match self {
            Openings::Book(book) => book.get(number),
            Openings::Random { start, plies, seed } => {
                random::opening(start, *plies, &mut Chance::new(*seed, number as u64))
            }
        }
    }
}
