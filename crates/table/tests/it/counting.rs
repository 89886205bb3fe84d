//! The end of a game of Go.

use game::{Color, Place};
use table::{Command, Effect, Kind, Phase, Sitter, Spec};

use crate::hand::Hand;

fn go(rules: &str) -> Hand {
    Hand::open(Spec::new(Kind::go(9, rules), Sitter::person("Ada"), Sitter::person("Bea")))
}

fn apart() -> Hand {
    let bea = Sitter::Person { name: "Bea".into(), screen: 1 };
    Hand::open(Spec::new(Kind::go(9, "chinese"), Sitter::person("Ada"), bea))
}

#[test]
fn two_passes_begin_the_count() {
    let mut hand = go("chinese");
    hand.plays("E5 A1 pass pass");
    assert_eq!(*hand.table.phase(), Phase::Counting);
    assert_eq!(hand.effects, [Effect::Count]);
    assert_eq!(hand.refused(hand.move_of("C3")), "table-counting");
    assert!(hand.is_kept());
}

#[test]
fn dead_stones_are_marked_and_the_count_accepted() {
    let mut hand = go("chinese");
    hand.plays("E5 A1 pass pass");
    hand.does(Command::Dead { seat: Color::Black, place: Place::cell(0, 0) });
    assert_eq!(
        hand.refused(Command::Dead { seat: Color::Black, place: Place::cell(3, 3) }),
        "count-no-stone"
    );
    let count = hand.table.view(hand.now).count.unwrap();
    assert_eq!(count.count.text, "B+73.5");
    hand.does(Command::Accept { seat: Color::Black, dead: None });
    assert_eq!(hand.result().unwrap(), "0-1 Counted ending-counted");
    assert!(hand.is_kept());
}

#[test]
fn both_screens_have_to_accept_and_a_new_mark_begins_anew() {
    let mut hand = apart();
    hand.plays("E5 A1 pass pass");
    hand.does(Command::Accept { seat: Color::Black, dead: None });
    assert_eq!(*hand.table.phase(), Phase::Counting);
    hand.does(Command::Dead { seat: Color::White, place: Place::cell(0, 0) });
    hand.does(Command::Accept { seat: Color::White, dead: None });
    assert_eq!(*hand.table.phase(), Phase::Counting);
    hand.does(Command::Accept { seat: Color::Black, dead: None });
    assert_eq!(hand.table.ending().unwrap().score.as_deref(), Some("B+73.5"));
}

#[test]
fn one_can_play_on_instead() {
    let mut hand = go("japanese");
    hand.plays("E5 A1 pass pass");
    hand.does(Command::PlayOn { seat: Color::White });
    assert_eq!(*hand.table.phase(), Phase::Playing);
    hand.plays("C3 D4 pass pass");
    assert_eq!(*hand.table.phase(), Phase::Counting);
    assert!(hand.is_kept());
}

#[test]
fn a_proposal_marks_whole_groups() {
    let mut hand = go("chinese");
    hand.plays("E5 A1 pass B1 pass pass");
    hand.does(Command::Propose { dead: vec![Place::cell(1, 0)] });
    assert_eq!(hand.table.dead(), [Place::cell(0, 0), Place::cell(1, 0)]);
}

#[test]
fn where_nothing_dead_is_left_the_rules_count() {
    let mut hand = go("tromp-taylor");
    hand.plays("E5 pass pass");
    assert!(hand.result().unwrap().starts_with("0-1 Rules"), "{:?}", hand.result());
}

#[test]
fn an_engine_accepts_what_a_person_has_marked() {
    let level = Sitter::Level { level: 0 };
    let mut hand = Hand::open(Spec::new(Kind::go(9, "chinese"), level, Sitter::person("Ada")));
    hand.plays("E5 A1 pass pass");
    hand.does(Command::Accept { seat: Color::White, dead: None });
    hand.does(Command::Dead { seat: Color::Black, place: Place::cell(0, 0) });
    hand.does(Command::Accept { seat: Color::Black, dead: None });
    assert_eq!(hand.result().unwrap(), "0-1 Counted ending-counted");
}

#[test]
fn a_count_that_was_left_is_come_back_to() {
    let mut hand = go("chinese");
    hand.plays("E5 A1 pass pass");
    hand.does(Command::TakeBack { seat: Color::White });
    assert!(hand.is_playing());
    hand.does(Command::Redo);
    assert_eq!(*hand.table.phase(), Phase::Counting);
    assert_eq!(hand.effects, [Effect::Count]);
    assert!(hand.is_kept());
}

#[test]
fn marks_that_were_not_seen_are_not_accepted() {
    let mut hand = apart();
    hand.plays("E5 A1 pass pass");
    hand.does(Command::Dead { seat: Color::Black, place: Place::cell(0, 0) });
    let unseen = Command::Accept { seat: Color::White, dead: Some(Vec::new()) };
    assert_eq!(hand.refused(unseen), "accept-other-marks");
    let seen = hand.table.dead().to_vec();
    hand.does(Command::Accept { seat: Color::White, dead: Some(seen) });
    assert!(hand.is_kept());
}
