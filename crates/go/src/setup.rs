//! Anything that one could put on a board, and the gate to what can be played.

use game::{ByColor, Color, Message};

use crate::{Board, Point, Position, Rules, Size, board::Cell};

/// What is on a point that is not vacant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Occupant {
    /// A stone of a side.
    Stone(Color),
    /// The point is not part of the game.
    Outside,
}

/// Stones on a board and whose turn it is; anything may be wrong with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// How large the board is.
    pub size: Size,
    /// What is on each point, row by row from below; see [`Size::index`].
    pub points: Vec<Option<Occupant>>,
    /// The side to move.
    pub turn: Color,
    /// The rules that hold.
    pub rules: Rules,
    /// How many handicap stones Black was given.
    pub handicap: u32,
    /// How many stones each side has taken.
    pub prisoners: ByColor<u32>,
}

/// Why a set-up cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The list of points has another length than the board has points.
    #[error("expected {expected} points, got {got}")]
    Points {
        /// How many the board has.
        expected: usize,
        /// How many there were.
        got: usize,
    },
    /// A chain stands without a liberty.
    #[error("the {0} stone on {1} has no liberty")]
    NoLiberty(Color, Point),
}

impl SetupError {
    /// The sentence that tells it.
    pub fn message(&self) -> Message {
        match self {
            SetupError::NoLiberty(color, point) => {
                Message::new("setup-no-liberty").with("color", color).with("point", point)
            }
            SetupError::Points { expected, got } => {
                Message::new("setup-points").with("expected", expected).with("got", got)
            }
        }
    }
}

impl Setup {
    /// An empty board with Black to move.
    pub fn new(size: Size, rules: Rules) -> Setup {
        Setup {
            size,
            points: vec![None; size.area()],
            turn: Color::Black,
            rules,
            handicap: 0,
            prisoners: ByColor::default(),
        }
    }

    /// What is on a point; nothing beyond the board.
    pub fn at(&self, point: Point) -> Option<Occupant> {
        if self.size.contains(point) {
            self.points.get(self.size.index(point)).copied().flatten()
        } else {
            None
        }
    }

    /// Puts something on a point, or nothing; points beyond the board are left alone.
    pub fn set(&mut self, point: Point, occupant: Option<Occupant>) {
        if self.size.contains(point)
            && let Some(there) = self.points.get_mut(self.size.index(point))
        {
            *there = occupant;
        }
    }

    /// The board with these stones.
    ///
    /// # Errors
    /// Says what cannot be.
    pub(crate) fn board(&self) -> Result<Board, SetupError> {
        let (expected, got) = (self.size.area(), self.points.len());
        if expected != got {
            return Err(SetupError::Points { expected, got });
        }
        let cells = self.size.points().map(|point| match self.at(point) {
            Some(Occupant::Stone(color)) => Cell::of(color),
            Some(Occupant::Outside) => Cell::Outside,
            None => Cell::Empty,
        });
        let board = Board::with_cells(self.size, cells);
        let breathless = |point: &Point| board.stone(*point).is_some() && board.liberties(*point) == 0;
        match self.size.points().find(breathless) {
            Some(point) => {
                Err(SetupError::NoLiberty(board.stone(point).expect("a stone without liberty"), point))
            }
            None => Ok(board),
        }
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Position, SetupError> {
        let board = setup.board()?;
        Ok(Position::begin(board, setup.turn, setup.rules, setup.handicap, setup.prisoners))
    }
}
