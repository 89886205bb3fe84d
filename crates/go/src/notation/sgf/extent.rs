//! How large a board is that can be written, if not played.

use std::{fmt, str::FromStr};

use game::{Quoted, sentences};

use crate::{Point, Size};

/// How many files and ranks a written board has, 1 to 52 of each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Extent {
    files: u8,
    ranks: u8,
}

sentences! {
    /// Why a board cannot be written.
    pub enum ExtentError {
        Unknown { size: Quoted } =
            "sgf-size", "expected a size like 19 or 19:13, from 1 to 52 each way, got {size}";
    }
}

impl Extent {
    /// The most files or ranks there can be: one for each letter, small and large.
    pub const MAX: u8 = 52;
    /// What a file means that does not say.
    pub const USUAL: Extent = Extent { files: 19, ranks: 19 };

    /// A board of so many files and ranks.
    ///
    /// # Errors
    /// When it is too small or too large.
    pub fn new(files: u32, ranks: u32) -> Result<Extent, ExtentError> {
        let fits = |count: u32| u8::try_from(count).ok().filter(|count| (1..=Extent::MAX).contains(count));
        match (fits(files), fits(ranks)) {
            (Some(files), Some(ranks)) => Ok(Extent { files, ranks }),
            _ => Err(ExtentError::Unknown { size: Quoted::new(format_args!("{files}:{ranks}")) }),
        }
    }

    /// How many columns there are.
    pub const fn files(self) -> u8 {
        self.files
    }

    /// How many rows there are.
    pub const fn ranks(self) -> u8 {
        self.ranks
    }

    /// The same as a board that can be played on; none where it is too large.
    pub fn size(self) -> Option<Size> {
        Size::new(self.files.into(), self.ranks.into()).ok()
    }

    /// Whether a point is on the board.
    pub const fn contains(self, point: Point) -> bool {
        point.file < self.files && point.rank < self.ranks
    }
}

impl From<Size> for Extent {
    fn from(size: Size) -> Extent {
        Extent { files: size.files(), ranks: size.ranks() }
    }
}

/// `19`, `19:13`.
impl fmt::Display for Extent {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if self.files == self.ranks {
            write!(f, "{}", self.files)
        } else {
            write!(f, "{}:{}", self.files, self.ranks)
        }
    }
}

impl FromStr for Extent {
    type Err = ExtentError;

    fn from_str(text: &str) -> Result<Extent, ExtentError> {
        let error = || ExtentError::Unknown { size: Quoted::new(text) };
        let number = |text: &str| text.trim().parse::<u32>().map_err(|_| error());
        let (files, ranks) = match text.split_once(':') {
            Some((files, ranks)) => (number(files)?, number(ranks)?),
            None => (number(text)?, number(text)?),
        };
        Extent::new(files, ranks).map_err(|_| error())
    }
}
