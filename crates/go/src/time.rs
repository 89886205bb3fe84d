//! Time settings as GTP has them.

use std::time::Duration;

use game::{Overtime, Period, TimeControl, TimeSystem};

/// Time as GTP's `time_settings` has it: main time, overtime, and stones within it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GtpTime {
    /// The main time.
    pub main: Duration,
    /// The overtime.
    pub overtime: Duration,
    /// How many stones go with each overtime; 0 without a limit if there is overtime.
    pub stones: u32,
}

impl GtpTime {
    /// The time control that these numbers mean.
    ///
    /// Overtime without stones is no limit at all; stones without overtime are none.
    pub fn control(self) -> Option<TimeControl> {
        let (main, time) = (self.main, self.overtime);
        let system = match (time, self.stones) {
            (Duration::ZERO, _) if main.is_zero() => return None,
            (Duration::ZERO, _) => TimeSystem::periods([Period { time: main, ..Period::default() }]),
            (_, 0) => TimeSystem::Unlimited,
            (_, moves) => TimeSystem::Overtime { main, then: Overtime::Canadian { moves, time } },
        };
        TimeControl::try_from(system).ok()
    }

    /// The closest numbers for one side's time; none where there is no limit.
    ///
    /// Byo-yomi becomes one stone in its time, and its further periods main time;
    /// an increment cannot be said and is left out. Seconds are whole ones, and a time
    /// that is there has one at least.
    pub fn of(system: &TimeSystem) -> Option<GtpTime> {
        let whole = |time: Duration| Duration::from_secs(time.as_secs());
        let at_least_one = |time: Duration| whole(time).max(Duration::from_secs(1));
        match system {
            TimeSystem::Overtime { main, then: Overtime::ByoYomi { periods, time } } => {
                let spare = time.saturating_mul(periods.saturating_sub(1));
                let main = whole(main.saturating_add(spare));
                Some(GtpTime { main, overtime: at_least_one(*time), stones: 1 })
            }
            TimeSystem::Overtime { main, then: Overtime::Canadian { moves, time } } => {
                Some(GtpTime { main: whole(*main), overtime: at_least_one(*time), stones: *moves })
            }
            _ => Some(GtpTime { main: at_least_one(system.start()?), overtime: Duration::ZERO, stones: 0 }),
        }
    }
}
