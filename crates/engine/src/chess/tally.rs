//! Where the terms of an evaluation are added up.

use game::Color;

use super::{Pair, term, weights::WEIGHTS};

/// Takes terms for a side, each so many times.
pub(super) trait Tally {
    fn add(&mut self, color: Color, term: usize, times: i32);
}

/// Adds up what the terms are worth, White's less Black's.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Sum(pub(super) Pair);

impl Tally for Sum {
    #[inline(always)]
    fn add(&mut self, color: Color, term: usize, times: i32) {
        let worth = WEIGHTS[term] * times;
        self.0 += if color == Color::White { worth } else { -worth };
    }
}

/// Counts the terms, White's less Black's, for a tuner.
#[derive(Debug, Clone)]
pub struct Trace(pub [i16; term::COUNT]);

impl Default for Trace {
    fn default() -> Trace {
        Trace([0; term::COUNT])
    }
}

impl Tally for Trace {
    fn add(&mut self, color: Color, term: usize, times: i32) {
        self.0[term] += (if color == Color::White { times } else { -times }) as i16;
    }
}
