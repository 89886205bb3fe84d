//! What a node teaches: which moves are good elsewhere, and how wrong an evaluation was.

use game::Position as _;

use super::{
    Worker,
    node::{Best, Node, Outlook},
};
use crate::{Bound, Knowledge, Move, score::DECIDED, transposition::Entry};

impl<K: Knowledge> Worker<'_, K> {
    /// Teaches the histories which move was good, and which before it were not.
    pub(super) fn learn(&mut self, node: Node, best: &Best<Move<K>>, mv: Move<K>, is_noisy: bool) {
        let bonus = (170 * node.depth - 80).min(1700);
        let ply = node.ply;
        if is_noisy {
            self.learn_gain(mv, bonus);
        } else {
            self.memory.history.learn_quiet(&self.place(mv, ply), bonus);
            let killers = &mut self.stack[ply].killers;
            if killers[0] != Some(mv) {
                *killers = [Some(mv), killers[0]];
            }
            if let Some(slot) = ply.checked_sub(1).and_then(|ply| self.stack[ply].slot) {
                self.memory.counters[slot] = Some(mv);
            }
        }
        for index in best.begin..self.tried.len() {
            let (other, other_is_noisy) = self.tried[index];
            if other_is_noisy {
                self.learn_gain(other, -bonus);
            } else if !is_noisy {
                self.memory.history.learn_quiet(&self.place(other, ply), -bonus);
            }
        }
    }

    fn learn_gain(&mut self, mv: Move<K>, bonus: i32) {
        let slot = self.knowledge.slot(&self.position, mv);
        let gain = self.knowledge.gain(&self.position, mv);
        self.memory.history.learn_gain(slot, gain, bonus);
    }

    /// Remembers what the node came to, and how wrong its evaluation was.
    pub(super) fn conclude(&mut self, node: Node, outlook: &Outlook, best: &Best<Move<K>>) {
        let bound = if best.value >= node.beta {
            Bound::Lower
        } else if best.value > node.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let is_quiet = best.mv.is_none_or(|mv| !self.knowledge.is_noisy(&self.position, mv));
        if let Some(evaluation) = self.stack[node.ply].evaluation
            && is_quiet
            && best.value.abs() < DECIDED
            && (bound != Bound::Lower || best.value > evaluation)
            && (bound != Bound::Upper || best.value < evaluation)
        {
            let side = usize::from(self.position.turn().is_white());
            if let Some(features) = self.knowledge.features(&self.position) {
                let error = best.value - evaluation;
                self.memory.history.learn_correction(side, features, error, node.depth);
            }
        }
        // Only some moves of the first position may have been looked at.
        let is_whole = self.settled_roots == 0 && self.shared.limits.only.is_empty();
        if node.ply > 0 || is_whole {
            let entry = Entry {
                mv: self.code(best.mv),
                value: best.value,
                bound,
                depth: node.depth,
                evaluation: outlook.raw,
            };
            self.remember(node.ply, entry);
        }
    }
}
