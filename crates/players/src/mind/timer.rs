//! The clock that a search looks at.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

use search::Watch;

use crate::pace::Pace;

/// What stands for the time from which its own time runs while it ponders.
const PONDERING: u64 = u64::MAX;

/// How long a search has run, and how long it may.
///
/// What was pondered counts for what is aimed at, not for what is allowed.
#[derive(Debug)]
pub(super) struct Timer {
    since: Instant,
    pace: Option<Pace>,
    /// Microseconds after which its own time runs.
    own_from: AtomicU64,
}

impl Timer {
    pub(super) fn new(since: Instant, pace: Option<Pace>, is_pondering: bool) -> Timer {
        Timer { since, pace, own_from: AtomicU64::new(if is_pondering { PONDERING } else { 0 }) }
    }

    /// Lets its own time run; tells whether the time that was aimed at is over already.
    pub(super) fn hit(&self) -> bool {
        let elapsed = self.since.elapsed();
        self.own_from.store(elapsed.as_micros() as u64, Ordering::Relaxed);
        self.soft().is_some_and(|soft| elapsed >= soft)
    }

    fn own_from(&self) -> Option<Duration> {
        let micros = self.own_from.load(Ordering::Relaxed);
        (micros != PONDERING).then(|| Duration::from_micros(micros))
    }
}

impl Watch for Timer {
    fn elapsed(&self) -> Duration {
        self.since.elapsed()
    }

    fn soft(&self) -> Option<Duration> {
        self.own_from().and(self.pace?.soft)
    }

    fn hard(&self) -> Option<Duration> {
        Some(self.own_from()? + self.pace?.hard)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn there_is_no_limit_until_the_expected_move_was_played() {
        let pace = Pace { soft: Some(SECOND), hard: 2 * SECOND };
        let long_ago = Instant::now().checked_sub(5 * SECOND).unwrap();
        let timer = Timer::new(long_ago, Some(pace), true);
        assert_eq!((timer.soft(), timer.hard()), (None, None));
        assert!(timer.hit(), "it has pondered long enough");
        assert!(timer.hard().unwrap() >= 7 * SECOND);
        let timer = Timer::new(Instant::now(), Some(pace), true);
        assert!(!timer.hit());
        assert_eq!(timer.soft(), Some(SECOND));
    }
}
