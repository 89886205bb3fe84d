//! The group that is meant where nobody has named one.

use game::Color;
use go::{Board, Point};

use super::Fault;

/// How many groups are named to choose from.
const NAMED: usize = 4;

/// The stone that stands for the only group that can be meant.
///
/// It belongs to the side that has no stones which can never be captured, where the other
/// has such; and its chain has more than half of the stones that side could lose.
pub(super) fn target(board: &Board) -> Result<Point, Fault> {
    let chains = chains(board);
    let has_walls = |color: Color| chains.iter().any(|chain| chain.color == color && chain.is_wall);
    let enclosed = |color: Color| !has_walls(color) && has_walls(!color);
    let of_enclosed = |color: Color| chains.iter().filter(move |chain| chain.color == color);
    let Some(color) = Color::ALL.into_iter().find(|&color| enclosed(color)) else {
        return Err(Fault::NoTarget);
    };
    let mut open: Vec<&Chain> = of_enclosed(color).collect();
    open.sort_by_key(|chain| std::cmp::Reverse(chain.stones));
    let all: usize = open.iter().map(|chain| chain.stones).sum();
    match open.first() {
        None => Err(Fault::NoTarget),
        Some(largest) if 2 * largest.stones > all => Ok(largest.first),
        Some(_) => {
            let named: Vec<String> = open.iter().take(NAMED).map(|chain| chain.first.to_string()).collect();
            Err(Fault::Several { stones: named.join(", ") })
        }
    }
}

/// A chain as far as it matters here.
struct Chain {
    color: Color,
    /// Its first stone, row by row from below.
    first: Point,
    stones: usize,
    /// Whether it has a liberty that nobody can fill.
    is_wall: bool,
}

fn chains(board: &Board) -> Vec<Chain> {
    let size = board.size();
    let mut seen = vec![false; size.area()];
    let mut chains = Vec::new();
    for point in size.points() {
        let Some(color) = board.stone(point).filter(|_| !seen[size.index(point)]) else { continue };
        let stones = board.chain(point);
        for &stone in &stones {
            seen[size.index(stone)] = true;
        }
        let liberties = board.liberty_points(point);
        let is_wall = liberties.into_iter().any(|liberty| board.is_outside(liberty));
        chains.push(Chain { color, first: point, stones: stones.len(), is_wall });
    }
    chains
}
