//! Parts of a board in which a target might live whatever is beyond them.

use std::collections::HashSet;

use game::Color;
use go::{Board, Point};

use super::{Problem, field};

/// How many points a board must have for its parts to be worth a look.
const WIDE: usize = 64;

/// How many steps from the target the parts go, at least and at most.
const STEPS: std::ops::Range<usize> = 2..12;

/// How many liberties a chain of the attacker has at most that one may go through.
const WEAK: usize = 3;

/// Parts around the target, each a good deal greater than the one before; none where the whole is small.
pub(super) fn shelters(problem: &Problem) -> Vec<Vec<Point>> {
    let whole = field::open_points(problem.board()).len();
    let mut parts: Vec<Vec<Point>> = Vec::new();
    if whole < WIDE {
        return parts;
    }
    for part in STEPS.map(|steps| around(problem, steps)) {
        if 3 * part.len() > 2 * whole {
            break;
        }
        if parts.last().is_none_or(|last| 3 * last.len() < 2 * part.len()) {
            parts.push(part);
        }
    }
    parts
}

/// The points that are so many steps from the target.
///
/// Stones of the defender come with all their liberties, so that beyond the part there is nothing
/// that could help them; stones of the attacker that have liberties beyond it can never be captured.
pub(super) fn around(problem: &Problem, steps: usize) -> Vec<Point> {
    let board = problem.board();
    let mut part = Part { board, defender: problem.defender(), points: HashSet::new() };
    let mut rim: Vec<Point> = problem.target().iter().flat_map(|&stone| board.chain(stone)).collect();
    part.points.extend(rim.iter().copied());
    for step in 0..=steps {
        rim = part.grow(rim, step < steps);
    }
    part.drop_anchored();
    let mut points: Vec<Point> = part.points.into_iter().collect();
    points.sort_unstable();
    points
}

/// A part of a board that grows step by step.
struct Part<'a> {
    board: &'a Board,
    defender: Color,
    points: HashSet<Point>,
}

impl Part<'_> {
    /// Goes one step beyond some points, or only completes chains; tells where it came to.
    fn grow(&mut self, mut rim: Vec<Point>, goes_on: bool) -> Vec<Point> {
        let board = self.board;
        let mut reached = Vec::new();
        while let Some(point) = rim.pop() {
            for beside in board.size().beside(point) {
                if self.points.contains(&beside) || board.is_outside(beside) {
                    continue;
                }
                match board.stone(beside) {
                    None if goes_on || board.stone(point).is_some() => {
                        self.points.insert(beside);
                        reached.push(beside);
                    }
                    Some(_) if field::is_wall(board, beside) => {}
                    Some(color) if color == self.defender => rim.extend(self.add_chain(beside)),
                    Some(_) if goes_on && board.liberty_points(beside).len() <= WEAK => {
                        reached.extend(self.add_chain(beside));
                    }
                    _ => {}
                }
            }
        }
        reached
    }

    fn add_chain(&mut self, stone: Point) -> Vec<Point> {
        let chain = self.board.chain(stone);
        self.points.extend(chain.iter().copied());
        chain
    }

    fn drop_anchored(&mut self) {
        let is_anchored = |point: &Point| {
            self.board.stone(*point) == Some(!self.defender)
                && self.board.liberty_points(*point).iter().any(|liberty| !self.points.contains(liberty))
        };
        let anchored: Vec<Point> = self.points.iter().copied().filter(is_anchored).collect();
        for point in anchored {
            self.points.remove(&point);
        }
    }
}
