//! The best time of several runs, contestants taking turns.

use std::time::{Duration, Instant};

/// Somebody's way of doing the work; the answer tells that it was done right.
pub(crate) struct Contestant<'a, T> {
    pub(crate) name: &'static str,
    pub(crate) work: Box<dyn FnMut() -> T + 'a>,
}

impl<'a, T> Contestant<'a, T> {
    pub(crate) fn new(name: &'static str, work: impl FnMut() -> T + 'a) -> Contestant<'a, T> {
        Contestant { name, work: Box::new(work) }
    }
}

/// Lets each run once per round, so that a busy moment of the machine hits
/// all alike; the shortest time of each.
///
/// # Panics
/// When an answer is not the expected one: what is wrong has no speed.
pub(crate) fn race<T: PartialEq + std::fmt::Debug>(
    rounds: u32,
    expected: &T,
    contestants: &mut [Contestant<T>],
) -> Vec<Duration> {
    let mut best = vec![Duration::MAX; contestants.len()];
    for _ in 0..rounds {
        for (contestant, best) in contestants.iter_mut().zip(&mut best) {
            let begun = Instant::now();
            let answer = (contestant.work)();
            *best = (*best).min(begun.elapsed());
            assert_eq!(answer, *expected, "{}", contestant.name);
        }
    }
    best
}
