//! The time control that GTP's numbers mean.

use std::time::Duration;

use game::{Overtime, Period, TimeControl, TimeSystem};
use go::GtpTime;
use protocol::gtp;

/// The time control of some settings; none without a limit.
pub(super) fn control(system: gtp::TimeSystem) -> Option<TimeControl> {
    let system = match system {
        gtp::TimeSystem::None => return None,
        gtp::TimeSystem::Absolute { main } => {
            return GtpTime { main, overtime: Duration::ZERO, stones: 0 }.control();
        }
        gtp::TimeSystem::Canadian { main, time, stones } => {
            return GtpTime { main, overtime: time, stones }.control();
        }
        gtp::TimeSystem::Fischer { main, increment } => {
            TimeSystem::periods([Period { time: main, increment, ..Period::default() }])
        }
        gtp::TimeSystem::ByoYomi { main, time, periods } => {
            TimeSystem::Overtime { main, then: Overtime::ByoYomi { periods, time } }
        }
    };
    TimeControl::try_from(system).ok()
}
