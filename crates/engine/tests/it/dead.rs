//! Which stones are proposed as dead at the end of a game.

use engine::go::propose_dead;
use game::Color;
use go::{Board, Point, Size};

/// A board from its rows: `X` black, `O` white, and the same small for stones that are dead.
fn board(rows: &str) -> (Board, Vec<Point>) {
    let rows: Vec<&str> = rows.split_whitespace().rev().collect();
    let size = Size::new(rows[0].len() as u32, rows.len() as u32).unwrap();
    let mut board = Board::new(size);
    let mut dead = Vec::new();
    for point in size.points() {
        let sign = char::from(rows[usize::from(point.rank)].as_bytes()[usize::from(point.file)]);
        let color = match sign.to_ascii_uppercase() {
            'X' => Color::Black,
            'O' => Color::White,
            _ => continue,
        };
        board.play(point, color);
        dead.extend(sign.is_ascii_lowercase().then_some(point));
    }
    (board, dead)
}

fn check(rows: &str, is_certain: bool) {
    let (board, dead) = board(rows);
    let proposal = propose_dead(&board);
    assert_eq!(proposal.dead, dead, "{board}");
    assert_eq!(proposal.is_certain, is_certain, "{board}");
}

#[test]
fn unconditional_life_is_certain() {
    check(".X.XO.O. XXXXOOOO", true);
    check(".X.Xo.XO.O. XXXXXXXOOOO", true);
}

#[test]
fn a_stone_alone_in_a_closed_area_is_dead() {
    check(
        ".........
         ......o..
         .........
         XXXXXXXXX
         OOOOOOOOO
         .........
         ..x......
         .........
         .........",
        false,
    );
}

#[test]
fn stones_that_cannot_run_are_dead() {
    check(
        ".........
         .........
         ...XX.XXX
         X.Xo..XOX
         OXXoXXOOO
         OOOXXOO..
         ..OOO....
         .........
         .........",
        false,
    );
}

#[test]
fn stones_in_seki_are_left_alone() {
    check(
        ".X.XO.XO.O.
         XXXXO.XOOOO",
        false,
    );
}

#[test]
fn a_group_in_seki_with_one_eye_each_is_left_alone() {
    check(
        ".X.XOO.XXXO.O.
         XXXXO.OX.XOOOO
         XXXXOOOXXXOOOO",
        false,
    );
}

#[test]
fn an_empty_board_has_nothing_dead() {
    check(". .", true);
}
