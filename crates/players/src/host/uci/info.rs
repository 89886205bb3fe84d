//! Thoughts as `info` lines.

use engine::Odds;
use protocol::uci::{self, Info, Wdl};
use search::Bound;

use crate::{mind::Thought, worth::uci_score};

/// What is said of a thought.
pub(super) fn of(thought: &Thought) -> Info {
    let micros = thought.elapsed.as_micros().max(1);
    Info {
        depth: Some(thought.depth),
        selective_depth: Some(thought.deepest),
        rank: Some(thought.rank as u32),
        score: thought.score.map(|score| (uci_score(score), bound(thought.bound))),
        wdl: thought.odds.map(|Odds { win, draw, loss }| Wdl { win, draw, loss }),
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
