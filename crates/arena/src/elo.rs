//! How much stronger one engine is, and how sure that is.

use crate::Tally;

/// How many standard deviations 95 % of a normal distribution reach to each side.
const WIDTH: f64 = 1.959_963_984_540_054;

/// A difference in Elo, which is infinite where nothing but wins or losses is known.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    /// The middle.
    pub value: f64,
    /// The lower end of the interval of 95 %.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// How likely it is that the first engine is the stronger one, 0 to 1.
    pub superiority: f64,
}

impl Estimate {
    /// What a tally says; none without a game.
    ///
    /// The variance is that of pairs of games where there are some, because both games of
    /// a pair have the same opening; else that of games.
    pub fn of(tally: &Tally) -> Option<Estimate> {
        if tally.games() == 0 {
            return None;
        }
        let (score, deviation) = (tally.score(), deviation(tally));
        let end = |score: f64| elo(score.clamp(0.0, 1.0));
        Some(Estimate {
            value: elo(score),
            low: end(score - WIDTH * deviation),
            high: end(score + WIDTH * deviation),
            superiority: normal((score - 0.5) / deviation),
        })
    }
}

/// The standard deviation of the score of a whole match.
fn deviation(tally: &Tally) -> f64 {
    let pairs: u64 = tally.pairs.iter().sum();
    let (counts, games_each) = match pairs {
        0 => (vec![tally.losses, tally.draws, tally.wins], 1.0),
        _ => (tally.pairs.to_vec(), 2.0),
    };
    // Games that have no other half yet are as uncertain as those that have.
    (variance(&counts) / (tally.games() as f64 / games_each)).sqrt()
}

/// How much results differ that lie evenly between 0 and 1.
///
/// Where all are the same, nothing is known of that; then it is taken as if there were one
/// more, spread over all results.
fn variance(counts: &[u64]) -> f64 {
    let is_one = counts.iter().filter(|&&count| count > 0).count() == 1;
    let more = if is_one { 1.0 / counts.len() as f64 } else { 0.0 };
    let total: f64 = counts.iter().map(|&count| count as f64 + more).sum();
    let steps = (counts.len() - 1) as f64;
    let shares =
        || counts.iter().enumerate().map(|(at, &count)| (at as f64 / steps, (count as f64 + more) / total));
    let mean: f64 = shares().map(|(score, share)| score * share).sum();
    shares().map(|(score, share)| (score - mean).powi(2) * share).sum()
}

/// The difference that brings a share of the points.
pub(crate) fn elo(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// The share of the points that a difference brings.
pub(crate) fn score(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

/// The part of a normal distribution below a value.
fn normal(value: f64) -> f64 {
    0.5 * erfc(-value / std::f64::consts::SQRT_2)
}

/// The complementary error function, by the rational approximation of Numerical Recipes.
///
/// It errs by less than 1.2e-7 of its value.
fn erfc(value: f64) -> f64 {
    const TERMS: [f64; 10] = [
        -1.265_512_23,
        1.000_023_68,
        0.374_091_96,
        0.096_784_18,
        -0.186_288_06,
        0.278_868_07,
        -1.135_203_98,
        1.488_515_87,
        -0.822_152_23,
        0.170_872_77,
    ];
    let t = 1.0 / (1.0 + 0.5 * value.abs());
    let polynomial = TERMS.iter().rev().fold(0.0, |sum, term| sum * t + term);
    let upper = t * (polynomial - value * value).exp();
    if value >= 0.0 { upper } else { 2.0 - upper }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(value: f64, expected: f64, by: f64) {
        assert!((value - expected).abs() < by, "{value} is not {expected}");
    }

    #[test]
    fn elo_is_logistic() {
        close(elo(0.5), 0.0, 1e-12);
        close(elo(0.75), 190.848_5, 1e-3);
        close(score(elo(0.6)), 0.6, 1e-12);
        assert!(elo(1.0).is_infinite() && elo(0.0).is_infinite());
    }

    #[test]
    fn the_normal_distribution_is_that_of_the_tables() {
        close(normal(0.0), 0.5, 1e-7);
        close(normal(1.0), 0.841_344_7, 1e-6);
        close(normal(-WIDTH), 0.025, 1e-6);
    }

    #[test]
    fn without_pairs_the_interval_is_that_of_games() {
        // 60 wins, 30 draws, 10 losses: 75 %, variance 0.1125, deviation 0.033541.
        let tally = Tally { wins: 60, draws: 30, losses: 10, pairs: [0; 5] };
        let estimate = Estimate::of(&tally).unwrap();
        close(estimate.value, 190.85, 0.01);
        close(estimate.low, elo(0.75 - WIDTH * 0.033_541_02), 0.01);
        close(estimate.high, elo(0.75 + WIDTH * 0.033_541_02), 0.01);
        assert!(estimate.superiority > 0.999_999);
    }

    #[test]
    fn pairs_that_cancel_out_make_it_surer() {
        let alone = Tally { wins: 50, draws: 0, losses: 50, pairs: [0; 5] };
        let paired = Tally { pairs: [1, 0, 48, 0, 1], ..alone };
        let width = |tally: &Tally| {
            let estimate = Estimate::of(tally).unwrap();
            estimate.high - estimate.low
        };
        assert!(width(&paired) < width(&alone) / 3.0);
        close(Estimate::of(&paired).unwrap().superiority, 0.5, 1e-6);
    }

    #[test]
    fn nothing_but_wins_has_no_upper_end_and_more_of_them_a_higher_lower_one() {
        let of = |pairs: u64| {
            Estimate::of(&Tally { wins: 2 * pairs, draws: 0, losses: 0, pairs: [0, 0, 0, 0, pairs] }).unwrap()
        };
        let (few, many) = (of(2), of(50));
        assert!(few.value.is_infinite() && few.value > 0.0 && few.high.is_infinite());
        assert!(many.low > few.low && few.low.is_finite() && many.low > 400.0, "{few:?} {many:?}");
        assert!(few.superiority < many.superiority);
        assert!(Estimate::of(&Tally::default()).is_none());
    }
}
