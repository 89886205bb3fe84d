//! What we tell a program, as the program hears it.

use std::time::Duration;

use game::{Color, TimeControl};
use go::{Rules, Size};
use players::opponent::{Choice, Opponent, TimeLeft};

const PATIENCE: Duration = Duration::from_secs(30);

/// A program that takes every command, knows some, and tells in `heard` the last two it
/// took before.
fn listener(commands: &str) -> Opponent {
    let script = r#"
        while read id name words; do
            case "$name" in
                list_commands) printf '=%s %s\n\n' "$id" "$COMMANDS" ;;
                heard) printf '=%s %s; %s\n\n' "$id" "$before" "$last" ;;
                kata-set-rules)
                    case "$words" in
                        *komi*|*fixed*|*Stones*|*Last*) printf '?%s unknown\n\n' "$id" ;;
                        *) before=$last; last="$name $words"; printf '=%s\n\n' "$id" ;;
                    esac ;;
                *) before=$last; last="$name $words"; printf '=%s pass\n\n' "$id" ;;
            esac
        done"#;
    let script = format!("COMMANDS='{}'; {script}", commands.replace(' ', "\n"));
    Opponent::start("sh", &["-c".to_owned(), script]).unwrap()
}

fn heard(opponent: &mut Opponent) -> String {
    opponent.ask("heard", &[], PATIENCE).unwrap()
}

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
    assert_eq!(told("time_settings", "600+5x30"), "time_settings 720 30 1");
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

#[test]
fn the_clock_is_told_before_each_move_where_it_is_known() {
    let left = Some(TimeLeft { time: Duration::from_secs(83), stones: 3 });
    let asked = |commands: &str| {
        let mut opponent = listener(commands);
        let choice = opponent.choose(Color::White, left, PATIENCE).unwrap();
        assert_eq!(choice, Choice::Move(go::Move::Pass));
        heard(&mut opponent)
    };
    assert_eq!(asked("genmove time_left"), "time_left white 83 3; genmove white");
    assert_eq!(asked("genmove"), "; genmove white");
}
