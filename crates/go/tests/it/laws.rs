//! The laws of every game, on boards and rules of all kinds.

use go::{Ko, Occupant, Point, Position, Rules, Setup, Size};
use testkit::Laws;

fn size(files: u32, ranks: u32) -> Size {
    Size::new(files, ranks).unwrap()
}

#[test]
fn every_ko_rule_with_and_without_suicide() {
    for ko in [Ko::Simple, Ko::Positional, Ko::Situational, Ko::Natural] {
        for suicide in [false, true] {
            let rules = Rules { ko, suicide, ..Rules::TROMP_TAYLOR };
            for (files, ranks) in [(1, 1), (2, 1), (2, 2), (3, 3), (5, 2), (4, 5)] {
                let laws = Laws::of(Position::new(size(files, ranks), rules)).games(30).plies(60);
                laws.past_matters().check();
            }
        }
    }
}

#[test]
fn every_named_set_on_usual_boards() {
    let sets = [
        Rules::JAPANESE,
        Rules::CHINESE,
        Rules::AGA,
        Rules::NEW_ZEALAND,
        Rules::TROMP_TAYLOR,
        Rules::ING,
        Rules { button: true, ..Rules::AGA },
    ];
    for rules in sets {
        Laws::of(Position::new(Size::NINE, rules)).games(3).plies(120).past_matters().check();
    }
    Laws::of(Position::new(Size::NINETEEN, Rules::CHINESE)).games(1).plies(60).past_matters().check();
    Laws::of(Position::new(size(25, 25), Rules::CHINESE)).games(1).plies(20).past_matters().check();
}

#[test]
fn a_position_built_anew_equals_the_one_played_to() {
    // A ko and passes are not part of a set-up: they are played again by a pass of each.
    let rules = Rules { ko: Ko::Simple, suicide: true, ..Rules::TROMP_TAYLOR };
    let mut position = Position::new(size(4, 4), rules);
    let mut dice = testkit::Dice::new(5);
    for _ in 0..2000 {
        use game::Position as _;
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let Some(&mv) = dice.pick(&moves) else {
            position = position.with_turn(position.turn());
            continue;
        };
        position.apply(mv);
        let calm = position.with_turn(position.turn());
        let anew = Position::try_from(calm.setup()).unwrap();
        assert_eq!(anew.key(), calm.key());
        assert_eq!(anew.board(), calm.board());
        for point in position.size().points() {
            assert_eq!(
                anew.board().liberty_points(point),
                calm.board().liberty_points(point),
                "{position:?}"
            );
        }
    }
}

#[test]
fn points_outside_the_game() {
    let mut setup = Setup::new(size(5, 4), Rules::TROMP_TAYLOR);
    for (file, rank) in [(0, 0), (4, 3), (2, 1)] {
        setup.set(Point::new(file, rank), Some(Occupant::Outside));
    }
    Laws::of(Position::try_from(setup).unwrap()).games(40).plies(80).past_matters().check();
}
