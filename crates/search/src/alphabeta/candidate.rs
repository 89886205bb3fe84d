//! One move of a node: whether it is looked at, how deep, and what it comes to.

use super::{
    Worker,
    node::{Best, Node, Outlook},
    picker::{Phase, Picker},
    reduce,
};
use crate::{Knowledge, Move, Value, score::DECIDED};

/// A move and what is known of it before it is looked at.
#[derive(Debug, Clone, Copy)]
pub(super) struct Candidate<M> {
    pub(super) mv: M,
    pub(super) is_noisy: bool,
    pub(super) gives_check: bool,
    /// When the picker came to it.
    pub(super) phase: Phase,
}

impl<K: Knowledge> Worker<'_, K> {
    /// Whether a move is not worth looking at.
    pub(super) fn may_skip(
        &mut self,
        node: Node,
        outlook: &Outlook,
        best: &Best<Move<K>>,
        candidate: Candidate<Move<K>>,
        picker: &mut Picker<Move<K>>,
    ) -> bool {
        if !self.selectivity.leaves_out() || node.ply == 0 || best.value <= -DECIDED || outlook.is_forced {
            return false;
        }
        let reduced = (node.depth - reduce::quiet(node.depth, best.tried)).max(0);
        let Candidate { mv, is_noisy, gives_check, phase } = candidate;
        if !is_noisy && !gives_check {
            if best.tried > reduce::most_tried(node.depth, outlook.is_improving) {
                picker.skip_quiet();
                return true;
            }
            let history = self.memory.history.quiet(&self.place(mv, node.ply));
            if reduced <= 8 && outlook.guess + 90 + 95 * reduced + history / 128 <= best.alpha {
                return true;
            }
            if reduced <= 4 && history < -3600 * reduced.max(1) {
                return true;
            }
        }
        let least = if is_noisy || gives_check { -95 * node.depth } else { -26 * reduced * reduced };
        phase > Phase::Noisy && node.depth <= 10 && !self.knowledge.exchange(&self.position, mv, least)
    }

    /// The value after a move, by a narrow search first where a better one is known.
    pub(super) fn value_after(
        &mut self,
        node: Node,
        outlook: &Outlook,
        best: &Best<Move<K>>,
        candidate: Candidate<Move<K>>,
        extension: i32,
    ) -> Value {
        let reduction = self.reduction(node, outlook, best.tried, candidate);
        let depth = node.depth - 1 + extension;
        let undo = self.apply(candidate.mv, node.ply);
        self.stack[node.ply + 1].doubled = self.stack[node.ply].doubled + u32::from(extension > 1);
        let mut value = best.alpha;
        let is_first = best.tried == 1;
        if reduction > 0 && !is_first {
            let reduced = (depth - reduction).clamp(1, depth.max(1));
            value = -self.search(node.narrow(reduced, best.alpha, true));
            if value > best.alpha && reduced < depth {
                value = -self.search(node.narrow(depth, best.alpha, !node.is_cut));
            }
        } else if !node.is_open || !is_first {
            value = -self.search(node.narrow(depth, best.alpha, !node.is_cut));
        }
        if node.is_open && (is_first || value > best.alpha) {
            value = -self.search(node.wide(depth, best.alpha));
        }
        self.revert(undo);
        value
    }

    /// By how many plies less a late move is looked at.
    fn reduction(
        &self,
        node: Node,
        outlook: &Outlook,
        tried: u32,
        Candidate { mv, is_noisy, gives_check, phase }: Candidate<Move<K>>,
    ) -> i32 {
        if !self.selectivity.bends() || node.depth < 3 || tried < 2 + u32::from(node.is_open) {
            return 0;
        }
        if is_noisy {
            return if phase > Phase::Noisy { 1 + i32::from(node.is_cut) } else { 0 };
        }
        let mut reduction = reduce::quiet(node.depth, tried);
        reduction += i32::from(!node.is_open) + i32::from(!outlook.is_improving) + i32::from(node.is_cut);
        reduction -= i32::from(outlook.is_forced);
        reduction += i32::from(self.stack[node.ply + 1].cutoffs > 3);
        reduction -= i32::from(self.stack[node.ply].killers.contains(&Some(mv)));
        reduction -= (self.memory.history.quiet(&self.place(mv, node.ply)) / 12_000).clamp(-2, 3);
        reduction -= 2 * i32::from(node.ply == 0) + 2 * i32::from(gives_check);
        reduction
    }
}
