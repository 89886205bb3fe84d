//! The line being read: where we are, and where to return after variations.

use game::Position as _;

use super::limit;
use crate::{
    Undo,
    any::{self, Move, Position},
};

/// How to take back the last step of a line.
#[derive(Clone, Copy)]
enum Last {
    Nothing,
    /// A move of standard chess or Chess960.
    Move(Undo),
    /// Any other step, made in the position that was kept.
    Other,
}

/// A position that moves on, with the lines left for variations.
pub(super) struct Line {
    here: Here,
    left: Vec<Here>,
}

/// Where a line is.
struct Here {
    position: Position,
    last: Last,
    /// The position before the last step, if that was no move of standard chess.
    ///
    /// It is left where it is until the next such step: moves need not look at it.
    before: Option<Box<Position>>,
}

impl Line {
    pub(super) fn new(start: Position) -> Line {
        Line { here: Here { position: start, last: Last::Nothing, before: None }, left: Vec::new() }
    }

    /// Begins again from another position.
    pub(super) fn restart(&mut self, start: &Position) {
        self.here.position.clone_from(start);
        self.here.last = Last::Nothing;
        self.left.clear();
    }

    #[inline(always)]
    pub(super) fn position(&self) -> &Position {
        &self.here.position
    }

    pub(super) fn depth(&self) -> usize {
        self.left.len()
    }

    #[inline(always)]
    pub(super) fn play(&mut self, mv: Move) {
        match (&mut self.here.position, mv) {
            (Position::Standard(position), Move::Standard(mv)) => {
                self.here.last = Last::Move(position.apply(mv));
            }
            _ => self.play_variant(mv),
        }
    }

    #[cold]
    fn play_variant(&mut self, mv: Move) {
        let mut after = self.here.position.clone();
        after.apply(mv);
        self.step_to(after);
    }

    /// Gives the turn away; tells whether that is allowed.
    pub(super) fn pass(&mut self) -> bool {
        let Some(after) = self.here.position.passed() else { return false };
        self.step_to(after);
        true
    }

    fn step_to(&mut self, after: Position) {
        let before = std::mem::replace(&mut self.here.position, after);
        (self.here.last, self.here.before) = (Last::Other, Some(Box::new(before)));
    }

    /// Goes back before the last move; tells whether there was one.
    pub(super) fn branch(&mut self) -> bool {
        debug_assert!(self.depth() < limit::DEPTH);
        let Some(before) = self.here.before_last() else { return false };
        let here = Here { position: before, last: Last::Nothing, before: None };
        self.left.push(std::mem::replace(&mut self.here, here));
        true
    }

    /// Returns to the line that was left last; tells whether there was one.
    pub(super) fn rejoin(&mut self) -> bool {
        let Some(left) = self.left.pop() else { return false };
        self.here = left;
        true
    }
}

impl Here {
    /// The position before the last step, if there was one.
    fn before_last(&self) -> Option<Position> {
        match (self.last, &self.before) {
            (Last::Nothing, _) | (Last::Other, None) => None,
            (Last::Other, Some(before)) => Some((**before).clone()),
            (Last::Move(undo), _) => {
                let mut before = self.position.clone();
                before.revert(any::Undo::Standard(undo));
                Some(before)
            }
        }
    }
}
