//! Two programs at one board, and their clocks.

use std::time::{Duration, Instant};

use game::{ByColor, Color};
use go::{Rules, Size};
use players::{
    opponent::Opponent,
    pairing::{Finish, Pairing},
};

use crate::listener::{PATIENCE, everything, listener};

fn pairing(time: &str) -> Pairing {
    let (size, rules) = (Size::NINE, Rules::CHINESE);
    Pairing { size, rules, handicap: Vec::new(), time: time.parse().unwrap(), limit: PATIENCE }
}

/// A program that thinks for so many seconds about its only move, a pass.
fn thinker(seconds: &str) -> Opponent {
    let script = r#"
        while read id name words; do
            [ "$name" = genmove ] && sleep "$SECONDS_OF_THOUGHT"
            printf '=%s pass\n\n' "$id"
        done"#;
    let script = format!("SECONDS_OF_THOUGHT={seconds}; {script}");
    Opponent::start("sh", &["-c".to_owned(), script]).unwrap()
}

/// What a program heard, with `N` for what its clock showed, which began at so many seconds.
fn heard(program: &mut Opponent, seconds: u64) -> String {
    let all = everything(program);
    let mut words: Vec<&str> = all.split(' ').collect();
    let told = words.iter().position(|&word| word == "time_left").unwrap() + 2;
    let left: u64 = words[told].parse().unwrap();
    assert!(left <= seconds && left + PATIENCE.as_secs() >= seconds, "{all}");
    words[told] = "N";
    words.join(" ")
}

#[test]
fn each_program_is_told_its_time_and_before_each_move_what_is_left() {
    let mut sides = ByColor::new_with(|_| listener("time_settings time_left genmove"));
    let finish = pairing("600+25/300 canadian vs 300").play(&mut sides).unwrap();
    assert!(matches!(finish, Finish::Passed(_)), "{finish:?}");
    assert_eq!(
        heard(&mut sides.black, 300),
        "boardsize 9; clear_board ; komi 7.5; time_settings 300 0 0; time_left black N 0; genmove black; \
        play white pass;"
    );
    assert_eq!(
        heard(&mut sides.white, 600),
        "boardsize 9; clear_board ; komi 7.5; time_settings 600 300 25; play black pass; \
        time_left white N 0; genmove white;"
    );
}

#[test]
fn without_a_limit_nothing_is_told_of_time() {
    let mut sides = ByColor::new_with(|_| listener("time_settings time_left genmove"));
    let finish = pairing("-").play(&mut sides).unwrap();
    assert!(matches!(finish, Finish::Passed(_)), "{finish:?}");
    assert!(!everything(&mut sides.black).contains("time"));
}

#[test]
fn whose_flag_falls_has_lost_at_once() {
    for (black, white, loser) in [("20", "0", Color::Black), ("0", "20", Color::White)] {
        let mut sides = ByColor { white: thinker(white), black: thinker(black) };
        let begun = Instant::now();
        let finish = pairing("3").play(&mut sides).unwrap();
        assert!(matches!(finish, Finish::Flagged(color) if color == loser), "{finish:?}");
        assert!(begun.elapsed() < Duration::from_secs(15), "{:?}", begun.elapsed());
    }
}

#[test]
fn a_move_within_an_overtime_keeps_the_flag_up() {
    let mut sides = ByColor { white: thinker("0"), black: thinker("0.3") };
    let finish = pairing("0.1+3x10").play(&mut sides).unwrap();
    assert!(matches!(finish, Finish::Passed(_)), "{finish:?}");
}
