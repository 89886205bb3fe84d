//! One position of the search: its branches, which of them comes next, what follows.

use std::ops::Range;

use game::Position;

use super::{
    Effort, Goal, Proof, Prover, Settled, Slot, Stake,
    goal::{Candidate, Ending},
    proof::{ALWAYS, FREE, Grounds, NEVER, shifted},
};

/// How much less a move is doubted that refuted the move before.
const TRUST: u32 = 4;

/// A move of a position and what is known of the position behind it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Branch<M, Z> {
    mv: M,
    shift: Stake,
    found: Proof<Z>,
    /// Whether the result leans on nothing at all, this position included.
    is_free: bool,
    /// Whether a loss elsewhere tells that this move is idle.
    is_covered: bool,
}

/// A position of the path.
#[derive(Debug)]
struct Node<M, Z> {
    branches: Range<usize>,
    /// Whether the side to move is the prover.
    proves: bool,
    /// Where the mover could only play with a threat it does not have.
    withheld: Z,
    stake: Stake,
    ply: u32,
    /// The part of the board outside of which every move fails.
    arena: Option<Z>,
    /// The answer that refuted the last move that was refuted.
    hint: Option<Slot>,
    /// The move that refuted what the other side tried instead of this position.
    favourite: Option<Slot>,
    /// The moves that were put off.
    waiting: Vec<Candidate<M>>,
}

impl<P: Position, G: Goal<P>> Prover<P, G> {
    /// What is known of a position before it is searched.
    pub(super) fn look(&self, position: &P) -> Proof<G::Zone> {
        let goal = &self.goal;
        if let Some(Ending { settled, zone, losses }) = goal.settled(position) {
            let is_proven = settled == Settled::Proven;
            let bound = if is_proven { -ALWAYS } else { ALWAYS };
            return Proof::known(is_proven, Grounds { losses, ..Grounds::none(bound, zone) });
        }
        let stake = goal.stake(position);
        if let Some((ply, settled)) = goal.repeats(position) {
            let grounds = Grounds { leans: ply, is_final: false, ..Grounds::none(stake, G::NOWHERE) };
            return Proof::known(settled == Settled::Proven, grounds);
        }
        let key = position.key();
        let known = self.table.probe(key, stake);
        match known {
            Some(found) if found.result().is_some() && !goal.clashes(position, found.grounds.losses) => found,
            _ => {
                let tied = self.table.probe(key ^ goal.path(position), stake);
                let open = known.filter(|found| found.result().is_none());
                tied.or(open).unwrap_or_else(|| {
                    let (to_prove, to_disprove) = goal.guess(position);
                    Proof { is_guess: true, ..Proof::open(to_prove, to_disprove, G::NOWHERE) }
                })
            }
        }
    }

    /// Searches a position until its numbers reach a limit.
    pub(super) fn descend(
        &mut self,
        position: &mut P,
        effort: &mut Effort<P::Move>,
        proof_limit: u32,
        disproof_limit: u32,
        favourite: Option<Slot>,
    ) -> Proof<G::Zone> {
        let before = effort.nodes;
        effort.nodes += 1;
        let mut node = self.expand(position, favourite);
        let mut found = self.weigh(position, &mut node);
        while found.result().is_none() && found.to_prove < proof_limit && found.to_disprove < disproof_limit {
            if self.path.is_empty() {
                self.numbers = found.numbers();
            }
            if self.pause(effort) {
                break;
            }
            self.follow(position, effort, &mut node, proof_limit, disproof_limit);
            found = self.weigh(position, &mut node);
        }
        self.branches.truncate(node.branches.start);
        self.remember(position, &node, &found, effort.nodes - before);
        found
    }

    /// Lists the branches of a position, until one of them settles it; only one of many at first.
    fn expand(&mut self, position: &mut P, favourite: Option<Slot>) -> Node<P::Move, G::Zone> {
        let mut candidates = Vec::new();
        let rest = self.goal.candidates(position, &mut candidates);
        let start = self.branches.len();
        let mut node = Node {
            branches: start..start,
            proves: position.turn() == self.goal.prover(),
            withheld: rest.withheld,
            stake: self.goal.stake(position),
            ply: self.goal.ply(position),
            hint: None,
            favourite,
            waiting: Vec::new(),
            arena: rest.idle.map(|zone| self.goal.zone_lost(position, zone)),
        };
        if node.arena.is_none() {
            node.waiting = self.goal.put_off(position, &mut candidates);
        }
        self.list(position, &mut node, candidates);
        node
    }

    /// Lists the moves that have waited, once it is known which matter, or nothing else is left.
    fn widen(&mut self, position: &mut P, node: &mut Node<P::Move, G::Zone>) {
        let mut branches = self.branches[node.branches.clone()].iter();
        let is_lost = branches.all(|branch| branch.found.result() == Some(!node.proves));
        if node.waiting.is_empty() || node.arena.is_none() && !is_lost {
            return;
        }
        let mut candidates = std::mem::take(&mut node.waiting);
        if let Some(arena) = node.arena {
            candidates.retain(|candidate| self.goal.matters(candidate.mv, arena));
        }
        self.list(position, node, candidates);
    }

    /// Adds branches to a position, until one of them settles it.
    fn list(
        &mut self,
        position: &mut P,
        node: &mut Node<P::Move, G::Zone>,
        candidates: Vec<Candidate<P::Move>>,
    ) {
        let (proves, ply, favourite) = (node.proves, node.ply, node.favourite);
        for Candidate { mv, shift } in candidates {
            let undo = position.apply(mv);
            let mut found = self.look(position);
            if found.is_guess {
                let slot = self.goal.slot(mv);
                let doubt = self.fame.doubt(slot, proves);
                let doubt = if Some(slot) == favourite { doubt / TRUST } else { doubt };
                *if proves { &mut found.to_prove } else { &mut found.to_disprove } += doubt;
            }
            let branch = self.branch(position, ply, mv, shift, found);
            position.revert(undo);
            self.branches.push(branch);
            if branch.found.result() == Some(proves) && branch.found.grounds.leans == FREE {
                break;
            }
        }
        node.branches.end = self.branches.len();
    }

    /// A branch of a position at a ply, seen from the position behind it.
    fn branch(
        &self,
        position: &P,
        ply: u32,
        mv: P::Move,
        shift: Stake,
        mut found: Proof<G::Zone>,
    ) -> Branch<P::Move, G::Zone> {
        let grounds = &mut found.grounds;
        if let Some(leans) = self.goal.leans(position) {
            grounds.leans = grounds.leans.min(leans);
        }
        let is_free = grounds.leans == FREE;
        if grounds.leans >= ply {
            grounds.leans = FREE;
        }
        grounds.losses = grounds.losses.joined(self.goal.losses(position));
        Branch { mv, shift, found, is_free, is_covered: false }
    }

    /// The numbers of a position from those of its branches.
    fn weigh(&mut self, position: &mut P, node: &mut Node<P::Move, G::Zone>) -> Proof<G::Zone> {
        self.cover(position, node);
        if !node.waiting.is_empty() {
            self.widen(position, node);
            self.cover(position, node);
        }
        let branches = || self.branches[node.branches.clone()].iter().filter(|branch| !branch.is_covered);
        let own = |found: &Proof<G::Zone>| if node.proves { found.to_prove } else { found.to_disprove };
        let other = |found: &Proof<G::Zone>| if node.proves { found.to_disprove } else { found.to_prove };
        let least = branches().map(|branch| own(&branch.found)).min().unwrap_or(NEVER);
        if least == 0 {
            return self.won(position, node);
        }
        let sum = crowd(branches().map(|branch| other(&branch.found)));
        if sum == 0 {
            return self.lost(position, node);
        }
        let (to_prove, to_disprove) = if node.proves { (least, sum) } else { (sum, least) };
        Proof::open(to_prove, to_disprove, G::NOWHERE)
    }

    /// Finds out from moves that fail though they change nothing which others must fail.
    fn cover(&mut self, position: &P, node: &mut Node<P::Move, G::Zone>) {
        if node.arena.is_some() {
            return;
        }
        for index in node.branches.clone() {
            let branch = &self.branches[index];
            if branch.found.result() != Some(!node.proves) || !branch.is_free || branch.shift != 0 {
                continue;
            }
            let arena = self.goal.zone_lost(position, branch.found.grounds.zone);
            if self.goal.matters(branch.mv, arena) {
                continue;
            }
            node.arena = Some(arena);
            for other in node.branches.clone() {
                if other != index && !self.goal.matters(self.branches[other].mv, arena) {
                    let branch = &mut self.branches[other];
                    branch.is_covered = branch.found.result() != Some(node.proves);
                }
            }
            return;
        }
    }

    /// The mover has a branch that wins: the one that holds furthest and leans on least.
    fn won(&mut self, position: &P, node: &Node<P::Move, G::Zone>) -> Proof<G::Zone> {
        let worth = |branch: &&Branch<P::Move, G::Zone>| {
            let bound = node.bound_by(branch);
            let Grounds { leans, is_final, .. } = branch.found.grounds;
            (leans == FREE, if node.proves { -bound } else { bound }, is_final)
        };
        let best = self.branches[node.branches.clone()]
            .iter()
            .filter(|branch| branch.found.result() == Some(node.proves))
            .max_by_key(worth)
            .copied()
            .expect("a branch that wins");
        let zone = self.goal.zone_won(position, best.mv, best.found.grounds.zone);
        self.winner = Some(self.goal.slot(best.mv));
        self.praise(node, best.mv);
        node.result(node.proves, Grounds { bound: node.bound_by(&best), zone, ..best.found.grounds })
    }

    /// Remembers which move has won.
    fn praise(&mut self, node: &Node<P::Move, G::Zone>, best: P::Move) {
        for index in node.branches.clone() {
            let mv = self.branches[index].mv;
            if mv == best {
                self.fame.won(self.goal.slot(mv), node.proves);
            } else {
                self.fame.passed_over(self.goal.slot(mv), node.proves);
            }
        }
    }

    /// All branches of the mover lose: what they hold for together.
    fn lost(&mut self, position: &P, node: &Node<P::Move, G::Zone>) -> Proof<G::Zone> {
        self.winner = None;
        let furthest = if node.proves { ALWAYS } else { -ALWAYS };
        let nearest = |one: Stake, other: Stake| if node.proves { one.min(other) } else { one.max(other) };
        let mut all = Grounds::none(furthest, node.arena.unwrap_or(G::NOWHERE));
        for branch in self.branches[node.branches.clone()].iter().filter(|branch| !branch.is_covered) {
            let grounds = &branch.found.grounds;
            all.zone = self.goal.joined(all.zone, grounds.zone);
            all.leans = all.leans.min(grounds.leans);
            all.losses = all.losses.joined(grounds.losses);
            all.is_final &= grounds.is_final;
            all.bound = nearest(all.bound, shifted(grounds.bound, -branch.shift));
        }
        if self.goal.meet(node.withheld, node.arena.unwrap_or(node.withheld)) {
            all.bound = nearest(all.bound, 0);
        }
        all.zone = self.goal.zone_lost(position, all.zone);
        node.result(!node.proves, all)
    }

    /// Searches the branch that is nearest to the mover's wish.
    fn follow(
        &mut self,
        position: &mut P,
        effort: &mut Effort<P::Move>,
        node: &mut Node<P::Move, G::Zone>,
        proof_limit: u32,
        disproof_limit: u32,
    ) {
        let own = |found: &Proof<G::Zone>| if node.proves { found.to_prove } else { found.to_disprove };
        let other = |found: &Proof<G::Zone>| if node.proves { found.to_disprove } else { found.to_prove };
        let (mut best, mut least, mut second, mut open) = (0, NEVER + 1, NEVER, 0);
        for index in node.branches.clone() {
            let branch = &self.branches[index];
            if branch.is_covered {
                continue;
            }
            open += u32::from(other(&branch.found) != 0);
            let number = own(&branch.found);
            if number < least {
                (second, least, best) = (least.min(NEVER), number, index);
            } else if number < second {
                second = number;
            }
        }
        let rest = open - 1;
        let (own_limit, other_limit) =
            if node.proves { (proof_limit, disproof_limit) } else { (disproof_limit, proof_limit) };
        let own_limit = own_limit.min(self.goal.patience(position, second)).min(NEVER);
        let other_limit = other_limit.saturating_sub(rest).min(NEVER);
        let (proof_limit, disproof_limit) =
            if node.proves { (own_limit, other_limit) } else { (other_limit, own_limit) };
        let Branch { mv, shift, .. } = self.branches[best];
        let undo = position.apply(mv);
        self.path.push(mv);
        let found = self.descend(position, effort, proof_limit, disproof_limit, node.hint);
        self.path.pop();
        if found.result() == Some(!node.proves) && self.winner.is_some() {
            node.hint = self.winner;
        }
        let branch = self.branch(position, node.ply, mv, shift, found);
        position.revert(undo);
        self.branches[best] = branch;
    }

    /// Keeps what was found: for everywhere, or for this path only.
    fn remember(&mut self, position: &P, node: &Node<P::Move, G::Zone>, found: &Proof<G::Zone>, work: u64) {
        let key = position.key();
        let work = work.min(1 << 30) as u32;
        let is_known = found.result().is_some();
        if found.grounds.leans == FREE {
            self.table.store(key, node.stake, found, work);
        }
        if found.grounds.leans != FREE || is_known && self.goal.clashes(position, found.grounds.losses) {
            self.table.store(key ^ self.goal.path(position), node.stake, found, work);
        }
    }
}

/// What all of some numbers cost together: the greatest, and one for each of the others.
///
/// Their sum would count again and again what many of them share.
fn crowd(numbers: impl Iterator<Item = u32>) -> u32 {
    let (most, open) = numbers
        .filter(|&number| number != 0)
        .fold((0, 0), |(most, open), number| (number.max(most), open + 1));
    (most + u32::saturating_sub(open, 1)).min(NEVER)
}

impl<M, Z: Copy> Node<M, Z> {
    /// The stakes for which a branch that wins makes the mover win.
    fn bound_by(&self, branch: &Branch<M, Z>) -> Stake {
        let bound = shifted(branch.found.grounds.bound, -branch.shift);
        match (branch.shift, self.proves) {
            (0, _) => bound,
            (_, true) => bound.max(1),
            (_, false) => bound.min(-1),
        }
    }

    fn result(&self, is_proven: bool, grounds: Grounds<Z>) -> Proof<Z> {
        let leans = if grounds.leans >= self.ply { FREE } else { grounds.leans };
        Proof::known(is_proven, Grounds { leans, ..grounds })
    }
}
