//! Times as SGF writes them: `TM`, `OT`, and what is left after a move.

use std::{fmt, str::FromStr, time::Duration};

use game::{Color, Notes, Period, TimeControl, TimeSystem};

/// What follows the main time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Overtime {
    /// Byo-yomi or Canadian overtime.
    Then(game::Overtime),
    /// Each move brings so much time.
    Fischer(Duration),
}

/// The text is no overtime that is known.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected an overtime like 5x30 byo-yomi, 25/600 Canadian or 10 fischer, got {0:?}")]
pub struct ParseOvertimeError(String);

/// The time control that a main time and an overtime make; none without a limit.
pub(super) fn control(main: Option<Duration>, overtime: Option<Overtime>) -> Option<TimeControl> {
    let time = main.unwrap_or_default();
    let system = match overtime {
        None if time.is_zero() => return None,
        None => TimeSystem::periods([Period { time, ..Period::default() }]),
        Some(Overtime::Fischer(increment)) => {
            TimeSystem::periods([Period { time, increment, ..Period::default() }])
        }
        Some(Overtime::Then(then)) => TimeSystem::Overtime { main: time, then },
    };
    TimeControl::try_from(system).ok()
}

/// The main time and the overtime of a time control; none where SGF has no words for it.
pub(super) fn parts(control: &TimeControl) -> Option<(Duration, Option<Overtime>)> {
    match control.side(Color::Black) {
        _ if !control.is_equal() => None,
        TimeSystem::Overtime { main, then } => Some((*main, Some(Overtime::Then(*then)))),
        TimeSystem::Periods { periods, .. } => match periods.as_slice() {
            [only] if only.moves.is_none() && only.delay.time().is_zero() => {
                let fischer = (!only.increment.is_zero()).then_some(Overtime::Fischer(only.increment));
                Some((only.time, fischer))
            }
            _ => None,
        },
        _ => None,
    }
}

/// What a side has left on its clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TimeLeft {
    /// The time.
    pub time: Duration,
    /// The stones or periods left in overtime; none in the main time.
    pub stones: Option<u32>,
}

/// What a side has left after a node, if the node says so.
pub fn time_left(notes: &Notes, color: Color) -> Option<TimeLeft> {
    let (time, stones) = if color == Color::Black { ("BL", "OB") } else { ("WL", "OW") };
    let value = |name: &str| {
        let property = notes.properties.iter().find(|(known, _)| known == name);
        property.and_then(|(_, values)| values.first())
    };
    let stones = value(stones).and_then(|value| value.trim().parse().ok());
    Some(TimeLeft { time: seconds(value(time)?)?, stones })
}

/// A number of seconds, with decimals if need be.
pub(super) fn seconds(text: &str) -> Option<Duration> {
    let seconds: f64 = text.trim().parse().ok()?;
    Duration::try_from_secs_f64(seconds).ok().filter(|time| *time <= LONGEST)
}

/// Longer times are no times of a game.
const LONGEST: Duration = Duration::from_secs(1_000_000_000);

/// `5x30 byo-yomi`, `25/600 Canadian`, `10 fischer`, as most programs write it.
impl fmt::Display for Overtime {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Overtime::Then(game::Overtime::ByoYomi { periods, time }) => {
                write!(f, "{periods}x{} byo-yomi", time.as_secs_f64())
            }
            Overtime::Then(game::Overtime::Canadian { moves, time }) => {
                write!(f, "{moves}/{} Canadian", time.as_secs_f64())
            }
            Overtime::Fischer(time) => write!(f, "{} fischer", time.as_secs_f64()),
        }
    }
}

impl FromStr for Overtime {
    type Err = ParseOvertimeError;

    fn from_str(text: &str) -> Result<Overtime, ParseOvertimeError> {
        read(&text.trim().to_ascii_lowercase())
            .ok_or_else(|| ParseOvertimeError(text.chars().take(40).collect()))
    }
}

fn read(text: &str) -> Option<Overtime> {
    let end = text.find(|sign: char| !sign.is_ascii_digit() && sign != '.').unwrap_or(text.len());
    let (first, rest) = text.split_at(end);
    let rest = rest.trim_start();
    match rest.chars().next() {
        Some('x' | '×') => {
            let (time, kind) = time_and_kind(rest.trim_start_matches(['x', '×']))?;
            let is_known = kind.is_empty() || kind.starts_with("byo");
            let periods = first.parse().ok()?;
            is_known.then_some(Overtime::Then(game::Overtime::ByoYomi { periods, time }))
        }
        Some('/') => {
            let (time, kind) = time_and_kind(&rest[1..])?;
            let is_known = kind.is_empty() || kind.starts_with("canadian");
            let moves = first.parse().ok()?;
            is_known.then_some(Overtime::Then(game::Overtime::Canadian { moves, time }))
        }
        _ => rest.starts_with("fischer").then_some(Overtime::Fischer(seconds(first)?)),
    }
}

fn time_and_kind(text: &str) -> Option<(Duration, &str)> {
    let text = text.trim_start();
    let end = text.find(|sign: char| !sign.is_ascii_digit() && sign != '.').unwrap_or(text.len());
    Some((seconds(&text[..end])?, text[end..].trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overtimes_are_read_as_they_are_written() {
        for text in ["5x30 byo-yomi", "25/600 Canadian", "7.5 fischer"] {
            assert_eq!(text.parse::<Overtime>().unwrap().to_string(), text);
        }
        assert_eq!("3x60".parse::<Overtime>().unwrap().to_string(), "3x60 byo-yomi");
        assert!("none".parse::<Overtime>().is_err());
    }
}
