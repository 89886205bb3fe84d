//! Which stones are proposed as dead at the end of a game.

use engine::go::propose_dead;
use game::Color;
use go::{Board, Point, Scoring, Size};

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
    let proposal = propose_dead(&board, Scoring::Area);
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

#[test]
fn a_race_that_whoever_begins_loses_is_left_alone() {
    check(
        "OX.OX.X..
         OX.OXXXXX
         OXXOX.X.X
         OOOXXXXXX
         .O.OOOOOO
         OOOO.O.O.
         OOOOOOOOO
         O.O.O.O.O
         .O.O.O.O.",
        false,
    );
}

#[test]
fn a_stone_is_not_dead_where_nobody_could_have_killed_it() {
    check("... .X. ...", false);
    check("..... ..... ..... ..... X....", false);
}

#[test]
fn bent_four_in_the_corner_is_dead_where_territory_counts() {
    for rows in [
        "....... ....... OOO.... xxO.... .xOOO.. OxxxO.. OO.xO..",
        "..Ox.OO ..OxxxO ..OOOx. ....Oxx ....OOO ....... .......",
    ] {
        let (board, dead) = board(rows);
        assert_eq!(propose_dead(&board, Scoring::Territory).dead, dead, "{board}");
    }
    let (by_area, _) = board("....... ....... OOO.... XXO.... .XOOO.. OXXXO.. OO.XO..");
    assert_eq!(propose_dead(&by_area, Scoring::Area).dead, []);
}
