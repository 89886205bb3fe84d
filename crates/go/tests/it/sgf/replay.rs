//! Main lines under other rules than their own.

use game::{Color, Position as _};
use go::Rules;

use super::one;

fn replayed(text: &str, rules: Rules) -> (String, Vec<String>) {
    let replay = one(text).replay(rules).unwrap();
    (replay.end.score().to_string(), replay.refused.iter().map(ToString::to_string).collect())
}

#[test]
fn passes_cost_stones_under_the_rules_that_ask_for_them() {
    let text = |rules: &str| format!("(;SZ[5]RU[{rules}]AB[ca:ce]PL[W];W[];B[];W[])");
    let without = Rules { komi: go::Points::ZERO, ..Rules::JAPANESE };
    assert_eq!(replayed(&text("AGA"), without).0, "B+20");
    let with = Rules { pass_stones: true, ..without };
    assert_eq!(replayed(&text("Japanese"), with).0, "B+21");
}

#[test]
fn the_button_is_taken_under_the_rules_that_have_it() {
    let text = "(;SZ[5]RU[Chinese]AB[ca:ce]PL[B];B[];W[])";
    let rules = Rules { komi: go::Points::ZERO, button: true, ..Rules::CHINESE };
    assert_eq!(replayed(text, rules).0, "B+25.5");
}

#[test]
fn moves_that_only_the_new_rules_forbid_are_told_and_put() {
    let ko = "(;SZ[5]RU[Japanese]AB[ba][ab][bc]AW[ca][bb][db][cc]PL[B];B[cb];W[];B[];W[bb])";
    let replay = one(ko).replay(Rules::CHINESE).unwrap();
    let told: Vec<String> = replay.refused.iter().map(ToString::to_string).collect();
    assert_eq!(told, ["white cannot play B4: it repeats the position at the start"]);
    assert_eq!((replay.end.turn(), replay.end.prisoners().white), (Color::Black, 1));
    assert_eq!(replay.end.setup().points, one(ko).end().unwrap().setup().points);
    let suicide = one("(;SZ[5]RU[NZ]AB[ba][bb][ac]AW[aa]PL[W];W[ab])");
    let replay = suicide.replay(Rules::JAPANESE).unwrap();
    assert_eq!(replay.refused[0].to_string(), "white cannot play A4: the stone would have no liberty");
    assert_eq!((suicide.problems.len(), replay.end.prisoners().black), (0, 2));
}

#[test]
fn moves_that_only_the_old_rules_forbid_are_played() {
    let game = one("(;SZ[5]RU[Japanese]AB[ba][bb][ac]AW[aa]PL[W];W[ab];B[ee])");
    assert_eq!(game.problems.len(), 1);
    let replay = game.replay(Rules::NEW_ZEALAND).unwrap();
    assert_eq!((replay.refused.len(), replay.end.prisoners().black), (0, 2));
}

#[test]
fn under_its_own_rules_a_line_ends_as_it_does() {
    for text in [
        "(;SZ[9]RU[AGA]KM[7.5]HA[2]AB[cc][gg];W[ee];B[];W[];B[];W[])",
        "(;SZ[9]RU[Japanese];B[aa];B[bb];AW[cc];PL[W];B[dd];W[];W[])",
        "(;SZ[9]RU[Chinese];B[aa];W[];B[];W[bb];B[bb])",
    ] {
        let game = one(text);
        let rules = *game.start().unwrap().rules();
        let (own, end) = (game.replay(rules).unwrap().end, game.end().unwrap());
        assert_eq!((own.board(), own.prisoners(), own.turn()), (end.board(), end.prisoners(), end.turn()));
    }
}
