//! Time settings as GTP has them.

use std::time::Duration;

use game::{Overtime, Period, TimeControl, TimeSystem};

/// Time as GTP's `time_settings` has it: main time, overtime, and stones within it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GtpTime {
    /// The main time in seconds.
    pub main: u64,
    /// The overtime in seconds.
    pub overtime: u64,
    /// How many stones go with each overtime; 0 without a limit if there is overtime.
    pub stones: u32,
}

impl GtpTime {
    /// The time control that these numbers mean.
    ///
    /// Overtime without stones is no limit at all; stones without overtime are none.
    pub fn control(self) -> Option<TimeControl> {
        let time = Duration::from_secs(self.overtime);
        let main = Duration::from_secs(self.main);
        let system = match (self.overtime, self.stones) {
            (0, _) if self.main == 0 => return None,
            (0, _) => TimeSystem::periods([Period { time: main, ..Period::default() }]),
            (_, 0) => TimeSystem::Unlimited,
            (_, moves) => TimeSystem::Overtime { main, then: Overtime::Canadian { moves, time } },
        };
        TimeControl::try_from(system).ok()
    }

    /// The closest numbers for one side's time; none where there is no limit.
    ///
    /// Byo-yomi becomes one stone in its time, and its further periods main time;
    /// an increment cannot be said and is left out.
    pub fn of(system: &TimeSystem) -> Option<GtpTime> {
        let secs = |time: Duration| time.as_secs();
        match system {
            TimeSystem::Overtime { main, then: Overtime::ByoYomi { periods, time } } => {
                let spare = time.saturating_mul(periods.saturating_sub(1));
                Some(GtpTime {
                    main: secs(main.saturating_add(spare)),
                    overtime: secs(*time).max(1),
                    stones: 1,
                })
            }
            TimeSystem::Overtime { main, then: Overtime::Canadian { moves, time } } => {
                Some(GtpTime { main: secs(*main), overtime: secs(*time).max(1), stones: *moves })
            }
            _ => Some(GtpTime { main: secs(system.start()?).max(1), overtime: 0, stones: 0 }),
        }
    }
}
