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
fn an_eye_in_seki_counts_where_nothing_is_taxed() {
    let rules = Rules { tax: Tax::None, ..Rules::JAPANESE };
    let score = finished(SEKI, rules).score();
    assert_eq!((score.territory.black, score.territory.white), (1, 2));
}

#[test]
fn a_group_that_cannot_be_cut_off_at_a_neutral_point_is_in_no_seki() {
    let rows = "
        XXO.OOOOO
        .XOOO.O.O
        XXO.OOOOO
        ..OOOOOOO
        XXO.OXXXX
        XXOOOX.X.
        .XOOOXXXX
        XXOOOX.X.
        .XOO.XXXX";
    let score = finished(rows, Rules::JAPANESE).score();
    assert!(!score.is_in_seki(point("A7")), "{score}");
    assert_eq!(score.owner(point("A8")), Owner::Side(Color::Black));
    assert_eq!(score.owner(point("A6")), Owner::Nobody);
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

/// White can make four stones at any time, let them be taken and start a ko; Black cannot
/// start anything.
const BENT_FOUR: &str = "
    .......
    .......
    OOO....
    XXO....
    .XOOO..
    OXXXO..
    OO.XO..";

#[test]
fn bent_four_in_the_corner_is_dead_by_territory_as_it_stands() {
    let position = finished(BENT_FOUR, Rules::JAPANESE);
    let score = position.score_without(&[point("A4")]);
    assert_eq!(score.prisoners.white, 7);
    // All but her own twelve stones is White's territory, and she has seven prisoners.
    assert_eq!(score.to_string(), "W+44");
    assert_eq!(score.owner(point("C1")), Owner::Side(Color::White));
}

#[test]
fn bent_four_that_nobody_plays_out_lives_by_area() {
    let score = finished(BENT_FOUR, Rules::TROMP_TAYLOR).score();
    assert_eq!(score.to_string(), "W+33");
    assert_eq!(score.owner(point("A4")), Owner::Side(Color::Black));
    assert_eq!([point("C1"), point("A3")].map(|point| score.owner(point)), [Owner::Nobody; 2]);
    assert!(score.is_in_seki(point("A4")) && score.is_in_seki(point("A1")));
}

#[test]
fn bent_four_played_out_is_a_ko_for_life() {
    // White makes the four, Black takes them, White plays in the corner: a ko.
    let mut position = diagram(BENT_FOUR, Color::White, level(Rules::CHINESE));
    for text in ["C1", "A3", "B1", "A1"] {
        position.apply(text.parse().unwrap());
    }
    assert_eq!(position.board().stone(point("B1")), Some(Color::White));
    assert_eq!(position.prisoners().black, 4);
    position.apply("A2".parse().unwrap());
    assert_eq!(position.board().stone(point("A1")), None);
    assert_eq!(position.forbids("A1".parse().unwrap()), Some(go::Forbidden::Ko));
}

#[test]
fn stones_are_taken_back_under_those_that_were_taken() {
    let rows = "
        X.XOO
        XXXX.
        OOOOX
        O.OXX";
    let mut position = diagram(rows, Color::White, level(Rules::JAPANESE));
    for text in ["E3", "E2"] {
        position.apply(text.parse().unwrap());
    }
    assert_eq!((position.prisoners().black, position.prisoners().white), (3, 3));
    let score = position.score_without(&[point("A2")]);
    assert_eq!((score.territory.black, score.prisoners.black), (13, 9));
    assert_eq!(score.to_string(), "B+19");
    let mut by_area = diagram(rows, Color::White, level(Rules::TROMP_TAYLOR));
    for text in ["E3", "E2"] {
        by_area.apply(text.parse().unwrap());
    }
    assert_eq!(by_area.score().to_string(), "B+4");
}

#[test]
fn an_eye_beside_a_point_outside_the_game_is_no_certain_one() {
    // A white stone there can never be taken.
    let position = finished("#.X.#", Rules::CHINESE);
    assert!(unconditional(position.board(), Color::Black).alive.is_empty());
    let rows = "
        .X.X.#
        XXXXOX
        OOOOOO
        ......";
    let black = unconditional(finished(rows, Rules::CHINESE).board(), Color::Black);
    assert!(!black.territory.contains(&point("E4")), "{black:?}");
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
