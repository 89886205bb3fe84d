//! The chess engine: its search beside minimax, mates, evaluation.

mod evaluation;
mod mates;
mod minimax;

use ::chess::{Move, Position, fen};
use engine::chess::Chess;
use game::{Position as _, Trail};
use search::{Found, Limits, Search, Selectivity, Stop, Timeless};

fn position(text: &str) -> Position {
    fen::parse(text).unwrap()
}

fn think(search: &mut Search<Chess>, position: &Position, limits: &Limits<Move>) -> Found<Move> {
    let trail = Trail::new(position.key());
    search.think((position, &trail), limits, &Timeless, &Stop::default(), &mut |_| {})
}

fn search() -> Search<Chess> {
    Search::new(Chess::default(), 4)
}

fn plain_search() -> Search<Chess> {
    let mut search = search();
    search.set_selectivity(Selectivity::None);
    search
}
