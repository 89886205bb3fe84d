//! What a table came to.

use std::time::Duration;

use super::Difference;

/// How many rows came out how, and what that took.
#[derive(Debug, Clone, Default)]
pub struct Tally {
    /// Rows that are as the table has them.
    pub right: usize,
    /// Rows in which something differs.
    pub wrong: usize,
    /// Rows in which nothing was proven.
    pub unknown: usize,
    /// Positions searched, of all rows.
    pub nodes: u64,
    /// Positions that the reference search looked at, of the rows that say so.
    pub baseline: u64,
    times: Vec<Duration>,
}

impl Tally {
    /// Counts a row.
    pub fn add(&mut self, differences: &[Difference], nodes: u64, baseline: Option<u64>, time: Duration) {
        match differences {
            [] => self.right += 1,
            [Difference::Undecided] => self.unknown += 1,
            _ => self.wrong += 1,
        }
        self.nodes += nodes;
        self.baseline += baseline.unwrap_or(0);
        let place = self.times.partition_point(|&known| known <= time);
        self.times.insert(place, time);
    }

    /// How many rows were counted.
    pub fn rows(&self) -> usize {
        self.times.len()
    }

    /// The time within which so many of a hundred rows were done.
    pub fn within(&self, percent: usize) -> Duration {
        let place = (self.times.len() * percent).div_ceil(100).saturating_sub(1);
        self.times.get(place).copied().unwrap_or_default()
    }

    /// All the time that rows took.
    pub fn total(&self) -> Duration {
        self.times.iter().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_by_their_rank() {
        let mut tally = Tally::default();
        for millis in [5, 1, 4, 2, 3] {
            tally.add(&[], 10, Some(100), Duration::from_millis(millis));
        }
        assert_eq!((tally.right, tally.rows(), tally.nodes, tally.baseline), (5, 5, 50, 500));
        let within = |percent| tally.within(percent).as_millis();
        assert_eq!((within(50), within(90), within(100)), (3, 5, 5));
        assert_eq!(Tally::default().within(50), Duration::ZERO);
    }
}
