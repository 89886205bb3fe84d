//! The times that `XBoard` told, and what they leave for a move.

use std::time::{Duration, Instant};

use protocol::xboard::{Command, Level};

use crate::{
    mind::Task,
    pace::{Left, Pace},
};

/// What is lost between the two programs, whose clocks count in hundredths.
const OVERHEAD: Duration = Duration::from_millis(20);

/// What a game without another agreement is played with.
const USUAL: Level = Level { moves: 40, base: Duration::from_mins(5), increment: Duration::ZERO };

/// How the time of the engine is limited.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Control {
    Level(Level),
    /// So long for each move.
    Each(Duration),
}

/// Everything that limits a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Clock {
    control: Control,
    /// What the engine's clock showed when it was told last.
    left: Option<Duration>,
    depth: Option<u32>,
}

impl Default for Clock {
    fn default() -> Clock {
        Clock { control: Control::Level(USUAL), left: None, depth: None }
    }
}

impl Clock {
    /// Takes what is about time, and lets go what is not.
    pub(super) fn hear(&mut self, command: &Command) {
        match *command {
            Command::Level(level) => (self.control, self.left) = (Control::Level(level), None),
            Command::MoveTime(time) => self.control = Control::Each(time),
            Command::Depth(depth) => self.depth = Some(depth),
            Command::Time(left) => self.left = Some(left),
            _ => {}
        }
    }

    /// A new game: no depth limit, and the clock shows what was agreed.
    pub(super) fn forget_limits(&mut self) {
        (self.depth, self.left) = (None, None);
    }

    /// The task of finding a move after so many moves of either side.
    pub(super) fn task(&self, since: Instant, plies: u32) -> Task {
        Task { pace: Some(self.pace(plies)), depth: self.depth, ..Task::endless(since) }
    }

    fn pace(&self, plies: u32) -> Pace {
        match self.control {
            Control::Each(time) => Pace::fixed(time, OVERHEAD),
            Control::Level(level) => {
                let made = plies / 2;
                let moves = (level.moves > 0).then(|| level.moves - made % level.moves);
                let time = self.left.unwrap_or(level.base);
                Pace::of(Left { time, increment: level.increment, moves }, OVERHEAD)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(lines: &[&str]) -> Clock {
        let mut clock = Clock::default();
        for line in lines {
            clock.hear(&line.parse().unwrap());
        }
        clock
    }

    #[test]
    fn the_last_move_of_a_period_has_what_is_left_of_it() {
        let clock = clock(&["level 40 1 0", "time 500"]);
        assert!(clock.pace(79).soft > clock.pace(80).soft);
        assert!(clock.pace(79).hard > Duration::from_secs(4));
        assert_eq!(clock.pace(0), clock.pace(80));
    }

    #[test]
    fn what_was_agreed_last_counts() {
        assert_eq!(clock(&["level 0 1 0", "st 2"]).pace(0).hard, Duration::from_millis(1985));
        assert!(clock(&["st 2", "level 0 1 0"]).pace(0).soft.is_some());
    }
}
