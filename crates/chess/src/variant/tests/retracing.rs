//! Moves are taken back without a trace, and positions survive their texts.

use proptest::{prelude::ProptestConfig, proptest};

use super::hostile::setup;
use crate::variant::{Move, Position, fen};

/// Plays each move and takes it back; nothing but the board's past may tell.
fn retrace(position: &Position, moves: &[Move]) {
    let mut played = position.clone();
    for &mv in moves {
        let undo = played.apply(mv);
        assert_eq!(played.state.key, played.material_key(), "{position:?} {mv:?}: the key kept in step");
        played.revert(&undo);
        assert_eq!(&played, position, "{mv:?}");
        assert_eq!(played.state, position.state, "{position:?} {mv:?}");
        assert_eq!(played.full_key(), position.full_key(), "{position:?} {mv:?}");
    }
}

fn reread(position: &Position) {
    let text = fen::write(position);
    let read = fen::parse(&position.variant, &text).unwrap_or_else(|error| panic!("{position:?}: {error}"));
    let mut told = position.clone();
    if told.state.count_limit > 0 {
        // The count of an endgame stands where the idle moves would.
        told.state.halfmoves = read.state.halfmoves;
    }
    assert_eq!(read, told);
    assert_eq!(fen::write(&read), text);
    let read_moves = read.careless_moves();
    assert_eq!(read_moves, position.careless_moves(), "{position:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { max_global_rejects: 20_000, ..ProptestConfig::with_cases(1000) })]

    #[test]
    fn a_move_taken_back_leaves_no_trace(setup in setup()) {
        setup.play(retrace)?;
    }

    #[test]
    fn each_position_is_read_from_its_own_fen(setup in setup()) {
        setup.play(|position, _| {
            // In janggi a pass from check ends the game where the kings face each other.
            if position.decided_now().is_none() || !position.is_in_check(!position.turn) {
                reread(position);
            }
        })?;
    }
}
