//! Variants: the search beside minimax, evaluation, mates, whole games.

mod alice;
mod evaluation;
mod games;
mod mates;
mod minimax;

use std::sync::Arc;

use ::chess::variant::{Move, Position, Variant, fen, language::Catalogue};
use engine::variant::Variants;
use game::{Position as _, Trail};
use search::{Found, Limits, Search, Selectivity, Stop, Timeless};
use testkit::Dice;

/// A variant of a catalogue.
fn named(catalogue: &Catalogue, name: &str) -> Arc<Variant> {
    let entry = catalogue.get(name).unwrap_or_else(|| panic!("no variant {name}"));
    Variant::new(entry.spec.clone()).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// A built-in variant.
fn variant(name: &str) -> Arc<Variant> {
    named(Catalogue::builtin(), name)
}

fn position(name: &str, text: &str) -> Position {
    fen::parse(&variant(name), text).unwrap_or_else(|error| panic!("{name} {text}: {error}"))
}

fn search(variant: &Arc<Variant>) -> Search<Variants> {
    Search::new(Variants::new(variant), 2)
}

fn think(search: &mut Search<Variants>, position: &Position, limits: &Limits<Move>) -> Found<Move> {
    let trail = Trail::new(position.key());
    search.think((position, &trail), limits, &Timeless, &Stop::default(), &mut |_| {})
}

/// A search that leaves nothing out.
fn plain_search(variant: &Arc<Variant>) -> Search<Variants> {
    let mut search = search(variant);
    search.set_selectivity(Selectivity::None);
    search
}

/// A position of a random game in which something can be played.
fn random_position(dice: &mut Dice, variant: &Arc<Variant>, plies: usize) -> Position {
    let mut position = fen::start(variant).unwrap();
    for _ in 0..dice.below(plies) {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let Some(&mv) = dice.pick(&moves) else { break };
        let undo = position.apply(mv);
        moves.clear();
        position.legal_moves(&mut moves);
        if moves.is_empty() {
            position.revert(undo);
            break;
        }
    }
    position
}
