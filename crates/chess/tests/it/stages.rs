//! Parts of the list of moves, and questions about single moves, beside the whole list.

use chess::{Kind, Move, Position};
use game::Position as _;
use testkit::Dice;

/// Calls for each position of some random games, of chess and Chess960.
fn each_position(mut call: impl FnMut(&Position, &[Move], &mut Dice)) {
    let mut dice = Dice::new(960);
    for start in [chess::fen::START, "bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB w FDfd - 0 1"] {
        for _ in 0..25 {
            let mut position = chess::fen::parse(start).unwrap();
            for _ in 0..120 {
                let mut moves = Vec::new();
                position.legal_moves(&mut moves);
                call(&position, &moves, &mut dice);
                let Some(&mv) = dice.pick(&moves) else { break };
                position.apply(mv);
            }
        }
    }
}

#[test]
fn noisy_and_quiet_moves_are_all_moves() {
    each_position(|position, moves, _| {
        let (mut noisy, mut quiet) = (Vec::new(), Vec::new());
        position.noisy_moves(&mut noisy);
        position.quiet_moves(&mut quiet);
        let is_noisy = |mv: &Move| {
            matches!(mv.kind(), Kind::EnPassant | Kind::Promotion(_))
                || !mv.is_castle() && position.board().piece_at(mv.to()).is_some()
        };
        assert!(noisy.iter().all(is_noisy) && !quiet.iter().any(is_noisy), "{position:?}");
        let sorted = |moves: &[Move]| {
            let mut codes: Vec<u16> = moves.iter().map(|mv| mv.code()).collect();
            codes.sort_unstable();
            codes
        };
        noisy.extend(quiet);
        assert_eq!(sorted(&noisy), sorted(moves));
    });
}

#[test]
fn a_move_is_legal_if_it_is_in_the_list() {
    each_position(|position, moves, dice| {
        for &mv in moves {
            assert!(position.is_legal(mv), "{mv:?} {position:?}");
        }
        for _ in 0..200 {
            let mv = Move::from_code(dice.below(1 << 15) as u16);
            assert_eq!(position.is_legal(mv), moves.contains(&mv), "{mv:?} {position:?}");
        }
    });
}

#[test]
fn checks_are_known_before_they_are_given() {
    let mut checks = 0;
    each_position(|position, moves, _| {
        for &mv in moves {
            let mut after = position.clone();
            after.apply(mv);
            assert_eq!(position.gives_check(mv), after.is_check(), "{mv:?} {position:?}");
            checks += u32::from(after.is_check());
        }
    });
    assert!(checks > 500, "only {checks} checks");
}

#[test]
fn quiet_checks_are_the_quiet_moves_that_give_check() {
    let mut checks = 0;
    each_position(|position, _, _| {
        let (mut found, mut quiet) = (Vec::new(), Vec::new());
        position.quiet_checks(&mut found);
        position.quiet_moves(&mut quiet);
        quiet.retain(|&mv| position.gives_check(mv));
        checks += found.len();
        assert_eq!(found, quiet, "{position:?}");
    });
    assert!(checks > 200, "only {checks} checks");
}

#[test]
fn a_turn_given_away_comes_back() {
    each_position(|position, _, _| {
        if position.is_check() {
            return;
        }
        let mut passed = position.clone();
        let undo = passed.give_turn();
        assert_eq!(passed, position.passed().unwrap());
        let read = chess::fen::parse(&chess::fen::write(&passed)).unwrap();
        assert_eq!((passed.key(), passed.halfmoves()), (read.key(), read.halfmoves()));
        passed.take_turn_back(undo);
        assert_eq!(&passed, position);
    });
}
