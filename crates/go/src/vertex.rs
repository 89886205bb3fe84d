//! Points as people and GTP write them: `C3`, never an `I`.

use std::{fmt, str::FromStr};

use crate::{Point, Size};

/// The letters of the files.
const FILES: &[u8; 25] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

/// The text is not a point.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected a point like C3, got {0:?}")]
pub struct ParsePointError(String);

/// `A1` is the lower left; there is no file `I`.
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match FILES.get(usize::from(self.file)) {
            Some(&letter) => write!(f, "{}{}", char::from(letter), u32::from(self.rank) + 1),
            None => write!(f, "file {} rank {}", u32::from(self.file) + 1, u32::from(self.rank) + 1),
        }
    }
}

impl FromStr for Point {
    type Err = ParsePointError;

    fn from_str(text: &str) -> Result<Point, ParsePointError> {
        let error = || ParsePointError(text.to_owned());
        let (&letter, digits) = text.as_bytes().split_first().ok_or_else(error)?;
        let file = FILES.iter().position(|&file| file == letter.to_ascii_uppercase()).ok_or_else(error)?;
        let is_number = !digits.is_empty() && digits[0] != b'0' && digits.iter().all(u8::is_ascii_digit);
        let rank = text.get(1..).filter(|_| is_number).and_then(|digits| digits.parse::<u8>().ok());
        match rank {
            Some(rank @ 1..=Size::MAX) => Ok(Point::new(file as u8, rank - 1)),
            _ => Err(error()),
        }
    }
}
