//! What was scored: games, and pairs of games from the same opening.

use game::{Color, Verdict};

/// The results of a match, as the first engine has them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Pairs by what they brought: 0, ½, 1, 1½ and 2 points.
    pub pairs: [u64; 5],
}

impl Tally {
    /// Counts games that come in pairs: for each pair what is known of both, in points doubled.
    pub fn of_pairs(pairs: impl IntoIterator<Item = [Option<u8>; 2]>) -> Tally {
        let mut tally = Tally::default();
        for pair in pairs {
            for points in pair.into_iter().flatten() {
                match points {
                    0 => tally.losses += 1,
                    1 => tally.draws += 1,
                    _ => tally.wins += 1,
                }
            }
            if let [Some(one), Some(other)] = pair {
                tally.pairs[usize::from(one + other)] += 1;
            }
        }
        tally
    }

    /// How many games.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The share of all points, 0 to 1; half of none.
    pub fn score(&self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => (self.wins as f64 + self.draws as f64 / 2.0) / games as f64,
        }
    }
}

/// Points doubled of one who had a colour; none where the game does not count.
pub(crate) fn points(verdict: Verdict, color: Color) -> Option<u8> {
    match verdict {
        Verdict::Win(winner) => Some(if winner == color { 2 } else { 0 }),
        Verdict::Draw => Some(1),
        Verdict::NoResult => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_count_by_themselves_and_in_pairs() {
        let pairs =
            [[Some(2), Some(2)], [Some(2), Some(0)], [Some(1), Some(1)], [Some(0), Some(1)], [Some(2), None]];
        let tally = Tally::of_pairs(pairs);
        assert_eq!((tally.wins, tally.draws, tally.losses), (4, 3, 2));
        assert_eq!(tally.pairs, [0, 1, 2, 0, 1]);
        assert!((tally.score() - 5.5 / 9.0).abs() < 1e-12);
    }
}
