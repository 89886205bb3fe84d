//! The forms in which FF\[4\] writes numbers, dates and results.

use super::{Ending, compose};

/// `12`, `-3`.
pub(super) fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    !digits.is_empty() && has_digits_alone(digits)
}

/// `6.5`, `-3`.
pub(super) fn is_real(text: &str) -> bool {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    is_number(whole) && has_digits_alone(decimals)
}

/// Nothing, or a number and a title.
pub(super) fn is_figure(text: &str) -> bool {
    text.is_empty() || compose(text).is_some_and(|(number, _)| is_number(number.trim()))
}

/// `B+3.5`, `W+R`, `0`, `Void`, `?`; a margin can have more decimals than points have.
pub(super) fn is_result(text: &str) -> bool {
    let margin = text.strip_prefix("B+").or_else(|| text.strip_prefix("W+"));
    !text.contains(',') && (text.parse::<Ending>().is_ok() || margin.is_some_and(is_real))
}

/// `2026-01-31`, parts of it, and several where only what differs is said: `1996-12-27,28`.
pub(super) fn is_date(text: &str) -> bool {
    let mut dates = text.split(',').map(str::trim);
    let is_first = dates.next().is_some_and(|date| is_one_date(date) && is_year(date.split('-').next()));
    is_first && dates.all(is_one_date)
}

/// A year, a month and a day, or some of these next to each other.
fn is_one_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    match parts.as_slice() {
        [year, rest @ ..] if is_year(Some(year)) => match rest {
            [] => true,
            [month] => is_part(month, 12),
            [month, day] => is_part(month, 12) && is_part(day, 31),
            _ => false,
        },
        [part] => is_part(part, 31),
        [month, day] => is_part(month, 12) && is_part(day, 31),
        _ => false,
    }
}

fn is_year(text: Option<&str>) -> bool {
    text.is_some_and(|text| text.len() == 4 && has_digits_alone(text))
}

fn is_part(text: &str, max: u32) -> bool {
    text.len() == 2 && has_digits_alone(text) && text.parse().is_ok_and(|part| (1..=max).contains(&part))
}

fn has_digits_alone(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_a_sign_digits_and_a_point() {
        assert!(["0", "-12", "+3", "007"].into_iter().all(is_number));
        assert!(["6.5", "-0.50", "3"].into_iter().all(is_real));
        assert!(!["", "-", "x", "1x", "6,5", "1e3", ".5", "1.2.3"].into_iter().any(is_real));
    }

    #[test]
    fn dates_can_be_parts_and_lists() {
        for date in ["1996", "1996-05", "1996-05-06", "1996-05,06", "1996-05-06,07,08", "1996,1997"] {
            assert!(is_date(date), "{date}");
        }
        assert!(is_date("1996-12-27,28,1997-01-03,04") && is_date("1996-05-06, 06-07"));
        for text in ["", "foo", "6 May 1996", "1996-13", "96-05-06", "1996-5-6", "1996-05-06-07", "05-06"] {
            assert!(!is_date(text), "{text}");
        }
    }

    #[test]
    fn results_have_their_forms() {
        assert!(["B+3.5", "W+R", "B+Time", "0", "Void", "?", "B+", "W+3.75"].into_iter().all(is_result));
        assert!(!["", "Black wins", "B+3,5", "B", "B+x"].into_iter().any(is_result));
    }
}
