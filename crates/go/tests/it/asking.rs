//! What a board says of a stone before it is played, beside what it says after.

use game::Color;
use go::{Board, Point, Size};
use testkit::Dice;

/// Calls for each vacant point and both sides, over random games on some boards.
fn each_stone(mut call: impl FnMut(&mut Board, Point, Color)) {
    let mut dice = Dice::new(19);
    for (files, ranks) in [(2, 2), (5, 1), (4, 6), (9, 9)] {
        let size = Size::new(files, ranks).unwrap();
        let mut board = Board::new(size);
        for number in 0..300 {
            let vacant: Vec<Point> = size.points().filter(|&point| board.is_vacant(point)).collect();
            for &point in &vacant {
                call(&mut board, point, Color::Black);
                call(&mut board, point, Color::White);
            }
            if let Some(&point) = dice.pick(&vacant) {
                board.play(point, Color::from_white(number % 2 == 0));
            }
        }
    }
}

#[test]
fn liberties_are_known_before_a_stone_is_played() {
    let mut exact = 0;
    each_stone(|board, point, color| {
        let (before, takes) = (board.liberties_after(point, color), board.would_take(point, color));
        let undo = board.play(point, color);
        let after = board.liberties(point) as u32;
        if takes == 0 {
            assert_eq!(before, after, "{point} {color} {board:?}");
            exact += 1;
        } else {
            assert!((1..=after).contains(&before), "{point} {color} {board:?}");
        }
        board.take_back(&undo);
    });
    assert!(exact > 10_000, "only {exact} stones");
}

#[test]
fn the_last_liberty_is_the_only_one() {
    let mut found = 0;
    each_stone(|board, point, color| {
        let undo = board.play(point, color);
        let liberties = board.liberty_points(point);
        let only = if let [only] = liberties[..] { Some(only) } else { None };
        assert_eq!(board.last_liberty(point), only, "{point} {board:?}");
        found += u32::from(only.is_some());
        board.take_back(&undo);
    });
    assert!(found > 1_000, "only {found} chains");
}

#[test]
fn a_random_point_is_one_that_was_accepted() {
    let size = Size::NINE;
    let mut board = Board::new(size);
    let mut dice = Dice::new(3);
    let in_corner = |_: &Board, point: Point| point.file < 2 && point.rank < 2;
    let mut seen = Vec::new();
    for _ in 0..100 {
        let point = board.random_point(Color::Black, |bound| dice.below(bound as usize) as u32, in_corner);
        seen.extend(point.filter(|point| !seen.contains(point)));
    }
    assert_eq!(seen.len(), 4, "{seen:?}");
    assert_eq!(board.random_point(Color::Black, |_| 0, |_, _| false), None);
}
