//! The part of a board that matters to a group, where nobody has drawn it.

use std::collections::VecDeque;

use game::Color;
use go::{Board, Point};

/// How far one follows a leak between the stones of the attacker.
const LEAK: u8 = 2;
/// How often stones of the attacker may turn out to be enclosed themselves.
const ROUNDS: usize = 8;

/// A part of the board between stones of the attacker with at most so many vacant points is small.
const POCKET: usize = 12;

/// The vacant points that matter to a group, in their order.
///
/// Where the attacker's stones enclose it, they are those within, and those of small parts of the
/// board beside enclosing stones that have no liberties but there. Where there are leaks, they are
/// those that its side reaches before the attacker does, going from the group through vacant points,
/// its own stones and stones of the attacker that have no liberty elsewhere; where both are as near,
/// two points more.
pub(super) fn around(board: &Board, target: &[Point], defender: Color) -> Vec<Point> {
    let parts = Parts::between(board, !defender);
    let within = parts.around(board, target, !defender);
    let mut region =
        if 2 * within.len() <= board.vacancies() { within } else { leaky(board, target, defender) };
    region.sort_unstable();
    region
}

/// The parts of a board that the stones of one side leave.
struct Parts {
    /// The part of each point; none where such a stone is.
    part_of: Vec<Option<usize>>,
    /// The vacant points of each part.
    vacant: Vec<Vec<Point>>,
}

impl Parts {
    fn between(board: &Board, color: Color) -> Parts {
        let size = board.size();
        let mut parts = Parts { part_of: vec![None; size.area()], vacant: Vec::new() };
        for start in size.points() {
            if board.stone(start) == Some(color) || parts.part_of[size.index(start)].is_some() {
                continue;
            }
            let part = parts.vacant.len();
            parts.vacant.push(Vec::new());
            parts.part_of[size.index(start)] = Some(part);
            let mut waiting = vec![start];
            while let Some(point) = waiting.pop() {
                if board.is_vacant(point) {
                    parts.vacant[part].push(point);
                }
                for beside in size.beside(point) {
                    let known = &mut parts.part_of[size.index(beside)];
                    if board.stone(beside) != Some(color) && known.is_none() {
                        *known = Some(part);
                        waiting.push(beside);
                    }
                }
            }
        }
        parts
    }

    /// The vacant points of the parts with some stones, and of small ones that belong to them.
    fn around(&self, board: &Board, target: &[Point], attacker: Color) -> Vec<Point> {
        let size = board.size();
        let mut inside = vec![false; self.vacant.len()];
        for &point in target {
            inside[self.part_of[size.index(point)].expect("no stone of the attacker")] = true;
        }
        let chains: Vec<Vec<usize>> = size
            .points()
            .filter(|&point| board.stone(point) == Some(attacker))
            .map(|point| self.beside_chain(board, point))
            .collect();
        loop {
            let is_held = |parts: &&Vec<usize>| {
                parts.iter().any(|&part| inside[part])
                    && parts.iter().all(|&part| inside[part] || self.vacant[part].len() <= POCKET)
            };
            let more: Vec<usize> = chains
                .iter()
                .filter(is_held)
                .flat_map(|parts| parts.iter().copied().filter(|&part| !inside[part]))
                .collect();
            if more.is_empty() {
                break;
            }
            for part in more {
                inside[part] = true;
            }
        }
        let of_inside = self.vacant.iter().zip(inside).filter(|(_, is_inside)| *is_inside);
        of_inside.flat_map(|(points, _)| points.iter().copied()).collect()
    }

    /// The parts beside the chain of a stone.
    fn beside_chain(&self, board: &Board, stone: Point) -> Vec<usize> {
        let size = board.size();
        let around = board.chain(stone).into_iter().flat_map(|stone| size.beside(stone));
        let mut parts: Vec<usize> = around.filter_map(|point| self.part_of[size.index(point)]).collect();
        parts.sort_unstable();
        parts.dedup();
        parts
    }
}

/// The region of a group that is not enclosed.
fn leaky(board: &Board, target: &[Point], defender: Color) -> Vec<Point> {
    let mut weak = vec![false; board.size().area()];
    let mut reached = Vec::new();
    for _ in 0..ROUNDS {
        reached = reach(board, target, defender, &weak);
        let enclosed = enclosed(board, !defender, &reached);
        if enclosed == weak {
            break;
        }
        weak = enclosed;
    }
    let size = board.size();
    size.points().filter(|&point| board.is_vacant(point) && reached[size.index(point)]).collect()
}

/// Which points a group reaches, when only the weak stones of the attacker let it through.
fn reach(board: &Board, target: &[Point], defender: Color, weak: &[bool]) -> Vec<bool> {
    let size = board.size();
    let nearness = nearness(board, !defender, weak);
    // How far into a leak a point was reached; nothing where it was not.
    let mut leaks: Vec<Option<u8>> = vec![None; size.area()];
    let mut waiting: VecDeque<(Point, u32)> = target.iter().map(|&point| (point, 0)).collect();
    for &point in target {
        leaks[size.index(point)] = Some(0);
    }
    while let Some((point, distance)) = waiting.pop_front() {
        let leak = leaks[size.index(point)].expect("it was reached");
        for beside in size.beside(point) {
            let index = size.index(beside);
            let (next, steps) = match board.stone(beside) {
                // Friends behind a leak are no part of the group.
                Some(color) if color == defender && leak == 0 => (0, 0),
                Some(color) if color != defender && weak[index] => (leak, 0),
                None if board.is_vacant(beside) => {
                    let is_ours = leak == 0 && nearness[index].is_none_or(|near| distance + 1 < near);
                    (if is_ours { 0 } else { leak + 1 }, 1)
                }
                _ => continue,
            };
            if next <= LEAK && leaks[index].is_none_or(|known| next < known) {
                leaks[index] = Some(next);
                let at = (beside, distance + steps);
                if steps == 0 { waiting.push_front(at) } else { waiting.push_back(at) }
            }
        }
    }
    leaks.into_iter().map(|leak| leak.is_some()).collect()
}

/// How many steps through vacant points the nearest stone of the attacker is away that is
/// not weak.
fn nearness(board: &Board, attacker: Color, weak: &[bool]) -> Vec<Option<u32>> {
    let size = board.size();
    let mut near = vec![None; size.area()];
    let is_source = |&point: &Point| board.stone(point) == Some(attacker) && !weak[size.index(point)];
    let mut waiting: VecDeque<Point> = size.points().filter(is_source).collect();
    for &point in &waiting {
        near[size.index(point)] = Some(0);
    }
    while let Some(point) = waiting.pop_front() {
        let steps = near[size.index(point)].expect("it was reached") + 1;
        for beside in size.beside(point) {
            if board.is_vacant(beside) && near[size.index(beside)].is_none() {
                near[size.index(beside)] = Some(steps);
                waiting.push_back(beside);
            }
        }
    }
    near
}

/// The stones of a side that have liberties only where some points were reached.
fn enclosed(board: &Board, color: Color, reached: &[bool]) -> Vec<bool> {
    let size = board.size();
    let mut enclosed = vec![false; size.area()];
    for point in size.points().filter(|&point| board.stone(point) == Some(color)) {
        let liberties = board.liberty_points(point);
        enclosed[size.index(point)] = liberties.iter().all(|&liberty| reached[size.index(liberty)]);
    }
    enclosed
}
