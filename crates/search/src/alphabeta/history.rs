//! What moves were worth elsewhere in the tree.

use crate::{FEATURES, Value};

/// No history goes beyond this.
const LIMIT: i32 = 16_384;
/// How many moves one side's table of origins and targets tells apart.
const WAYS: usize = 4096;
/// How many sizes of gain are told apart.
const GAINS: usize = 8;
/// How many values of a feature's key are told apart.
const CORRECTIONS: usize = 16_384;
/// A correction counts in these parts of a point.
const GRAIN: i32 = 256;

/// A number that drifts towards good or bad, and ever slower.
fn update(entry: &mut i16, bonus: i32) {
    let bonus = bonus.clamp(-LIMIT, LIMIT);
    *entry += (bonus - i32::from(*entry) * bonus.abs() / LIMIT) as i16;
}

/// What one thread has learnt about moves and evaluations.
#[derive(Debug, Clone)]
pub(super) struct History {
    slots: usize,
    /// Quiet moves, by side and by the move's number.
    quiet: Vec<i16>,
    /// Quiet moves after another move, by both slots.
    after: Vec<i16>,
    /// Moves that gain something, by slot and size of gain.
    gain: Vec<i16>,
    /// How wrong evaluations were, by side, feature and key.
    corrections: Vec<i16>,
}

/// A quiet move where it stands in the tree.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place {
    pub(super) side: usize,
    pub(super) code: u32,
    pub(super) slot: usize,
    /// The slots of the moves one, two and four plies before; one beyond all for none.
    pub(super) before: [usize; 3],
}

impl History {
    pub(super) fn new(slots: usize) -> History {
        History {
            slots,
            quiet: vec![0; 2 * WAYS],
            after: vec![0; (slots + 1) * slots],
            gain: vec![0; slots * GAINS],
            corrections: vec![0; 2 * FEATURES * CORRECTIONS],
        }
    }

    pub(super) fn clear(&mut self) {
        self.quiet.fill(0);
        self.after.fill(0);
        self.gain.fill(0);
        self.corrections.fill(0);
    }

    fn way(place: &Place) -> usize {
        place.side * WAYS + place.code as usize % WAYS
    }

    /// How well a quiet move did.
    pub(super) fn quiet(&self, place: &Place) -> i32 {
        let after: i32 = place
            .before
            .into_iter()
            .map(|before| i32::from(self.after[before * self.slots + place.slot]))
            .sum();
        i32::from(self.quiet[History::way(place)]) + after
    }

    pub(super) fn learn_quiet(&mut self, place: &Place, bonus: i32) {
        update(&mut self.quiet[History::way(place)], bonus);
        for before in place.before {
            update(&mut self.after[before * self.slots + place.slot], bonus);
        }
    }

    fn gain_index(slot: usize, gain: Value) -> usize {
        slot * GAINS + (gain.max(0) / 128).min(GAINS as i32 - 1) as usize
    }

    /// How well a move did that gained something.
    pub(super) fn gain(&self, slot: usize, gain: Value) -> i32 {
        i32::from(self.gain[History::gain_index(slot, gain)])
    }

    pub(super) fn learn_gain(&mut self, slot: usize, gain: Value, bonus: i32) {
        update(&mut self.gain[History::gain_index(slot, gain)], bonus);
    }

    fn correction_index(side: usize, feature: usize, key: u64) -> usize {
        (side * FEATURES + feature) * CORRECTIONS + key as usize % CORRECTIONS
    }

    /// By how much evaluations of positions like this one were wrong.
    pub(super) fn correction(&self, side: usize, features: [u64; FEATURES]) -> Value {
        let corrections = features
            .into_iter()
            .enumerate()
            .map(|(feature, key)| i32::from(self.corrections[History::correction_index(side, feature, key)]));
        corrections.sum::<i32>() / (GRAIN * 2)
    }

    pub(super) fn learn_correction(
        &mut self,
        side: usize,
        features: [u64; FEATURES],
        error: Value,
        depth: i32,
    ) {
        let weight = (depth + 1).min(16);
        for (feature, key) in features.into_iter().enumerate() {
            let entry = &mut self.corrections[History::correction_index(side, feature, key)];
            let moved = (i32::from(*entry) * (GRAIN - weight) + error * GRAIN * weight) / GRAIN;
            *entry = moved.clamp(-GRAIN * 64, GRAIN * 64) as i16;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn histories_stay_within_their_limit() {
        let mut history = History::new(16);
        let place = Place { side: 1, code: 70_000, slot: 3, before: [2, 16, 15] };
        for _ in 0..1000 {
            history.learn_quiet(&place, 1900);
        }
        assert!((3 * LIMIT..=4 * LIMIT).contains(&history.quiet(&place)), "{}", history.quiet(&place));
        history.learn_quiet(&place, -LIMIT);
        assert!(history.quiet(&place) < LIMIT);
    }

    #[test]
    fn corrections_follow_the_errors() {
        let mut history = History::new(4);
        for _ in 0..200 {
            history.learn_correction(0, [1, 2, 3], 40, 8);
        }
        let corrected = history.correction(0, [1, 2, 3]);
        assert!((30..=70).contains(&corrected), "{corrected}");
        assert_eq!(history.correction(1, [1, 2, 3]), 0);
    }
}
