//! What the clocks show, and how time and moves change it.

use std::{mem, time::Duration};

use super::control::{Credit, Delay, Overtime, TimeControl, TimeSystem};
use crate::{ByColor, Color};

/// The clock of one side at one instant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SideClock {
    /// What is left in the period; none without a limit, zero once fallen.
    pub left: Option<Duration>,
    /// All the time used so far, delays included.
    pub used: Duration,
    /// What of it went into the move under way; zero between moves.
    pub thinking: Duration,
    /// The period, from 0; each repetition of the last one counts.
    ///
    /// Where there is overtime, 0 is the main time.
    pub period: u32,
    /// Moves made in this period.
    pub moves: u32,
}

impl SideClock {
    fn new(system: &TimeSystem) -> SideClock {
        let skips_main = matches!(system, TimeSystem::Overtime { main: Duration::ZERO, .. });
        SideClock { left: system.start(), period: u32::from(skips_main), ..SideClock::default() }
    }

    /// Whether the flag has fallen: zero is fallen.
    pub fn is_fallen(&self) -> bool {
        self.left.is_some_and(|left| left.is_zero())
    }

    /// Moves to make before the period ends; none where it has no number.
    pub(super) fn moves_left(&self, system: &TimeSystem) -> Option<u32> {
        let moves = match system.overtime() {
            Some(Overtime::Canadian { moves, .. }) if self.period > 0 => Some(moves),
            _ => system.period(self.period)?.moves,
        };
        moves.map(|moves| moves.saturating_sub(self.moves))
    }

    /// Periods of byo-yomi that are not used up; none in the main time.
    pub(super) fn periods_left(&self, system: &TimeSystem) -> Option<u32> {
        match system.overtime()? {
            Overtime::ByoYomi { periods, .. } if self.period > 0 => {
                Some(periods + 1 - self.period.min(periods))
            }
            _ => None,
        }
    }

    /// How long the side can still think about this move; none without a limit.
    pub(super) fn reserve(&self, system: &TimeSystem) -> Option<Duration> {
        if self.is_fallen() {
            return Some(Duration::ZERO);
        }
        self.all_left(system).map(|left| left.saturating_add(self.free(system)))
    }

    /// What is left with all overtime that follows by itself.
    pub(super) fn all_left(&self, system: &TimeSystem) -> Option<Duration> {
        let overtime = system
            .overtime()
            .map_or(Duration::ZERO, |then| then.time().saturating_mul(then.stretches_after(self.period)));
        self.left.map(|left| left.saturating_add(overtime))
    }

    /// What remains of this move's free seconds.
    pub(super) fn free(&self, system: &TimeSystem) -> Duration {
        match system.period(self.period).map(|period| period.delay) {
            Some(Delay::Simple(time)) => time.saturating_sub(self.thinking),
            _ => Duration::ZERO,
        }
    }

    /// Lets time pass, until the flag falls at most; tells what it cost.
    fn think(&mut self, elapsed: Duration, system: &TimeSystem) -> Duration {
        let elapsed = self.reserve(system).map_or(elapsed, |reserve| elapsed.min(reserve));
        let cost = elapsed.saturating_sub(self.free(system));
        self.used = self.used.saturating_add(elapsed);
        self.thinking = self.thinking.saturating_add(elapsed);
        match system.overtime() {
            Some(then) => self.use_up(cost, then),
            None => self.left = self.left.map(|left| left.saturating_sub(cost)),
        }
        cost
    }

    /// Takes time from stretch after stretch, the last of which is never left.
    fn use_up(&mut self, mut cost: Duration, then: Overtime) {
        let mut left = self.left.unwrap_or_default();
        while cost >= left && then.stretches_after(self.period) > 0 {
            cost -= left;
            left = then.time();
            (self.period, self.moves) = (self.period.saturating_add(1), 0);
        }
        self.left = Some(left.saturating_sub(cost));
    }

    /// Counts the move under way as made and credits what it earned.
    pub(super) fn complete(&mut self, system: &TimeSystem) {
        let thought = mem::take(&mut self.thinking);
        self.moves = self.moves.saturating_add(1);
        if let Some(then) = system.overtime() {
            self.complete_in_overtime(then);
            return;
        }
        let earned = self.earned(thought, system);
        self.left = self.left.map(|left| left.saturating_add(earned));
    }

    /// Gives a stretch of overtime anew where the move just counted earned it.
    fn complete_in_overtime(&mut self, then: Overtime) {
        match then {
            _ if self.period == 0 => {}
            Overtime::ByoYomi { time, .. } => self.left = Some(time),
            Overtime::Canadian { moves, time } if self.moves >= moves => {
                (self.left, self.moves, self.period) = (Some(time), 0, self.period.saturating_add(1));
            }
            Overtime::Canadian { .. } => {}
        }
    }

    /// What the move just counted brings; goes on to the next period if due.
    fn earned(&mut self, thought: Duration, system: &TimeSystem) -> Duration {
        let TimeSystem::Periods { credit, .. } = system else { return Duration::ZERO };
        let Some(period) = system.period(self.period) else { return Duration::ZERO };
        let mut earned = match period.delay {
            Delay::Bronstein(most) => thought.min(most),
            Delay::None | Delay::Simple(_) => Duration::ZERO,
        };
        let mut coming = period;
        if period.moves.is_some_and(|moves| self.moves >= moves) {
            self.moves = 0;
            self.period = self.period.saturating_add(1);
            coming = system.period(self.period).unwrap_or(period);
            earned = earned.saturating_add(coming.time);
        }
        earned.saturating_add(match credit {
            Credit::AfterMove => period.increment,
            Credit::BeforeMove => coming.increment,
        })
    }
}

/// Both clocks at one instant, as a node of the history keeps them.
///
/// All fields are open, so that a state can be stored and read back; a
/// [`Clock`](crate::Clock) takes any state without fuss.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ClockState {
    /// The clock of each side.
    pub sides: ByColor<SideClock>,
}

impl ClockState {
    /// Both clocks before the first move.
    pub fn new(control: &TimeControl) -> ClockState {
        ClockState { sides: ByColor::new_with(|color| SideClock::new(control.side(color))) }
    }

    /// Lets the time of one side run; in an hourglass the other side gains it.
    pub(super) fn think(&mut self, color: Color, elapsed: Duration, control: &TimeControl) {
        let cost = self.sides[color].think(elapsed, control.side(color));
        if control.side(color).is_hourglass() {
            let other = &mut self.sides[!color];
            other.left = other.left.map(|left| left.saturating_add(cost));
        }
    }
}
