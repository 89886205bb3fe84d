//! One position of the search: its branches, which of them comes next, what follows.

use std::ops::Range;

use game::Position;

use super::{
    Effort, Goal, Losses, Proof, Prover, Settled, Stake,
    goal::Candidate,
    proof::{ALWAYS, FREE, NEVER, shifted},
};

/// How far a branch is searched beyond twice the numbers of the next one, before that has its turn.
const LEEWAY: u32 = 10;

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
struct Node<Z> {
    branches: Range<usize>,
    /// Whether the side to move is the prover.
    proves: bool,
    /// Where the mover could only play with a threat it does not have.
    withheld: Z,
    stake: Stake,
    ply: u32,
    /// The part of the board outside of which every move fails.
    arena: Option<Z>,
}

impl<P: Position, G: Goal<P>> Prover<P, G> {
    /// What is known of a position before it is searched.
    pub(super) fn look(&self, position: &P) -> Proof<G::Zone> {
        let goal = &self.goal;
        let settle = |settled, bound: Stake, leans, zone| {
            let is_proven = settled == Settled::Proven;
            Proof::known(is_proven, if is_proven { -bound } else { bound }, leans, Losses::default(), zone)
        };
        if let Some((settled, zone)) = goal.settled(position) {
            return settle(settled, ALWAYS, FREE, zone);
        }
        let stake = goal.stake(position);
        if let Some((ply, settled)) = goal.repeats(position) {
            let bound = if settled == Settled::Proven { -stake } else { stake };
            return settle(settled, bound, ply, G::NOWHERE);
        }
        let key = position.key();
        let known = self.table.probe(key, stake);
        match known {
            Some(found) if found.result().is_some() && !goal.clashes(position, found.losses) => found,
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
    ) -> Proof<G::Zone> {
        let before = effort.nodes;
        effort.nodes += 1;
        let mut node = self.expand(position);
        let mut found = self.weigh(position, &mut node);
        while found.result().is_none() && found.to_prove < proof_limit && found.to_disprove < disproof_limit {
            if self.path.is_empty() {
                self.numbers = found.numbers();
            }
            if self.pause(effort) {
                break;
            }
            self.follow(position, effort, &node, proof_limit, disproof_limit);
            found = self.weigh(position, &mut node);
        }
        self.branches.truncate(node.branches.start);
        self.remember(position, &node, &found, effort.nodes - before);
        found
    }

    /// Lists the branches of a position, until one of them settles it.
    fn expand(&mut self, position: &mut P) -> Node<G::Zone> {
        let mut candidates = Vec::new();
        let rest = self.goal.candidates(position, &mut candidates);
        let start = self.branches.len();
        let proves = position.turn() == self.goal.prover();
        let ply = self.goal.ply(position);
        for Candidate { mv, shift } in candidates {
            let undo = position.apply(mv);
            let mut found = self.look(position);
            if found.is_guess {
                let doubt = self.fame.doubt(self.goal.slot(mv), proves);
                *if proves { &mut found.to_prove } else { &mut found.to_disprove } += doubt;
            }
            let branch = self.branch(position, ply, mv, shift, found);
            position.revert(undo);
            self.branches.push(branch);
            if branch.found.result() == Some(proves) && branch.found.leans == FREE {
                break;
            }
        }
        Node {
            branches: start..self.branches.len(),
            proves,
            withheld: rest.withheld,
            stake: self.goal.stake(position),
            ply,
            arena: rest.idle.map(|zone| self.goal.zone_lost(position, zone)),
        }
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
        if let Some(leans) = self.goal.leans(position) {
            found.leans = found.leans.min(leans);
        }
        let is_free = found.leans == FREE;
        if found.leans >= ply {
            found.leans = FREE;
        }
        found.losses = found.losses.joined(self.goal.losses(position));
        Branch { mv, shift, found, is_free, is_covered: false }
    }

    /// The numbers of a position from those of its branches.
    fn weigh(&mut self, position: &P, node: &mut Node<G::Zone>) -> Proof<G::Zone> {
        self.cover(position, node);
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
    fn cover(&mut self, position: &P, node: &mut Node<G::Zone>) {
        if node.arena.is_some() {
            return;
        }
        for index in node.branches.clone() {
            let branch = &self.branches[index];
            if branch.found.result() != Some(!node.proves) || !branch.is_free || branch.shift != 0 {
                continue;
            }
            let arena = self.goal.zone_lost(position, branch.found.zone);
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
    fn won(&mut self, position: &P, node: &Node<G::Zone>) -> Proof<G::Zone> {
        let worth = |branch: &&Branch<P::Move, G::Zone>| {
            let bound = node.bound_by(branch);
            (branch.found.leans == FREE, if node.proves { -bound } else { bound })
        };
        let best = self.branches[node.branches.clone()]
            .iter()
            .filter(|branch| branch.found.result() == Some(node.proves))
            .max_by_key(worth)
            .copied()
            .expect("a branch that wins");
        let zone = self.goal.zone_won(position, best.mv, best.found.zone);
        self.praise(node, best.mv);
        node.result(node.proves, node.bound_by(&best), best.found.leans, best.found.losses, zone)
    }

    /// Remembers which move has won.
    fn praise(&mut self, node: &Node<G::Zone>, best: P::Move) {
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
    fn lost(&self, position: &P, node: &Node<G::Zone>) -> Proof<G::Zone> {
        let mut zone = node.arena.unwrap_or(G::NOWHERE);
        let (mut leans, mut losses) = (FREE, Losses::default());
        let mut bound = if node.proves { ALWAYS } else { -ALWAYS };
        let mut limit = |by: Stake| bound = if node.proves { bound.min(by) } else { bound.max(by) };
        for branch in self.branches[node.branches.clone()].iter().filter(|branch| !branch.is_covered) {
            zone = self.goal.joined(zone, branch.found.zone);
            leans = leans.min(branch.found.leans);
            losses = losses.joined(branch.found.losses);
            limit(shifted(branch.found.bound, -branch.shift));
        }
        if self.goal.meet(node.withheld, node.arena.unwrap_or(node.withheld)) {
            limit(0);
        }
        let zone = self.goal.zone_lost(position, zone);
        node.result(!node.proves, bound, leans, losses, zone)
    }

    /// Searches the branch that is nearest to the mover's wish.
    fn follow(
        &mut self,
        position: &mut P,
        effort: &mut Effort<P::Move>,
        node: &Node<G::Zone>,
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
        let own_limit = own_limit.min(second.saturating_mul(2).saturating_add(LEEWAY)).min(NEVER);
        let other_limit = other_limit.saturating_sub(rest).min(NEVER);
        let (proof_limit, disproof_limit) =
            if node.proves { (own_limit, other_limit) } else { (other_limit, own_limit) };
        let Branch { mv, shift, .. } = self.branches[best];
        let undo = position.apply(mv);
        self.path.push(mv);
        let found = self.descend(position, effort, proof_limit, disproof_limit);
        self.path.pop();
        let branch = self.branch(position, node.ply, mv, shift, found);
        position.revert(undo);
        self.branches[best] = branch;
    }

    /// Keeps what was found: for everywhere, or for this path only.
    fn remember(&mut self, position: &P, node: &Node<G::Zone>, found: &Proof<G::Zone>, work: u64) {
        let key = position.key();
        let work = work.min(1 << 30) as u32;
        let is_known = found.result().is_some();
        if found.leans == FREE {
            self.table.store(key, node.stake, found, work);
        }
        if found.leans != FREE || is_known && self.goal.clashes(position, found.losses) {
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

impl<Z: Copy> Node<Z> {
    /// The stakes for which a branch that wins makes the mover win.
    fn bound_by<M>(&self, branch: &Branch<M, Z>) -> Stake {
        let bound = shifted(branch.found.bound, -branch.shift);
        match (branch.shift, self.proves) {
            (0, _) => bound,
            (_, true) => bound.max(1),
            (_, false) => bound.min(-1),
        }
    }

    fn result(&self, is_proven: bool, bound: Stake, leans: u32, losses: Losses, zone: Z) -> Proof<Z> {
        let leans = if leans >= self.ply { FREE } else { leans };
        Proof::known(is_proven, bound, leans, losses, zone)
    }
}
