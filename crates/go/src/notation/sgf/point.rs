//! Points as SGF writes them: `aa` is the upper left, `Aa` the 27th file.

use super::Extent;
use crate::{Move, Point};

/// A pass on boards up to 19×19, from before values could be empty.
const OLD_PASS: &str = "tt";
const OLD_PASS_LINES: u8 = 19;

/// The points of a value: one, or a rectangle such as `aa:cc`.
///
/// None where the value means none or one is not on the board.
///
/// ```
/// use go::{Size, sgf};
///
/// let points = sgf::points("aa:ba", Size::NINE.into()).unwrap();
/// assert_eq!(format!("{points:?}"), "[A9, B9]");
/// assert_eq!(sgf::points("ss", Size::NINE.into()), None);
/// ```
pub fn points(value: &str, extent: Extent) -> Option<Vec<Point>> {
    Some(area(value, extent)?.points().collect())
}

/// The same as a rectangle, which a single point is too.
pub(super) fn area(value: &str, extent: Extent) -> Option<Area> {
    let (one, other) = match value.split_once(':') {
        Some((one, other)) => (point(one, extent)?, point(other, extent)?),
        None => (point(value, extent)?, point(value, extent)?),
    };
    Some(Area {
        files: (one.file.min(other.file), one.file.max(other.file)),
        ranks: (one.rank.min(other.rank), one.rank.max(other.rank)),
    })
}

/// A rectangle of points, by its first and last file and rank.
#[derive(Debug, Clone, Copy)]
pub(super) struct Area {
    files: (u8, u8),
    ranks: (u8, u8),
}

impl Area {
    /// The points, row by row from above.
    fn points(self) -> impl Iterator<Item = Point> {
        let row = move |rank| (self.files.0..=self.files.1).map(move |file| Point::new(file, rank));
        (self.ranks.0..=self.ranks.1).rev().flat_map(row)
    }

    /// The files as bits.
    const fn bits(self) -> u64 {
        (u64::MAX >> (63 - (self.files.1 - self.files.0))) << self.files.0
    }
}

/// Which points of a board some rectangles cover; each costs as much as it has rows.
pub(super) struct Cover([u64; Extent::MAX as usize]);

impl Cover {
    pub(super) const fn new() -> Cover {
        Cover([0; Extent::MAX as usize])
    }

    /// Covers a rectangle; hands over the points that were not covered before.
    pub(super) fn add(&mut self, area: Area, mut fresh: impl FnMut(Point)) {
        for rank in area.ranks.0..=area.ranks.1 {
            let row = &mut self.0[usize::from(rank)];
            let mut bits = area.bits() & !*row;
            *row |= bits;
            while bits != 0 {
                fresh(Point::new(bits.trailing_zeros() as u8, rank));
                bits &= bits - 1;
            }
        }
    }

    /// A point of a rectangle that is covered already, the uppermost first.
    pub(super) fn common(&self, area: Area) -> Option<Point> {
        let shared = |rank: u8| self.0[usize::from(rank)] & area.bits();
        let rank = (area.ranks.0..=area.ranks.1).rev().find(|&rank| shared(rank) != 0)?;
        Some(Point::new(shared(rank).trailing_zeros() as u8, rank))
    }
}

/// A point as SGF writes it on such a board.
pub fn point_text(point: Point, extent: Extent) -> String {
    let row = (extent.ranks() - 1).saturating_sub(point.rank);
    [point.file, row].map(letter).iter().collect()
}

/// The move of a value; none where it is not on the board.
pub(super) fn mv(value: &str, extent: Extent) -> Option<Move> {
    let value = value.trim();
    let is_old_pass = value == OLD_PASS && extent.files().max(extent.ranks()) <= OLD_PASS_LINES;
    if value.is_empty() || is_old_pass { Some(Move::Pass) } else { point(value, extent).map(Move::Play) }
}

/// The value of a move.
pub(super) fn mv_text(mv: Move, extent: Extent) -> String {
    mv.point().map_or_else(String::new, |point| point_text(point, extent))
}

/// The only point of a value.
pub(super) fn point(value: &str, extent: Extent) -> Option<Point> {
    let &[file, row] = value.trim().as_bytes() else { return None };
    let (file, row) = (number(file)?, number(row)?);
    let point = Point::new(file, extent.ranks().checked_sub(row + 1)?);
    extent.contains(point).then_some(point)
}

const fn number(letter: u8) -> Option<u8> {
    match letter {
        b'a'..=b'z' => Some(letter - b'a'),
        b'A'..=b'Z' => Some(letter - b'A' + 26),
        _ => None,
    }
}

const fn letter(number: u8) -> char {
    (if number < 26 { b'a' + number } else { b'A' + (number - 26) % 26 }) as char
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_is_read_as_it_is_written() {
        let extent = Extent::new(52, 30).unwrap();
        for file in 0..52 {
            for rank in 0..30 {
                let point = Point::new(file, rank);
                assert_eq!(points(&point_text(point, extent), extent), Some(vec![point]));
            }
        }
    }

    #[test]
    fn an_old_pass_is_a_point_of_large_boards() {
        assert_eq!(mv("tt", Extent::USUAL), Some(Move::Pass));
        assert_eq!(mv("", Extent::new(21, 21).unwrap()), Some(Move::Pass));
        assert_eq!(mv("tt", Extent::new(21, 21).unwrap()), Some(Move::Play(Point::new(19, 1))));
        assert_eq!(mv("tt", Extent::new(20, 9).unwrap()), None);
    }
}
