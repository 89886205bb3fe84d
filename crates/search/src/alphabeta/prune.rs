//! Nodes that need no look at their moves, and moves that deserve a longer one.

use game::Position as _;

use super::{
    Worker,
    node::{Extension, Node, Outlook},
    picker::Picker,
};
use crate::{Bound, Knowledge, Move, Value, score::DECIDED};

impl<K: Knowledge> Worker<'_, K> {
    /// The value of a node that is so good or bad that a short look is enough.
    pub(super) fn prune(&mut self, node: Node, outlook: &Outlook) -> Option<Value> {
        let is_plain = !self.selectivity.leaves_out() || node.is_open || outlook.is_forced;
        if is_plain || self.stack[node.ply].excluded.is_some() || node.beta.abs() >= DECIDED {
            return None;
        }
        stands_pat(node, outlook)
            .or_else(|| self.razor(node, outlook))
            .or_else(|| self.give_turn_away(node, outlook))
            .or_else(|| self.probe_cut(node, outlook))
    }

    /// So far below alpha that only captures can help.
    fn razor(&mut self, node: Node, outlook: &Outlook) -> Option<Value> {
        if node.depth > 3 || outlook.guess + 300 + 240 * node.depth * node.depth > node.alpha {
            return None;
        }
        let value = self.quiesce(node.alpha, node.alpha + 1, node.ply);
        (value <= node.alpha).then_some(value)
    }

    /// Still above beta though the other side may move twice.
    fn give_turn_away(&mut self, node: Node, outlook: &Outlook) -> Option<Value> {
        let was_given = node.ply > 0 && self.stack[node.ply - 1].mv.is_none();
        let is_hopeless =
            outlook.entry.is_some_and(|entry| entry.bound == Bound::Upper && entry.value < node.beta);
        if self.verifying || node.depth < 3 || was_given || is_hopeless || outlook.guess < node.beta {
            return None;
        }
        let evaluation = self.stack[node.ply].evaluation?;
        if evaluation + 20 * node.depth < node.beta + 120 {
            return None;
        }
        let undo = self.knowledge.skip(&mut self.position)?;
        self.stack[node.ply].mv = None;
        self.stack[node.ply].slot = None;
        self.trail.push(self.position.key());
        let reduction = 4 + node.depth / 4 + ((outlook.guess - node.beta) / 200).min(3);
        let value = -self.search(node.narrow(node.depth - reduction, node.beta - 1, !node.is_cut));
        self.trail.pop();
        self.knowledge.unskip(&mut self.position, undo);
        if self.shared.is_over() {
            return Some(0);
        }
        if value < node.beta {
            return None;
        }
        let value = if value >= DECIDED { node.beta } else { value };
        if node.depth < 14 {
            return Some(value);
        }
        // Deep nodes are looked at once more, in which nobody gives a turn away, in case any
        // move makes things worse.
        self.verifying = true;
        let verified =
            self.search(Node { depth: node.depth - reduction, alpha: node.beta - 1, is_cut: false, ..node });
        self.verifying = false;
        (verified >= node.beta).then_some(value)
    }

    /// A capture that wins so much that a shallow search is enough.
    fn probe_cut(&mut self, node: Node, outlook: &Outlook) -> Option<Value> {
        let bound = node.beta + 170;
        let is_unlikely =
            outlook.entry.is_some_and(|entry| entry.depth >= node.depth - 3 && entry.value < bound);
        if node.depth < 5 || bound >= DECIDED || is_unlikely {
            return None;
        }
        let begin = self.rated.len();
        let remembered =
            self.remembered(outlook.entry).filter(|&mv| self.knowledge.is_noisy(&self.position, mv));
        let mut picker = Picker::noisy(remembered, begin, bound - outlook.guess);
        while let Some(mv) = self.next_move(&mut picker, node.ply) {
            let undo = self.apply(mv, node.ply);
            let mut value = -self.quiesce(-bound, 1 - bound, node.ply + 1);
            if value >= bound {
                value = -self.search(node.narrow(node.depth - 4, bound - 1, !node.is_cut));
            }
            self.revert(undo);
            if self.shared.is_over() || value >= bound {
                self.rated.truncate(begin);
                return Some(value);
            }
        }
        self.rated.truncate(begin);
        None
    }

    /// How much deeper a move is looked at: a remembered one, if nothing comes close to it.
    pub(super) fn extension(&mut self, node: Node, outlook: &Outlook, mv: Move<K>) -> Extension {
        if !self.selectivity.bends() || node.ply == 0 || node.ply >= 2 * self.root_depth as usize {
            return Extension::Plies(0);
        }
        let check = i32::from(outlook.is_check);
        let Some(entry) = outlook.entry else { return Extension::Plies(check) };
        let is_single = node.depth >= 7
            && self.remembered(outlook.entry) == Some(mv)
            && self.stack[node.ply].excluded.is_none()
            && entry.bound != Bound::Upper
            && entry.depth >= node.depth - 3
            && entry.value.abs() < DECIDED;
        if !is_single {
            return Extension::Plies(check);
        }
        let bound = entry.value - 2 * node.depth;
        let line = std::mem::take(&mut self.stack[node.ply].line);
        self.stack[node.ply].excluded = Some(mv);
        let half =
            Node { depth: (node.depth - 1) / 2, alpha: bound - 1, beta: bound, is_open: false, ..node };
        let value = self.search(half);
        self.stack[node.ply].excluded = None;
        self.stack[node.ply].line = line;
        if value < bound {
            let is_far = !node.is_open && value < bound - 18 && self.stack[node.ply].doubled < 6;
            Extension::Plies(1 + i32::from(is_far))
        } else if bound >= node.beta {
            Extension::Refuted(bound)
        } else if entry.value >= node.beta {
            Extension::Plies(-2)
        } else if node.is_cut {
            Extension::Plies(-1)
        } else {
            Extension::Plies(0)
        }
    }
}

/// So far above beta that no quiet reply will change it.
fn stands_pat(node: Node, outlook: &Outlook) -> Option<Value> {
    let margin = 75 * (node.depth - i32::from(outlook.is_improving)).max(0);
    let is_enough = node.depth <= 8 && outlook.guess - margin >= node.beta && outlook.guess < DECIDED;
    is_enough.then(|| i32::midpoint(outlook.guess, node.beta))
}
