//! One thread of a search: its position, its stack, and what it has learnt.

use std::{
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    time::Duration,
};

use game::{Again, Outcome, Position as _, Ruling, Trail, Verdict};

use super::{Selectivity, history::History, picker::Rated};
use crate::{
    DRAW, Knowledge, Limits, MAX_PLY, Move, Stop, Table, Undo, Value, Watch, lost_in, score::KNOWN, won_in,
};

/// How many nodes pass between two looks at the watch: few at first, and more where they
/// cost little.
const PATIENCE: (u64, u64) = (8, 512);
/// How long it may be between two looks.
const SLICE: Duration = Duration::from_micros(500);

/// What all threads of one search share.
pub(super) struct Shared<'a, K: Knowledge> {
    pub(super) table: &'a Table,
    pub(super) limits: &'a Limits<Move<K>>,
    pub(super) watch: &'a dyn Watch,
    pub(super) stop: &'a Stop,
    /// Set when the search has to end, for whatever reason.
    pub(super) over: AtomicBool,
    /// Nodes of all threads, as far as they have told.
    pub(super) nodes: AtomicU64,
    /// How often tables of endings knew the value.
    pub(super) known: AtomicU64,
}

impl<K: Knowledge> Shared<'_, K> {
    pub(super) fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    pub(super) fn end(&self) {
        self.over.store(true, Ordering::Relaxed);
    }
}

/// What a search keeps about one ply of the line it looks at.
#[derive(Debug, Clone)]
pub(super) struct Ply<M> {
    /// The move that leads on from here and its slot; none for a turn given away.
    pub(super) mv: Option<M>,
    pub(super) slot: Option<usize>,
    pub(super) evaluation: Option<Value>,
    /// The move that is left out while another search asks what else there is.
    pub(super) excluded: Option<M>,
    pub(super) killers: [Option<M>; 2],
    /// How many of its children were refuted.
    pub(super) cutoffs: u32,
    /// How often the line was extended twice by one move.
    pub(super) doubled: u32,
    /// The best line from here.
    pub(super) line: Vec<M>,
}

impl<M> Ply<M> {
    fn new() -> Ply<M> {
        Ply {
            mv: None,
            slot: None,
            evaluation: None,
            excluded: None,
            killers: [None, None],
            cutoffs: 0,
            doubled: 0,
            line: Vec::new(),
        }
    }
}

/// What a thread keeps from one search to the next.
#[derive(Debug, Clone)]
pub(super) struct Memory<M> {
    pub(super) history: History,
    pub(super) counters: Vec<Option<M>>,
}

impl<M: Copy> Memory<M> {
    pub(super) fn new(slots: usize) -> Memory<M> {
        Memory { history: History::new(slots), counters: vec![None; slots] }
    }

    pub(super) fn clear(&mut self) {
        self.history.clear();
        self.counters.fill(None);
    }
}

/// One thread of a search.
pub(super) struct Worker<'a, K: Knowledge> {
    pub(super) shared: &'a Shared<'a, K>,
    pub(super) selectivity: Selectivity,
    pub(super) position: K::Position,
    pub(super) knowledge: K,
    pub(super) trail: Trail,
    pub(super) memory: &'a mut Memory<Move<K>>,
    pub(super) stack: Vec<Ply<Move<K>>>,
    /// The moves of all nodes on the line, each node's behind its parent's.
    pub(super) rated: Vec<Rated<Move<K>>>,
    /// Where moves are made before they are rated.
    pub(super) moves: Vec<Move<K>>,
    /// The moves tried at all nodes on the line, and whether they are noisy.
    pub(super) tried: Vec<(Move<K>, bool)>,
    pub(super) nodes: u64,
    told: u64,
    /// How many nodes pass until the next look at the watch, and when the last was.
    patience: u64,
    looked: Duration,
    pub(super) deepest: usize,
    pub(super) root_depth: i32,
    /// The last depth that was looked at whole.
    pub(super) whole_depth: u32,
    /// The moves of the first position that are searched, best last time first.
    pub(super) roots: Vec<super::root::Root<Move<K>>>,
    /// How many of them stand first already, as better lines.
    pub(super) settled_roots: usize,
    /// Whether a look without the turn given away is under way.
    pub(super) verifying: bool,
}

impl<'a, K: Knowledge> Worker<'a, K> {
    pub(super) fn new(
        shared: &'a Shared<'a, K>,
        selectivity: Selectivity,
        (position, trail): (&K::Position, &Trail),
        knowledge: &K,
        memory: &'a mut Memory<Move<K>>,
    ) -> Worker<'a, K> {
        let mut knowledge = knowledge.clone();
        knowledge.begin(position);
        Worker {
            shared,
            selectivity,
            position: position.clone(),
            knowledge,
            trail: trail.clone(),
            memory,
            stack: vec![Ply::new(); MAX_PLY + 8],
            rated: Vec::with_capacity(4096),
            moves: Vec::with_capacity(256),
            tried: Vec::with_capacity(1024),
            nodes: 0,
            told: 0,
            patience: PATIENCE.0,
            looked: Duration::ZERO,
            deepest: 0,
            root_depth: 0,
            whole_depth: 0,
            roots: Vec::new(),
            settled_roots: 0,
            verifying: false,
        }
    }

    /// Counts a node; looks at the watch now and then.
    pub(super) fn count_node(&mut self, ply: usize) {
        if self.shared.is_over() {
            // What is only being left is not looked at.
            return;
        }
        self.nodes += 1;
        self.deepest = self.deepest.max(ply);
        if let Some(limit) = self.shared.limits.nodes
            && self.shared.nodes.load(Ordering::Relaxed) + self.nodes - self.told >= limit
        {
            self.shared.end();
        }
        if self.nodes - self.told >= self.patience {
            self.tell_nodes();
            self.look_at_watch();
        }
    }

    fn look_at_watch(&mut self) {
        let now = self.shared.watch.elapsed();
        if self.shared.stop.is_set() || self.shared.watch.hard().is_some_and(|hard| now >= hard) {
            self.shared.end();
        }
        let slice = now.saturating_sub(self.looked);
        let patience = if slice < SLICE / 2 {
            self.patience * 2
        } else if slice > SLICE {
            self.patience / 2
        } else {
            self.patience
        };
        (self.looked, self.patience) = (now, patience.clamp(PATIENCE.0, PATIENCE.1));
    }

    pub(super) fn tell_nodes(&mut self) {
        self.shared.nodes.fetch_add(self.nodes - self.told, Ordering::Relaxed);
        self.told = self.nodes;
    }

    pub(super) fn apply(&mut self, mv: Move<K>, ply: usize) -> Undo<K> {
        self.stack[ply].slot = Some(self.knowledge.slot(&self.position, mv));
        self.stack[ply].mv = Some(mv);
        let likely = self.knowledge.likely_key(&self.position, mv);
        if let Some(key) = likely {
            self.shared.table.fetch(key);
        }
        let undo = self.knowledge.apply(&mut self.position, mv);
        if likely.is_none() {
            self.shared.table.fetch(self.position.key());
        }
        self.trail.push(self.position.key());
        undo
    }

    pub(super) fn revert(&mut self, undo: Undo<K>) {
        self.trail.pop();
        self.knowledge.revert(&mut self.position, undo);
    }

    /// What the end of a game is worth to the side to move.
    pub(super) fn value_of(&self, outcome: Outcome, ply: usize) -> Value {
        match outcome.verdict {
            Verdict::Win(winner) if winner == self.position.turn() => won_in(ply),
            Verdict::Win(_) => lost_in(ply),
            Verdict::Draw | Verdict::NoResult => DRAW,
        }
    }

    /// The value of a node below the first that needs no search.
    ///
    /// A position that was there before on the line that is looked at counts as one that
    /// comes for the third time: whoever brought it about could do so again.
    pub(super) fn ended(&mut self, ply: usize) -> Option<Value> {
        if let Some(outcome) = self.position.decided() {
            return Some(self.value_of(outcome, ply));
        }
        let again = self.trail.again(self.position.reach());
        let is_within = again.times > 1 && again.ago as usize <= ply;
        let judged = Again { times: if is_within { again.times.max(3) } else { again.times }, ..again };
        let (Ruling::Ended(outcome) | Ruling::Claimable(outcome)) = self.position.ruling(judged)?;
        if outcome.winner().is_none() && self.is_stuck() {
            return Some(self.value_of(self.position.stuck(), ply));
        }
        Some(self.value_of(outcome, ply))
    }

    /// Whether there is no legal move and somebody wins by that, which counts before any
    /// ruling.
    fn is_stuck(&mut self) -> bool {
        if self.position.stuck().winner().is_none() {
            return false;
        }
        self.moves.clear();
        self.position.legal_moves(&mut self.moves);
        self.moves.is_empty()
    }

    /// The evaluation, corrected by what was learnt of its errors.
    pub(super) fn corrected(&self, raw: Value) -> Value {
        let side = usize::from(self.position.turn().is_white());
        let features = self.knowledge.features(&self.position);
        let correction = features.map_or(0, |features| self.memory.history.correction(side, features));
        (raw + correction).clamp(1 - KNOWN, KNOWN - 1)
    }

    /// The usual answer to the last move.
    pub(super) fn counter_move(&self, ply: usize) -> Option<Move<K>> {
        let slot = self.stack[ply.checked_sub(1)?].slot?;
        self.memory.counters[slot]
    }
}
