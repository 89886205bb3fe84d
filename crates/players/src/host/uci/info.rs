//! Thoughts as `info` lines.

use protocol::uci::{self, Info, Wdl};
use search::{Bound, Score};

use crate::{mind::Thought, worth::uci_score};

/// The value at which half of the games are won.
const EVEN: f64 = 150.0;
/// How much more it takes to win nearly three quarters of them.
const SLOPE: f64 = 75.0;

/// What is said of a thought.
pub(super) fn of(thought: &Thought, shows_wdl: bool) -> Info {
    let micros = thought.elapsed.as_micros().max(1);
    Info {
        depth: Some(thought.depth),
        selective_depth: Some(thought.deepest),
        rank: Some(thought.rank as u32),
        score: thought.score.map(|score| (uci_score(score), bound(thought.bound))),
        wdl: thought.score.filter(|_| shows_wdl).map(wdl),
        nodes: Some(thought.nodes),
        speed: Some((u128::from(thought.nodes) * 1_000_000 / micros) as u64),
        fullness: Some(thought.fullness),
        table_hits: Some(thought.known),
        time: Some(thought.elapsed),
        line: thought.line.clone(),
        ..Info::default()
    }
}

fn bound(bound: Bound) -> uci::Bound {
    match bound {
        Bound::Exact => uci::Bound::Exact,
        Bound::Lower => uci::Bound::Lower,
        Bound::Upper => uci::Bound::Upper,
    }
}

/// How games end from such a score, by a simple logistic.
fn wdl(score: Score) -> Wdl {
    let part = |value: i32| (1000.0 / (1.0 + ((EVEN - f64::from(value)) / SLOPE).exp())).round() as u32;
    let (win, loss) = match score {
        Score::Worth(value) => (part(value), part(-value)),
        Score::Wins(_) => (1000, 0),
        Score::Loses(_) => (0, 1000),
    };
    Wdl { win, draw: 1000 - win - loss, loss }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_draws_and_losses_are_a_thousand() {
        for value in (-31_000..31_000).step_by(7) {
            let Wdl { win, draw, loss } = wdl(Score::Worth(value));
            assert_eq!(win + draw + loss, 1000, "{value}");
        }
        assert_eq!(wdl(Score::Worth(0)).win, wdl(Score::Worth(0)).loss);
        assert!(wdl(Score::Worth(300)).win > 800);
        assert_eq!(wdl(Score::Loses(2)), Wdl { win: 0, draw: 0, loss: 1000 });
    }
}
