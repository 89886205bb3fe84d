//! One node: what is known, what can be pruned, and the loop over its moves.

use std::sync::atomic::Ordering;

use game::Position as _;

use super::{
    Worker,
    candidate::Candidate,
    picker::Picker,
    quiesce::{cuts, refines},
};
use crate::{
    Knowledge, MAX_PLY, Move, Value, lost_in,
    score::{INFINITE, KNOWN},
    transposition::Entry,
    won_in,
};

/// What a node is about.
#[derive(Debug, Clone, Copy)]
pub(super) struct Node {
    pub(super) depth: i32,
    pub(super) alpha: Value,
    pub(super) beta: Value,
    pub(super) ply: usize,
    /// Whether its exact value is wanted, not only on which side of a bound it is.
    pub(super) is_open: bool,
    /// Whether one good move is expected to refute it.
    pub(super) is_cut: bool,
}

impl Node {
    /// The node after a move, asked only whether it is better than a bound.
    pub(super) fn narrow(self, depth: i32, bound: Value, is_cut: bool) -> Node {
        Node { depth, alpha: -bound - 1, beta: -bound, ply: self.ply + 1, is_open: false, is_cut }
    }

    /// The node after a move, asked for its value.
    pub(super) fn wide(self, depth: i32, alpha: Value) -> Node {
        Node { depth, alpha: -self.beta, beta: -alpha, ply: self.ply + 1, is_open: true, is_cut: false }
    }
}

/// What a node knows before it looks at its moves.
#[derive(Debug, Clone, Copy)]
pub(super) struct Outlook {
    /// Whether the side to move cannot leave things as they are.
    pub(super) is_forced: bool,
    pub(super) is_check: bool,
    /// The evaluation as it was made; none in check.
    pub(super) raw: Option<Value>,
    /// The best guess at the value, from evaluation and memory.
    pub(super) guess: Value,
    /// Whether the side to move stands better than at its last turn.
    pub(super) is_improving: bool,
    pub(super) entry: Option<Entry>,
}

/// What the loop over the moves has found.
#[derive(Debug)]
pub(super) struct Best<M> {
    pub(super) value: Value,
    pub(super) mv: Option<M>,
    pub(super) alpha: Value,
    pub(super) tried: u32,
    /// Where the moves that were tried begin on the shared list of them.
    pub(super) begin: usize,
}

impl<K: Knowledge> Worker<'_, K> {
    /// The value of a node.
    pub(super) fn search(&mut self, mut node: Node) -> Value {
        if node.depth <= 0 {
            return self.leaf(node);
        }
        let ply = node.ply;
        self.count_node(ply);
        self.stack[ply].line.clear();
        if self.shared.is_over() {
            return 0;
        }
        if ply > 0 {
            if let Some(value) = self.ended(ply) {
                return value;
            }
            if ply >= MAX_PLY {
                return self.evaluate();
            }
            node.alpha = node.alpha.max(lost_in(ply));
            node.beta = node.beta.min(won_in(ply + 1));
            if node.alpha >= node.beta {
                return node.alpha;
            }
        }
        let excluded = self.stack[ply].excluded;
        let entry = if excluded.is_some() { None } else { self.shared.table.probe(self.position.key(), ply) };
        if let Some(entry) = entry
            && self.may_cut(node, &entry)
        {
            return entry.value;
        }
        if let Some(value) = self.known(node, excluded.is_some()) {
            return value;
        }
        let outlook = self.outlook(node, entry);
        if let Some(value) = self.prune(node, &outlook) {
            return value;
        }
        if self.selectivity.bends()
            && node.depth >= 4
            && (node.is_open || node.is_cut)
            && self.remembered(entry).is_none()
        {
            node.depth -= 1;
        }
        let begin = self.rated.len();
        let value = self.each_move(node, &outlook);
        self.rated.truncate(begin);
        value
    }

    /// Whether what is remembered settles the node.
    fn may_cut(&self, node: Node, entry: &Entry) -> bool {
        self.selectivity.bends()
            && !node.is_open
            && entry.depth >= node.depth
            && cuts(entry, node.alpha, node.beta)
            && !self.knowledge.is_past_heavy(&self.position)
    }

    /// What tables of endings say.
    fn known(&mut self, node: Node, is_excluding: bool) -> Option<Value> {
        if node.ply == 0 || is_excluding {
            return None;
        }
        let value = self.knowledge.known(&self.position)?;
        self.shared.known.fetch_add(1, Ordering::Relaxed);
        Some(value.signum() * (KNOWN + 1_000 - node.ply as Value))
    }

    /// The end of a line.
    fn leaf(&mut self, node: Node) -> Value {
        if self.selectivity.bends() && !self.is_hasty() {
            return self.quiesce(node.alpha, node.beta, node.ply);
        }
        self.count_node(node.ply);
        self.stack[node.ply].line.clear();
        if let Some(value) = self.ended(node.ply) {
            return value;
        }
        self.moves.clear();
        self.position.legal_moves(&mut self.moves);
        if self.moves.is_empty() { self.value_of(self.position.stuck(), node.ply) } else { self.evaluate() }
    }

    /// Whether a frail player stops here although there is something to take.
    fn is_hasty(&self) -> bool {
        self.shared.limits.frailty.is_some_and(|frailty| frailty.is_hasty(self.position.key()))
    }

    fn outlook(&mut self, node: Node, entry: Option<Entry>) -> Outlook {
        let is_forced = self.knowledge.is_forced(&self.position);
        let is_check = is_forced && self.knowledge.is_check(&self.position);
        let raw = match entry.and_then(|entry| entry.evaluation) {
            _ if is_forced => None,
            Some(raw) => Some(raw),
            None => Some(self.judge()),
        };
        let evaluation = raw.map(|raw| self.corrected(raw));
        self.stack[node.ply].evaluation = evaluation;
        let before = [2, 4].into_iter().find_map(|back| self.stack[node.ply.checked_sub(back)?].evaluation);
        let guess = match (evaluation, entry) {
            (Some(evaluation), Some(entry)) if refines(&entry, evaluation) => entry.value,
            (Some(evaluation), _) => evaluation,
            (None, _) => -INFINITE,
        };
        let is_improving = evaluation.is_some_and(|now| before.is_none_or(|before| now > before));
        Outlook { is_forced, is_check, raw, guess, is_improving, entry }
    }

    fn each_move(&mut self, node: Node, outlook: &Outlook) -> Value {
        let ply = node.ply;
        let excluded = self.stack[ply].excluded;
        self.stack[ply + 1].killers = [None, None];
        self.stack[ply + 2].cutoffs = 0;
        let remembered = self.remembered(outlook.entry);
        let mut picker = Picker::new(remembered, self.rated.len());
        let mut best =
            Best { value: -INFINITE, mv: None, alpha: node.alpha, tried: 0, begin: self.tried.len() };
        let mut is_overlooking = false;
        while let Some(mv) = self.next_move(&mut picker, ply) {
            if Some(mv) == excluded || ply == 0 && !self.is_wanted(mv) {
                continue;
            }
            let is_noisy = self.knowledge.is_noisy(&self.position, mv);
            if ply > 0 && self.overlooks(mv, is_noisy) {
                is_overlooking = true;
                continue;
            }
            best.tried += 1;
            let candidate = Candidate {
                mv,
                is_noisy,
                gives_check: self.selectivity.bends() && self.knowledge.gives_check(&self.position, mv),
                phase: picker.phase(),
            };
            if self.may_skip(node, outlook, &best, candidate, &mut picker) {
                continue;
            }
            let extension = self.extension(node, outlook, mv);
            if let Extension::Refuted(value) = extension {
                self.tried.truncate(best.begin);
                return value;
            }
            let before = self.nodes;
            let value = self.value_after(node, outlook, &best, candidate, extension.plies());
            if self.shared.is_over() {
                self.tried.truncate(best.begin);
                return 0;
            }
            if ply == 0 {
                let is_best = best.tried == 1 || value > best.alpha;
                self.note_root(mv, is_best.then_some(value), self.nodes - before);
            }
            self.weigh(node, &mut best, mv, value);
            if value >= node.beta {
                self.stack[ply].cutoffs += 1;
                self.learn(node, &best, mv, is_noisy);
                break;
            }
            self.tried.push((mv, is_noisy));
        }
        self.tried.truncate(best.begin);
        if best.tried == 0 {
            return self.without_moves(node, is_overlooking);
        }
        if excluded.is_none() {
            self.conclude(node, outlook, &best);
        }
        best.value
    }

    /// Takes a move for the best if its value is the best so far.
    fn weigh(&mut self, node: Node, best: &mut Best<Move<K>>, mv: Move<K>, value: Value) {
        best.value = best.value.max(value);
        if value > best.alpha {
            best.mv = Some(mv);
            if node.is_open {
                self.extend_line(mv, node.ply);
            }
            best.alpha = value.min(node.beta);
        }
    }

    /// The value of a node in which no move was looked at.
    fn without_moves(&mut self, node: Node, is_overlooking: bool) -> Value {
        if is_overlooking {
            self.evaluate()
        } else if self.stack[node.ply].excluded.is_some() {
            node.alpha
        } else {
            self.value_of(self.position.stuck(), node.ply)
        }
    }
}

/// How much deeper a move is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Extension {
    Plies(i32),
    /// Even without the best move the node is too good: it needs no search.
    Refuted(Value),
}

impl Extension {
    fn plies(self) -> i32 {
        match self {
            Extension::Plies(plies) => plies,
            Extension::Refuted(_) => 0,
        }
    }
}
