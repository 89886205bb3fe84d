//! How time is counted, as clocks have it and as GTP says it.

use game::{Delay, Overtime, Period, TimeControl, TimeSystem};
use protocol::gtp;

/// The time control that some settings mean; none without a limit.
pub(crate) fn control(settings: gtp::TimeSystem) -> Option<TimeControl> {
    let system = match settings {
        gtp::TimeSystem::None => return None,
        gtp::TimeSystem::Absolute { main } => {
            TimeSystem::periods([Period { time: main, ..Period::default() }])
        }
        gtp::TimeSystem::Fischer { main, increment } => {
            TimeSystem::periods([Period { time: main, increment, ..Period::default() }])
        }
        gtp::TimeSystem::ByoYomi { main, time, periods } => {
            TimeSystem::Overtime { main, then: Overtime::ByoYomi { periods, time } }
        }
        gtp::TimeSystem::Canadian { main, time, stones } => {
            TimeSystem::Overtime { main, then: Overtime::Canadian { moves: stones, time } }
        }
    };
    TimeControl::try_from(system).ok()
}

/// The closest settings for one side's time.
///
/// Of several periods the first alone can be said, and a delay cannot be.
pub(crate) fn settings(system: &TimeSystem) -> gtp::TimeSystem {
    let Some(main) = system.start() else { return gtp::TimeSystem::None };
    match *system {
        TimeSystem::Overtime { main, then: Overtime::ByoYomi { periods, time } } => {
            gtp::TimeSystem::ByoYomi { main, time, periods }
        }
        TimeSystem::Overtime { main, then: Overtime::Canadian { moves, time } } => {
            gtp::TimeSystem::Canadian { main, time, stones: moves }
        }
        TimeSystem::Periods { ref periods, .. } => match periods[..] {
            [Period { moves: None, increment, delay: Delay::None, .. }] if !increment.is_zero() => {
                gtp::TimeSystem::Fischer { main, increment }
            }
            _ => gtp::TimeSystem::Absolute { main },
        },
        _ => gtp::TimeSystem::Absolute { main },
    }
}

#[cfg(test)]
mod tests {
    use game::Color;

    use super::*;

    #[test]
    fn what_gtp_can_say_comes_back_the_same() {
        for text in ["300", "300+10", "2.5+0.25", "600+5x30", "600+25/300 canadian"] {
            let system: TimeControl = text.parse().unwrap();
            assert_eq!(control(settings(system.side(Color::Black))), Some(system), "{text}");
        }
    }

    #[test]
    fn the_rest_comes_as_close_as_it_can() {
        for (text, closest) in [
            ("-", "none"),
            ("40/7200:3600", "absolute 7200"),
            ("300d5", "absolute 300"),
            ("*180", "absolute 180"),
            ("5400+30 fide", "fischer 5430 30"),
        ] {
            let system: TimeControl = text.parse().unwrap();
            assert_eq!(settings(system.side(Color::Black)).to_string(), closest, "{text}");
        }
    }
}
