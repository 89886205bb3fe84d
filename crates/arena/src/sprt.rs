//! Wald's sequential test: whether a difference in Elo is one value rather than another.
//!
//! It is the generalised test on the five results of a pair of games (pentanomial), as
//! Fishtest has it: for each hypothesis the likeliest distribution with its mean is sought.

use std::str::FromStr;

use crate::{Tally, elo::score};

/// A question to a match, and how sure the answer must be.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sprt {
    /// The difference that is not enough.
    pub elo0: f64,
    /// The difference that is enough.
    pub elo1: f64,
    /// How likely `elo0` may be taken for `elo1`.
    pub alpha: f64,
    /// How likely `elo1` may be taken for `elo0`.
    pub beta: f64,
}

/// Which difference it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decision {
    /// The lower one.
    Lower,
    /// The upper one.
    Upper,
}

/// Where a test stands.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Verdict {
    /// The logarithm of how much likelier the upper difference is.
    pub llr: f64,
    /// At or below this the lower is taken.
    pub lower: f64,
    /// At or above this the upper is taken.
    pub upper: f64,
    /// What was decided, if anything.
    pub decision: Option<Decision>,
}

/// The text is no such question.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ParseSprtError {
    /// There are not two or four numbers.
    #[error("expected two differences in Elo and perhaps two error rates, as 0,20,0.05,0.05, got {0:?}")]
    Numbers(String),
    /// The first difference is not below the second.
    #[error("the first difference must be below the second, got {0:?}")]
    Order(String),
    /// A rate of errors is none.
    #[error("error rates lie between 0 and 0.5, got {0:?}")]
    Rates(String),
}

/// `0,20` or `0,20,0.05,0.05`
impl FromStr for Sprt {
    type Err = ParseSprtError;

    fn from_str(text: &str) -> Result<Sprt, ParseSprtError> {
        let finite = |word: &str| word.trim().parse().ok().filter(|number: &f64| number.is_finite());
        let numbers: Option<Vec<f64>> = text.split(',').map(finite).collect();
        let (elo0, elo1, alpha, beta) = match numbers.as_deref() {
            Some(&[elo0, elo1]) => (elo0, elo1, 0.05, 0.05),
            Some(&[elo0, elo1, alpha, beta]) => (elo0, elo1, alpha, beta),
            _ => return Err(ParseSprtError::Numbers(text.to_owned())),
        };
        if elo0 >= elo1 {
            return Err(ParseSprtError::Order(text.to_owned()));
        }
        if ![alpha, beta].iter().all(|rate| (f64::MIN_POSITIVE..0.5).contains(rate)) {
            return Err(ParseSprtError::Rates(text.to_owned()));
        }
        Ok(Sprt { elo0, elo1, alpha, beta })
    }
}

impl Sprt {
    /// Where the test stands after some pairs.
    pub fn verdict(&self, tally: &Tally) -> Verdict {
        let llr = llr(tally.pairs, score(self.elo0), score(self.elo1));
        let lower = (self.beta / (1.0 - self.alpha)).ln();
        let upper = ((1.0 - self.beta) / self.alpha).ln();
        let decision = match llr {
            _ if llr >= upper => Some(Decision::Upper),
            _ if llr <= lower => Some(Decision::Lower),
            _ => None,
        };
        Verdict { llr, lower, upper, decision }
    }
}

/// What stands for a result that was never seen, so that none is impossible.
const UNSEEN: f64 = 1e-3;

/// What each result of a pair is worth, as a share of its points.
const RESULTS: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// The logarithm of how much likelier pairs are at the second mean than at the first.
fn llr(pairs: [u64; 5], mean0: f64, mean1: f64) -> f64 {
    if pairs.iter().all(|&count| count == 0) {
        return 0.0;
    }
    let counts = pairs.map(|count| if count == 0 { UNSEEN } else { count as f64 });
    let total: f64 = counts.iter().sum();
    let shares = counts.map(|count| count / total);
    let (at0, at1) = (likeliest(shares, mean0), likeliest(shares, mean1));
    (0..5).map(|result| counts[result] * (at1[result] / at0[result]).ln()).sum()
}

/// The distribution with a mean under which some shares are likeliest.
///
/// It is `share / (1 + x (result - mean))`, where `x` makes the mean right; the mean falls
/// as `x` grows, so halving finds it.
fn likeliest(shares: [f64; 5], mean: f64) -> [f64; 5] {
    let excess = |x: f64| -> f64 {
        (0..5).map(|at| shares[at] * (RESULTS[at] - mean) / (1.0 + x * (RESULTS[at] - mean))).sum()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let x = f64::midpoint(low, high);
    std::array::from_fn(|at| shares[at] / (1.0 + x * (RESULTS[at] - mean)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEST: Sprt = Sprt { elo0: 0.0, elo1: 20.0, alpha: 0.05, beta: 0.05 };

    fn at(pairs: [u64; 5]) -> Verdict {
        TEST.verdict(&Tally { pairs, ..Tally::default() })
    }

    #[test]
    fn bounds_are_those_of_wald() {
        let verdict = at([0; 5]);
        assert!((verdict.upper - 19.0_f64.ln()).abs() < 1e-12);
        assert!((verdict.lower + 19.0_f64.ln()).abs() < 1e-12);
        assert_eq!((verdict.llr, verdict.decision), (0.0, None));
    }

    #[test]
    fn the_likeliest_distribution_has_the_mean_and_is_whole() {
        for mean in [0.3, 0.5, 0.528_8, 0.9] {
            let found = likeliest([0.1, 0.2, 0.4, 0.2, 0.1], mean);
            assert!((found.iter().sum::<f64>() - 1.0).abs() < 1e-9);
            let average: f64 = (0..5).map(|at| found[at] * RESULTS[at]).sum();
            assert!((average - mean).abs() < 1e-9);
        }
    }

    #[test]
    fn the_ratio_is_that_of_another_program() {
        // Computed in Python, by Newton's method instead of halving.
        for (pairs, elo1, expected) in [
            ([10, 40, 100, 80, 30], 20.0, 6.989_710),
            ([30, 80, 100, 40, 10], 20.0, -9.603_493),
            ([3, 8, 10, 9, 3], 20.0, -0.083_382),
            ([1_011, 8_421, 14_232, 8_598, 1_042], 2.0, 0.718_612),
        ] {
            let found = llr(pairs, score(0.0), score(elo1));
            assert!((found - expected).abs() < 1e-5, "{pairs:?}: {found}");
        }
    }

    #[test]
    fn results_in_the_middle_decide_nothing() {
        // Halfway between both hypotheses the ratio stays near zero, however many pairs.
        let verdict = at([1_000, 2_000, 4_000, 2_300, 1_150]);
        assert!(verdict.llr.abs() < 1.0, "{}", verdict.llr);
    }

    #[test]
    fn clear_results_decide() {
        assert_eq!(at([10, 40, 100, 80, 30]).decision, Some(Decision::Upper));
        assert_eq!(at([30, 80, 100, 40, 10]).decision, Some(Decision::Lower));
        assert_eq!(at([3, 8, 10, 9, 3]).decision, None);
    }

    #[test]
    fn questions_are_numbers_with_commas() {
        assert_eq!("0,20".parse(), Ok(TEST));
        assert_eq!("0, 20, 0.05, 0.05".parse(), Ok(TEST));
        for text in ["", "0", "0,5,0.05", "5,0", "0,5,0.6,0.05", "0,nan", "0,5,0,0.05"] {
            assert!(text.parse::<Sprt>().is_err(), "{text}");
        }
    }
}
