//! Random games with a little sense: chains in danger are saved or taken.

use std::iter;

use game::Color;
use go::{Board, Point};

use super::Dice;

/// The largest chain that may always be thrown in.
const SMALL: usize = 3;

/// Plays a board out until both sides pass; tells how many moves there were.
///
/// A chain that the last move threatened is saved where it can be, a chain in danger
/// beside it is taken; else a move is random, but fills no eye and does not put a chain
/// in danger unless it may kill by that.
pub fn play_out_sensibly(board: &mut Board, first: Color, dice: &mut Dice) -> u32 {
    let limit = 4 * board.size().area() as u32;
    let (mut color, mut passes, mut moves) = (first, 0, 0);
    let mut last = None;
    while passes < 2 && moves < limit {
        last = next_move(board, color, last, dice);
        match last {
            Some(point) => _ = board.play(point, color),
            None => board.pass(),
        }
        passes = if last.is_some() { 0 } else { passes + 1 };
        color = !color;
        moves += 1;
    }
    moves
}

fn next_move(board: &mut Board, color: Color, last: Option<Point>, dice: &mut Dice) -> Option<Point> {
    let answer = last.and_then(|last| answer(board, color, last));
    answer.or_else(|| {
        let is_sane = |board: &Board, point| !is_blunder(board, point, color);
        board.random_point(color, |bound| dice.below(bound), is_sane)
    })
}

/// What the last move calls for: taking it, or saving what it threatens.
fn answer(board: &Board, color: Color, last: Point) -> Option<Point> {
    let is_allowed = |point: &Point| board.ko() != Some(*point);
    let threatened = board
        .size()
        .beside(last)
        .filter(|&beside| board.stone(beside) == Some(color) && board.last_liberty(beside).is_some());
    threatened.flat_map(|chain| rescues(board, color, chain)).chain(board.last_liberty(last)).find(is_allowed)
}

/// The points that save a chain with one liberty: what takes a neighbour, or running away.
fn rescues(board: &Board, color: Color, chain: Point) -> impl Iterator<Item = Point> {
    let size = board.size();
    let captures = board
        .chain(chain)
        .into_iter()
        .flat_map(move |stone| size.beside(stone))
        .filter(move |&beside| board.stone(beside) == Some(!color))
        .filter_map(|foe| board.last_liberty(foe));
    let flight = board.last_liberty(chain).filter(move |&point| board.liberties_after(point, color) > 1);
    captures.chain(flight)
}

/// Whether a stone leaves its chain one liberty, and would not even make a big eye small.
fn is_blunder(board: &Board, point: Point, color: Color) -> bool {
    if board.liberties_after(point, color) > 1 || board.would_take(point, color) > 0 {
        return false;
    }
    let mut stones: Vec<Point> = iter::once(point).collect();
    for beside in board.size().beside(point) {
        if board.stone(beside) == Some(color) && !stones.contains(&beside) {
            stones.extend(board.chain(beside));
        }
    }
    stones.len() > SMALL && !is_killing_shape(board, &stones)
}

/// Whether stones that are taken leave a space of which a stone in the middle makes one eye.
///
/// These are the square and the pyramid of four, the cross and the bulky five, and the
/// flower of six; how many neighbours each stone has tells them.
fn is_killing_shape(board: &Board, stones: &[Point]) -> bool {
    let neighbours =
        |&stone: &Point| board.size().beside(stone).filter(|beside| stones.contains(beside)).count();
    let mut counts: Vec<usize> = stones.iter().map(neighbours).collect();
    counts.sort_unstable();
    matches!(counts[..], [2, 2, 2, 2] | [1, 1, 1, 3] | [1, 1, 1, 1, 4] | [1, 2, 2, 2, 3] | [1, 1, 2, 2, 2, 4])
}
