//! What positions are worth: the same for both colours, and better where it should be.

use ::chess::Position;
use engine::chess::Chess;
use game::Position as _;
use search::{Knowledge, Value};
use testkit::Dice;

use super::{exchanged, position};

fn worth(position: &Position) -> Value {
    let mut chess = Chess::default();
    chess.begin(position);
    chess.evaluate(position)
}

#[test]
fn colours_exchanged_give_the_same_value_to_the_side_to_move() {
    let mut dice = Dice::new(8);
    for _ in 0..200 {
        let mut position = Position::default();
        for _ in 0..dice.below(120) {
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            let Some(&mv) = dice.pick(&moves) else { break };
            position.apply(mv);
        }
        assert_eq!(worth(&position), worth(&exchanged(&position)), "{}", ::chess::fen::write(&position));
    }
}

#[test]
fn knowledge_stays_in_step_with_moves_made_and_taken_back() {
    let mut dice = Dice::new(80);
    for _ in 0..40 {
        let mut position = Position::default();
        let mut chess = Chess::default();
        chess.begin(&position);
        let mut undos = Vec::new();
        for _ in 0..120 {
            assert_eq!(chess.evaluate(&position), worth(&position));
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            let Some(&mv) = dice.pick(&moves) else { break };
            undos.push((chess.apply(&mut position, mv), chess.features(&position)));
        }
        while let Some((undo, features)) = undos.pop() {
            assert_eq!(chess.features(&position), features);
            chess.revert(&mut position, undo);
        }
        assert_eq!(chess.evaluate(&position), worth(&Position::default()));
    }
}

#[test]
fn what_is_better_is_worth_more() {
    for (better, worse) in [
        // A knight in the middle.
        ("4k3/p7/8/4N3/8/8/P7/4K3 w - - 0 1", "4k3/p7/8/8/8/8/P7/N3K3 w - - 0 1"),
        // Pawns side by side, not one behind the other.
        ("4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 1", "4k3/pp6/8/8/8/P7/P7/4K3 w - - 0 1"),
        // A king behind its pawns.
        ("r2q1rk1/ppp2ppp/8/8/8/8/5PPP/R2Q1RK1 w - - 0 1", "r2q1rk1/ppp2ppp/8/8/8/8/PPP5/R2Q1RK1 w - - 0 1"),
        // A passed pawn that is far.
        ("4k3/8/P7/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/P7/8/4K3 w - - 0 1"),
        // A rook on an open file.
        ("r5k1/pppp1ppp/8/8/8/8/PPPP1PPP/4R1K1 w - - 0 1", "r5k1/pppp1ppp/8/8/8/8/PPPP1PPP/R5K1 w - - 0 1"),
        // Two bishops.
        ("4k3/pppp4/8/8/8/8/PPPP4/2B1KB2 w - - 0 1", "4k3/pppp4/8/8/8/8/PPPP4/1NB1K3 w - - 0 1"),
    ] {
        let values = [better, worse].map(|text| worth(&position(text)));
        assert!(values[0] > values[1], "{better} {worse}: {values:?}");
    }
}
