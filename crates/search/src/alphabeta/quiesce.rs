//! The end of a line: moves that change the balance are looked at to their end.

use game::Position as _;

use super::{
    Worker,
    picker::{Phase, Picker},
};
use crate::{
    Bound, Knowledge, MAX_PLY, Value, lost_in,
    score::{DECIDED, INFINITE, KNOWN},
    transposition::Entry,
};

/// How much a capture may be worth beyond what it takes.
const MARGIN: Value = 180;

impl<K: Knowledge> Worker<'_, K> {
    /// The value of a position when only noisy moves are tried.
    pub(super) fn quiesce(&mut self, alpha: Value, beta: Value, ply: usize) -> Value {
        self.calm(alpha, beta, ply, true)
    }

    /// The same; quiet checks are tried at the first ply alone, else they would never end.
    fn calm(&mut self, mut alpha: Value, beta: Value, ply: usize, is_first: bool) -> Value {
        self.count_node(ply);
        self.stack[ply].line.clear();
        if self.shared.is_over() {
            return 0;
        }
        if let Some(value) = self.ended(ply) {
            return value;
        }
        let is_forced = self.knowledge.is_forced(&self.position);
        if ply >= MAX_PLY {
            return if is_forced { 0 } else { self.evaluate() };
        }
        let key = self.position.key();
        let entry = self.shared.table.probe(key, ply);
        if let Some(entry) = entry
            && beta - alpha == 1
            && cuts(&entry, alpha, beta)
        {
            return entry.value;
        }
        let raw = match entry.and_then(|entry| entry.evaluation) {
            _ if is_forced => None,
            Some(raw) => Some(raw),
            None => Some(self.judge()),
        };
        let mut best = match raw {
            Some(raw) => {
                let evaluation = self.corrected(raw);
                match entry {
                    Some(entry) if refines(&entry, evaluation) => entry.value,
                    _ => evaluation,
                }
            }
            None => -INFINITE,
        };
        if best >= beta {
            return best;
        }
        let floor = best;
        alpha = alpha.max(best);
        let remembered =
            self.remembered(entry).filter(|&mv| is_forced || self.knowledge.is_noisy(&self.position, mv));
        let begin = self.rated.len();
        let mut picker = if is_forced {
            Picker::new(remembered, begin)
        } else {
            Picker::calming(remembered, begin, is_first)
        };
        let mut best_move = None;
        let mut tried = 0;
        while let Some(mv) = self.next_move(&mut picker, ply) {
            if !is_forced && self.overlooks(mv, true) {
                continue;
            }
            tried += 1;
            if best > -KNOWN {
                if is_forced && tried > 2 && !self.knowledge.is_noisy(&self.position, mv) {
                    break;
                }
                if !is_forced && picker.phase() < Phase::Quiet && self.is_futile(mv, floor + MARGIN, alpha) {
                    best = best.max((floor + MARGIN).min(alpha));
                    continue;
                }
            }
            let undo = self.apply(mv, ply);
            let value = -self.calm(-beta, -alpha, ply + 1, false);
            self.revert(undo);
            if self.shared.is_over() {
                break;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(mv);
                    self.extend_line(mv, ply);
                    if value >= beta {
                        break;
                    }
                }
            }
        }
        self.rated.truncate(begin);
        if self.shared.is_over() {
            return 0;
        }
        if is_forced && tried == 0 {
            return self.value_of(self.position.stuck(), ply);
        }
        let bound = if best >= beta { Bound::Lower } else { Bound::Upper };
        self.remember(ply, Entry { mv: self.code(best_move), value: best, bound, depth: 0, evaluation: raw });
        best
    }

    /// Whether a capture cannot bring the value up to alpha.
    fn is_futile(&self, mv: crate::Move<K>, hope: Value, alpha: Value) -> bool {
        hope <= alpha
            && (hope + self.knowledge.gain(&self.position, mv) <= alpha
                || !self.knowledge.exchange(&self.position, mv, 1))
    }
}

/// Whether what is remembered settles a node.
pub(super) fn cuts(entry: &Entry, alpha: Value, beta: Value) -> bool {
    match entry.bound {
        Bound::Exact => true,
        Bound::Lower => entry.value >= beta,
        Bound::Upper => entry.value <= alpha,
    }
}

/// Whether what is remembered says more than an evaluation.
pub(super) fn refines(entry: &Entry, evaluation: Value) -> bool {
    entry.value.abs() < DECIDED
        && match entry.bound {
            Bound::Exact => true,
            Bound::Lower => entry.value > evaluation,
            Bound::Upper => entry.value < evaluation,
        }
}

const _: () = assert!(lost_in(0) > -INFINITE);
