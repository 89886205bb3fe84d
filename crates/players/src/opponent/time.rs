//! How a program is told its time and what its clock shows.

use game::Reading;
use protocol::gtp::TimeSystem;

/// What the second number of `time_left` counts in byo-yomi.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Counted {
    /// Stones, of which there is one in each period.
    #[default]
    Stones,
    /// The periods that are left.
    Periods,
}

/// The command that tells a time, its words, and what is counted from then on.
pub(super) struct Telling {
    pub(super) command: &'static str,
    pub(super) words: String,
    pub(super) counted: Counted,
}

/// The best way that a program knows to be told its time; none without a limit.
pub(super) fn telling(system: TimeSystem, knows: impl Fn(&str) -> bool) -> Option<Telling> {
    let (counted, kgs) = match system {
        TimeSystem::None => return None,
        TimeSystem::ByoYomi { .. } => (Counted::Periods, Some(system.in_whole_seconds())),
        _ => (Counted::Stones, None),
    };
    // What GTP itself has words for is told in them, which all programs understand.
    let kata = matches!(system, TimeSystem::ByoYomi { .. } | TimeSystem::Fischer { .. }).then_some(system);
    let named = [("kata-time_settings", kata), ("kgs-time_settings", kgs)];
    for (command, system) in named {
        if let Some(system) = system.filter(|_| knows(command)) {
            return Some(Telling { command, words: system.to_string(), counted });
        }
    }
    let (command, counted) = ("time_settings", Counted::Stones);
    knows(command).then(|| Telling { command, words: system.numbers(), counted })
}

/// The numbers of `time_left` for a clock; none without a limit.
pub(super) fn time_left(clock: &Reading, counted: Counted) -> Option<[String; 2]> {
    let number = match (clock.periods_left, counted) {
        (Some(periods), Counted::Periods) => periods,
        (Some(_), Counted::Stones) => 1,
        (None, _) => clock.moves_left.unwrap_or(0),
    };
    Some([clock.left?.as_secs().to_string(), number.to_string()])
}
