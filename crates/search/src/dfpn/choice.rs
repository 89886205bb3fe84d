//! Which move makes a result true.

use game::Position;

use super::{Candidate, Effort, Goal, Prover, proof::FREE};

/// What is known of a move that should make a result true.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice<M> {
    /// The side to move gets its way by it.
    Move(M),
    /// Nothing helps the side to move.
    Nothing,
    /// The search was ended before it was known.
    Ended,
}

/// How many positions are searched behind each move at first, and how much more each time.
const FIRST_WORK: u64 = 64;
const MORE_WORK: u64 = 8;

impl<P: Position, G: Goal<P>> Prover<P, G> {
    /// A move by which the side to move gets its way, if it does, of those that are not refused.
    ///
    /// Who has to reach something does so by no move that `is_idle`, if there is another: it could make
    /// that move for ever. Threats are saved where that can be.
    pub fn choose(
        &mut self,
        position: &mut P,
        is_idle: impl Fn(P::Move) -> bool,
        is_refused: impl Fn(P::Move) -> bool,
        effort: &mut Effort<P::Move>,
    ) -> Choice<P::Move> {
        let proves = position.turn() == self.goal.prover();
        match self.prove(position, effort).result() {
            Some(is_proven) if is_proven == proves => {}
            Some(_) => return Choice::Nothing,
            None => return Choice::Ended,
        }
        let mut moves = Vec::new();
        let _ = self.goal.candidates(position, &mut moves);
        moves.retain(|candidate| !is_refused(candidate.mv));
        let rank = |candidate: &Candidate<P::Move>| (proves && is_idle(candidate.mv), candidate.shift != 0);
        moves.sort_by_key(rank);
        for equals in moves.chunk_by(|one, other| rank(one) == rank(other)) {
            let equals: Vec<P::Move> = equals.iter().map(|candidate| candidate.mv).collect();
            match self.find_winner(position, &equals, effort) {
                Choice::Nothing => {}
                chosen => return chosen,
            }
        }
        Choice::Nothing
    }

    /// One of some moves that wins: one whose result is remembered, else one that is proven anew.
    fn find_winner(
        &mut self,
        position: &mut P,
        moves: &[P::Move],
        effort: &mut Effort<P::Move>,
    ) -> Choice<P::Move> {
        let proves = position.turn() == self.goal.prover();
        let mut known = None;
        let mut open = Vec::new();
        for &mv in moves {
            let undo = position.apply(mv);
            let found = self.look(position);
            position.revert(undo);
            match found.result() {
                Some(is_proven) if is_proven != proves => {}
                Some(_) if found.grounds.leans == FREE => return Choice::Move(mv),
                Some(_) => known = known.or(Some(mv)),
                None => open.push(mv),
            }
        }
        known.map_or_else(|| self.prove_one(position, open, effort), Choice::Move)
    }

    /// One of some moves that wins, each searched a little at first.
    fn prove_one(
        &mut self,
        position: &mut P,
        mut moves: Vec<P::Move>,
        effort: &mut Effort<P::Move>,
    ) -> Choice<P::Move> {
        let proves = position.turn() == self.goal.prover();
        let mut work = FIRST_WORK;
        while !moves.is_empty() {
            let mut open = Vec::new();
            for mv in moves {
                let most = effort.most.map_or(work, |most| work.min(most.saturating_sub(effort.nodes)));
                let mut part = Effort { nodes: 0, most: Some(most), stop: effort.stop.clone(), report: None };
                let undo = position.apply(mv);
                let found = self.prove(position, &mut part);
                position.revert(undo);
                effort.nodes += part.nodes;
                match found.result() {
                    Some(is_proven) if is_proven == proves => return Choice::Move(mv),
                    Some(_) => {}
                    None if effort.stop.is_set() || most == 0 => return Choice::Ended,
                    None => open.push(mv),
                }
            }
            moves = open;
            work = work.saturating_mul(MORE_WORK);
        }
        Choice::Nothing
    }
}
