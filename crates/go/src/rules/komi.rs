//! Points in halves: komi, and every margin.

use std::{
    fmt,
    ops::{Add, AddAssign, Neg, Sub},
    str::FromStr,
};

/// A number of points, counted in halves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Points(i32);

impl Points {
    /// Nothing.
    pub const ZERO: Points = Points(0);
    /// Half a point.
    pub const HALF: Points = Points(1);
    /// The largest komi that can be written, whichever side it favours.
    pub const MAX: Points = Points::whole(999);

    /// So many whole points.
    pub const fn whole(points: i32) -> Points {
        Points(points * 2)
    }

    /// So many half points.
    pub const fn halves(halves: i32) -> Points {
        Points(halves)
    }

    /// The number of half points.
    pub const fn in_halves(self) -> i32 {
        self.0
    }

    /// The same number without its sign.
    pub const fn abs(self) -> Points {
        Points(self.0.abs())
    }
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl Sub for Points {
    type Output = Points;

    fn sub(self, other: Points) -> Points {
        Points(self.0 - other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        *self = *self + other;
    }
}

impl Neg for Points {
    type Output = Points;

    fn neg(self) -> Points {
        Points(-self.0)
    }
}

/// `7.5`, `0`, `-3`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let half = if self.0 % 2 == 0 { "" } else { ".5" };
        write!(f, "{sign}{}{half}", self.0.abs() / 2)
    }
}

/// The text is not a number of whole or half points.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected whole or half points between -999 and 999, got {0:?}")]
pub struct ParsePointsError(String);

impl FromStr for Points {
    type Err = ParsePointsError;

    fn from_str(text: &str) -> Result<Points, ParsePointsError> {
        let error = || ParsePointsError(text.to_owned());
        let trimmed = text.trim();
        let (sign, digits) = match trimmed.strip_prefix(['-', '+']) {
            Some(rest) => (if trimmed.starts_with('-') { -1 } else { 1 }, rest),
            None => (1, trimmed),
        };
        let (whole, decimals) = digits.split_once('.').unwrap_or((digits, ""));
        let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if whole.is_empty() && decimals.is_empty() || !is_number(whole) || !is_number(decimals) {
            return Err(error());
        }
        let half = match decimals.trim_end_matches('0') {
            "" => 0,
            "5" => 1,
            _ => return Err(error()),
        };
        let whole = if whole.is_empty() { 0 } else { whole.parse::<i32>().map_err(|_| error())? };
        let points = whole.checked_mul(2).map(|halves| Points(sign * (halves + half)));
        points.filter(|points| points.abs() <= Points::MAX).ok_or_else(error)
    }
}
