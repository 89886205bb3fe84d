//! The plain text of problems: a line per row, `N` black, `B` white, `_` and `-`.

use game::Color;

use crate::{Occupant, Point, Rules, Setup, Size, SizeError};

/// Why a text is no problem.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DotGoError {
    /// There is no row.
    #[error("expected rows of N, B, _ and -, found none")]
    Empty,
    /// A sign means nothing.
    #[error("row {row}, column {column}: expected N, B, _ or -, got {sign:?}")]
    Sign {
        /// The row, from 1 above.
        row: usize,
        /// The column, from 1 at the left.
        column: usize,
        /// The sign.
        sign: char,
    },
    /// A row has another length than the first.
    #[error("row {row} has {got} points instead of {expected}")]
    Length {
        /// The row, from 1 above.
        row: usize,
        /// How many points the first row has.
        expected: usize,
        /// How many this one has.
        got: usize,
    },
    /// The board is too large.
    #[error(transparent)]
    Size(#[from] SizeError),
}

/// Reads a problem; Black is to move, and the rules are the usual ones.
///
/// Blanks at the end of a row and empty lines around the rows mean nothing.
///
/// ```
/// let setup = go::dotgo::parse("_NB-\nNNB-\n")?;
/// assert_eq!(setup.size.to_string(), "4x2");
/// assert_eq!(go::dotgo::write(&setup), "_NB-\nNNB-\n");
/// # Ok::<(), go::dotgo::DotGoError>(())
/// ```
///
/// # Errors
/// Says which row and column are wrong.
pub fn parse(text: &str) -> Result<Setup, DotGoError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    let is_row = |line: &str| !line.is_empty();
    let first = lines.iter().position(|line| is_row(line)).ok_or(DotGoError::Empty)?;
    let last = lines.iter().rposition(|line| is_row(line)).ok_or(DotGoError::Empty)?;
    let rows: Vec<Vec<Option<Occupant>>> = lines[..=last]
        .iter()
        .enumerate()
        .skip(first)
        .map(|(row, line)| read_row(row, line))
        .collect::<Result<_, _>>()?;
    let expected = rows[0].len();
    if let Some(index) = rows.iter().position(|row| row.len() != expected) {
        return Err(DotGoError::Length { row: first + index + 1, expected, got: rows[index].len() });
    }
    let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let size = Size::new(count(expected), count(rows.len()))?;
    let points = rows.into_iter().rev().flatten().collect();
    Ok(Setup { points, ..Setup::new(size, Rules::default()) })
}

fn read_row(row: usize, line: &str) -> Result<Vec<Option<Occupant>>, DotGoError> {
    let read = |(column, sign): (usize, char)| match sign {
        'N' => Ok(Some(Occupant::Stone(Color::Black))),
        'B' => Ok(Some(Occupant::Stone(Color::White))),
        '_' => Ok(None),
        '-' => Ok(Some(Occupant::Outside)),
        _ => Err(DotGoError::Sign { row: row + 1, column: column + 1, sign }),
    };
    line.chars().enumerate().map(read).collect()
}

/// Writes the points of a set-up; its turn and rules cannot be written.
pub fn write(setup: &Setup) -> String {
    let mut text = String::with_capacity(setup.size.area() + usize::from(setup.size.ranks()));
    for rank in (0..setup.size.ranks()).rev() {
        for file in 0..setup.size.files() {
            text.push(match setup.at(Point::new(file, rank)) {
                Some(Occupant::Stone(Color::Black)) => 'N',
                Some(Occupant::Stone(Color::White)) => 'B',
                None => '_',
                Some(Occupant::Outside) => '-',
            });
        }
        text.push('\n');
    }
    text
}
