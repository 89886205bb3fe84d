//! Why a time control is refused.

use std::fmt;

use super::control::TimeControl;
use crate::Message;

/// Why a time control cannot be played; periods are numbered from 1.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TimeControlError {
    /// The list of periods is empty.
    #[error("there must be at least one period")]
    NoPeriod,
    /// There are more than [`TimeControl::MAX_PERIODS`].
    #[error("{0} periods are too many, the most is {max}", max = TimeControl::MAX_PERIODS)]
    TooManyPeriods(usize),
    /// A period that others follow does not say when it ends.
    #[error("only the last period may have no number of moves, period {number} of {of} has none")]
    MovesMissing {
        /// Which period.
        number: usize,
        /// How many there are.
        of: usize,
    },
    /// A period ends before its first move.
    #[error("period {0} is for zero moves, it needs at least one")]
    NoMoves(usize),
    /// A period asks for more than [`TimeControl::MAX_MOVES`].
    #[error("{0} moves in one period are too many, the most is {max}", max = TimeControl::MAX_MOVES)]
    TooManyMoves(u32),
    /// A time is longer than [`TimeControl::MAX_TIME`]; here in seconds.
    #[error("{0} seconds are too long, the most is {max}", max = TimeControl::MAX_TIME.as_secs())]
    TooMuchTime(u64),
    /// A later period brings nothing at all.
    #[error("period {0} gives no time, no increment and no delay")]
    NothingGiven(usize),
    /// The clock would show zero before the first move.
    #[error("the clock would start at zero, where the flag has fallen")]
    FallenAtOnce,
    /// One side has an hourglass and the other has none to pour into.
    #[error("an hourglass needs both sides, here only one has it")]
    HalfAnHourglass,
}

impl TimeControlError {
    /// The refusal as a message for a face.
    pub fn message(&self) -> Message {
        match self {
            Self::NoPeriod => Message::new("clock-no-period"),
            Self::TooManyPeriods(count) => Message::new("clock-too-many-periods")
                .with("count", count)
                .with("most", TimeControl::MAX_PERIODS),
            Self::MovesMissing { number, of } => {
                Message::new("clock-moves-missing").with("number", number).with("of", of)
            }
            Self::NoMoves(number) => Message::new("clock-no-moves").with("number", number),
            Self::TooManyMoves(count) => {
                Message::new("clock-too-many-moves").with("count", count).with("most", TimeControl::MAX_MOVES)
            }
            Self::TooMuchTime(seconds) => Message::new("clock-too-much-time")
                .with("seconds", seconds)
                .with("most", TimeControl::MAX_TIME.as_secs()),
            Self::NothingGiven(number) => Message::new("clock-nothing-given").with("number", number),
            Self::FallenAtOnce => Message::new("clock-fallen-at-once"),
            Self::HalfAnHourglass => Message::new("clock-half-an-hourglass"),
        }
    }
}

/// The text is not a time control.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the time control {text:?} cannot be used: {fault}")]
pub struct ParseTimeControlError {
    text: String,
    fault: Fault,
}

impl ParseTimeControlError {
    pub(super) fn new(text: &str, fault: Fault) -> ParseTimeControlError {
        ParseTimeControlError { text: excerpt(text), fault }
    }

    /// Why the control cannot be played, if it could at least be read.
    pub fn refusal(&self) -> Option<&TimeControlError> {
        match &self.fault {
            Fault::Refused(error) => Some(error),
            _ => None,
        }
    }

    /// The refusal as a message for a face.
    pub fn message(&self) -> Message {
        let message = match &self.fault {
            Fault::TooLong(length) => Message::new("clock-text-too-long").with("length", length),
            Fault::TooLarge(number) => Message::new("clock-number-too-large").with("number", number),
            Fault::Unexpected { expected, found } => Message::new(expected.id()).with("found", &found.0),
            Fault::Refused(error) => error.message(),
        };
        message.with("text", &self.text)
    }
}

/// What is wrong with a text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(super) enum Fault {
    #[error("{0} characters are too long")]
    TooLong(usize),
    #[error("the number {0} is too large")]
    TooLarge(String),
    #[error("expected {expected}, got {found}")]
    Unexpected { expected: Expected, found: Found },
    #[error("{0}")]
    Refused(#[from] TimeControlError),
}

/// What should stand where something else does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Expected {
    Time,
    Moves,
    TwoDigits,
    SmallerUnit,
    FewerDecimals,
    PeriodEnd,
    HourglassEnd,
    Overtime,
    OvertimeEnd,
    TwoSides,
}

impl Expected {
    fn id(self) -> &'static str {
        match self {
            Expected::Time => "clock-expected-time",
            Expected::Moves => "clock-expected-moves",
            Expected::TwoDigits => "clock-expected-two-digits",
            Expected::SmallerUnit => "clock-expected-smaller-unit",
            Expected::FewerDecimals => "clock-expected-fewer-decimals",
            Expected::PeriodEnd => "clock-expected-period-end",
            Expected::HourglassEnd => "clock-expected-hourglass-end",
            Expected::Overtime => "clock-expected-overtime",
            Expected::OvertimeEnd => "clock-expected-overtime-end",
            Expected::TwoSides => "clock-expected-two-sides",
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Expected::Time => "a time such as 300, 5m or 5:00",
            Expected::Moves => "a whole number of moves",
            Expected::TwoDigits => "two digits from 00 to 59 after the colon",
            Expected::SmallerUnit => "a smaller unit of which there are less than make the larger one",
            Expected::FewerDecimals => "at most nine decimals of a second",
            Expected::PeriodEnd => "+, d, b, / or the end of the period",
            Expected::HourglassEnd => "nothing after the time of an hourglass",
            Expected::Overtime => "an overtime such as 600+5x30 or 600+25/300 canadian",
            Expected::OvertimeEnd => "nothing after the time of an overtime",
            Expected::TwoSides => "at most two sides with one vs between them",
        })
    }
}

/// A piece of the text, or its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Found(String);

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if self.0.is_empty() { f.write_str("the end") } else { write!(f, "{:?}", self.0) }
    }
}

pub(super) fn unexpected<T>(expected: Expected, found: &str) -> Result<T, Fault> {
    Err(Fault::Unexpected { expected, found: Found(excerpt(found)) })
}

pub(super) fn excerpt(text: &str) -> String {
    let mut short: String = text.chars().take(40).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
