//! The laws that every game must pass.

use draughts::Position;
use testkit::Laws;

use crate::position;

/// The same position through its FEN, its key computed from nothing.
fn reread(played: &Position) -> Position {
    position(&played.setup().to_string())
}

#[test]
fn draughts_obeys_the_laws() {
    let tally = Laws::of(Position::start()).games(150).plies(300).seed(7).rebuilt(reread).check();
    assert!(tally.finished > 100, "{tally:?}");
    assert!(tally.refused > 10_000, "{tally:?}");
}

#[test]
fn kings_obey_the_laws() {
    for fen in [
        "W:WK10,K15,18,24,27,28:B12,16,20,K22,K25,K29",
        "B:WK29,K30,K31,K25,K22,K18:BK1,K2,K3,K7,K10,K14",
        "W:WK26,31:B1,14,15,22,23",
        "B:W:BK1",
    ] {
        Laws::of(position(fen)).games(40).plies(200).seed(11).rebuilt(reread).check();
    }
}

#[test]
fn the_rules_alone_obey_the_laws() {
    Laws::of(Position::start()).games(50).seed(3).check_rules();
}
