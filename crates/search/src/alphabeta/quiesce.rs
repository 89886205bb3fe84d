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

/// The end of a line that is being looked at.
#[derive(Debug, Clone, Copy)]
struct Calm {
    alpha: Value,
    beta: Value,
    ply: usize,
    /// Whether quiet checks are tried: at the first ply alone, else they would never end.
    with_checks: bool,
    /// Whether the side to move cannot leave things as they are.
    is_forced: bool,
}

/// What the moves at the end of a line came to.
struct Calmed<M> {
    value: Value,
    mv: Option<M>,
    tried: u32,
}

impl<K: Knowledge> Worker<'_, K> {
    /// The value of a position when only noisy moves are tried.
    pub(super) fn quiesce(&mut self, alpha: Value, beta: Value, ply: usize) -> Value {
        self.calm(alpha, beta, ply, true)
    }

    fn calm(&mut self, alpha: Value, beta: Value, ply: usize, with_checks: bool) -> Value {
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
        let entry = self.shared.table.probe(self.position.key(), ply);
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
        let standing = self.standing(raw, entry);
        if standing >= beta {
            return standing;
        }
        let calm = Calm { alpha, beta, ply, with_checks, is_forced };
        let begin = self.rated.len();
        let calmed = self.each_calming(calm, entry, standing);
        self.rated.truncate(begin);
        if self.shared.is_over() {
            return 0;
        }
        if is_forced && calmed.tried == 0 {
            return self.value_of(self.position.stuck(), ply);
        }
        let Calmed { value, mv, .. } = calmed;
        let bound = if value >= beta { Bound::Lower } else { Bound::Upper };
        self.remember(ply, Entry { mv: self.code(mv), value, bound, depth: 0, evaluation: raw });
        value
    }

    /// What leaving things as they are is worth, where that is possible.
    fn standing(&self, raw: Option<Value>, entry: Option<Entry>) -> Value {
        let Some(raw) = raw else { return -INFINITE };
        let evaluation = self.corrected(raw);
        match entry {
            Some(entry) if refines(&entry, evaluation) => entry.value,
            _ => evaluation,
        }
    }

    /// Tries the moves that change the balance; all of them where it must.
    fn each_calming(&mut self, calm: Calm, entry: Option<Entry>, standing: Value) -> Calmed<crate::Move<K>> {
        let Calm { beta, ply, is_forced, .. } = calm;
        let mut alpha = calm.alpha.max(standing);
        let remembered =
            self.remembered(entry).filter(|&mv| is_forced || self.knowledge.is_noisy(&self.position, mv));
        let begin = self.rated.len();
        let mut picker = if is_forced {
            Picker::new(remembered, begin)
        } else {
            Picker::calming(remembered, begin, calm.with_checks)
        };
        let mut best = Calmed { value: standing, mv: None, tried: 0 };
        while let Some(mv) = self.next_move(&mut picker, ply) {
            if !is_forced && self.overlooks(mv, true) {
                continue;
            }
            best.tried += 1;
            if best.value > -KNOWN {
                if is_forced && best.tried > 2 && !self.knowledge.is_noisy(&self.position, mv) {
                    break;
                }
                let hope = standing + MARGIN;
                if !is_forced && picker.phase() < Phase::Quiet && self.is_futile(mv, hope, alpha) {
                    best.value = best.value.max(hope.min(alpha));
                    continue;
                }
            }
            let undo = self.apply(mv, ply);
            let value = -self.calm(-beta, -alpha, ply + 1, false);
            self.revert(undo);
            if self.shared.is_over() {
                break;
            }
            best.value = best.value.max(value);
            if value > alpha {
                alpha = value;
                best.mv = Some(mv);
                self.extend_line(mv, ply);
                if value >= beta {
                    break;
                }
            }
        }
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
