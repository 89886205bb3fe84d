//! The clock by which games are played: it stands still while the program is down.

use std::time::{Duration, Instant};

/// How long the house has been up, over its whole life.
#[derive(Debug, Clone, Copy)]
pub struct HouseClock {
    before: Duration,
    begun: Instant,
}

impl HouseClock {
    /// A clock that goes on from what it showed when the program last was up.
    pub fn going_on_from(before: Duration) -> HouseClock {
        HouseClock { before, begun: Instant::now() }
    }

    /// What it shows.
    pub fn now(self) -> Duration {
        self.before + self.begun.elapsed()
    }
}
