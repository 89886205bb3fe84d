//! How long a move may take.

use std::time::Duration;

/// More than anybody means, and little enough to count with.
const AGES: Duration = Duration::from_hours(24 * 365);
/// For how many moves a clock without periods must do.
const HORIZON: u32 = 32;

/// What is kept of a clock for the moment when the machine is busy with something else.
const RESERVE: Duration = Duration::from_millis(300);

/// What the clock of a side shows when its turn begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Left {
    /// The time that is left.
    pub(crate) time: Duration,
    /// What is added for each move.
    pub(crate) increment: Duration,
    /// How many moves it must do for; none if for all.
    pub(crate) moves: Option<u32>,
}

/// The time that a move may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pace {
    /// After this nothing new is begun, more or less; none where only the end counts.
    pub(crate) soft: Option<Duration>,
    /// After this a move must be there.
    pub(crate) hard: Duration,
}

impl Pace {
    /// Exactly so long, less what is lost on the way: no more than a little, for there is no
    /// clock that what was lost before would be missing on.
    pub(crate) fn fixed(time: Duration, overhead: Duration) -> Pace {
        Pace { soft: None, hard: usable(time, overhead.min(Duration::from_millis(5) + time / 200)) }
    }

    /// A share of a clock, less what is lost on the way.
    pub(crate) fn of(left: Left, overhead: Duration) -> Pace {
        let usable = usable(left.time, overhead).saturating_sub(RESERVE).max(left.time.min(AGES) / 8);
        let moves = left.moves.unwrap_or(HORIZON).clamp(1, HORIZON);
        let share = usable / moves + left.increment.min(AGES) * 3 / 4;
        // The last move before there is more time may take nearly all of it.
        let (soft_part, hard_part) = if moves == 1 { (80, 95) } else { (40, 60) };
        Pace {
            soft: Some(share.min(usable * soft_part / 100)),
            hard: (share * 5).min(usable * hard_part / 100),
        }
    }

    /// The same for each of so many who think one after the other.
    pub(crate) fn shared(self, sharers: u32) -> Pace {
        let sharers = sharers.max(1);
        Pace { soft: self.soft.map(|soft| soft / sharers), hard: self.hard / sharers }
    }

    /// The same where there is nothing to choose.
    pub(crate) fn without_choice(self) -> Pace {
        Pace { soft: self.soft.map(|_| Duration::ZERO), ..self }
    }
}

/// What remains of a time; however little there is, not all of it is taken away.
fn usable(time: Duration, overhead: Duration) -> Duration {
    let time = time.min(AGES);
    time.saturating_sub(overhead.min(time / 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    const OVERHEAD: Duration = Duration::from_millis(10);

    fn millis(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    fn pace(time: u64, increment: u64, moves: Option<u32>) -> Pace {
        Pace::of(Left { time: millis(time), increment: millis(increment), moves }, OVERHEAD)
    }

    #[test]
    fn a_fixed_time_is_used_but_for_the_overhead() {
        assert_eq!(Pace::fixed(millis(1000), OVERHEAD), Pace { soft: None, hard: millis(990) });
        assert_eq!(Pace::fixed(millis(200), OVERHEAD).hard, millis(194));
        assert_eq!(Pace::fixed(millis(200), millis(3)).hard, millis(197));
        assert_eq!(Pace::fixed(millis(10), OVERHEAD).hard, millis(5));
        assert_eq!(Pace::fixed(millis(0), OVERHEAD).hard, millis(0));
    }

    #[test]
    fn no_clock_is_overdrawn() {
        for time in [0, 1, 5, 10, 11, 20, 100, 1_000, 60_000, u64::MAX] {
            for increment in [0, 10, 1_000, 100_000, u64::MAX] {
                for moves in [None, Some(0), Some(1), Some(2), Some(40), Some(u32::MAX)] {
                    let Pace { soft, hard } = pace(time, increment, moves);
                    assert!(hard <= millis(time), "{time} {increment} {moves:?}: {hard:?}");
                    assert!(soft.is_some_and(|soft| soft <= hard), "{time} {increment} {moves:?}: {soft:?}");
                    assert!(time < 20 || hard + OVERHEAD <= millis(time), "{time} {increment} {moves:?}");
                }
            }
        }
    }

    #[test]
    fn a_game_of_many_moves_is_never_lost_on_time() {
        for (start, increment) in [(1_000, 0), (1_000, 10), (3_000, 30), (60_000, 600)] {
            let mut left = millis(start);
            for _ in 0..300 {
                let pace = pace(left.as_millis() as u64, increment, None);
                assert!(pace.hard < left);
                left = left.saturating_sub(pace.soft.unwrap()) + millis(increment);
            }
        }
    }

    #[test]
    fn a_machine_that_stops_for_a_moment_costs_no_game() {
        let (mut left, increment) = (millis(1_000), 10);
        for ply in 0..300 {
            let pace = pace(left.as_millis() as u64, increment, None);
            assert!(left > pace.hard + millis(250), "{ply}: {left:?} left, {pace:?}");
            left = left.saturating_sub(pace.soft.unwrap()) + millis(increment);
        }
    }

    #[test]
    fn the_last_move_of_a_period_may_take_most_of_it() {
        assert!(pace(10_000, 0, Some(1)).soft.unwrap() > pace(10_000, 0, Some(2)).soft.unwrap());
        assert!(pace(10_000, 0, Some(1)).hard > millis(9_000));
    }
}
