//! Where handicap stones go.

use crate::{Point, Size};

/// How many handicap stones a board has at most: a quarter of its points, and 25 on the largest.
pub fn most_handicap(size: Size) -> u32 {
    (size.area() as u32 / 4).min(25)
}

/// The marked points for so many handicap stones, in the order they are taken.
///
/// None where the board has no marked points for that many, as GTP has it: small
/// boards have none, boards of 7 and of even sizes four, others nine.
pub fn fixed_handicap(size: Size, stones: u32) -> Option<Vec<Point>> {
    let most = match (most_on(size.files()), most_on(size.ranks())) {
        (9, 9) => 9,
        (0, _) | (_, 0) => 0,
        _ => 4,
    };
    if !(2..=most).contains(&stones) {
        return None;
    }
    let [low_file, mid_file, high_file] = lines(size.files());
    let [low_rank, mid_rank, high_rank] = lines(size.ranks());
    let mut points = vec![
        Point::new(low_file, low_rank),
        Point::new(high_file, high_rank),
        Point::new(low_file, high_rank),
        Point::new(high_file, low_rank),
    ];
    points.truncate(stones as usize);
    if stones >= 6 {
        points.extend([Point::new(low_file, mid_rank), Point::new(high_file, mid_rank)]);
    }
    if stones >= 8 {
        points.extend([Point::new(mid_file, low_rank), Point::new(mid_file, high_rank)]);
    }
    if stones >= 5 && stones % 2 == 1 {
        points.push(Point::new(mid_file, mid_rank));
    }
    Some(points)
}

/// Points for so many handicap stones where the marked ones are too few.
///
/// Each goes where it is farthest from the others and not on the edge, if it can.
pub fn free_handicap(size: Size, stones: u32) -> Vec<Point> {
    let mut points: Vec<Point> = Vec::new();
    let from_edge = |point: Point| {
        let along = |at: u8, length: u8| at.min(length - 1 - at);
        along(point.file, size.files()).min(along(point.rank, size.ranks()))
    };
    while points.len() < stones as usize {
        let apart = |point: Point| {
            let distance = |other: &Point| point.file.abs_diff(other.file) + point.rank.abs_diff(other.rank);
            points.iter().map(distance).min().unwrap_or(u8::MAX)
        };
        let free = size.points().filter(|point| !points.contains(point));
        match free.max_by_key(|&point| (from_edge(point).min(2), apart(point))) {
            Some(point) => points.push(point),
            None => break,
        }
    }
    points
}

/// How many marked points a board has if it is as wide as it is high.
fn most_on(length: u8) -> u32 {
    match length {
        0..7 => 0,
        7 => 4,
        even if even % 2 == 0 => 4,
        _ => 9,
    }
}

/// The low, the middle and the high line with marked points.
fn lines(length: u8) -> [u8; 3] {
    let from_edge = if length < 13 { 2 } else { 3 };
    [from_edge, length / 2, length - 1 - from_edge]
}
