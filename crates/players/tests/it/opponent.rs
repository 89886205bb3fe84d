//! What we tell a program, as the program hears it.

use std::time::Duration;

use game::{Clock, Color, TimeControl};
use go::{Rules, Size};
use players::opponent::Choice;

use crate::listener::{PATIENCE, heard, listener};

#[test]
fn rules_are_told_as_katago_understands_them() {
    let mut opponent = listener("kata-set-rules komi");
    opponent.begin(Size::NINE, &Rules::AGA).unwrap();
    assert_eq!(heard(&mut opponent), format!("kata-set-rules {}; komi 7.5", Rules::AGA.katago()));
    let mut simple = listener("komi");
    simple.begin(Size::NINE, &Rules::AGA).unwrap();
    assert_eq!(heard(&mut simple), "clear_board ; komi 7.5");
}

#[test]
fn times_are_told_in_the_best_words_that_are_known() {
    let told = |commands: &str, control: &str| {
        let control: TimeControl = control.parse().unwrap();
        let mut opponent = listener(commands);
        opponent.set_time(&control, Color::Black).unwrap();
        heard(&mut opponent).trim_start_matches(';').trim_start().to_owned()
    };
    assert_eq!(told("time_settings", "600+5x30"), "time_settings 600 30 1");
    assert_eq!(told("time_settings kgs-time_settings", "600+5x30"), "kgs-time_settings byoyomi 600 30 5");
    assert_eq!(
        told("kata-time_settings kgs-time_settings", "600+5x30"),
        "kata-time_settings byoyomi 600 30 5"
    );
    assert_eq!(told("time_settings kata-time_settings", "60+0.5"), "kata-time_settings fischer 60 0.5");
    assert_eq!(told("time_settings", "60+0.5"), "time_settings 60 0 0");
    assert_eq!(told("time_settings kata-time_settings", "600+25/300 canadian"), "time_settings 600 300 25");
    assert_eq!(told("komi", "600"), "");
}

/// What a program hears that knows some commands, so many seconds after a game began.
fn asked(commands: &str, control: &str, seconds: u64) -> String {
    let control: TimeControl = control.parse().unwrap();
    let mut clock = Clock::new(control.clone());
    clock.start(Color::White, Duration::ZERO);
    let clock = clock.read(Color::White, Duration::from_secs(seconds));
    let mut opponent = listener(commands);
    opponent.set_time(&control, Color::White).unwrap();
    let choice = opponent.choose(Color::White, Some(&clock), PATIENCE).unwrap();
    assert_eq!(choice, Choice::Move(go::Move::Pass));
    heard(&mut opponent)
}

#[test]
fn the_clock_is_told_before_each_move_where_it_is_known() {
    assert_eq!(asked("genmove time_left", "100", 17), "time_left white 83 0; genmove white");
    assert_eq!(asked("genmove time_left", "60+25/300 canadian", 77), "time_left white 283 25; genmove white");
    assert_eq!(asked("genmove time_left", "-", 17), "; genmove white");
    assert_eq!(asked("genmove", "100", 17), "; genmove white");
}

#[test]
fn periods_are_told_only_to_a_program_that_knows_of_them() {
    let told = |commands: &str, seconds: u64| asked(&format!("time_left {commands}"), "60+5x30", seconds);
    for commands in ["kgs-time_settings time_settings", "kata-time_settings"] {
        assert_eq!(told(commands, 20), "time_left white 40 0; genmove white");
        assert_eq!(told(commands, 70), "time_left white 20 5; genmove white");
        assert_eq!(told(commands, 130), "time_left white 20 3; genmove white");
    }
    assert_eq!(told("time_settings", 20), "time_left white 40 0; genmove white");
    assert_eq!(told("time_settings", 130), "time_left white 20 1; genmove white");
}
