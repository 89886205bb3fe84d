//! Variants: the laws, counts of paths, texts.

mod agreement;
mod alice;
mod corners;
mod laws;
mod own_variant;
mod perft;
mod pgn;
mod plain_alice;
mod royals;
mod san;
mod show;
mod stages;

use std::sync::Arc;

use chess::variant::{Move, Position, Variant, fen, language::Catalogue};
use game::Position as _;
use testkit::Dice;

/// A built-in variant.
fn variant(name: &str) -> Arc<Variant> {
    let entry = Catalogue::builtin().get(name).unwrap_or_else(|| panic!("no variant {name}"));
    Variant::new(entry.spec.clone()).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// All built-in variants that can be played, at their start.
fn starts() -> impl Iterator<Item = Position> {
    Catalogue::builtin().entries().filter(|entry| entry.is_playable).map(|entry| {
        let variant = variant(&entry.name);
        fen::start(&variant).unwrap_or_else(|error| panic!("{}: {error}", entry.name))
    })
}

/// Shows each position of a random game with its legal moves.
fn random_game(
    dice: &mut Dice,
    mut position: Position,
    plies: usize,
    mut look: impl FnMut(&Position, &[Move]),
) {
    for _ in 0..plies {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        look(&position, &moves);
        let Some(&mv) = dice.pick(&moves) else { return };
        position.apply(mv);
    }
}
