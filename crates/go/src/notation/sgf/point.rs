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
    let Some((one, other)) = value.split_once(':') else { return Some(vec![point(value, extent)?]) };
    let (one, other) = (point(one, extent)?, point(other, extent)?);
    let files = one.file.min(other.file)..=one.file.max(other.file);
    let ranks = one.rank.min(other.rank)..=one.rank.max(other.rank);
    Some(ranks.rev().flat_map(|rank| files.clone().map(move |file| Point::new(file, rank))).collect())
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

fn point(value: &str, extent: Extent) -> Option<Point> {
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
