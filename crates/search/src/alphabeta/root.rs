//! The first position: its moves, one depth after the other, and what is told of it.

use super::{Worker, node::Node};
use crate::{
    Bound, Knowledge, Move, Score, Value,
    score::{DECIDED, INFINITE},
};
use std::time::Duration;

/// A move of the first position.
#[derive(Debug, Clone)]
pub(super) struct Root<M> {
    pub(super) mv: M,
    pub(super) value: Value,
    /// Its value one depth before.
    pub(super) former: Value,
    pub(super) line: Vec<M>,
    /// How many nodes it took.
    pub(super) nodes: u64,
}

/// A line and what it is worth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line<M> {
    /// What it is worth to the side to move.
    pub value: Value,
    /// The moves; empty only where there is none.
    pub moves: Vec<M>,
}

/// What a search says while it runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report<M> {
    /// How deep it looked.
    pub depth: u32,
    /// How deep its longest line went.
    pub deepest: u32,
    /// Which of the best lines this is, from 1.
    pub rank: usize,
    /// Whether the value is exact or a bound.
    pub bound: Bound,
    /// The line and its value.
    pub line: Line<M>,
    /// How many positions were looked at, by all threads.
    pub nodes: u64,
    /// How long it took.
    pub elapsed: Duration,
    /// How full the table is, in thousandths.
    pub fullness: u32,
    /// How often tables of endings knew a value.
    pub known: u64,
}

impl<M> Report<M> {
    /// The value as people read it.
    pub fn score(&self) -> Score {
        Score::of(self.line.value)
    }
}

impl<K: Knowledge> Worker<'_, K> {
    /// Looks deeper and deeper until something says stop.
    pub(super) fn deepen(&mut self, tell: &mut dyn FnMut(&Report<Move<K>>), is_first: bool) {
        let limits = self.shared.limits;
        let last = limits.depth.unwrap_or(u32::MAX).min(crate::MAX_PLY as u32 - 1) as i32;
        let lines = limits.lines.clamp(1, self.roots.len().max(1));
        let mut steadiness = Steadiness::default();
        let mut settled = None;
        for depth in 1..=last {
            self.root_depth = depth;
            for root in &mut self.roots {
                root.former = root.value;
            }
            for rank in 0..lines {
                self.settled_roots = rank;
                self.aspire(depth, tell, is_first);
                if self.shared.is_over() {
                    break;
                }
            }
            self.settled_roots = 0;
            if self.shared.is_over() {
                break;
            }
            self.whole_depth = depth as u32;
            if lines > 1 {
                self.rank_lines(lines, tell, is_first);
                settled = Some(self.roots.clone());
            }
            if is_first && (self.is_mate_found() || self.is_time_up(&mut steadiness)) {
                self.shared.end();
                break;
            }
        }
        // Of several lines those of the last whole depth count, which can be compared.
        if let Some(roots) = settled {
            self.roots = roots;
        }
        self.tell_nodes();
        if is_first {
            self.shared.end();
        }
    }

    /// Puts the best lines of a depth in order, and tells them together.
    ///
    /// A later one may have turned out better than those that seemed best before it.
    fn rank_lines(&mut self, lines: usize, tell: &mut dyn FnMut(&Report<Move<K>>), is_first: bool) {
        self.roots[..lines].sort_by_key(|root| std::cmp::Reverse(root.value));
        for rank in (0..lines).filter(|_| is_first) {
            tell(&self.report(rank, Bound::Exact));
        }
    }

    /// One depth of one line, in a window around the value that is expected.
    fn aspire(&mut self, depth: i32, tell: &mut dyn FnMut(&Report<Move<K>>), is_first: bool) {
        let rank = self.settled_roots;
        let expected = self.roots[rank].former;
        let mut width = 14 + expected.abs().min(2_000) / 100;
        let is_narrow = self.selectivity.bends() && depth >= 5 && expected.abs() < DECIDED;
        let (mut alpha, mut beta) =
            if is_narrow { (expected - width, expected + width) } else { (-INFINITE, INFINITE) };
        let mut failed_high = 0;
        loop {
            (alpha, beta) = (alpha.max(-INFINITE), beta.min(INFINITE));
            let depth_now = (depth - failed_high).max(1);
            let node = Node { depth: depth_now, alpha, beta, ply: 0, is_open: true, is_cut: false };
            let value = self.search(node);
            self.roots[rank..].sort_by_key(|root| std::cmp::Reverse(root.value));
            if self.shared.is_over() {
                return;
            }
            let bound = if value <= alpha {
                beta = i32::midpoint(alpha, beta);
                alpha = value - width;
                failed_high = 0;
                Bound::Upper
            } else if value >= beta {
                beta = value + width;
                failed_high = (failed_high + 1).min(3);
                Bound::Lower
            } else {
                Bound::Exact
            };
            let is_alone = self.shared.limits.lines <= 1;
            let is_slow = || self.shared.watch.elapsed() > Duration::from_secs(3);
            if is_first && is_alone && (bound == Bound::Exact || is_slow()) {
                tell(&self.report(rank, bound));
            }
            if bound == Bound::Exact {
                return;
            }
            width += width / 2;
            if width > 800 {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
        }
    }

    fn report(&mut self, rank: usize, bound: Bound) -> Report<Move<K>> {
        self.tell_nodes();
        let root = &self.roots[rank];
        Report {
            depth: self.root_depth as u32,
            deepest: self.deepest as u32,
            rank: rank + 1,
            bound,
            line: Line { value: root.value, moves: root.line.clone() },
            nodes: self.shared.nodes.load(std::sync::atomic::Ordering::Relaxed),
            elapsed: self.shared.watch.elapsed(),
            fullness: self.shared.table.fullness(),
            known: self.shared.known.load(std::sync::atomic::Ordering::Relaxed),
        }
    }

    /// Whether a move of the first position is to be searched now.
    pub(super) fn is_wanted(&self, mv: Move<K>) -> bool {
        self.roots[self.settled_roots..].iter().any(|root| root.mv == mv)
    }

    /// Notes what a move of the first position came to.
    pub(super) fn note_root(&mut self, mv: Move<K>, value: Option<Value>, nodes: u64) {
        let Some(root) = self.roots.iter_mut().find(|root| root.mv == mv) else { return };
        root.nodes += nodes;
        root.value = value.unwrap_or(-INFINITE);
        if value.is_some() {
            root.line.clear();
            root.line.push(mv);
            root.line.extend_from_slice(&self.stack[1].line);
        }
    }

    /// Whether the win that was asked for is found.
    fn is_mate_found(&self) -> bool {
        let wanted = self.shared.limits.mate;
        let found = Score::of(self.roots[0].value);
        wanted.is_some_and(|wanted| matches!(found, Score::Wins(moves) if moves <= wanted))
    }

    /// Whether no new depth should be begun.
    fn is_time_up(&self, steadiness: &mut Steadiness<Move<K>>) -> bool {
        let Some(soft) = self.shared.watch.soft() else { return false };
        let best = &self.roots[0];
        let share = best.nodes as f64 / self.nodes.max(1) as f64;
        let factor = steadiness.factor(best.mv, best.value, share);
        self.shared.watch.elapsed().as_secs_f64() >= soft.as_secs_f64() * factor
    }
}

/// How sure the choice of a move seems to be.
#[derive(Debug)]
struct Steadiness<M> {
    best: Option<M>,
    /// For how many depths the best move has been the same.
    same: u32,
    value: Value,
}

impl<M> Default for Steadiness<M> {
    fn default() -> Steadiness<M> {
        Steadiness { best: None, same: 0, value: 0 }
    }
}

impl<M: Copy + Eq> Steadiness<M> {
    /// What part of the time to take: less for a sure move, more where the value falls.
    fn factor(&mut self, best: M, value: Value, share: f64) -> f64 {
        self.same = if self.best == Some(best) { self.same + 1 } else { 0 };
        let falling = f64::from((self.value - value).clamp(-30, 60));
        (self.best, self.value) = (Some(best), value);
        let by_steadiness = 1.35 - 0.07 * f64::from(self.same.min(9));
        let by_share = 1.9 - 1.35 * share;
        let by_fall = 1.0 + falling / 150.0;
        by_steadiness * by_share.max(0.4) * by_fall
    }
}
