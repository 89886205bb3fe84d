//! Two Go programs at one board, told each other's moves.

use std::time::Duration;

use game::{ByColor, Color, Position as _};
use go::{Forbidden, Move, Occupant, Point, Position, Rules, Setup, Size};

use crate::opponent::{Choice, Opponent, OpponentError};

/// How a game between two programs ended.
#[derive(Debug)]
pub enum Finish {
    /// Both passed, here.
    Passed(Position),
    /// A side gave up.
    Resigned(Color),
    /// A side played what the rules forbid.
    Illegal(Color, Move, Forbidden),
    /// It was broken off after too many moves.
    BrokenOff(Position),
}

/// What two programs play.
#[derive(Debug, Clone)]
pub struct Pairing {
    /// On which board.
    pub size: Size,
    /// Under which rules.
    pub rules: Rules,
    /// Where Black's handicap stones stand.
    pub handicap: Vec<Point>,
    /// How long a program may think about a move.
    pub limit: Duration,
}

impl Pairing {
    /// Plays a game to its end.
    ///
    /// # Errors
    /// When a program fails.
    pub fn play(&self, sides: &mut ByColor<Opponent>) -> Result<Finish, OpponentError> {
        for color in Color::ALL {
            sides[color].begin(self.size, &self.rules)?;
            if !self.handicap.is_empty() {
                sides[color].set_handicap(&self.handicap)?;
            }
        }
        let mut position = self.start();
        for _ in 0..4 * self.size.area() {
            let turn = position.turn();
            let mv = match sides[turn].choose(turn, None, self.limit)? {
                Choice::Resign => return Ok(Finish::Resigned(turn)),
                Choice::Move(mv) => mv,
            };
            if let Some(why) = position.forbids(mv) {
                return Ok(Finish::Illegal(turn, mv, why));
            }
            sides[!turn].tell(turn, mv)?;
            position.apply(mv);
            if position.is_over() {
                return Ok(Finish::Passed(position));
            }
        }
        Ok(Finish::BrokenOff(position))
    }

    fn start(&self) -> Position {
        let mut setup = Setup::new(self.size, self.rules);
        for &point in &self.handicap {
            setup.set(point, Some(Occupant::Stone(Color::Black)));
        }
        if !self.handicap.is_empty() {
            (setup.turn, setup.handicap) = (Color::White, self.handicap.len() as u32);
        }
        Position::try_from(setup).expect("handicap stones have liberties")
    }
}
