//! Two Go programs at one board, told each other's moves.

use std::time::{Duration, Instant};

use game::{ByColor, Clock, Color, Position as _, TimeControl};
use go::{Forbidden, Move, Occupant, Point, Position, Rules, Setup, Size};

use crate::{
    opponent::{Choice, Opponent, OpponentError},
    process::ProcessError,
};

/// How a game between two programs ended.
#[derive(Debug)]
pub enum Finish {
    /// Both passed, here.
    Passed(Position),
    /// A side gave up.
    Resigned(Color),
    /// The time of a side was over.
    Flagged(Color),
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
    /// How long both may think; [`TimeControl::UNLIMITED`] without clocks.
    pub time: TimeControl,
    /// How long a program may think about a move, whatever its clock shows.
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
            sides[color].set_time(&self.time, color)?;
        }
        let mut position = self.start();
        let mut timer = Timer::start(&self.time, position.turn());
        for _ in 0..4 * self.size.area() {
            let turn = position.turn();
            let mv = match self.choice(&mut sides[turn], &mut timer, turn)? {
                None => return Ok(Finish::Flagged(turn)),
                Some(Choice::Resign) => return Ok(Finish::Resigned(turn)),
                Some(Choice::Move(mv)) => mv,
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

    /// What a side does; nothing when its flag falls before.
    fn choice(
        &self,
        side: &mut Opponent,
        timer: &mut Timer,
        turn: Color,
    ) -> Result<Option<Choice>, OpponentError> {
        let clock = timer.clock.read(turn, timer.now());
        let limit = timer.reserve().map_or(self.limit, |reserve| reserve.min(self.limit));
        match side.choose(turn, Some(&clock), limit) {
            Ok(choice) => Ok(timer.press(turn).then_some(choice)),
            Err(OpponentError::Process(ProcessError::Silent { .. })) if timer.is_fallen(turn) => Ok(None),
            Err(error) => Err(error),
        }
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

/// Both clocks, run by the time of the machine.
struct Timer {
    clock: Clock,
    begun: Instant,
}

impl Timer {
    fn start(control: &TimeControl, turn: Color) -> Timer {
        let mut clock = Clock::new(control.clone());
        clock.start(turn, Duration::ZERO);
        Timer { clock, begun: Instant::now() }
    }

    fn now(&self) -> Duration {
        self.begun.elapsed()
    }

    /// How long the flag of the side to move still stands; none without a limit.
    fn reserve(&self) -> Option<Duration> {
        self.clock.falls_at().map(|falls| falls.saturating_sub(self.now()))
    }

    fn is_fallen(&self, color: Color) -> bool {
        self.clock.flag(color, self.now())
    }

    /// Counts a move of a side, unless its flag fell before; tells whether it is counted.
    fn press(&mut self, color: Color) -> bool {
        self.clock.press(color, self.now()).is_ok()
    }
}
