//! What a clock is set to: periods, hourglass or nothing, for each side.

use std::time::Duration;

use super::error::TimeControlError;
use crate::{ByColor, Color};

/// A free or refunded part of each move's time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Delay {
    /// Every second counts.
    #[default]
    None,
    /// The first seconds of each move are free, as US clocks have it.
    Simple(Duration),
    /// The time used, up to this much, is given back after the move.
    Bronstein(Duration),
}

impl Delay {
    /// How long it is; zero where there is none.
    pub fn time(self) -> Duration {
        match self {
            Delay::None => Duration::ZERO,
            Delay::Simple(time) | Delay::Bronstein(time) => time,
        }
    }
}

/// When the increment of a move is credited.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Credit {
    /// Once the move is made, for the first time after the first move.
    #[default]
    AfterMove,
    /// Ahead of the move, so that the clock starts with one, as FIDE has it.
    BeforeMove,
}

/// A stretch of the game with its own time.
///
/// ```
/// use std::time::Duration;
///
/// let time = Duration::from_secs(7200);
/// let first = game::Period { time, moves: Some(40), ..game::Period::default() };
/// assert_eq!(first.increment, Duration::ZERO);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Period {
    /// What is added to the clock when the period begins.
    pub time: Duration,
    /// How many moves it lasts; only the last period may leave this open.
    pub moves: Option<u32>,
    /// What each of its moves brings.
    pub increment: Duration,
    /// What of each of its moves costs nothing.
    pub delay: Delay,
}

/// How the time of one side is counted; anything may be wrong with it.
///
/// More systems will come: match with a wildcard.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum TimeSystem {
    /// Nobody knows any more: `?`. Counted like [`TimeSystem::Unlimited`].
    Unknown,
    /// No limit: `-`. Only the time used is counted.
    #[default]
    Unlimited,
    /// One period after another; the last repeats.
    Periods {
        /// The periods in the order they are played.
        periods: Vec<Period>,
        /// When their increments are credited.
        credit: Credit,
    },
    /// What one side uses, the other gains: `*180`.
    Hourglass(Duration),
    /// A main time, and then a little for ever, as in Go: `600+5x30`.
    Overtime {
        /// What the clock shows first; may be nothing.
        main: Duration,
        /// What follows.
        then: Overtime,
    },
}

/// What a side has when its main time is used up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Overtime {
    /// So many periods; a move within one costs nothing, a period used up is gone.
    ByoYomi {
        /// How many there are.
        periods: u32,
        /// How long each is.
        time: Duration,
    },
    /// So many moves in a time, over and over; what is left of it is not kept.
    Canadian {
        /// How many moves must be made.
        moves: u32,
        /// In which time.
        time: Duration,
    },
}

impl Overtime {
    /// How long one stretch of it is.
    pub fn time(self) -> Duration {
        match self {
            Overtime::ByoYomi { time, .. } | Overtime::Canadian { time, .. } => time,
        }
    }

    /// How many stretches follow the one with this number, if no move is made; main time is 0.
    pub(super) fn stretches_after(self, period: u32) -> u32 {
        match self {
            Overtime::ByoYomi { periods, .. } => periods.saturating_sub(period),
            Overtime::Canadian { .. } => u32::from(period == 0),
        }
    }
}

impl TimeSystem {
    /// The given periods with increments credited after each move.
    pub fn periods(periods: impl Into<Vec<Period>>) -> TimeSystem {
        TimeSystem::Periods { periods: periods.into(), credit: Credit::AfterMove }
    }

    /// The period with this index, from 0; beyond the end the last repeats.
    pub fn period(&self, index: u32) -> Option<&Period> {
        match self {
            TimeSystem::Periods { periods, .. } => periods.get(index as usize).or(periods.last()),
            _ => None,
        }
    }

    /// What the clock shows before the first move; none without a limit.
    ///
    /// ```
    /// use std::time::Duration;
    ///
    /// let control: game::TimeControl = "5400+30 fide".parse()?;
    /// let start = control.side(game::Color::White).start();
    /// assert_eq!(start, Some(Duration::from_secs(5430)));
    /// # Ok::<(), game::ParseTimeControlError>(())
    /// ```
    pub fn start(&self) -> Option<Duration> {
        match self {
            TimeSystem::Periods { credit, .. } => {
                let first = self.period(0)?;
                let ahead = match credit {
                    Credit::AfterMove => Duration::ZERO,
                    Credit::BeforeMove => first.increment,
                };
                Some(first.time.saturating_add(ahead))
            }
            TimeSystem::Hourglass(time) => Some(*time),
            TimeSystem::Overtime { main: Duration::ZERO, then } => Some(then.time()),
            TimeSystem::Overtime { main, .. } => Some(*main),
            TimeSystem::Unknown | TimeSystem::Unlimited => None,
        }
    }

    /// What follows the main time, where something does.
    pub fn overtime(&self) -> Option<Overtime> {
        match self {
            TimeSystem::Overtime { then, .. } => Some(*then),
            _ => None,
        }
    }

    /// Whether the side can lose on time.
    pub fn is_limited(&self) -> bool {
        self.start().is_some()
    }

    pub(super) fn is_hourglass(&self) -> bool {
        matches!(self, TimeSystem::Hourglass(_))
    }

    fn checked(mut self) -> Result<TimeSystem, TimeControlError> {
        match &mut self {
            TimeSystem::Periods { periods, .. } => check_periods(periods)?,
            TimeSystem::Hourglass(time) => check_time(*time)?,
            TimeSystem::Overtime { main, then } => check_overtime(*main, *then)?,
            TimeSystem::Unknown | TimeSystem::Unlimited => {}
        }
        if self.start() == Some(Duration::ZERO) {
            return Err(TimeControlError::FallenAtOnce);
        }
        Ok(self)
    }
}

fn check_periods(periods: &mut [Period]) -> Result<(), TimeControlError> {
    let of = periods.len();
    if of == 0 {
        return Err(TimeControlError::NoPeriod);
    }
    if of > TimeControl::MAX_PERIODS {
        return Err(TimeControlError::TooManyPeriods(of));
    }
    for (index, period) in periods.iter_mut().enumerate() {
        check_period(period, index + 1, of)?;
        if period.delay.time().is_zero() {
            period.delay = Delay::None;
        }
    }
    Ok(())
}

fn check_period(period: &Period, number: usize, of: usize) -> Result<(), TimeControlError> {
    match period.moves {
        None if number < of => return Err(TimeControlError::MovesMissing { number, of }),
        Some(0) => return Err(TimeControlError::NoMoves(number)),
        Some(moves) if moves > TimeControl::MAX_MOVES => return Err(TimeControlError::TooManyMoves(moves)),
        _ => {}
    }
    let times = [period.time, period.increment, period.delay.time()];
    times.into_iter().try_for_each(check_time)?;
    if number > 1 && times.iter().all(Duration::is_zero) {
        return Err(TimeControlError::NothingGiven(number));
    }
    Ok(())
}

fn check_overtime(main: Duration, then: Overtime) -> Result<(), TimeControlError> {
    check_time(main)?;
    check_time(then.time())?;
    match then {
        _ if then.time().is_zero() => Err(TimeControlError::NothingGiven(2)),
        Overtime::ByoYomi { periods: 0, .. } => Err(TimeControlError::NoPeriod),
        Overtime::ByoYomi { periods, .. } if periods as usize > TimeControl::MAX_PERIODS => {
            Err(TimeControlError::TooManyPeriods(periods as usize))
        }
        Overtime::Canadian { moves: 0, .. } => Err(TimeControlError::NoMoves(2)),
        Overtime::Canadian { moves, .. } if moves > TimeControl::MAX_MOVES => {
            Err(TimeControlError::TooManyMoves(moves))
        }
        _ => Ok(()),
    }
}

fn check_time(time: Duration) -> Result<(), TimeControlError> {
    if time > TimeControl::MAX_TIME { Err(TimeControlError::TooMuchTime(time.as_secs())) } else { Ok(()) }
}

/// A time control that can be played, for both sides.
///
/// [`str::parse`] reads all its written forms, `Display` writes the one of PGN
/// where that can say it and ours where it cannot; `docs/clocks.md` lists them.
///
/// ```
/// use game::TimeControl;
///
/// let control: TimeControl = "90m/40,30m+30s".parse()?;
/// assert_eq!(control.to_string(), "40/5400:1800+30");
/// let odds: TimeControl = "5:00 vs 1:00+2".parse()?;
/// assert_eq!(odds.to_string(), "300 vs 60+2");
/// # Ok::<(), game::ParseTimeControlError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct TimeControl {
    sides: ByColor<TimeSystem>,
}

impl TimeControl {
    /// The longest time, increment or delay: ten thousand hours.
    pub const MAX_TIME: Duration = Duration::from_hours(10_000);
    /// The most periods that a side can have.
    pub const MAX_PERIODS: usize = 100;
    /// The most moves that a period can ask for.
    pub const MAX_MOVES: u32 = 9999;

    /// No limit for either side.
    pub const UNLIMITED: TimeControl =
        TimeControl { sides: ByColor { white: TimeSystem::Unlimited, black: TimeSystem::Unlimited } };

    /// Nobody knows the limit of either side.
    pub const UNKNOWN: TimeControl =
        TimeControl { sides: ByColor { white: TimeSystem::Unknown, black: TimeSystem::Unknown } };

    /// The system of one side.
    pub fn side(&self, color: Color) -> &TimeSystem {
        &self.sides[color]
    }

    /// Whether both sides play by the same.
    pub fn is_equal(&self) -> bool {
        self.sides.white == self.sides.black
    }

    /// Whether any side can lose on time.
    pub fn is_limited(&self) -> bool {
        self.sides.iter().any(|(_, system)| system.is_limited())
    }
}

impl TryFrom<ByColor<TimeSystem>> for TimeControl {
    type Error = TimeControlError;

    fn try_from(sides: ByColor<TimeSystem>) -> Result<TimeControl, TimeControlError> {
        let sides = ByColor { white: sides.white.checked()?, black: sides.black.checked()? };
        if sides.white.is_hourglass() != sides.black.is_hourglass() {
            return Err(TimeControlError::HalfAnHourglass);
        }
        Ok(TimeControl { sides })
    }
}

impl TryFrom<TimeSystem> for TimeControl {
    type Error = TimeControlError;

    fn try_from(both: TimeSystem) -> Result<TimeControl, TimeControlError> {
        TimeControl::try_from(ByColor { white: both.clone(), black: both })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn period(time: u64, moves: Option<u32>) -> Period {
        Period { time: Duration::from_secs(time), moves, ..Period::default() }
    }

    fn refusal(system: TimeSystem) -> TimeControlError {
        TimeControl::try_from(system).unwrap_err()
    }

    #[test]
    fn only_the_last_period_may_leave_its_moves_open() {
        let missing = TimeSystem::periods([period(60, Some(9)), period(60, None), period(60, None)]);
        let error = refusal(missing);
        assert_eq!(error, TimeControlError::MovesMissing { number: 2, of: 3 });
        assert_eq!(
            error.to_string(),
            "only the last period may have no number of moves, period 2 of 3 has none"
        );
        assert_eq!(error.message().to_string(), "clock-moves-missing (number: 2, of: 3)");
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        let long = TimeControl::MAX_TIME + Duration::from_nanos(1);
        assert_eq!(refusal(TimeSystem::periods([])), TimeControlError::NoPeriod);
        assert_eq!(
            refusal(TimeSystem::periods(vec![period(60, Some(1)); 101])),
            TimeControlError::TooManyPeriods(101)
        );
        assert_eq!(refusal(TimeSystem::periods([period(60, Some(0))])), TimeControlError::NoMoves(1));
        assert_eq!(
            refusal(TimeSystem::periods([period(60, Some(10_000))])),
            TimeControlError::TooManyMoves(10_000)
        );
        assert_eq!(refusal(TimeSystem::Hourglass(long)), TimeControlError::TooMuchTime(36_000_000));
        assert_eq!(
            refusal(TimeSystem::periods([period(60, Some(1)), period(0, None)])),
            TimeControlError::NothingGiven(2)
        );
        assert_eq!(refusal(TimeSystem::periods([period(0, None)])), TimeControlError::FallenAtOnce);
        assert_eq!(refusal(TimeSystem::Hourglass(Duration::ZERO)), TimeControlError::FallenAtOnce);
    }

    #[test]
    fn an_hourglass_needs_both_sides() {
        let hourglass = |secs| TimeSystem::Hourglass(Duration::from_secs(secs));
        let half = ByColor { white: hourglass(60), black: TimeSystem::Unlimited };
        assert_eq!(TimeControl::try_from(half), Err(TimeControlError::HalfAnHourglass));
        assert!(TimeControl::try_from(ByColor { white: hourglass(60), black: hourglass(90) }).is_ok());
    }

    #[test]
    fn every_period_may_be_used_up_to_the_limits() {
        let longest = Period {
            time: TimeControl::MAX_TIME,
            moves: Some(TimeControl::MAX_MOVES),
            increment: TimeControl::MAX_TIME,
            delay: Delay::Bronstein(TimeControl::MAX_TIME),
        };
        assert!(TimeControl::try_from(TimeSystem::periods([longest; TimeControl::MAX_PERIODS])).is_ok());
    }

    #[test]
    fn the_last_period_repeats() {
        let system = TimeSystem::periods([period(60, Some(9)), period(30, Some(5))]);
        assert_eq!(system.period(0), Some(&period(60, Some(9))));
        assert_eq!(system.period(1), system.period(u32::MAX));
        assert_eq!(TimeSystem::Unlimited.period(0), None);
    }
}
