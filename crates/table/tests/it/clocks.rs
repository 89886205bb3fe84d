//! Clocks with the game.

use game::Color;
use table::{Command, Spec};

use crate::hand::{Hand, apart, people};

fn timed(clock: &str) -> Spec {
    Spec { clock: clock.to_owned(), ..people() }
}

#[test]
fn the_clock_runs_from_the_beginning_and_changes_sides() {
    let mut hand = Hand::open(timed("5m+3s"));
    hand.wait(10).plays("e4");
    assert_eq!((hand.left(Color::White), hand.left(Color::Black)), (293, 300));
    hand.wait(20);
    assert_eq!((hand.left(Color::White), hand.left(Color::Black)), (293, 280));
    assert!(hand.is_kept());
}

#[test]
fn a_fallen_flag_ends_the_game_at_once() {
    let mut hand = Hand::open(timed("60"));
    hand.wait(10).plays("e4");
    assert_eq!(hand.table.flag_falls_at(), Some(hand.now + std::time::Duration::from_mins(1)));
    hand.wait(60).does(Command::Tick);
    assert_eq!(hand.result().unwrap(), "1-0 Flagged ending-flagged");
    assert_eq!(hand.left(Color::Black), 0);
    assert_eq!(hand.table.flag_falls_at(), None);
}

#[test]
fn a_move_that_comes_after_the_flag_is_not_played() {
    let mut hand = Hand::open(timed("60"));
    hand.wait(61);
    let late = hand.move_of("e4");
    hand.does(late);
    assert_eq!(hand.result().unwrap(), "0-1 Flagged ending-flagged");
    assert_eq!(hand.cursor(), 0);
}

#[test]
fn a_flag_falls_to_a_draw_where_the_other_side_cannot_win() {
    let mut spec = timed("60");
    spec.kind = table::Kind::Chess {
        variant: "chess".into(),
        boards: None,
        sections: None,
        start: Some("7k/8/8/8/8/8/8/KQ6 w - - 0 1".into()),
    };
    let mut hand = Hand::open(spec);
    hand.wait(60).does(Command::Tick);
    assert_eq!(hand.result().unwrap(), "1/2-1/2 Flagged ending-flagged-draw");
}

#[test]
fn a_take_back_restores_the_clocks_of_that_moment() {
    let mut hand = Hand::open(timed("300"));
    hand.wait(10).plays("e4");
    hand.wait(20).plays("e5");
    hand.wait(30);
    hand.does(Command::TakeBack { seat: Color::Black });
    assert_eq!((hand.left(Color::White), hand.left(Color::Black)), (290, 300));
    hand.wait(5);
    assert_eq!((hand.left(Color::White), hand.left(Color::Black)), (290, 295));
    assert!(hand.is_kept());
}

#[test]
fn a_pause_stops_the_clocks_of_a_local_game_only() {
    let mut hand = Hand::open(timed("300"));
    hand.wait(10).does(Command::Pause);
    hand.wait(1000);
    assert_eq!(hand.left(Color::White), 290);
    assert_eq!(hand.refused(hand.move_of("e4")), "table-paused");
    hand.does(Command::Resume);
    hand.wait(5).plays("e4");
    assert_eq!(hand.left(Color::White), 285);
    assert!(hand.is_kept());

    let mut hand = Hand::open(apart());
    assert_eq!(hand.refused(Command::Pause), "pause-remote");
}

#[test]
fn unequal_times_of_several_periods_are_kept_for_each_side() {
    let mut hand = Hand::open(timed("2/60:30 vs 10+1"));
    hand.wait(5).plays("e4");
    hand.wait(3).plays("e5");
    assert_eq!((hand.left(Color::White), hand.left(Color::Black)), (55, 8));
    hand.wait(5).plays("d4");
    assert_eq!(hand.left(Color::White), 80, "the second period has begun");
}

#[test]
fn without_a_clock_the_time_used_is_counted() {
    let mut hand = Hand::open(people());
    hand.wait(7).plays("e4");
    hand.wait(3);
    let clocks = hand.table.view(hand.now).clocks;
    assert_eq!((clocks.white.used, clocks.black.used), (7000, 3000));
    assert_eq!(clocks.white.left, None);
}
