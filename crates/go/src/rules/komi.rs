//! Points: komi, and every margin.

use std::{
    fmt,
    ops::{Add, AddAssign, Neg, Sub},
    str::FromStr,
};

/// A number of points, counted in hundredths.
///
/// Rules have whole and half points; GTP allows any number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Points(i64);

impl Points {
    /// Nothing.
    pub const ZERO: Points = Points(0);
    /// Half a point.
    pub const HALF: Points = Points::halves(1);
    /// The largest komi there is, whichever side it favours.
    pub const MAX: Points = Points::whole(1_000_000_000);

    /// So many whole points.
    pub const fn whole(points: i32) -> Points {
        Points(points as i64 * 100)
    }

    /// So many half points.
    pub const fn halves(halves: i32) -> Points {
        Points(halves as i64 * 50)
    }

    /// So many hundredths of a point.
    pub const fn hundredths(hundredths: i64) -> Points {
        Points(hundredths)
    }

    /// The points closest to a number, within [`Points::MAX`]; none for what is no number.
    ///
    /// ```
    /// use go::Points;
    ///
    /// assert_eq!(Points::nearest(7.25).unwrap().to_string(), "7.25");
    /// assert_eq!(Points::nearest(f64::NAN), None);
    /// ```
    pub fn nearest(number: f64) -> Option<Points> {
        let hundredths = (number * 100.0).round() as i64;
        let within = hundredths.clamp(-Points::MAX.0, Points::MAX.0);
        (!number.is_nan()).then_some(Points(within))
    }

    /// The number of points.
    pub fn as_f64(self) -> f64 {
        self.0 as f64 / 100.0
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

/// `7.5`, `0`, `-3`, `0.25`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, hundredths) = (self.0.abs() / 100, self.0.abs() % 100);
        write!(f, "{sign}{whole}")?;
        match (hundredths / 10, hundredths % 10) {
            (0, 0) => Ok(()),
            (tenths, 0) => write!(f, ".{tenths}"),
            _ => write!(f, ".{hundredths:02}"),
        }
    }
}

/// The text is not a number of points.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected points like 7.5, with two decimals at most, got {0:?}")]
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
        let decimals = decimals.trim_end_matches('0');
        if decimals.len() > 2 {
            return Err(error());
        }
        let hundredths: i64 = format!("{whole}{decimals:0<2}").parse().map_err(|_| error())?;
        Some(Points(sign * hundredths)).filter(|points| points.abs() <= Points::MAX).ok_or_else(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_written_as_they_are_read() {
        for text in ["0", "7.5", "-3", "0.25", "-0.05", "100000", "0.7"] {
            assert_eq!(text.parse::<Points>().unwrap().to_string(), text);
        }
        for (text, points) in [("+5.50", Points::halves(11)), (".5", Points::HALF), ("7.", Points::whole(7))]
        {
            assert_eq!(text.parse(), Ok(points), "{text}");
        }
    }

    #[test]
    fn what_is_no_number_of_points_is_refused() {
        for text in ["", ".", "-", "1e1", "nan", "0.125", "1 2", "--1", "1000000001", "99999999999999999999"]
        {
            assert!(text.parse::<Points>().is_err(), "{text}");
        }
    }

    #[test]
    fn ridiculous_numbers_come_to_the_largest_komi() {
        assert_eq!(Points::nearest(-1e30), Some(-Points::MAX));
        assert_eq!(Points::nearest(7.249), Points::nearest(7.25));
    }
}
