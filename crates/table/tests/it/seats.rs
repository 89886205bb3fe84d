//! Seats that change hands.

use game::Color;
use table::{Command, Effect, Kind, Phase, Sitter, Spec};

use crate::hand::{Hand, against_level, people};

fn level(level: u8) -> Sitter {
    Sitter::Level { level }
}

fn sits(seat: Color, sitter: Sitter, from: Option<u32>) -> Command {
    Command::Seat { seat, sitter, from }
}

#[test]
fn a_game_waits_for_whoever_is_missing() {
    let spec = Spec { clock: "60".into(), ..Spec::new(Kind::chess(), Sitter::person("Ada"), Sitter::Nobody) };
    let mut hand = Hand::open(spec);
    hand.wait(1000);
    assert_eq!(hand.refused(hand.move_of("e4")), "table-waiting");
    hand.does(sits(Color::Black, Sitter::Person { name: "Bea".into(), screen: 1 }, None));
    assert_eq!(hand.left(Color::White), 60);
    hand.plays("e4");
    assert!(hand.is_kept());
}

#[test]
fn an_engine_takes_my_seat_and_gives_it_back() {
    let mut hand = Hand::open(against_level(2));
    hand.does(sits(Color::White, level(7), None));
    assert_eq!(hand.effects, [Effect::Ask { seat: Color::White, on: 0 }]);
    hand.does(Command::Undo);
    assert_eq!(hand.effects, [Effect::CallOff { seat: Color::White }]);
    assert_eq!(hand.table.seats().white, Sitter::person("Ada"));
    assert_eq!(hand.refused(Command::Undo), "undo-nothing");
    assert!(hand.is_kept());
}

#[test]
fn a_new_level_holds_from_the_next_move() {
    let mut hand = Hand::open(against_level(2));
    hand.plays("e4");
    hand.does(sits(Color::Black, level(9), None));
    let anew = [Effect::CallOff { seat: Color::Black }, Effect::Ask { seat: Color::Black, on: 1 }];
    assert_eq!(hand.effects, anew, "it is asked anew");
    assert_eq!(hand.table.seats().black, level(9));
}

#[test]
fn either_side_of_a_record_is_taken_over_at_any_move() {
    let mut spec = Spec::new(Kind::chess(), Sitter::Nobody, Sitter::Nobody);
    spec.record =
        Some("[White \"Anderssen\"]\n[Black \"Kieseritzky\"]\n\n1. e4 e5 2. f4 exf4 3. Bc4 1-0".into());
    let mut hand = Hand::open(spec);
    assert_eq!(*hand.table.phase(), Phase::Reviewing);
    hand.does(sits(Color::Black, Sitter::person("Bea"), Some(3)));
    hand.does(sits(Color::White, level(1), None));
    assert!(hand.is_playing());
    hand.plays("d5");
    let view = hand.table.view(hand.now);
    assert_eq!(view.tree.len(), 7, "the old line stays as a variation");
    assert_eq!(hand.table.seats().white, level(1));
    assert!(hand.is_kept());
}

#[test]
fn engines_run_by_themselves_pause_and_step() {
    let mut hand = Hand::open(Spec::new(Kind::chess(), level(1), level(2)));
    hand.plays("e4");
    assert_eq!(hand.effects, [Effect::Ask { seat: Color::Black, on: 1 }]);
    hand.does(Command::Pause);
    assert_eq!(hand.effects, [Effect::CallOff { seat: Color::Black }]);
    hand.does(Command::Step);
    assert_eq!(hand.effects, [Effect::Ask { seat: Color::Black, on: 1 }]);
    hand.plays("e5");
    assert_eq!(hand.effects, [], "one move and no more");
    assert_eq!(hand.refused(hand.move_of("d4")), "table-paused");
    hand.does(Command::Resume);
    assert_eq!(hand.effects, [Effect::Ask { seat: Color::White, on: 2 }]);
    assert!(hand.is_kept());
}

#[test]
fn what_waits_for_an_answer_is_asked_again_after_a_restart_of_the_program() {
    let mut hand = Hand::open(against_level(4));
    hand.plays("e4");
    assert_eq!(hand.revived().wake(), [Effect::Ask { seat: Color::Black, on: 1 }]);
}

#[test]
fn a_person_cannot_step_for_another() {
    let mut hand = Hand::open(people());
    hand.does(Command::Pause);
    assert_eq!(hand.refused(Command::Step), "step-not-now");
}

#[test]
fn a_seat_that_is_left_stops_the_clock_until_somebody_comes() {
    let mut hand = Hand::open(Spec { clock: "300".into(), ..people() });
    hand.plays("e4");
    hand.does(Command::Seat { seat: Color::Black, sitter: Sitter::Nobody, from: None });
    assert_eq!(*hand.table.phase(), Phase::Waiting);
    hand.wait(1_000);
    assert_eq!(hand.left(Color::Black), 300);
    hand.does(Command::Undo);
    assert!(hand.is_playing() && hand.is_kept());
}
