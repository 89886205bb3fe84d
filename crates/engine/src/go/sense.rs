//! Random games with a little sense: chains in danger are saved or taken.

use game::Color;
use go::{Board, Point, Size, unconditional};

use crate::Dice;

/// The largest chain that may always be thrown in.
const SMALL: usize = 3;

/// What is known of a board before it is played out.
pub struct Sense {
    size: Size,
    /// The stones that nothing can take.
    safe: Vec<bool>,
}

impl Sense {
    /// Looks at a board.
    pub fn of(board: &Board) -> Sense {
        let size = board.size();
        let mut safe = vec![false; size.area()];
        for stone in Color::ALL.into_iter().flat_map(|color| unconditional(board, color).alive) {
            safe[size.index(stone)] = true;
        }
        Sense { size, safe }
    }

    /// Plays a board out until both sides pass; tells how many moves there were.
    ///
    /// A chain that the last move threatened is saved where it can be, a chain in danger
    /// beside it is taken; else a move is random, but fills no eye and does not put a chain
    /// in danger unless it may kill by that.
    pub fn play_out(&self, board: &mut Board, first: Color, dice: &mut Dice) -> u32 {
        let limit = 4 * self.size.area() as u32;
        let (mut color, mut passes, mut moves) = (first, 0, 0);
        let mut last = None;
        while passes < 2 && moves < limit {
            last = self.next_move(board, color, last, dice);
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

    fn next_move(
        &self,
        board: &mut Board,
        color: Color,
        last: Option<Point>,
        dice: &mut Dice,
    ) -> Option<Point> {
        let answer = last.and_then(|last| answer(board, color, last));
        answer.or_else(|| {
            let is_sane = |board: &Board, point| !self.is_blunder(board, point, color);
            board.random_point(color, |bound| dice.below(bound), is_sane)
        })
    }

    /// Whether a stone leaves its chain one liberty for nothing.
    ///
    /// It may kill by that where the space it leaves to those who take it is one eye, and
    /// they cannot live without.
    fn is_blunder(&self, board: &Board, point: Point, color: Color) -> bool {
        if board.liberties_after(point, color) > 1 || board.would_take(point, color) > 0 {
            return false;
        }
        let mut stones = vec![point];
        for beside in self.size.beside(point) {
            if board.stone(beside) == Some(color) && !stones.contains(&beside) {
                stones.extend(board.chain(beside));
            }
        }
        let is_safe_foe =
            |beside: Point| board.stone(beside) == Some(!color) && self.safe[self.size.index(beside)];
        let is_in_vain = || stones.iter().any(|&stone| self.size.beside(stone).any(is_safe_foe));
        stones.len() > 1 && (stones.len() > SMALL && !is_killing_shape(board, &stones) || is_in_vain())
    }
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
