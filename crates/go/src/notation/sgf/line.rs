//! A line of play, and what a step means at its end.

use std::mem;

use game::{Color, Edit, NodeId, Position as _, Show as _};

use super::{
    IllegalMove, Limit, Problem, limit,
    step::{Played, Step},
};
use crate::{Move, Occupant, Point, Position, Setup, Undo, map::flood};

/// What a step is in a history.
#[derive(Debug, Default)]
pub(super) struct Meaning {
    pub(super) edit: Option<Edit<Occupant>>,
    pub(super) mv: Option<Move>,
    pub(super) problem: Option<Problem>,
}

/// The position before an edit, if it was known.
struct Before(Option<Box<Position>>);

/// One node of the line and what going back over it needs.
struct Frame {
    node: NodeId,
    turn: Color,
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
    edits: usize,
}

impl Line {
    pub(super) fn new(position: Option<Position>, turn: Color) -> Line {
        Line { position: position.map(Box::new), turn, frames: Vec::new(), edits: 0 }
    }

    /// Whether the next node is beyond what is checked.
    pub(super) fn limit(&self) -> Option<Limit> {
        if self.frames.len() >= limit::LINE {
            return Some(Limit::Line);
        }
        (self.edits >= limit::EDITS).then_some(Limit::Edits)
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
            meaning.problem = settle_edit(before, edit);
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
        let mut frame = Frame { node, turn: self.turn, edited: None, undo: None };
        if self.position.is_some() && self.limit().is_some() {
            frame.edited = Some(Before(self.position.take()));
        }
        if let Some(edit) = edit {
            let after = self.position.as_ref().and_then(|position| position.edited(edit).ok());
            let before = Before(mem::replace(&mut self.position, after.map(Box::new)));
            frame.edited.get_or_insert(before);
            self.turn = edit.turn.unwrap_or(self.turn);
        }
        if let Some(mv) = mv {
            match &mut self.position {
                Some(position) if position.forbids(mv).is_none() => frame.undo = Some(position.apply(mv)),
                // Nobody checked this history; its texts can be written all the same.
                unknown => {
                    let before = Before(unknown.take());
                    frame.edited.get_or_insert(before);
                }
            }
            self.turn = !self.turn;
        }
        self.edits += usize::from(frame.edited.is_some());
        self.frames.push(frame);
    }

    /// Goes back to a node of the line, or to the root.
    pub(super) fn back_to(&mut self, node: NodeId) {
        while let Some(frame) = self.frames.pop_if(|frame| frame.node != node) {
            self.turn = frame.turn;
            if let (Some(undo), Some(position)) = (frame.undo, &mut self.position) {
                position.revert(undo);
            }
            if let Some(Before(before)) = frame.edited {
                self.position = before;
                self.edits -= 1;
            }
        }
    }
}

/// Takes stones without liberty out of a set-up; names the first.
pub(super) fn settle(setup: &mut Setup) -> Option<(Color, Point)> {
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
fn settle_edit(before: &Position, edit: &mut Edit<Occupant>) -> Option<Problem> {
    if edit.cells.is_empty() {
        return None;
    }
    let mut after = before.setup();
    for &(place, occupant) in &edit.cells {
        if let Some(point) = Point::from_place(place) {
            after.set(point, occupant);
        }
    }
    let (color, point) = settle(&mut after)?;
    edit.cells = changes(before, &after);
    Some(Problem::NoLiberty { color, point })
}

/// The stones after a move that the rules forbid.
fn forced(position: &Position, color: Color, mv: Move) -> Setup {
    let mut setup = position.setup();
    let Some(point) = mv.point() else { return setup };
    setup.set(point, Some(Occupant::Stone(color)));
    let own = |setup: &Setup, point: Point| setup.at(point) == Some(Occupant::Stone(color));
    let beside: Vec<Point> = setup.size.beside(point).filter(|&beside| !own(&setup, beside)).collect();
    for at in beside.into_iter().chain([point]) {
        if let Some(Occupant::Stone(_)) = setup.at(at) {
            let chain = chain(&setup, at);
            if !breathes(&setup, &chain) {
                remove(&mut setup, &chain);
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
