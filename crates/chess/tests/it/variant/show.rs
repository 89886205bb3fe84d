//! Variants as people see them: boards, hands, walls, refusals, edits.

use std::num::NonZeroU8;

use chess::variant::{Piece, Position, Shown, fen, san};
use game::{Color, Edit, Place, Position as _, Show as _};

use super::variant;

fn position(name: &str, start: &str) -> Position {
    fen::parse(&variant(name), start).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The places that a move changes, before and after.
fn changes(position: &Position, mv: &str) -> Vec<String> {
    let mv = position.parse(mv).unwrap_or_else(|error| panic!("{error}"));
    let letter = |shown: Option<Shown>| match shown {
        None => "-".to_owned(),
        Some(Shown::Wall) => "*".to_owned(),
        Some(Shown::Piece(piece)) => position.variant().title(piece.role).letter.to_string(),
        Some(Shown::Held(piece, count)) => format!("{}{count}", position.variant().title(piece.role).letter),
    };
    let told = |change: &game::Change<Shown>| {
        let slot = |place: Place| match place {
            Place::Hand { color, .. } => format!("{color} hand"),
            Place::Cell { .. } => place.to_string(),
        };
        format!("{} {} {}", slot(change.place), letter(change.before), letter(change.after))
    };
    position.action(mv).changes.iter().map(told).collect()
}

#[test]
fn a_step_of_alice_touches_two_boards() {
    let start = position("alice", "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1");
    assert_eq!(changes(&start, "Nf3"), ["g1 N -", "f3B - N"]);
    let castling = position("alice", "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    assert_eq!(changes(&castling, "O-O"), ["e1 K -", "h1 R -", "f1B - R", "g1B - K"]);
}

#[test]
fn drops_and_captures_change_hands() {
    let house = position("crazyhouse", "4k3/8/8/3p4/4P3/8/8/4K3[PP] w - - 0 1");
    assert_eq!(changes(&house, "P@a4"), ["a4 - P", "white hand P2 P1"]);
    assert_eq!(changes(&house, "exd5"), ["e4 P -", "d5 P P", "white hand P2 P3"]);
    let Some(Shown::Held(_, count)) = house.board().get(Place::Hand { color: Color::White, slot: 0 }) else {
        panic!("pawns in hand")
    };
    assert_eq!(count.get(), 2);
}

#[test]
fn blasts_gates_walls_and_flips_are_seen() {
    let atomic = position("atomic", "4k3/8/8/2npn3/4P3/8/8/4K3 w - - 0 1");
    assert_eq!(changes(&atomic, "exd5"), ["e4 P -", "c5 N -", "d5 P -", "e5 N -"]);
    let gating = fen::start(&variant("seirawan")).unwrap();
    assert_eq!(changes(&gating, "Nc3/H"), ["b1 N H", "c3 - N", "white hand H1 -"]);
    let duck = position("duck", "4k3/8/8/*7/8/8/8/4K3 w - - 0 1");
    assert_eq!(changes(&duck, "Kd1,a4"), ["d1 - K", "e1 K -", "a4 - *", "a5 * -"]);
    let flips = fen::start(&variant("flipello")).unwrap();
    let mut moves = Vec::new();
    flips.legal_moves(&mut moves);
    // What is dropped, what it turns over, and the hand that it comes from.
    assert_eq!(flips.action(moves[0]).changes.len(), 3);
}

#[test]
fn refusals_name_their_reason() {
    let id = |position: &Position, text: &str| position.parse(text).unwrap_err().to_string();
    let house = position("crazyhouse", "4k3/8/8/8/8/8/8/4K1N1[P] w - - 0 1");
    assert_eq!(id(&house, "a1a2"), "move-no-piece (square: a1)");
    assert_eq!(id(&house, "e8e7"), "move-not-your-piece (piece: king, square: e8)");
    assert_eq!(id(&house, "g1g3"), "move-not-so (piece: knight, from: g1, to: g3)");
    assert_eq!(id(&house, "Q@a1"), "drop-not-in-hand (piece: queen)");
    assert_eq!(id(&house, "P@a8"), "drop-forbidden (piece: pawn, square: a8)");
    assert_eq!(id(&house, "P@g1"), "drop-occupied (square: g1)");
    assert_eq!(id(&house, "O-O"), "castling-impossible");
    assert_eq!(id(&house, "Qd4"), "move-unreachable (piece: queen, square: d4)");
    let alice = position("alice", "4k3/8/8/8/8/5|n2/8/4K1N1 w - - 0 1");
    assert_eq!(id(&alice, "g1f3"), "move-arrival-occupied (square: f3, board: B)");
    let told = |position: &Position, text: &str| san::parse(position, text).unwrap_err().to_string();
    let start = fen::start(&variant("alice")).unwrap();
    assert_eq!(told(&start, "Nf3/A"), "Nf3/A is not possible: the piece arrives on board B");
    assert_eq!(id(&start, "Nf3/C"), "move-other-boards (boards: B)");
    let gates = fen::start(&variant("seirawan")).unwrap();
    assert_eq!(told(&gates, "e4/H"), "e4/H is not possible: H may not enter behind this move");
    let spent = position("seirawan", "4k3/8/8/8/8/8/8/1N2K3[E] w B - 0 1");
    assert_eq!(told(&spent, "Nc3/H"), "Nc3/H is not possible: there is no H in hand");
    let thai = fen::start(&variant("makruk")).unwrap();
    assert_eq!(told(&thai, "Me1-e3"), "Me1-e3 is not possible: M on e1 does not go to e3");
    assert_eq!(told(&thai, "Mh8"), "Mh8 is not possible: no M can reach h8");
    let losing = position("antichess", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    assert_eq!(id(&losing, "e4e5"), "move-must-capture");
    let placing = fen::start(&variant("placement")).unwrap();
    assert_eq!(id(&placing, "e2e4"), "move-must-drop");
    let promoting = position("3check", "4k3/P7/8/8/8/8/8/4K3 w - - 3+3 0 1");
    assert_eq!(id(&promoting, "a7a8"), "move-promotion-missing");
    assert_eq!(id(&promoting, "a8"), "move-ambiguous (text: a8, moves: a8=N a8=B a8=R a8=Q)");
}

#[test]
fn a_move_of_another_position_is_refused_with_its_reason() {
    let house = position("crazyhouse", "4k3/8/8/8/8/8/8/4K1N1[P] w - - 0 1");
    let drop = house.parse("P@e4").unwrap();
    let empty = position("crazyhouse", "4k3/8/8/8/8/8/8/4K1N1[] w - - 0 1");
    assert_eq!(empty.refusal(drop).id(), "drop-not-in-hand");
    let knight = house.parse("Nf3").unwrap();
    let other = position("crazyhouse", "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1");
    assert_eq!(other.refusal(knight).id(), "move-no-piece");
}

#[test]
fn pieces_hands_and_walls_can_be_set_up() {
    let house = position("crazyhouse", "r3k3/8/8/8/8/8/8/4K2R[] w Kq - 5 9");
    let pawn = house.variant().role(chess::variant::Kind::PAWN).unwrap();
    let held = Shown::Held(Piece::new(Color::Black, pawn), NonZeroU8::new(3).unwrap());
    let slot = Place::Hand { color: Color::Black, slot: pawn.index() as u8 };
    let edit = Edit { cells: vec![(Place::cell(7, 0), None), (slot, Some(held))], turn: Some(Color::Black) };
    let edited = house.edited(&edit).unwrap();
    assert_eq!(fen::write(&edited), "r3k3/8/8/8/8/8/8/4K3[ppp] b q - 0 9");
    assert_eq!(edited.key(), fen::parse(house.variant(), &fen::write(&edited)).unwrap().key());
    let wrong = Edit { cells: vec![(Place::cell(0, 0), Some(held))], turn: None };
    assert_eq!(house.edited(&wrong).unwrap_err().id(), "edit-impossible");
    let duck = position("duck", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    let wall = Edit { cells: vec![(Place::cell(0, 3), Some(Shown::Wall))], turn: None };
    assert_eq!(fen::write(&duck.edited(&wall).unwrap()), "4k3/8/8/8/*7/8/8/4K3 w - - 0 1");
}

#[test]
fn a_turn_is_given_away_unless_in_check() {
    let house = position("crazyhouse", "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1");
    assert_eq!(house.edited(&Edit::turn(Color::Black)).unwrap().turn(), Color::Black);
    let check = position("crazyhouse", "4k3/4r3/8/8/8/8/8/4K3[] w - - 0 1");
    assert_eq!(check.edited(&Edit::turn(Color::Black)).unwrap_err().id(), "setup-opponent-in-check");
}

#[test]
fn rights_and_squares_of_a_fen_that_cannot_be_are_dropped_with_a_warning() {
    let warnings = |name: &str, text: &str| -> Vec<String> {
        let (_, warnings) = fen::parse_with_warnings(&variant(name), text).unwrap();
        warnings.iter().map(ToString::to_string).collect()
    };
    let none: [&str; 0] = [];
    assert_eq!(
        warnings("crazyhouse", "4k3/8/8/8/8/8/8/4K3[] w K e6 0 1"),
        [
            "castling by the right 'K' is not possible and was dropped",
            "the en-passant square e6 makes no sense and was dropped"
        ]
    );
    assert_eq!(warnings("crazyhouse", "4k3/8/8/8/4P3/8/8/4K2R[] b K e3 0 1"), none, "nobody can take there");
    assert_eq!(warnings("crazyhouse", "4k3/8/8/8/8/4P3/8/4K3[] b - e3 0 1").len(), 1, "it stands there");
    assert_eq!(warnings("makruk", "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w K - 0 1").len(), 1);
    assert_eq!(warnings("seirawan", "4k3/8/8/8/8/8/8/1N2K3[] w B - 0 1"), none, "it is a gate");
    assert_eq!(warnings("alice", "4k3/8/8/8/4|P3/8/8/4K3 b - e3A 0 1"), none);
    assert_eq!(warnings("alice", "4k3/8/8/8/4|P3/8/8/4K3 b - d3A 0 1").len(), 1);
}

#[test]
fn an_edit_brings_nothing_that_the_variant_does_not_have() {
    let shogi = position("shogi", "4k4/9/9/9/9/9/9/+R8/4K4[] w 0 1");
    let promoted = shogi.board()[Place::cell(0, 1)];
    let crazyhouse = fen::start(&variant("crazyhouse")).unwrap();
    let edit = Edit { cells: vec![(Place::cell(4, 4), promoted)], turn: None };
    assert_eq!(crazyhouse.edited(&edit).unwrap_err().id(), "edit-impossible");
}

#[test]
fn an_edit_fills_no_hand_beyond_what_it_can_count() {
    let house = position("crazyhouse", "4k3/8/8/8/8/8/8/4K3[PN] w - - 0 1");
    let pawn = Place::Hand { color: Color::White, slot: 0 };
    let Some(Shown::Held(piece, _)) = house.board()[pawn] else { panic!("a pawn in hand") };
    let edit = Edit { cells: vec![(pawn, Some(Shown::Held(piece, NonZeroU8::MAX)))], turn: None };
    assert_eq!(house.edited(&edit).unwrap_err().id(), "setup-impossible");
}
