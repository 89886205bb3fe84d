//! Ko, superko, suicide, passes: examples with names.

use game::{Color, DrawPolicy, Game, Message, Position as _, Show, Verdict};
use go::{Forbidden, Ko, Move, Point, Position, Rules, Setup, Size};

use crate::diagram;

fn point(text: &str) -> Point {
    text.parse().unwrap()
}

fn play(text: &str) -> Move {
    text.parse().unwrap()
}

fn played(mut position: Position, moves: &str) -> Position {
    for text in moves.split_whitespace() {
        let mv = position.parse(text).unwrap_or_else(|why| panic!("{text}: {why}\n{position:?}"));
        position.apply(mv);
    }
    position
}

fn refusal(position: &Position, text: &str) -> Message {
    position.parse(text).unwrap_err()
}

const KO: &str = "
    .XO.
    X.XO
    .XO.
    ....";

#[test]
fn a_ko_cannot_be_taken_back_at_once() {
    let position = played(diagram(KO, Color::White, Rules::JAPANESE), "B3");
    assert_eq!(position.forbids(play("C3")), Some(Forbidden::Ko));
    assert_eq!(refusal(&position, "C3").to_string(), "stone-ko (point: C3)");
    let later = played(position, "A1 D1");
    assert_eq!(later.forbids(play("C3")), None);
}

#[test]
fn a_pass_lifts_a_simple_ko_and_not_a_superko() {
    let simple = played(diagram(KO, Color::White, Rules::JAPANESE), "B3 pass pass");
    assert!(simple.is_over());
    // White takes and passes besides, so that Black is to move and no ko is fresh.
    let passed = |rules: Rules| {
        let mut position = played(diagram(KO, Color::White, rules), "B3");
        position.apply_as(Color::White, Move::Pass);
        position
    };
    assert_eq!(passed(Rules::JAPANESE).forbids(play("C3")), None);
    assert_eq!(passed(Rules::TROMP_TAYLOR).forbids(play("C3")), Some(Forbidden::Superko(0)));
}

#[test]
fn suicide_is_refused_or_kills_several_stones_but_never_one() {
    let board = "
        .OX.
        OOX.
        XXX.
        ....";
    let forbidden = diagram(board, Color::White, Rules::CHINESE);
    assert_eq!(forbidden.forbids(play("A4")), Some(Forbidden::Suicide));
    let allowed = diagram(board, Color::White, Rules::NEW_ZEALAND);
    assert_eq!(allowed.forbids(play("A4")), None);
    let after = played(allowed, "A4");
    assert_eq!(after.prisoners().black, 4);
    assert_eq!(after.board().stone(point("B4")), None);
    let alone = diagram(".X\nX.", Color::White, Rules::NEW_ZEALAND);
    assert_eq!(alone.forbids(play("A2")), Some(Forbidden::Suicide));
}

#[test]
fn two_passes_end_the_game_and_an_edit_of_the_turn_resumes_it() {
    let mut game = Game::new(Position::new(Size::NINE, Rules::CHINESE));
    game.play(Move::Pass).unwrap();
    game.play(Move::Pass).unwrap();
    assert_eq!(game.outcome().unwrap().verdict, Verdict::Win(Color::White));
    assert_eq!(game.play(play("C3")).unwrap_err().id(), "move-game-over");
    game.edit(game::Edit::turn(Color::Black)).unwrap();
    assert_eq!(game.outcome(), None);
    game.play(play("C3")).unwrap();
}

#[test]
fn white_passes_last_and_each_pass_costs_a_stone() {
    let position = played(Position::new(Size::NINE, Rules::AGA), "E5 pass pass");
    assert!(!position.is_over(), "black passed last");
    let over = played(position, "pass");
    assert!(over.is_over());
    assert_eq!((over.prisoners().black, over.prisoners().white), (2, 1));
}

#[test]
fn the_first_pass_takes_the_button() {
    let rules = Rules { button: true, komi: go::Points::ZERO, ..Rules::TROMP_TAYLOR };
    let taken = played(Position::new(Size::NINE, rules), "pass");
    assert_eq!(taken.button(), Some(Color::Black));
    let passed = played(taken, "pass");
    assert!(!passed.is_over(), "taking the button is no pass");
    let over = played(passed, "pass");
    assert!(over.is_over());
    assert_eq!(over.score().to_string(), "B+0.5");
}

#[test]
fn refusals_name_the_point_and_the_reason() {
    let position = played(Position::new(Size::NINE, Rules::CHINESE), "E5");
    assert_eq!(refusal(&position, "E5").to_string(), "stone-occupied (color: black, point: E5)");
    assert_eq!(refusal(&position, "K1").to_string(), "stone-off-board (size: 9x9, point: K1)");
    assert_eq!(refusal(&position, "I5").id(), "move-not-a-point");
}

#[test]
fn a_set_up_without_liberties_is_refused() {
    let mut setup = Setup::new(Size::square(2).unwrap(), Rules::CHINESE);
    for text in ["A1", "A2", "B1", "B2"] {
        setup.set(point(text), Some(go::Occupant::Stone(Color::Black)));
    }
    let error = Position::try_from(setup).unwrap_err();
    assert_eq!(error.to_string(), "the black stone on A1 has no liberty");
}

/// Black can take the first and the third ko, White the second.
const TRIPLE_KO: &str = "
    .XO..XO..XO.
    XO.OX.XOXO.O
    .XO..XO..XO.
    ............";
/// Round through all three: Black to move again in the first position.
const ROUND: &str = "C3 F3 L3 B3 G3";

fn with_ko(ko: Ko) -> Rules {
    Rules { ko, ..Rules::JAPANESE }
}

#[test]
fn a_triple_ko_ends_a_japanese_game_without_a_result() {
    let start = diagram(TRIPLE_KO, Color::Black, Rules::JAPANESE);
    let mut game = Game::with_policy(start.clone(), DrawPolicy::Claimed);
    let mut go_round = || {
        for text in ROUND.split_whitespace().chain(["K3"]) {
            let mv = game.position().parse(text).unwrap();
            game.play(mv).unwrap();
        }
        assert_eq!(game.position().board().key(), start.board().key());
        (game.claim().ok(), game.outcome())
    };
    // Only now a point is forbidden by ko, as it will be after each round.
    assert_eq!(go_round(), (None, None));
    let (claim, outcome) = go_round();
    assert_eq!((claim.unwrap().verdict, outcome), (Verdict::NoResult, None));
    // Black's first capture makes a position for the third time.
    game.play(play("C3")).unwrap();
    assert_eq!(game.outcome().unwrap().verdict, Verdict::NoResult);
}

#[test]
fn superko_forbids_the_last_move_of_a_triple_ko() {
    let last = |ko: Ko| played(diagram(TRIPLE_KO, Color::Black, with_ko(ko)), ROUND);
    assert_eq!(last(Ko::Positional).forbids(play("K3")), Some(Forbidden::Superko(0)));
    assert_eq!(last(Ko::Situational).forbids(play("K3")), Some(Forbidden::Superko(0)));
    // Nobody's play had made the first position.
    assert_eq!(last(Ko::Natural).forbids(play("K3")), None);
    let later = played(last(Ko::Natural), "K3");
    assert_eq!(later.forbids(play("C3")), Some(Forbidden::Superko(1)));
    assert_eq!(refusal(&later, "C3").to_string(), "stone-superko (move: 1, point: C3)");
    assert_eq!(refusal(&last(Ko::Positional), "K3").id(), "stone-superko-start");
}

/// Black sends two stones into the corner, White takes them, Black takes one back.
const SENDING_TWO: &str = "
    ......
    ......
    OOX...
    .X.X..";

#[test]
fn sending_two_returning_one_is_positional_superko_at_once() {
    let taken = |ko: Ko| played(diagram(SENDING_TWO, Color::Black, with_ko(ko)), "A1 C1");
    assert_eq!(taken(Ko::Simple).forbids(play("B1")), None);
    assert_eq!(taken(Ko::Positional).forbids(play("B1")), Some(Forbidden::Superko(0)));
    // White was not to move when these stones stood.
    assert_eq!(taken(Ko::Situational).forbids(play("B1")), None);
    assert_eq!(taken(Ko::Natural).forbids(play("B1")), None);
}

#[test]
fn sending_two_again_is_situational_superko_after_a_pass() {
    for ko in [Ko::Situational, Ko::Natural] {
        let again = played(diagram(SENDING_TWO, Color::Black, with_ko(ko)), "A1 C1 B1 pass");
        assert_eq!(again.forbids(play("A1")), Some(Forbidden::Superko(1)), "{ko:?}");
    }
    let simple = played(diagram(SENDING_TWO, Color::Black, with_ko(Ko::Simple)), "A1 C1 B1 pass A1 C1 B1");
    assert_eq!(simple.prisoners().white, 4);
}

#[test]
fn situational_superko_counts_positions_that_a_pass_had_made() {
    // Black's stone, a pass, and the same stones would stand again with White to move.
    let position = played(diagram(SENDING_TWO, Color::White, with_ko(Ko::Situational)), "pass A1 C1");
    assert_eq!(position.forbids(play("B1")), Some(Forbidden::Superko(0)));
    let natural = played(diagram(SENDING_TWO, Color::White, with_ko(Ko::Natural)), "pass A1 C1");
    assert_eq!(natural.forbids(play("B1")), None);
}

/// Eternal life (chōsei): Black gives two stones, White takes them, Black takes two back,
/// White throws in again, and nobody has taken a ko.
const ETERNAL_LIFE: &str = "
    XX.....
    .XXX...
    OOOXXX.
    O.X.OX.";
const CYCLE: [&str; 4] = ["B1", "D1", "C1", "E1"];

#[test]
fn eternal_life_takes_two_stones_of_each_side_in_a_round() {
    let start = diagram(ETERNAL_LIFE, Color::Black, Rules::JAPANESE);
    let round = played(start.clone(), &CYCLE.join(" "));
    assert_eq!(round.key(), start.key());
    assert_eq!((round.prisoners().black, round.prisoners().white), (2, 2));
}

#[test]
fn eternal_life_ends_without_a_result_where_no_superko_forbids_it() {
    for rules in [Rules::JAPANESE, Rules::KOREAN, with_ko(Ko::Simple)] {
        let mut game = Game::with_policy(diagram(ETERNAL_LIFE, Color::Black, rules), DrawPolicy::Claimed);
        let mut go_round = || {
            for text in CYCLE {
                game.play(play(text)).unwrap();
            }
            (game.claim().ok(), game.outcome())
        };
        let (claim, outcome) = go_round();
        assert_eq!((claim.unwrap().verdict, outcome), (Verdict::NoResult, None));
        let (_, outcome) = go_round();
        assert_eq!(outcome.unwrap().verdict, Verdict::NoResult);
    }
}

#[test]
fn every_superko_ends_eternal_life() {
    let last = |rules: Rules| played(diagram(ETERNAL_LIFE, Color::Black, rules), "B1 D1 C1");
    for rules in [Rules::CHINESE, Rules::AGA, Rules::NEW_ZEALAND, Rules::TROMP_TAYLOR, Rules::ING] {
        assert_eq!(last(rules).forbids(play("E1")), Some(Forbidden::Superko(0)), "{rules}");
    }
    // No stone of White's had made the first position, so the round goes on for a move.
    let natural = last(with_ko(Ko::Natural));
    assert_eq!(natural.forbids(play("E1")), None);
    assert_eq!(played(natural, "E1").forbids(play("B1")), Some(Forbidden::Superko(1)));
}

#[test]
fn natural_superko_asks_whose_stone_made_a_position() {
    // Black plays twice in a row, so that his own stone left him to move in the round.
    let last = |ko: Ko| {
        let before = "
            XX.....
            .XXX...
            OOOXXX.
            O...OX.";
        let mut position = diagram(before, Color::Black, with_ko(ko));
        position.apply_as(Color::Black, play("C1"));
        position.apply_as(Color::Black, play("B1"));
        played(position, "D1 C1")
    };
    assert_eq!(last(Ko::Situational).forbids(play("E1")), Some(Forbidden::Superko(1)));
    assert_eq!(last(Ko::Natural).forbids(play("E1")), None);
}
