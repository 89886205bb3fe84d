//! The laws of every game, on every variant.

use chess::variant::{Position, fen};
use game::{Color, Position as _};
use testkit::Laws;

use super::starts;

/// The same position from its text, its key computed anew.
fn rebuilt(position: &Position) -> Position {
    fen::parse(position.variant(), &fen::write(position))
        .unwrap_or_else(|error| panic!("{position:?}: {error}"))
}

/// Whether a FEN tells everything: it cannot tell that the last move was a pass or a
/// drop, nor what checks came before.
pub(super) fn is_told_by_fen(position: &Position) -> bool {
    let (manners, ends) = (&position.variant().spec().manners, &position.variant().spec().stuck);
    !ends.bikjang
        && !ends.shatar
        && !position.variant().spec().drops.pawn_mate_illegal
        && Color::ALL.into_iter().all(|color| !manners.pass[color] && !manners.pass_on_stalemate[color])
}

#[test]
fn every_built_in_variant_keeps_the_laws_of_rules() {
    for start in starts() {
        let is_told = is_told_by_fen(&start);
        let laws = Laws::of(start).games(6).plies(120);
        if is_told {
            laws.rebuilt(rebuilt).check_rules()
        } else {
            laws.check_rules()
        };
    }
}

#[test]
fn every_built_in_variant_keeps_all_laws() {
    for start in starts() {
        let mut moves = Vec::new();
        start.legal_moves(&mut moves);
        // Each move is read and played in each position, which takes long where there are many.
        let plies = if moves.len() > 200 { 3 } else { 60 };
        Laws::of(start).games(1).plies(plies).check();
    }
}

#[test]
fn both_positions_as_one_keep_the_laws() {
    let alice = fen::start(&super::variant("alice")).unwrap();
    for start in [chess::any::Position::default(), alice.into()] {
        Laws::of(start).games(2).plies(60).check();
    }
}
