//! Dates of games, of which a part may be unknown.

use std::str::FromStr;

/// The days that a date can mean: one, a month, a year.
///
/// Read are `2026.01.31`, `2026-01-31`, `2026-01`, `2026`, `2026.01.??` and whatever begins so.
///
/// ```
/// let days: store::Days = "2026.02.??".parse()?;
/// assert_eq!((days.least(), days.most()), (20_260_200, 20_260_299));
/// # Ok::<(), store::ParseDaysError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Days {
    least: i64,
    most: i64,
}

/// The text is no date.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected a date like 2026-01-31, 2026-01 or 2026, got {0:?}")]
pub struct ParseDaysError(String);

impl Days {
    /// No day at all.
    pub(crate) const UNKNOWN: Days = Days { least: 0, most: 0 };

    /// The first of them, as the number `YYYYMMDD`; unknown parts are 0.
    pub const fn least(self) -> i64 {
        self.least
    }

    /// The last of them, as the number `YYYYMMDD`; unknown parts are 99.
    pub const fn most(self) -> i64 {
        self.most
    }
}

impl FromStr for Days {
    type Err = ParseDaysError;

    fn from_str(text: &str) -> Result<Days, ParseDaysError> {
        let error = || ParseDaysError(text.chars().take(40).collect());
        let mut parts = text.trim().splitn(3, ['.', '-', '/']);
        let year = parts.next().filter(|year| year.len() == 4).and_then(number).ok_or_else(error)?;
        let month = parts.next().and_then(|month| number(month.get(..2)?)).filter(|month| *month <= 12);
        let day = month.and_then(|_| number(parts.next()?.get(..2)?)).filter(|day| *day <= 31);
        let whole = |unknown| (year * 100 + month.unwrap_or(unknown)) * 100 + day.unwrap_or(unknown);
        Ok(Days { least: whole(0), most: whole(99) })
    }
}

fn number(text: &str) -> Option<i64> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().ok()).flatten().filter(|&number| number > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_parts_may_be_anything() {
        let days = |text: &str| text.parse::<Days>().ok().map(|days| (days.least, days.most));
        assert_eq!(days("2026.01.31"), Some((20_260_131, 20_260_131)));
        assert_eq!(days("1996-05,06"), Some((19_960_500, 19_960_599)));
        assert_eq!(days("1886"), Some((18_860_000, 18_869_999)));
        assert_eq!(days("1886.??.01"), Some((18_860_000, 18_869_999)));
        for wrong in ["????.??.??", "", "yesterday", "86.01.01", "é026.01.01", "0000.00.00"] {
            assert_eq!(days(wrong), None, "{wrong}");
        }
    }
}
