//! Commands in comments.

use std::time::Duration;

use chess::{
    Square,
    pgn::{self, Arrow, Evaluation, Mark, Paint, Score},
};

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

#[test]
fn clocks_are_read_and_set() {
    let mut comment = "good [%clk 1:02:03.5] move".to_owned();
    assert_eq!(pgn::clock(&comment), Some(Duration::from_millis(3_723_500)));
    pgn::set_clock(&mut comment, Some(Duration::from_secs(59)));
    assert_eq!(comment, "good [%clk 0:00:59] move");
    pgn::set_clock(&mut comment, None);
    assert_eq!(comment, "good move");
    pgn::set_elapsed(&mut comment, Some(Duration::from_secs(3661)));
    assert_eq!(comment, "[%emt 1:01:01] good move");
    assert_eq!(pgn::elapsed(&comment), Some(Duration::from_secs(3661)));
    assert_eq!(pgn::plain_text(&comment), "good move");
}

#[test]
fn evaluations_are_read_and_set() {
    let read = |text: &str| pgn::evaluation(text);
    let pawns = |score, depth| Some(Evaluation { score: Score::Centipawns(score), depth });
    assert_eq!(read("[%eval 0.17]"), pawns(17, None));
    assert_eq!(read("[%eval -1.5,20]"), pawns(-150, Some(20)));
    assert_eq!(read("[%eval +3]"), pawns(300, None));
    assert_eq!(read("[%eval #-3]"), Some(Evaluation { score: Score::Mate(-3), depth: None }));
    assert_eq!(read("[%eval x]"), None);
    let mut comment = String::new();
    pgn::set_evaluation(&mut comment, pawns(-5, Some(9)));
    assert_eq!(comment, "[%eval -0.05,9]");
    assert_eq!(read(&comment), pawns(-5, Some(9)));
}

#[test]
fn squares_and_arrows_are_read_and_set() {
    let mut comment = "[%csl Ga1,Rh8,Xe4][%cal Ye2e4, Bg1f3] look".to_owned();
    let marks = [
        Mark { paint: Paint::Green, square: square("a1") },
        Mark { paint: Paint::Red, square: square("h8") },
    ];
    let arrows = [
        Arrow { paint: Paint::Yellow, from: square("e2"), to: square("e4") },
        Arrow { paint: Paint::Blue, from: square("g1"), to: square("f3") },
    ];
    assert_eq!(pgn::marks(&comment), marks);
    assert_eq!(pgn::arrows(&comment), arrows);
    pgn::set_marks(&mut comment, &marks[..1]);
    pgn::set_arrows(&mut comment, &[]);
    assert_eq!(comment, "[%csl Ga1] look");
    assert_eq!(pgn::marks("[%csl é]"), []);
    assert_eq!(pgn::arrows("[%cal Géé]"), []);
}

#[test]
fn unfinished_commands_are_text() {
    assert_eq!(pgn::command("[%clk 0:01", "clk"), None);
    assert_eq!(pgn::plain_text("a [%clk 0:01"), "a [%clk 0:01");
    assert_eq!(pgn::command("[%clk]", "clk"), Some(""));
    assert_eq!(pgn::clock("[%clk ]"), None);
}
