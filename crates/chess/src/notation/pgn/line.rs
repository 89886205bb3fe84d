//! The line being read: where we are, and where to return after variations.

use game::Position as _;

use super::limit;
use crate::{Move, Position, Undo};

/// How to take back the last step of a line.
#[derive(Clone)]
enum Last {
    Nothing,
    Move(Undo),
    Pass(Box<Position>),
}

/// A position that moves on, with the lines left for variations.
pub(super) struct Line {
    position: Position,
    last: Last,
    left: Vec<(Position, Last)>,
}

impl Line {
    pub(super) fn new(start: Position) -> Line {
        Line { position: start, last: Last::Nothing, left: Vec::new() }
    }

    /// Begins again from another position.
    pub(super) fn restart(&mut self, start: &Position) {
        self.position.clone_from(start);
        self.last = Last::Nothing;
        self.left.clear();
    }

    #[inline(always)]
    pub(super) fn position(&self) -> &Position {
        &self.position
    }

    pub(super) fn depth(&self) -> usize {
        self.left.len()
    }

    #[inline(always)]
    pub(super) fn play(&mut self, mv: Move) {
        self.last = Last::Move(self.position.apply(mv));
    }

    /// Gives the turn away; tells whether that is allowed.
    pub(super) fn pass(&mut self) -> bool {
        let Ok(after) = self.position.passed() else { return false };
        self.last = Last::Pass(Box::new(std::mem::replace(&mut self.position, after)));
        true
    }

    /// Goes back before the last move; tells whether there was one.
    pub(super) fn branch(&mut self) -> bool {
        debug_assert!(self.depth() < limit::DEPTH);
        let before = match &self.last {
            Last::Nothing => return false,
            Last::Move(undo) => {
                let mut before = self.position.clone();
                before.revert(*undo);
                before
            }
            Last::Pass(before) => (**before).clone(),
        };
        let left = std::mem::replace(&mut self.position, before);
        self.left.push((left, std::mem::replace(&mut self.last, Last::Nothing)));
        true
    }

    /// Returns to the line that was left last; tells whether there was one.
    pub(super) fn rejoin(&mut self) -> bool {
        match self.left.pop() {
            Some((position, last)) => {
                (self.position, self.last) = (position, last);
                true
            }
            None => false,
        }
    }
}
