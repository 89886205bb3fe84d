//! Alpha-beta over any game.
//!
//! Read `root` (one depth after the other), `node` (one position and its moves),
//! `candidate` (one of them), `lesson` (what is learnt from it),
//! `prune` (what needs no look), `reduce` (what needs less), `quiesce` (the end of a
//! line), `picker` and `history` (which moves first), `worker` (what a thread has).

mod candidate;
mod history;
mod lesson;
mod node;
mod picker;
mod prune;
mod quiesce;
mod reduce;
mod root;
mod worker;

use std::{
    sync::atomic::{AtomicBool, AtomicU64},
    thread,
};

use game::{Position as _, Trail};

use root::Root;
pub use root::{Line, Report};
use worker::{Memory, Shared, Worker};

use crate::{
    Frailty, Knowledge, Limits, Move, Stop, Table, Value, Watch,
    score::{INFINITE, KNOWN},
    transposition::Entry,
};

/// How freely the search looks at some lines longer than at others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Selectivity {
    /// All lines end at the same depth: the value of minimax, found sooner.
    None,
    /// Some moves are looked at later, and none is left out for good, so that a win in
    /// so many moves is always found in the end.
    Careful,
    /// What seems hopeless is left out: as strong as can be.
    Full,
}

impl Selectivity {
    /// Whether lines may end at other depths than the one asked for.
    pub(super) fn bends(self) -> bool {
        self >= Selectivity::Careful
    }

    /// Whether moves may be left out.
    pub(super) fn leaves_out(self) -> bool {
        self == Selectivity::Full
    }
}

/// A search with its memory, which lasts from move to move.
pub struct Search<K: Knowledge> {
    knowledge: K,
    table: Table,
    selectivity: Selectivity,
    memories: Vec<Memory<Move<K>>>,
    /// How the last search erred: what it remembers holds for no other.
    frailty: Option<Frailty>,
}

/// What a search came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found<M> {
    /// The best lines, the best first; none where there is no move.
    pub lines: Vec<Line<M>>,
    /// How deep the last depth was that was looked at whole.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
}

impl<K: Knowledge> Search<K>
where
    K::Position: Send + Sync,
    Move<K>: Send + Sync,
{
    /// A search with a table of so many megabytes and one thread.
    pub fn new(knowledge: K, megabytes: usize) -> Search<K> {
        Search {
            knowledge,
            table: Table::new(megabytes),
            selectivity: Selectivity::Full,
            memories: vec![Memory::new(K::SLOTS)],
            frailty: None,
        }
    }

    /// Looks at everything, bends but leaves out nothing, or leaves out what seems hopeless.
    pub fn set_selectivity(&mut self, selectivity: Selectivity) {
        self.selectivity = selectivity;
    }

    /// Uses a table of another size, which is empty.
    pub fn set_megabytes(&mut self, megabytes: usize) {
        // The old one goes first: both might not fit.
        self.table = Table::new(1);
        self.table = Table::new(megabytes);
    }

    /// Uses so many threads, at least one.
    pub fn set_threads(&mut self, threads: usize) {
        self.memories.resize_with(threads.max(1), || Memory::new(K::SLOTS));
    }

    /// Forgets all earlier searches.
    pub fn clear(&mut self) {
        self.table.clear();
        self.memories.iter_mut().for_each(Memory::clear);
    }

    /// What it knows of the game.
    pub fn knowledge_mut(&mut self) -> &mut K {
        &mut self.knowledge
    }

    /// Looks for the best move of a position, given the line that led to it.
    pub fn think(
        &mut self,
        (position, trail): (&K::Position, &Trail),
        limits: &Limits<Move<K>>,
        watch: &dyn Watch,
        stop: &Stop,
        tell: &mut dyn FnMut(&Report<Move<K>>),
    ) -> Found<Move<K>> {
        if self.frailty != limits.frailty {
            self.clear();
            self.frailty = limits.frailty;
        }
        self.table.age();
        let shared = Shared {
            table: &self.table,
            limits,
            watch,
            stop,
            over: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
            known: AtomicU64::new(0),
        };
        let roots = roots(&self.knowledge, position, limits);
        if roots.is_empty() {
            return Found { lines: Vec::new(), depth: 0, nodes: 0 };
        }
        let selectivity = match limits.mate {
            Some(_) => self.selectivity.min(Selectivity::Careful),
            None => self.selectivity,
        };
        let mut workers: Vec<Worker<K>> = self
            .memories
            .iter_mut()
            .map(|memory| {
                let mut worker =
                    Worker::new(&shared, selectivity, (position, trail), &self.knowledge, memory);
                worker.roots.clone_from(&roots);
                worker
            })
            .collect();
        thread::scope(|scope| {
            let (first, helpers) = workers.split_first_mut().expect("at least one thread");
            for helper in helpers {
                scope.spawn(|| helper.deepen(&mut |_| {}, false));
            }
            first.deepen(tell, true);
        });
        let nodes = workers.iter().map(|worker| worker.nodes).sum();
        let first = &workers[0];
        let lines = first.roots.iter().take(limits.lines.max(1));
        Found {
            lines: lines.map(|root| Line { value: root.value, moves: root.line.clone() }).collect(),
            depth: first.whole_depth,
            nodes,
        }
    }
}

/// The moves of the first position that may be looked at.
fn roots<K: Knowledge>(
    knowledge: &K,
    position: &K::Position,
    limits: &Limits<Move<K>>,
) -> Vec<Root<Move<K>>> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves.retain(|mv| limits.only.is_empty() || limits.only.contains(mv));
    if limits.only.is_empty()
        && limits.lines <= 1
        && limits.frailty.is_none()
        && let Some(best) = knowledge.best_known(position)
    {
        moves = best;
    }
    if let Some(frailty) = limits.frailty.filter(|_| !moves.is_empty()) {
        let key = position.key();
        let any = moves[frailty.pick(key, moves.len())];
        moves.retain(|&mv| {
            let gain = knowledge.is_noisy(position, mv).then(|| knowledge.gain(position, mv));
            !frailty.overlooks(key, knowledge.pack(mv), gain)
        });
        if moves.is_empty() {
            moves.push(any);
        }
    }
    let root = |mv| Root { mv, value: -INFINITE, former: 0, line: vec![mv], nodes: 0 };
    moves.into_iter().map(root).collect()
}

impl<K: Knowledge> Worker<'_, K> {
    /// The evaluation of the position, with what was learnt of its errors.
    fn evaluate(&mut self) -> Value {
        let raw = self.judge();
        if self.selectivity.bends() { self.corrected(raw) } else { raw }
    }

    /// The evaluation as it is, or as a frail player sees it.
    fn judge(&mut self) -> Value {
        let error = self.shared.limits.frailty.map_or(0, |frailty| frailty.error(self.position.key()));
        (self.knowledge.evaluate(&self.position) + error).clamp(1 - KNOWN, KNOWN - 1)
    }

    /// Whether a move below the first position is overlooked.
    fn overlooks(&self, mv: Move<K>, is_noisy: bool) -> bool {
        let Some(frailty) = self.shared.limits.frailty else { return false };
        let gain = is_noisy.then(|| self.knowledge.gain(&self.position, mv));
        frailty.overlooks(self.position.key(), self.knowledge.pack(mv), gain)
    }

    /// The move that the table remembers, if it is one here.
    fn remembered(&self, entry: Option<Entry>) -> Option<Move<K>> {
        let mv = self.knowledge.unpack(entry?.mv)?;
        self.knowledge.is_legal(&self.position, mv).then_some(mv)
    }

    fn code(&self, mv: Option<Move<K>>) -> u32 {
        mv.map_or(0, |mv| self.knowledge.pack(mv))
    }

    fn remember(&self, ply: usize, entry: Entry) {
        self.shared.table.store(self.position.key(), ply, entry);
    }

    /// Makes a move and the best line behind it the best line here.
    fn extend_line(&mut self, mv: Move<K>, ply: usize) {
        let (front, back) = self.stack.split_at_mut(ply + 1);
        let line = &mut front[ply].line;
        line.clear();
        line.push(mv);
        line.extend_from_slice(&back[0].line);
    }
}
