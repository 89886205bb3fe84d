//! Parts of the list of moves, and questions about single moves, beside the whole list.

use std::collections::HashSet;

use chess::variant::{Move, Position};
use game::Position as _;
use testkit::Dice;

use super::{random_game, starts};

/// Calls for each position of a random game of each built-in variant.
fn each_position(plies: usize, mut call: impl FnMut(&Position, &[Move])) {
    let mut dice = Dice::new(2048);
    for start in starts() {
        random_game(&mut dice, start, plies, &mut call);
    }
}

#[test]
fn noisy_and_quiet_moves_are_all_moves() {
    each_position(60, |position, moves| {
        let (mut noisy, mut quiet) = (Vec::new(), Vec::new());
        position.noisy_moves(&mut noisy);
        position.quiet_moves(&mut quiet);
        assert!(noisy.iter().all(|&mv| position.is_noisy(mv)), "{position:?}");
        assert!(quiet.iter().all(|&mv| !position.is_noisy(mv)), "{position:?}");
        let all: HashSet<Move> = noisy.iter().chain(&quiet).copied().collect();
        assert_eq!(all.len(), noisy.len() + quiet.len(), "{position:?}");
        assert_eq!(all, moves.iter().copied().collect(), "{position:?}");
    });
}

#[test]
fn a_move_is_found_by_its_number() {
    each_position(60, |position, moves| {
        let codes: HashSet<u32> = moves.iter().map(|mv| mv.code()).collect();
        assert_eq!(codes.len(), moves.len(), "{position:?}");
        assert!(!codes.contains(&0));
        assert!(moves.iter().all(|&mv| Move::from_code(mv.code()) == Some(mv)), "{position:?}");
    });
    let mut dice = Dice::new(31);
    for _ in 0..100_000 {
        let mv = Move::from_code(dice.roll() as u32);
        assert!(mv.is_none_or(|mv| Move::from_code(mv.code()) == Some(mv)), "{mv:?}");
    }
}

#[test]
fn a_move_is_legal_if_it_is_in_the_list() {
    let mut before: Vec<Move> = Vec::new();
    each_position(40, |position, moves| {
        // What was legal one ply before, by the other side, is seldom legal now.
        for &mv in moves.iter().chain(&before).take(120) {
            assert_eq!(position.is_legal(mv), moves.contains(&mv), "{mv:?} {position:?}");
        }
        before = moves.to_vec();
    });
}

#[test]
fn checks_are_known_before_they_are_given() {
    let mut checks = 0;
    each_position(60, |position, moves| {
        let has_king = position.king(!position.turn()).is_some();
        // What explodes or turns over is not looked at so closely.
        let captures = &position.variant().spec().captures;
        if !has_king || captures.blast || !captures.petrify.is_empty() {
            return;
        }
        for &mv in moves.iter().take(40).filter(|mv| mv.extra().is_none()) {
            let mut after = position.clone();
            after.apply(mv);
            checks += usize::from(after.is_check());
            let is_royal_only = !position.variant().spec().extinction.pseudo_royal;
            assert!(!is_royal_only || after.is_check() == position.gives_check(mv), "{mv:?} {position:?}");
        }
    });
    assert!(checks > 1000, "{checks}");
}

#[test]
fn a_turn_that_was_given_away_comes_back() {
    each_position(30, |position, _| {
        let mut after = position.clone();
        let undo = after.give_turn();
        assert_eq!(after.turn(), !position.turn());
        assert_ne!(after.key(), position.key());
        after.revert(undo);
        assert_eq!((&after, after.key()), (position, position.key()));
    });
}
