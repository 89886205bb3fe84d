//! How large a board is, and the points on it.

use std::{fmt, str::FromStr};

use game::Place;

/// How many files and ranks a board has, 1 to 25 of each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Size {
    files: u8,
    ranks: u8,
}

/// The board cannot have this size.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("boards have 1 to 25 files and ranks, not {0} by {1}")]
pub struct SizeError(pub u32, pub u32);

impl Size {
    /// The most files or ranks there can be.
    pub const MAX: u8 = 25;
    /// The board of beginners.
    pub const NINE: Size = Size { files: 9, ranks: 9 };
    /// The usual board.
    pub const NINETEEN: Size = Size { files: 19, ranks: 19 };

    /// A board of so many files and ranks.
    ///
    /// # Errors
    /// When it is too small or too large.
    pub fn new(files: u32, ranks: u32) -> Result<Size, SizeError> {
        let fits = |count: u32| u8::try_from(count).ok().filter(|&count| (1..=Size::MAX).contains(&count));
        match (fits(files), fits(ranks)) {
            (Some(files), Some(ranks)) => Ok(Size { files, ranks }),
            _ => Err(SizeError(files, ranks)),
        }
    }

    /// A square board.
    ///
    /// # Errors
    /// When it is too small or too large.
    pub fn square(size: u32) -> Result<Size, SizeError> {
        Size::new(size, size)
    }

    /// How many columns there are.
    pub const fn files(self) -> u8 {
        self.files
    }

    /// How many rows there are.
    pub const fn ranks(self) -> u8 {
        self.ranks
    }

    /// How many points there are.
    pub const fn area(self) -> usize {
        self.files as usize * self.ranks as usize
    }

    /// Whether a point is on the board.
    pub const fn contains(self, point: Point) -> bool {
        point.file < self.files && point.rank < self.ranks
    }

    /// All points, row by row from below.
    pub fn points(self) -> impl Iterator<Item = Point> {
        (0..self.ranks).flat_map(move |rank| (0..self.files).map(move |file| Point { file, rank }))
    }

    /// The number of a point in that order.
    pub const fn index(self, point: Point) -> usize {
        point.rank as usize * self.files as usize + point.file as usize
    }

    /// The points beside a point.
    pub fn beside(self, point: Point) -> impl Iterator<Item = Point> {
        let Point { file, rank } = point;
        let all = [
            Point { file: file.wrapping_sub(1), rank },
            Point { file: file.wrapping_add(1), rank },
            Point { file, rank: rank.wrapping_sub(1) },
            Point { file, rank: rank.wrapping_add(1) },
        ];
        all.into_iter().filter(move |&point| self.contains(point))
    }
}

/// `9x9`, `19x13`.
impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}x{}", self.files, self.ranks)
    }
}

/// The text is not the size of a board.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ParseSizeError {
    /// It is no number and not two of them.
    #[error("expected a size like 19 or 9x7, got {0:?}")]
    Text(String),
    /// No board is that large or small.
    #[error(transparent)]
    Size(#[from] SizeError),
}

impl FromStr for Size {
    type Err = ParseSizeError;

    /// `19`, `9x7`, `9:7`: files, then ranks.
    fn from_str(text: &str) -> Result<Size, ParseSizeError> {
        let number = |part: &str| {
            let digits = part.trim();
            let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
            let number = if is_number { digits.parse::<u32>().ok() } else { None };
            number.ok_or_else(|| ParseSizeError::Text(text.to_owned()))
        };
        let size = match text.split_once(['x', 'X', ':']) {
            Some((files, ranks)) => Size::new(number(files)?, number(ranks)?),
            None => Size::square(number(text)?),
        };
        Ok(size?)
    }
}

/// A point, both coordinates counted from 0 at the lower left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point {
    /// The column, from the left.
    pub file: u8,
    /// The row, from below.
    pub rank: u8,
}

impl Point {
    /// The point of a file and a rank, both counted from 0.
    pub const fn new(file: u8, rank: u8) -> Point {
        Point { file, rank }
    }

    /// The cell of a generic board.
    pub const fn place(self) -> Place {
        Place::cell(self.file, self.rank)
    }

    /// The point that a cell of the only board is.
    pub const fn from_place(place: Place) -> Option<Point> {
        match place {
            Place::Cell { board: 0, file, rank } => Some(Point { file, rank }),
            _ => None,
        }
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
