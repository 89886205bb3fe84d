//! Reading a time control: PGN's form, ours, and what people write.
//!
//! A comma always separates periods. A colon separates them only where PGN can
//! mean it, that is after a number of moves (`40/7200:900`): a period without
//! one must be the last, so `5:00+3` can only be minutes and seconds.

use std::{str::FromStr, time::Duration};

use super::{
    control::{Credit, Delay, Overtime, Period, TimeControl, TimeSystem},
    error::{Expected, Fault, ParseTimeControlError, unexpected},
    scan::{Colon, Scanner},
};
use crate::ByColor;

/// Longer texts are refused unread.
const MAX_TEXT: usize = 16_384;

impl FromStr for TimeControl {
    type Err = ParseTimeControlError;

    fn from_str(text: &str) -> Result<TimeControl, ParseTimeControlError> {
        read_both(text).map_err(|fault| ParseTimeControlError::new(text, fault))
    }
}

/// One side's text, as a file may give it for each side apart.
pub(super) fn read_side(text: &str) -> Result<TimeSystem, ParseTimeControlError> {
    lowered(text).and_then(|lower| side(&lower)).map_err(|fault| ParseTimeControlError::new(text, fault))
}

/// The gate for two sides that were read apart.
pub(super) fn admit(sides: ByColor<TimeSystem>) -> Result<TimeControl, ParseTimeControlError> {
    let text = format!("{} vs {}", sides.white, sides.black);
    TimeControl::try_from(sides).map_err(|error| ParseTimeControlError::new(&text, Fault::Refused(error)))
}

fn lowered(text: &str) -> Result<String, Fault> {
    if text.len() > MAX_TEXT { Err(Fault::TooLong(text.len())) } else { Ok(text.to_ascii_lowercase()) }
}

fn read_both(text: &str) -> Result<TimeControl, Fault> {
    let text = lowered(text)?;
    let Some((white, black)) = text.split_once("vs") else {
        return Ok(TimeControl::try_from(side(&text)?)?);
    };
    if let Some((_, third)) = black.split_once("vs") {
        return unexpected(Expected::TwoSides, third);
    }
    Ok(TimeControl::try_from(ByColor { white: side(white)?, black: side(black)? })?)
}

fn side(text: &str) -> Result<TimeSystem, Fault> {
    let text = text.trim();
    match text {
        "-" | "none" | "unlimited" => return Ok(TimeSystem::Unlimited),
        "?" | "unknown" => return Ok(TimeSystem::Unknown),
        _ => {}
    }
    if let Some(hourglass) = text.strip_prefix('*') {
        let mut scanner = Scanner::new(hourglass);
        let time = scanner.time(Colon::InTimes)?;
        scanner.end(Expected::HourglassEnd)?;
        return Ok(TimeSystem::Hourglass(time));
    }
    if let Some(overtime) = overtime(text) {
        return overtime;
    }
    let (text, credit) = match text.strip_suffix("fide") {
        Some(text) => (text, Credit::BeforeMove),
        None => (text, Credit::AfterMove),
    };
    Ok(TimeSystem::Periods { periods: periods(text)?, credit })
}

/// `600+5x30` and `600+25/300 canadian`, if the text looks like either.
fn overtime(text: &str) -> Option<Result<TimeSystem, Fault>> {
    if let Some(text) = text.strip_suffix("canadian") {
        return Some(with_overtime(text, '/', |moves, time| Overtime::Canadian { moves, time }));
    }
    let named = ["byo-yomi", "byoyomi"].into_iter().find_map(|name| text.strip_suffix(name));
    let is_times = |(periods, time): (&str, &str)| {
        periods.trim_end().ends_with(|sign: char| sign.is_ascii_digit())
            && time.trim_start().starts_with(|sign: char| sign.is_ascii_digit())
    };
    if named.is_none() && !text.split_once('x').is_some_and(is_times) {
        return None;
    }
    Some(with_overtime(named.unwrap_or(text), 'x', |periods, time| Overtime::ByoYomi { periods, time }))
}

/// A main time, a plus, a number, a sign, and a time.
fn with_overtime(
    text: &str,
    sign: char,
    make: impl Fn(u32, Duration) -> Overtime,
) -> Result<TimeSystem, Fault> {
    let mut scanner = Scanner::new(text);
    let mut main = Duration::ZERO;
    if text.contains('+') {
        main = scanner.time(Colon::InTimes)?;
        if !scanner.eat('+') {
            scanner.end(Expected::Overtime)?;
        }
    }
    let number = scanner.moves()?;
    if !scanner.eat(sign) {
        return unexpected(Expected::Overtime, text);
    }
    let time = scanner.time(Colon::InTimes)?;
    scanner.end(Expected::OvertimeEnd)?;
    Ok(TimeSystem::Overtime { main, then: make(number, time) })
}

fn periods(text: &str) -> Result<Vec<Period>, Fault> {
    if text.contains(',') {
        return text.split(',').map(|part| period(part, Colon::InTimes)).collect();
    }
    let by_colons = || text.split(':').map(|part| period(part, Colon::BetweenPeriods)).collect();
    if Scanner::new(text).is_at_moves() {
        return by_colons();
    }
    match period(text, Colon::InTimes) {
        Ok(period) => Ok(vec![period]),
        Err(clear @ Fault::Unexpected { expected: Expected::TwoDigits, .. }) => Err(clear),
        // `300:600` cannot be one time; the gate will say what is wrong with it as two periods.
        Err(fault) if text.contains(':') => by_colons().or(Err(fault)),
        Err(fault) => Err(fault),
    }
}

fn period(text: &str, colon: Colon) -> Result<Period, Fault> {
    let mut scanner = Scanner::new(text);
    let mut moves = None;
    if scanner.is_at_moves() {
        moves = Some(scanner.moves()?);
        scanner.eat('/');
    }
    let time = scanner.time(colon)?;
    let (mut increment, mut delay) = (None, None);
    loop {
        if increment.is_none() && scanner.eat('+') {
            increment = Some(scanner.time(Colon::BetweenPeriods)?);
        } else if delay.is_none() && scanner.eat('d') {
            delay = Some(Delay::Simple(scanner.time(Colon::BetweenPeriods)?));
        } else if delay.is_none() && scanner.eat('b') {
            delay = Some(Delay::Bronstein(scanner.time(Colon::BetweenPeriods)?));
        } else if moves.is_none() && scanner.eat('/') {
            moves = Some(scanner.moves()?);
        } else {
            break;
        }
    }
    scanner.end(Expected::PeriodEnd)?;
    let (increment, delay) = (increment.unwrap_or_default(), delay.unwrap_or_default());
    Ok(Period { time, moves, increment, delay })
}
