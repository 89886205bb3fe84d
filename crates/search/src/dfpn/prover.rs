//! The search for a proof.

use game::Position;

use super::{Goal, Proof, ProofTable, Slot, fame::Fame, node::Branch, proof::NEVER};
use crate::Stop;

/// How far a search has come.
#[derive(Debug, Clone)]
pub struct Report<'a, M> {
    /// How many positions were searched.
    pub nodes: u64,
    /// The proof number and the disproof number of the first position.
    pub numbers: (u32, u32),
    /// The moves to the position that is searched now.
    pub path: &'a [M],
}

/// Whoever hears how far a search has come.
pub type Listener<'a, M> = &'a mut (dyn FnMut(&Report<M>) + 'a);

/// What a search may cost, has cost, and who hears of it.
pub struct Effort<'a, M> {
    /// How many positions were searched, each time anew.
    pub nodes: u64,
    /// How many may be searched in all, if there is an end.
    pub most: Option<u64>,
    /// Thrown to end it.
    pub stop: Stop,
    /// Told now and then how far it has come.
    pub report: Option<Listener<'a, M>>,
}

/// After how many positions it is asked whether to stop, and told how far the search has come.
const PAUSE: u64 = 256;

impl<M> Effort<'_, M> {
    /// Whether nothing more may be searched.
    fn is_spent(&self) -> bool {
        self.most.is_some_and(|most| self.nodes >= most)
            || (self.nodes.is_multiple_of(PAUSE) && self.stop.is_set())
    }
}

/// One search for proofs about positions of a game; what it finds stays in its table.
#[derive(Debug)]
pub struct Prover<P: Position, G: Goal<P>> {
    pub(super) goal: G,
    pub(super) table: ProofTable<G::Zone>,
    pub(super) fame: Fame,
    /// The branches of all positions on the path, one after the other.
    pub(super) branches: Vec<Branch<P::Move, G::Zone>>,
    /// The moves to the position that is searched.
    pub(super) path: Vec<P::Move>,
    /// The numbers of the first position when it was looked at last.
    pub(super) numbers: (u32, u32),
    pub(super) is_over: bool,
    /// The move by which the last position that was searched is won for the side to move.
    pub(super) winner: Option<Slot>,
}

impl<P: Position, G: Goal<P>> Prover<P, G> {
    /// A search for a goal with so many megabytes for what it finds.
    pub fn new(goal: G, megabytes: usize) -> Prover<P, G> {
        Prover {
            fame: Fame::new(goal.slots()),
            goal,
            table: ProofTable::new(megabytes, G::NOWHERE),
            branches: Vec::new(),
            path: Vec::new(),
            numbers: (1, 1),
            is_over: false,
            winner: None,
        }
    }

    /// Whether the prover can force its goal from here, as far as the effort goes.
    pub fn prove(&mut self, position: &mut P, effort: &mut Effort<P::Move>) -> Proof<G::Zone> {
        self.is_over = false;
        self.branches.clear();
        self.path.clear();
        let known = self.look(position);
        if known.result().is_some() {
            return known;
        }
        self.descend(position, effort, NEVER, NEVER, None)
    }

    /// What is known already about whether the prover can force its goal from here.
    pub fn known(&self, position: &P) -> Option<Proof<G::Zone>> {
        let known = self.look(position);
        known.result().is_some().then_some(known)
    }

    /// Whether the search must end here; tells now and then how far it has come.
    pub(super) fn pause(&mut self, effort: &mut Effort<P::Move>) -> bool {
        if effort.nodes.is_multiple_of(PAUSE)
            && let Some(report) = &mut effort.report
        {
            report(&Report { nodes: effort.nodes, numbers: self.numbers, path: &self.path });
        }
        self.is_over |= effort.is_spent();
        self.is_over
    }
}
