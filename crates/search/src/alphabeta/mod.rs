//! Alpha-beta over any game.
//!
//! Read `root` (one depth after the other), `node` (one position and its moves),
//! `prune` (what needs no look), `reduce` (what needs less), `quiesce` (the end of a
//! line), `picker` and `history` (which moves first), `worker` (what a thread has).

mod history;
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

use crate::{Knowledge, Limits, Move, Stop, Table, Value, Watch, score::INFINITE, transposition::Entry};

/// Whether the search may leave moves out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Selectivity {
    /// It prunes, reduces, extends and looks at captures beyond its depth.
    pub prunes: bool,
}

impl Selectivity {
    /// As strong as can be.
    pub const FULL: Selectivity = Selectivity { prunes: true };
    /// The value of minimax, found sooner.
    pub const NONE: Selectivity = Selectivity { prunes: false };
}

/// A search with its memory, which lasts from move to move.
pub struct Search<K: Knowledge> {
    knowledge: K,
    table: Table,
    selectivity: Selectivity,
    memories: Vec<Memory<Move<K>>>,
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
            selectivity: Selectivity::FULL,
            memories: vec![Memory::new(K::SLOTS)],
        }
    }

    /// Leaves out nothing, or what seems hopeless.
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
        self.table.age();
        let shared = Shared {
            table: &self.table,
            limits,
            watch,
            stop,
            over: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
        };
        let roots = roots::<K>(position, limits);
        if roots.is_empty() {
            return Found { lines: Vec::new(), depth: 0, nodes: 0 };
        }
        let mut workers: Vec<Worker<K>> = self
            .memories
            .iter_mut()
            .map(|memory| {
                let mut worker =
                    Worker::new(&shared, self.selectivity, (position, trail), &self.knowledge, memory);
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
            depth: first.root_depth as u32,
            nodes,
        }
    }
}

/// The moves of the first position that may be looked at.
fn roots<K: Knowledge>(position: &K::Position, limits: &Limits<Move<K>>) -> Vec<Root<Move<K>>> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves.retain(|mv| limits.only.is_empty() || limits.only.contains(mv));
    let root = |mv| Root { mv, value: -INFINITE, former: 0, line: vec![mv], nodes: 0 };
    moves.into_iter().map(root).collect()
}

impl<K: Knowledge> Worker<'_, K> {
    /// The evaluation of the position, with what was learnt of its errors.
    fn evaluate(&mut self) -> Value {
        let raw = self.knowledge.evaluate(&self.position);
        if self.selectivity.prunes { self.corrected(raw) } else { raw }
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
