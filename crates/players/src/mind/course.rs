//! A game as a mind follows it: a position, and the line that led to it.

use game::{Outcome, Position as _, Ruling, Trail, Verdict};
use search::{Knowledge, Move, Undo};

/// A position and how it came about.
///
/// It goes on where a game would be over by counting: whoever asks decides that.
pub(super) struct Course<K: Knowledge> {
    position: K::Position,
    trail: Trail,
    undos: Vec<Undo<K>>,
}

impl<K: Knowledge> Clone for Course<K> {
    fn clone(&self) -> Course<K> {
        Course { position: self.position.clone(), trail: self.trail.clone(), undos: self.undos.clone() }
    }
}

impl<K: Knowledge> Course<K> {
    pub(super) fn new(start: K::Position) -> Course<K> {
        Course { trail: Trail::new(start.key()), position: start, undos: Vec::new() }
    }

    pub(super) fn position(&self) -> &K::Position {
        &self.position
    }

    pub(super) fn trail(&self) -> &Trail {
        &self.trail
    }

    /// Plays a legal move.
    pub(super) fn play(&mut self, mv: Move<K>) {
        self.undos.push(self.position.apply(mv));
        self.trail.push(self.position.key());
    }

    /// Takes the last move back; tells whether there was one.
    pub(super) fn take_back(&mut self) -> bool {
        let Some(undo) = self.undos.pop() else { return false };
        self.position.revert(undo);
        self.trail.pop();
        true
    }

    /// How the game has ended, if it has, draws that can be claimed included.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        self.decided().or_else(|| {
            let again = self.trail.again(self.position.reach());
            let (Ruling::Ended(outcome) | Ruling::Claimable(outcome)) = self.position.ruling(again)?;
            Some(outcome)
        })
    }

    /// Whether the side to move has lost by the moves alone.
    pub(super) fn is_lost(&self) -> bool {
        let verdict = self.decided().map(|outcome| outcome.verdict);
        matches!(verdict, Some(Verdict::Win(winner)) if winner != self.position.turn())
    }

    fn decided(&self) -> Option<Outcome> {
        self.position.decided().or_else(|| {
            let mut moves = Vec::new();
            self.position.legal_moves(&mut moves);
            moves.is_empty().then(|| self.position.stuck())
        })
    }
}
