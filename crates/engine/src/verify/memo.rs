//! What was found to hold, and for which past.

use std::collections::HashMap;

use game::Color;

use super::{Ground, Stones, ground::Number};

/// A position with all that matters of it but its past.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Stage {
    pub(super) position: Number,
    pub(super) turn: Color,
    /// How many threats the attacker has; the defender, if it is negative.
    pub(super) threats: i32,
}

/// What it took to see that a claim holds somewhere.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Footing {
    /// Where stones may be taken before the past is forgotten.
    pub(super) taken: Stones,
    /// The positions of the past that made a difference because they must not stand again.
    pub(super) ties: Vec<Number>,
}

impl Footing {
    pub(super) fn join(&mut self, other: Footing) {
        for color in Color::ALL {
            self.taken[color] |= other.taken[color];
        }
        self.ties.extend(other.ties);
        self.ties.sort_unstable();
        self.ties.dedup();
    }
}

/// Where a claim was found to hold.
#[derive(Debug, Default)]
pub(super) struct Memo {
    /// Whatever stood before, as long as that cannot come again.
    free: HashMap<Stage, Stones>,
    /// After one past only.
    bound: HashMap<(Stage, Vec<Number>), Footing>,
}

impl Memo {
    /// On what it rests that the claim holds here, if that was seen before.
    pub(super) fn recall(&self, stage: Stage, past: &[Number], ground: &Ground) -> Option<Footing> {
        if let Some(&taken) = self.free.get(&stage) {
            let now = ground.stones(stage.position);
            // What stands now and did not then must all be taken first.
            let can_come = |&then: &Number| {
                let then = ground.stones(then);
                Color::ALL.into_iter().all(|color| taken[color].contains(now[color] & !then[color]))
            };
            if !past.iter().any(can_come) {
                return Some(Footing { taken, ties: Vec::new() });
            }
        }
        self.bound.get(&(stage, sorted(past))).cloned()
    }

    pub(super) fn keep(&mut self, stage: Stage, past: &[Number], footing: &Footing) {
        if footing.ties.is_empty() {
            self.free.entry(stage).or_insert(footing.taken);
        }
        if !past.is_empty() || !footing.ties.is_empty() {
            self.bound.insert((stage, sorted(past)), footing.clone());
        }
    }
}

/// The order in which positions stood does not matter.
pub(super) fn sorted(past: &[Number]) -> Vec<Number> {
    let mut sorted = past.to_vec();
    sorted.sort_unstable();
    sorted
}
