//! A line of play, and what a step means at its end.

use std::mem;

use game::{Color, Edit, NodeId, Position as _, Show as _};

use super::{
    IllegalMove, Limit, Problem, limit,
    step::{Played, Step},
};
use crate::{Ko, Move, Occupant, Point, Position, Setup, Size, Undo, map::flood};

/// What a step is in a history.
#[derive(Debug, Default)]
pub(super) struct Meaning {
    pub(super) edit: Option<Edit<Occupant>>,
    pub(super) mv: Option<Move>,
    pub(super) problem: Option<Problem>,
}

/// The position before an edit, if it was known, and how many bytes it takes.
struct Before {
    position: Option<Box<Position>>,
    bytes: usize,
}

/// One node of the line and what going back over it needs.
struct Frame {
    node: NodeId,
    turn: Color,
    /// How many moves the position remembered.
    past: usize,
    edited: Option<Before>,
    undo: Option<Undo>,
}

/// The way from the root to a node.
///
/// The position is known as far as the rules go: not on boards that cannot be
/// played on, nor behind a step that cannot be made, nor where the line is so long
/// that checking it would take too much time or memory.
pub(super) struct Line {
    position: Option<Box<Position>>,
    turn: Color,
    frames: Vec<Frame>,
    /// How many moves the position remembers at most.
    past: usize,
    /// Bytes of all positions in the frames.
    kept: usize,
}

impl Line {
    pub(super) fn new(position: Option<Position>, turn: Color) -> Line {
        Line { position: position.map(Box::new), turn, frames: Vec::new(), past: 0, kept: 0 }
    }

    /// Whether the next node is beyond what is checked.
    pub(super) fn limit(&self) -> Option<Limit> {
        if self.frames.len() >= limit::LINE {
            return Some(Limit::Line);
        }
        (self.kept >= limit::POSITIONS).then_some(Limit::Positions)
    }

    /// Whose turn it is.
    pub(super) fn turn(&self) -> Color {
        self.turn
    }

    /// Whether play has ended, so that going on needs an edit.
    pub(super) fn is_over(&self) -> bool {
        self.position.as_ref().is_some_and(|position| position.is_over())
    }

    /// What a step with its first move means here.
    ///
    /// A move out of turn, or behind the end of the game, is a move with an edit
    /// of the turn. A move that the rules forbid is an edit that does what SGF
    /// says of any move: the stone is put, and what has no liberty is taken. Of a
    /// set-up, chains without a liberty are left off the board.
    pub(super) fn meaning(&self, step: &Step, played: Option<Played>) -> Meaning {
        let mut meaning = Meaning::default();
        if !step.cells.is_empty() || step.turn.is_some() {
            meaning.edit = Some(Edit { cells: step.cells.clone(), turn: step.turn });
        }
        let before = self.position.as_deref();
        let mut edited = None;
        if let (Some(edit), Some(before)) = (&mut meaning.edit, before) {
            meaning.problem = mend(before, edit);
            edited = before.edited(edit).ok();
        }
        let Some(Played { color, mv, .. }) = played else { return meaning };
        let turn = step.turn.unwrap_or(self.turn);
        let is_over = edited.as_ref().or(before).is_some_and(Position::is_over);
        if color != turn || is_over {
            meaning.edit.get_or_insert_with(|| Edit::turn(color)).turn = Some(color);
            edited = edited.as_ref().or(before).map(|position| position.with_turn(color));
        }
        let here = edited.as_ref().or(before);
        match (before, here, here.and_then(|here| here.forbids(mv))) {
            (Some(before), Some(here), Some(why)) => {
                let after = forced(here, color, mv);
                meaning.edit = Some(Edit { cells: changes(before, &after), turn: Some(!color) });
                meaning.problem.get_or_insert_with(|| IllegalMove::new(color, mv, why).into());
            }
            _ => meaning.mv = Some(mv),
        }
        meaning
    }

    /// Makes a step, as far as the rules know it.
    pub(super) fn enter(&mut self, node: NodeId, edit: Option<&Edit<Occupant>>, mv: Option<Move>) {
        let mut frame = Frame { node, turn: self.turn, past: self.past, edited: None, undo: None };
        if self.position.is_some() && self.limit().is_some() {
            frame.edited = Some(self.replace(None));
        }
        if let Some(edit) = edit {
            let after = self.position.as_ref().and_then(|position| position.edited(edit).ok());
            let before = self.replace(after);
            frame.edited.get_or_insert(before);
            self.turn = edit.turn.unwrap_or(self.turn);
            self.past = if edit.cells.is_empty() { self.past } else { 0 };
        }
        if let Some(mv) = mv {
            match &mut self.position {
                Some(position) if position.forbids(mv).is_none() => frame.undo = Some(position.apply(mv)),
                // Nobody checked this history; its texts can be written all the same.
                _ => {
                    let before = self.replace(None);
                    frame.edited.get_or_insert(before);
                }
            }
            self.turn = !self.turn;
            self.past += 1;
        }
        self.kept += frame.edited.as_ref().map_or(0, |before| before.bytes);
        self.frames.push(frame);
    }

    /// Puts another position in the place of the present one.
    fn replace(&mut self, after: Option<Position>) -> Before {
        let position = mem::replace(&mut self.position, after.map(Box::new));
        let bytes = position.as_deref().map_or(0, |position| weight(position, self.past));
        Before { position, bytes }
    }

    /// Goes back to a node of the line, or to the root.
    pub(super) fn back_to(&mut self, node: NodeId) {
        while let Some(frame) = self.frames.pop_if(|frame| frame.node != node) {
            (self.turn, self.past) = (frame.turn, frame.past);
            if let (Some(undo), Some(position)) = (frame.undo, &mut self.position) {
                position.revert(undo);
            }
            if let Some(Before { position, bytes }) = frame.edited {
                self.position = position;
                self.kept -= bytes;
            }
        }
    }
}

/// About how many bytes a position takes that remembers so many moves.
///
/// Each point has a set of points and some numbers; a superko needs the positions before.
fn weight(position: &Position, past: usize) -> usize {
    let area = position.size().area();
    let stages = if position.rules().ko == Ko::Simple { 0 } else { 4 * area + past };
    (area + 2 * usize::from(Size::MAX)) * (32 + area / 6) + 16 * stages
}

/// Takes stones without a liberty out of a set-up; names the first.
pub(super) fn take_breathless(setup: &mut Setup) -> Option<(Color, Point)> {
    let mut checked = vec![false; setup.size.area()];
    let mut first = None;
    for point in setup.size.points() {
        let Some(Occupant::Stone(color)) = setup.at(point) else { continue };
        if checked[setup.size.index(point)] {
            continue;
        }
        let chain = chain(setup, point);
        for &stone in &chain {
            checked[setup.size.index(stone)] = true;
        }
        if !breathes(setup, &chain) {
            remove(setup, &chain);
            first.get_or_insert((color, point));
        }
    }
    first
}

/// Makes an edit one that can be made; tells what was wrong.
pub(super) fn mend(before: &Position, edit: &mut Edit<Occupant>) -> Option<Problem> {
    if edit.cells.is_empty() {
        return None;
    }
    let mut after = before.setup();
    for &(place, occupant) in &edit.cells {
        if let Some(point) = Point::from_place(place) {
            after.set(point, occupant);
        }
    }
    let (color, point) = take_breathless(&mut after)?;
    edit.cells = changes(before, &after);
    Some(Problem::NoLiberty { color, point })
}

/// What stands after a move that the rules forbid, with the other side to move.
pub(super) fn forced(position: &Position, color: Color, mv: Move) -> Setup {
    let mut setup = Setup { turn: !color, ..position.setup() };
    let Some(point) = mv.point() else { return setup };
    setup.set(point, Some(Occupant::Stone(color)));
    let own = |setup: &Setup, point: Point| setup.at(point) == Some(Occupant::Stone(color));
    let beside: Vec<Point> = setup.size.beside(point).filter(|&beside| !own(&setup, beside)).collect();
    for at in beside.into_iter().chain([point]) {
        if let Some(Occupant::Stone(taken)) = setup.at(at) {
            let chain = chain(&setup, at);
            if !breathes(&setup, &chain) {
                remove(&mut setup, &chain);
                setup.prisoners[!taken] += chain.len() as u32;
            }
        }
    }
    setup
}

fn chain(setup: &Setup, point: Point) -> Vec<Point> {
    let stone = setup.at(point);
    flood(setup.size, point, |other| setup.at(other) == stone)
}

fn breathes(setup: &Setup, chain: &[Point]) -> bool {
    let is_liberty = |point: Point| !matches!(setup.at(point), Some(Occupant::Stone(_)));
    chain.iter().any(|&stone| setup.size.beside(stone).any(is_liberty))
}

fn remove(setup: &mut Setup, chain: &[Point]) {
    for &stone in chain {
        setup.set(stone, None);
    }
}

/// The cells on which a position and a set-up differ.
fn changes(before: &Position, after: &Setup) -> Vec<(game::Place, Option<Occupant>)> {
    let before = before.setup();
    let differs = |point: &Point| before.at(*point) != after.at(*point);
    after.size.points().filter(differs).map(|point| (point.place(), after.at(point))).collect()
}

#[cfg(test)]
mod tests {
    use game::History;

    use super::*;
    use crate::Rules;

    /// How many set-ups, each behind so many passes, a line has before it is only read.
    fn set_ups(size: Size, rules: Rules, passes: usize) -> usize {
        let mut line = Line::new(Some(Position::new(size, rules)), Color::Black);
        let mut history: History<Move, Edit<Occupant>> = History::new();
        let stones = [Some(Occupant::Stone(Color::White)), None];
        let mut count = 0;
        while line.limit().is_none() {
            let cells = vec![(Point::new(0, 0).place(), stones[count % 2])];
            let edit = Edit { cells, turn: None };
            let id = history.append(NodeId::ROOT, Some(edit.clone()), None);
            line.enter(id, Some(&edit), None);
            count += 1;
            for _ in 0..passes {
                let turn = Edit::turn(Color::Black);
                let id = history.append(NodeId::ROOT, Some(turn.clone()), Some(Move::Pass));
                line.enter(id, Some(&turn), Some(Move::Pass));
            }
        }
        count
    }

    #[test]
    fn positions_take_no_more_than_their_bytes() {
        // What the lists of such a position take.
        for (size, rules, bytes) in [
            (Size::new(25, 25).unwrap(), Rules::CHINESE, 120_000),
            (Size::new(25, 25).unwrap(), Rules::JAPANESE, 77_000),
            (Size::NINETEEN, Rules::CHINESE, 55_000),
            (Size::NINE, Rules::JAPANESE, 5_000),
        ] {
            let kept = bytes * set_ups(size, rules, 0);
            assert!((limit::POSITIONS / 4..=limit::POSITIONS * 5 / 4).contains(&kept), "{size:?} {kept}");
        }
        assert!(set_ups(Size::new(25, 25).unwrap(), Rules::CHINESE, 3) < 200);
    }
}
