//! The count of finished games, and what lives for certain.

use game::{Color, Position as _};
use go::{Marking, Owner, Point, Points, Position, Rules, Size, Tax, unconditional};

use crate::diagram;

fn level(rules: Rules) -> Rules {
    Rules { komi: Points::ZERO, ..rules }
}

fn finished(rows: &str, rules: Rules) -> Position {
    diagram(rows, Color::Black, level(rules))
}

fn point(text: &str) -> Point {
    text.parse().unwrap()
}

#[test]
fn area_counts_stones_and_territory_counts_prisoners() {
    let rows = "
        ..XO.
        ..XO.
        ..XO.
        XXXO.
        ...XO";
    assert_eq!(finished(rows, Rules::CHINESE).score().to_string(), "B+7");
    let japanese = finished(rows, Rules::JAPANESE).score();
    // The stone on D1 must be connected at C1 in the end.
    assert_eq!(japanese.territory.black, 8);
}

#[test]
fn dead_stones_count_twice_under_territory() {
    let rows = "
        .OX..
        ..X..
        XXX..
        .....
        .....";
    let position = finished(rows, Rules::JAPANESE);
    let score = position.score_without(&[point("B5")]);
    assert_eq!(score.to_string(), "B+21");
    assert_eq!(score.owner(point("B5")), Owner::Side(Color::Black));
    assert_eq!(score.dead, [point("B5")]);
    assert_eq!(position.score_without(&[point("B5")]).prisoners.black, 1);
}

#[test]
fn two_eyes_are_unconditional_life() {
    let rows = "
        .X.XO
        XXXXO
        OOOOO
        .....
        .....";
    let position = finished(rows, Rules::CHINESE);
    let life = unconditional(position.board(), Color::Black);
    assert_eq!(life.alive.len(), 6);
    assert_eq!(life.territory, [point("A5"), point("C5")]);
    assert!(unconditional(position.board(), Color::White).alive.is_empty());
}

/// Each side has an eye, White's is larger; two points are shared.
const SEKI: &str = "
    .XX.OO..
    XXX.OOOO";

#[test]
fn eyes_in_seki_count_by_area_and_not_by_japanese_rules() {
    assert_eq!(finished(SEKI, Rules::CHINESE).score().to_string(), "W+2");
    let japanese = finished(SEKI, Rules::JAPANESE).score();
    assert_eq!(japanese.to_string(), "0");
    assert!(japanese.is_in_seki(point("B2")) && japanese.is_in_seki(point("H1")));
    assert_eq!(japanese.owner(point("A2")), Owner::Nobody);
    assert_eq!(japanese.owner(point("D1")), Owner::Nobody);
}

#[test]
fn stones_on_an_open_board_are_in_no_seki() {
    let rows = "
        .....
        .X.O.
        .....
        .X.O.
        .....";
    let score = finished(rows, Rules::JAPANESE).score();
    assert!(!score.is_in_seki(point("B4")) && !score.is_in_seki(point("D2")));
}

#[test]
fn a_territory_without_shared_points_is_no_seki() {
    let rows = "
        ..XO..
        XXXOOO";
    let score = finished(rows, Rules::JAPANESE).score();
    assert_eq!((score.territory.black, score.territory.white), (2, 2));
    assert!(!score.is_in_seki(point("C2")));
}

#[test]
fn the_group_tax_takes_two_points_of_each_group() {
    let rules = Rules { tax: Tax::All, ..Rules::CHINESE };
    let rows = "
        ..XO.X
        XXXOOX
        OOOOXX
        XXXXX.";
    let score = finished(rows, rules).score();
    assert_eq!(score.territory.black, 0);
    let plain = finished(rows, Rules::CHINESE).score();
    assert_eq!(plain.territory.black, 3);
}

#[test]
fn stones_dead_as_bent_four_are_taken_off_when_they_are_marked() {
    let rows = "
        OO.XXX
        X.XX.X
        XXXXXX
        ......";
    let position = finished(rows, Rules::JAPANESE);
    let dead = position.score_without(&[point("A4")]);
    assert_eq!(dead.prisoners.black, 2);
    assert_eq!(dead.owner(point("A4")), Owner::Side(Color::Black));
}

#[test]
fn points_outside_the_game_are_nobodys_and_keep_their_neighbours_alive() {
    let rows = "
        #X.O
        XXOO
        ..O.";
    let position = finished(rows, Rules::CHINESE);
    assert_eq!(position.score().owner(point("A3")), Owner::Outside);
    assert_eq!(position.board().liberties(point("B3")), 4);
    assert_eq!(unconditional(position.board(), Color::Black).alive.len(), 3);
}

#[test]
fn dead_stones_are_marked_only_where_a_pass_may_leave_them() {
    let passed = |rules: Rules| {
        let mut position = Position::new(Size::NINE, rules);
        for text in ["E5", "A1", "pass", "pass", "pass"] {
            if !position.is_over() {
                position.apply(text.parse().unwrap());
            }
        }
        position
    };
    for rules in [Rules::CHINESE, Rules::JAPANESE, Rules::AGA, Rules::NEW_ZEALAND, Rules::ING] {
        assert!(Marking::new(&passed(rules)).is_some(), "{rules}");
    }
    assert!(Marking::new(&passed(Rules::TROMP_TAYLOR)).is_none());
    let harsh = Rules { friendly_pass: false, ..Rules::JAPANESE };
    assert!(Marking::new(&passed(harsh)).is_some(), "taking them would cost points");
}

#[test]
fn margins_keep_the_fractions_of_a_komi() {
    let mut position = finished("..XO..", Rules::CHINESE);
    position.set_komi(Points::nearest(0.25).unwrap());
    assert_eq!(position.score().to_string(), "W+0.25");
    position.set_komi(Points::nearest(-0.3).unwrap());
    assert_eq!(position.score().to_string(), "B+0.3");
}
