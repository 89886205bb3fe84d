//! What a search without any cleverness would find: the measure of the others.

use game::{Again, Outcome, Position as _, Ruling, Trail, Verdict};

use crate::{DRAW, Knowledge, Value, lost_in, won_in};

/// The value of a position by every line of some depth, and how many positions that takes.
pub fn minimax<K: Knowledge>(knowledge: &mut K, position: &K::Position, depth: u32) -> (Value, u64) {
    let mut position = position.clone();
    knowledge.begin(&position);
    let mut walk = Walk { knowledge, trail: Trail::new(position.key()), nodes: 0 };
    let value = walk.value(&mut position, depth, 0);
    (value, walk.nodes)
}

struct Walk<'a, K> {
    knowledge: &'a mut K,
    trail: Trail,
    nodes: u64,
}

impl<K: Knowledge> Walk<'_, K> {
    fn value(&mut self, position: &mut K::Position, depth: u32, ply: usize) -> Value {
        self.nodes += 1;
        let worth = |outcome: Outcome, position: &K::Position| match outcome.verdict {
            Verdict::Win(winner) if winner == position.turn() => won_in(ply),
            Verdict::Win(_) => lost_in(ply),
            Verdict::Draw | Verdict::NoResult => DRAW,
        };
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        if let Some(outcome) = position.decided() {
            return worth(outcome, position);
        }
        if moves.is_empty() {
            return worth(position.stuck(), position);
        }
        let again = self.trail.again(position.reach());
        let times =
            if again.times > 1 && again.ago as usize <= ply { again.times.max(3) } else { again.times };
        if ply > 0
            && let Some(Ruling::Ended(outcome) | Ruling::Claimable(outcome)) =
                position.ruling(Again { times, ..again })
        {
            return worth(outcome, position);
        }
        if depth == 0 {
            return self.knowledge.evaluate(position);
        }
        let mut best = lost_in(0);
        for mv in moves {
            let undo = self.knowledge.apply(position, mv);
            self.trail.push(position.key());
            best = best.max(-self.value(position, depth - 1, ply + 1));
            self.trail.pop();
            self.knowledge.revert(position, undo);
        }
        best
    }
}
