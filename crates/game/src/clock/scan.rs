//! Numbers, units and times within one period of a text.

use std::time::Duration;

use super::{
    control::TimeControl,
    error::{Expected, Fault, excerpt, unexpected},
};

/// More than this before a colon looks like the seconds of a period.
const MAX_BEFORE_COLON: u64 = 180;

/// What a colon does in a text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Colon {
    /// It parts minutes from seconds.
    InTimes,
    /// It parts one period from the next.
    BetweenPeriods,
}

/// A unit of time, the largest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Unit {
    Hour,
    Minute,
    Second,
    Millisecond,
}

impl Unit {
    /// Every way to write one; a longer name before its own beginning.
    const NAMES: [(&str, Unit); 22] = [
        ("hours", Unit::Hour),
        ("hour", Unit::Hour),
        ("hrs", Unit::Hour),
        ("hr", Unit::Hour),
        ("h", Unit::Hour),
        ("minutes", Unit::Minute),
        ("minute", Unit::Minute),
        ("mins", Unit::Minute),
        ("min", Unit::Minute),
        ("ms", Unit::Millisecond),
        ("m", Unit::Minute),
        ("seconds", Unit::Second),
        ("second", Unit::Second),
        ("secs", Unit::Second),
        ("sec", Unit::Second),
        ("s", Unit::Second),
        ("''", Unit::Second),
        ("'", Unit::Minute),
        ("′", Unit::Minute),
        ("\"", Unit::Second),
        ("″", Unit::Second),
        ("’", Unit::Minute),
    ];

    fn nanos(self) -> u128 {
        match self {
            Unit::Hour => 3_600_000_000_000,
            Unit::Minute => 60_000_000_000,
            Unit::Second => 1_000_000_000,
            Unit::Millisecond => 1_000_000,
        }
    }

    /// What a number without a unit means after this one: `1h30`, `5m30`.
    fn next(self) -> Option<Unit> {
        match self {
            Unit::Hour => Some(Unit::Minute),
            Unit::Minute => Some(Unit::Second),
            Unit::Second | Unit::Millisecond => None,
        }
    }
}

/// A number as it was written.
struct Number<'a> {
    text: &'a str,
    whole: u64,
    decimals: &'a str,
}

impl Number<'_> {
    fn nanos(&self, unit: Unit) -> Result<u128, Fault> {
        let mut nanos = u128::from(self.whole) * unit.nanos();
        let mut place = unit.nanos();
        for digit in self.decimals.bytes() {
            if !place.is_multiple_of(10) {
                return unexpected(Expected::FewerDecimals, self.text);
            }
            place /= 10;
            nanos += u128::from(digit - b'0') * place;
        }
        Ok(nanos)
    }
}

/// What is still to be read of one period.
pub(super) struct Scanner<'a> {
    rest: &'a str,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(text: &'a str) -> Scanner<'a> {
        Scanner { rest: text }
    }

    fn is_at(&self, wanted: impl Fn(char) -> bool) -> bool {
        self.rest.trim_start().starts_with(wanted)
    }

    pub(super) fn eat(&mut self, wanted: char) -> bool {
        let found = self.rest.trim_start().strip_prefix(wanted);
        self.rest = found.unwrap_or(self.rest);
        found.is_some()
    }

    /// Refuses what is left over; `expected` says what could have stood there.
    pub(super) fn end(&self, expected: Expected) -> Result<(), Fault> {
        let rest = self.rest.trim();
        if rest.is_empty() { Ok(()) } else { unexpected(expected, rest) }
    }

    /// The digits that come next, perhaps none.
    fn digits(&mut self) -> &'a str {
        let length = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        let (digits, rest) = self.rest.split_at(length);
        self.rest = rest;
        digits
    }

    /// Whether a number of moves comes next, as PGN writes it: `40/`.
    pub(super) fn is_at_moves(&self) -> bool {
        let mut ahead = Scanner { rest: self.rest.trim_start() };
        !ahead.digits().is_empty() && ahead.eat('/')
    }

    pub(super) fn moves(&mut self) -> Result<u32, Fault> {
        self.rest = self.rest.trim_start();
        let here = self.rest;
        let digits = self.digits();
        if digits.is_empty() {
            return unexpected(Expected::Moves, here);
        }
        digits.parse().map_err(|_| Fault::TooLarge(excerpt(digits)))
    }

    fn number(&mut self) -> Result<Number<'a>, Fault> {
        self.rest = self.rest.trim_start();
        let here = self.rest;
        let digits = self.digits();
        let decimals = match self.rest.strip_prefix('.') {
            Some(rest) => {
                self.rest = rest;
                self.digits()
            }
            None => "",
        };
        let text = &here[..here.len() - self.rest.len()];
        if text.ends_with('.') || text.is_empty() {
            return unexpected(Expected::Time, here);
        }
        let whole = if digits.is_empty() { Ok(0) } else { digits.parse::<u64>() };
        let whole = whole.ok().filter(|&whole| whole <= TimeControl::MAX_TIME.as_secs() * 1000);
        Ok(Number { text, whole: whole.ok_or_else(|| Fault::TooLarge(excerpt(digits)))?, decimals })
    }

    pub(super) fn time(&mut self, colon: Colon) -> Result<Duration, Fault> {
        let first = self.number()?;
        let nanos = if colon == Colon::InTimes && self.is_at(|next| next == ':') {
            self.colon_time(&first)?
        } else {
            self.unit_time(&first)?
        };
        let second = Unit::Second.nanos();
        Ok(Duration::new((nanos / second) as u64, (nanos % second) as u32))
    }

    /// The rest of `5:00` or `1:30:00`.
    fn colon_time(&mut self, first: &Number) -> Result<u128, Fault> {
        if !first.decimals.is_empty() || first.whole > MAX_BEFORE_COLON {
            return unexpected(Expected::PeriodEnd, self.rest);
        }
        let second = self.sixtieth()?;
        if !second.decimals.is_empty() || !self.is_at(|next| next == ':') {
            return Ok(first.nanos(Unit::Minute)? + second.nanos(Unit::Second)?);
        }
        let third = self.sixtieth()?;
        Ok(first.nanos(Unit::Hour)? + second.nanos(Unit::Minute)? + third.nanos(Unit::Second)?)
    }

    /// A colon and two digits.
    fn sixtieth(&mut self) -> Result<Number<'a>, Fault> {
        self.eat(':');
        let here = self.rest;
        let number = self.number()?;
        let width = number.text.len() - number.decimals.len();
        let digits = if number.decimals.is_empty() { width } else { width - 1 };
        match digits {
            2 if number.whole < 60 => Ok(number),
            // Not meant as minutes or seconds, but as a period.
            3.. => unexpected(Expected::PeriodEnd, here),
            _ => unexpected(Expected::TwoDigits, here),
        }
    }

    /// The rest of `300`, `5m`, `1h30` or `1h30m15s`.
    fn unit_time(&mut self, first: &Number) -> Result<u128, Fault> {
        let mut unit = self.unit();
        let mut nanos = first.nanos(unit.unwrap_or(Unit::Second))?;
        while let Some(larger) = unit
            && self.is_at(|next| next.is_ascii_digit())
        {
            let number = self.number()?;
            unit = self.unit();
            match unit.or(larger.next()) {
                Some(smaller) if smaller > larger && number.nanos(smaller)? < larger.nanos() => {
                    nanos += number.nanos(smaller)?;
                }
                _ => return unexpected(Expected::SmallerUnit, number.text),
            }
        }
        Ok(nanos)
    }

    fn unit(&mut self) -> Option<Unit> {
        let rest = self.rest.trim_start();
        let (name, unit) = Unit::NAMES.into_iter().find(|(name, _)| rest.starts_with(name))?;
        self.rest = &rest[name.len()..];
        Some(unit)
    }
}
