//! Moves, and going back.

use game::Color;
use table::{Command, Effect, Fact, Kind, Sitter, Spec};

use crate::hand::{Hand, against_level, apart, people};

#[test]
fn moves_are_read_in_any_form_and_kept_in_one() {
    let mut hand = Hand::open(people());
    hand.plays("e4 e7e5 Nf3");
    let texts: Vec<String> = hand
        .kept
        .iter()
        .filter_map(|entry| match &entry.fact {
            Fact::Moved { text, notation, .. } => Some(format!("{text} {notation}")),
            _ => None,
        })
        .collect();
    assert_eq!(texts, ["e2e4 e4", "e7e5 e5", "g1f3 Nf3"]);
    assert!(hand.is_kept());
}

#[test]
fn a_wrong_move_says_why_and_changes_nothing() {
    let mut hand = Hand::open(people());
    let wrong = |hand: &Hand, text: &str| hand.move_of(text);
    assert_eq!(hand.refused(wrong(&hand, "e3e4")), "move-no-piece");
    assert_eq!(hand.refused(wrong(&hand, "xyzzy")), "move-unreadable");
    assert_eq!(
        hand.refused(Command::Move { seat: Color::Black, on: 0, text: "e5".to_owned() }),
        "table-not-your-turn"
    );
    assert_eq!(
        hand.refused(Command::Move { seat: Color::White, on: 7, text: "e4".to_owned() }),
        "table-move-late"
    );
}

#[test]
fn a_take_back_at_one_screen_needs_no_answer_and_keeps_the_line() {
    let mut hand = Hand::open(people());
    hand.plays("e4 e5");
    hand.does(Command::TakeBack { seat: Color::Black });
    assert_eq!(hand.cursor(), 1);
    hand.plays("c5");
    assert_eq!(hand.table.view(hand.now).tree.len(), 4, "the root, e4, e5 and c5");
    assert!(hand.is_kept());
}

#[test]
fn against_an_engine_both_moves_are_taken_back() {
    let mut hand = Hand::open(against_level(3));
    hand.plays("e4");
    assert_eq!(hand.effects, [Effect::Ask { seat: Color::Black, on: 1 }]);
    hand.plays("e5");
    hand.does(Command::TakeBack { seat: Color::White });
    assert_eq!(hand.cursor(), 0);
    hand.does(Command::Redo);
    assert_eq!(hand.cursor(), 2);
    assert_eq!(hand.refused(Command::Redo), "redo-nothing");
}

#[test]
fn an_engine_is_called_off_when_the_game_goes_elsewhere() {
    let mut hand = Hand::open(against_level(3));
    hand.plays("e4");
    hand.does(Command::TakeBack { seat: Color::White });
    assert_eq!(hand.effects, [Effect::CallOff { seat: Color::Black }]);
    assert_eq!(
        hand.refused(Command::Move { seat: Color::Black, on: 1, text: "e5".to_owned() }),
        "table-move-late"
    );
}

#[test]
fn nothing_can_be_taken_back_at_the_beginning() {
    let mut hand = Hand::open(people());
    assert_eq!(hand.refused(Command::TakeBack { seat: Color::White }), "take-back-nothing");
}

#[test]
fn take_backs_can_be_forbidden() {
    let mut spec = people();
    spec.terms.take_backs = false;
    let mut hand = Hand::open(spec);
    hand.plays("e4");
    assert_eq!(hand.refused(Command::TakeBack { seat: Color::White }), "take-back-forbidden");
}

#[test]
fn people_at_two_screens_cannot_go_where_they_like() {
    let mut hand = Hand::open(apart());
    hand.plays("e4 e5");
    assert_eq!(hand.refused(Command::GoTo { node: 0 }), "table-remote");
    assert_eq!(hand.refused(Command::Restart { swapped: true }), "offer-not-now");
}

#[test]
fn after_the_end_there_is_no_move_but_a_way_back() {
    let mut hand = Hand::open(people());
    hand.plays("f3 e5 g4 Qh4");
    assert_eq!(hand.result().unwrap(), "0-1 Rules outcome-checkmate");
    assert_eq!(hand.refused(hand.move_of("a3")), "move-game-over");
    hand.does(Command::TakeBack { seat: Color::Black });
    assert!(hand.is_playing());
    hand.plays("d6 a3");
    assert!(hand.is_kept());
}

#[test]
fn every_kind_of_game_is_played() {
    let seats = || (Sitter::person("Ada"), Sitter::person("Bea"));
    let cases = [
        (Kind::chess(), "e4 e5 Nf3"),
        (Kind::variant("chess960"), "e4 e5"),
        (Kind::variant("crazyhouse"), "e4 d5 exd5 Qxd5"),
        (Kind::variant("alice"), "e2e4 e7e5"),
        (
            Kind::Chess { variant: "alice".into(), boards: Some(3), sections: None, start: None },
            "e2A-e4B e7A-e5B",
        ),
        (
            Kind::Chess {
                variant: "archers".into(),
                boards: None,
                sections: Some("[archers:chess]\ncustomPiece1 = a:mWcF\nstartFen = rabqkbar/pppppppp/8/8/8/8/PPPPPPPP/RABQKBAR w KQkq - 0 1\n".into()),
                start: None,
            },
            "e4 e5",
        ),
        (Kind::draughts(), "11-15 22-18 15x22"),
        (Kind::go(9, "japanese"), "E5 C3 pass"),
    ];
    for (kind, moves) in cases {
        let (white, black) = seats();
        let mut hand = Hand::open(Spec::new(kind.clone(), white, black));
        hand.plays(moves);
        let view = hand.table.view(hand.now);
        assert_eq!(view.tree.len(), 1 + moves.split_whitespace().count(), "{kind:?}");
        assert!(!view.choices.is_empty(), "{kind:?}");
        assert!(hand.is_kept(), "{kind:?}");
    }
}

#[test]
fn the_line_that_is_played_comes_before_those_that_were_left() {
    let mut hand = Hand::open(people());
    hand.plays("e4 e5 Nf3");
    hand.does(Command::GoTo { node: 1 });
    hand.plays("c5");
    let record = hand.table.record();
    assert!(record.contains("1. e4 c5 (1... e5 2. Nf3)"), "{record}");
    assert!(hand.is_kept());
}
