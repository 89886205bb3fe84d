//! The laws of every game, on chess.

use chess::{Position, Setup, fen};
use testkit::Laws;

/// The same position from its parts, its key computed anew.
fn rebuilt(position: &Position) -> Position {
    Setup::from(position).try_into().expect("a legal position passes the gate")
}

#[test]
fn chess_keeps_the_laws() {
    let tally = Laws::of(Position::default()).games(60).plies(250).seed(1).rebuilt(rebuilt).check();
    assert!(tally.positions > 5_000);
}

#[test]
fn positions_full_of_special_moves_keep_the_laws() {
    for text in [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "8/8/4k3/8/8/2K5/8/7R w - - 90 120",
    ] {
        let start = fen::parse(text).expect(text);
        Laws::of(start).games(25).plies(150).seed(2).rebuilt(rebuilt).check();
    }
}

#[test]
fn chess960_keeps_the_laws() {
    for text in [
        "bnrbkrqn/pppppppp/8/8/8/8/PPPPPPPP/BNRBKRQN w CFcf - 0 1",
        "1rk1r3/8/8/8/8/8/8/RK4R1 w AGbe - 0 1",
        "qrkr4/pppp4/8/8/8/8/4PPPP/4RKR1 w EGbd - 0 1",
    ] {
        let start = fen::parse(text).expect(text);
        assert!(start.is_chess960());
        Laws::of(start).games(25).plies(150).seed(3).rebuilt(rebuilt).check();
    }
}
