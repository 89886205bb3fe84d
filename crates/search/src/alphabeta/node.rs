//! One node: what is known, what can be pruned, and the loop over its moves.

use game::Position as _;

use super::{
    Worker,
    picker::{Phase, Picker},
    quiesce::{cuts, refines},
    reduce,
};
use crate::{
    Bound, Knowledge, MAX_PLY, Move, Value, lost_in,
    score::{DECIDED, INFINITE, KNOWN},
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

/// A move and what is known of it before it is looked at.
#[derive(Debug, Clone, Copy)]
struct Candidate<M> {
    mv: M,
    is_noisy: bool,
    gives_check: bool,
    /// When the picker came to it.
    phase: Phase,
}

/// What the loop over the moves has found.
#[derive(Debug)]
struct Best<M> {
    value: Value,
    mv: Option<M>,
    alpha: Value,
    tried: u32,
    /// Where the moves that were tried begin on the shared list of them.
    begin: usize,
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
            if value > best.value {
                best.value = value;
                if value > best.alpha {
                    best.mv = Some(mv);
                    if node.is_open {
                        self.extend_line(mv, ply);
                    }
                    if value >= node.beta {
                        self.stack[ply].cutoffs += 1;
                        self.learn(node, &best, mv, is_noisy);
                        break;
                    }
                    best.alpha = value;
                }
            }
            self.tried.push((mv, is_noisy));
        }
        self.tried.truncate(best.begin);
        if best.tried == 0 && is_overlooking {
            return self.evaluate();
        }
        if best.tried == 0 {
            return if excluded.is_some() { node.alpha } else { self.value_of(self.position.stuck(), ply) };
        }
        if excluded.is_none() {
            self.conclude(node, outlook, &best);
        }
        best.value
    }

    /// Whether a move is not worth looking at.
    fn may_skip(
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
    fn value_after(
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

    /// Teaches the histories which move was good, and which before it were not.
    fn learn(&mut self, node: Node, best: &Best<Move<K>>, mv: Move<K>, is_noisy: bool) {
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
    fn conclude(&mut self, node: Node, outlook: &Outlook, best: &Best<Move<K>>) {
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
            let features = self.knowledge.features(&self.position);
            self.memory.history.learn_correction(side, features, best.value - evaluation, node.depth);
        }
        if node.ply > 0 || self.settled_roots == 0 {
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
