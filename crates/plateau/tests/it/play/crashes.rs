//! The program ends at any moment, and the game goes on.

use super::home::{Home, Talk};

/// How many seconds a clock of this name shows in a text.
fn seconds_left(text: &str, name: &str) -> u64 {
    let line = text.lines().rev().find_map(|line| line.strip_prefix(&format!("{name}: "))).expect("a clock");
    let time = line.split(' ').next().unwrap();
    let (minutes, seconds) = time.split_once(':').unwrap();
    minutes.parse::<u64>().unwrap() * 60 + seconds.parse::<u64>().unwrap()
}

#[test]
fn a_game_goes_on_after_the_program_was_killed() {
    let home = Home::new("killed");
    let flags = ["--white", "human:Ann", "--black", "human:Bob", "--clock", "300+2"];
    let mut talk = home.talk(&flags);
    talk.says("e4").says("e5").says("undo").says("c5").hears("Black played c5.").hears("to move (Ann)");
    talk.kill();
    let text = home.plays(&[], "load\n1\nclock\nhistory\npgn\nseat\nNf3\n");
    for sentence in ["Ann – Bob", "1. e4 c5", "(1... e5", "White: Ann", "White played Nf3."] {
        assert!(text.contains(sentence), "{sentence} is not in:\n{text}");
    }
    assert!((295..=302).contains(&seconds_left(&text, "Ann")), "{text}");
}

#[test]
fn a_clock_stands_still_while_nobody_is_there() {
    let home = Home::new("still");
    home.plays(&["--white", "human:Ann", "--black", "human:Bob", "--clock", "300"], "e4\n");
    let store = home.store();
    let game = &store.running().unwrap()[0];
    // Hours go by in the house, as with a server that is up meanwhile.
    store.heartbeat(store.house_time() + std::time::Duration::from_secs(10_000)).unwrap();
    assert_eq!(game.summary.plies, 1);
    drop(store);
    let text = home.plays(&[], "load 1\nclock\ne5\n");
    assert!(seconds_left(&text, "Bob") >= 295, "{text}");
    assert!(text.contains("The game goes on.") && text.contains("Black played e5."), "{text}");
}

#[test]
fn an_engine_that_was_thinking_is_asked_again() {
    let home = Home::new("asked-again");
    home.set("[play]\nmove-time = 3600000\n");
    let mut talk = home.talk(&["--black", "ai:9"]);
    talk.says("e4").hears("White played e4.");
    talk.kill();
    home.set("[play]\nmove-time = 1\n");
    let text = home.plays(&[], "load 1\n");
    assert!(text.contains("Black played"), "{text}");
}

#[cfg(unix)]
#[test]
fn a_program_that_is_asked_to_end_leaves_in_good_order() {
    let home = Home::new("asked-to-end");
    home.set("[play]\nmove-time = 3600000\n");
    let mut talk = home.talk(&["--black", "ai:9", "--clock", "300"]);
    talk.says("e4").hears("White played e4.");
    talk.is_asked_to_end();
    talk.hears("The game is kept. Goodbye.");
    assert!(talk.ends().0.success());
    let text = home.plays(&[], "load\n\n");
    assert!(text.contains("White – Plateau 9"), "{text}");
}

#[test]
fn a_reader_that_goes_away_loses_nothing() {
    let home = Home::new("reader");
    let mut child = home.command(&[]).spawn().unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    let _ = std::io::Write::write_all(&mut stdin, b"e4\ne5\n");
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

/// Two moves of each pawn: none is ever in the way of another.
fn pawn_moves() -> String {
    let steps = |ranks: [u8; 2]| {
        ('a'..='h').flat_map(move |file| ranks.map(|rank| format!("{file}{rank}\n"))).collect::<String>()
    };
    steps([3, 6]) + &steps([4, 5])
}

#[cfg(unix)]
#[test]
fn a_move_that_cannot_be_kept_is_refused() {
    let home = Home::new("full");
    home.plays(&[], "e4\nresign\n");
    let play = home.command(&[]);
    let mut limited = std::process::Command::new("sh");
    limited.args(["-c", "trap '' XFSZ; ulimit -f 100; exec \"$0\" \"$@\""]).arg(play.get_program());
    limited.args(play.get_args()).envs(play.get_envs().filter_map(|(name, value)| Some((name, value?))));
    limited.stdin(std::process::Stdio::piped()).stdout(std::process::Stdio::piped());
    let mut child = limited.spawn().unwrap();
    let (input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let mut talk = Talk::new(child, input, output);
    for mv in pawn_moves().lines() {
        talk.says(mv);
    }
    let (status, text) = talk.ends();
    let played = text.lines().filter(|line| line.contains(" played ")).count();
    assert!(status.success() && (1..32).contains(&played), "{text}");
    assert!(text.contains("The database") || text.contains("Nothing can be saved"), "{text}");
    let store = home.store();
    assert_eq!(store.running().unwrap()[0].summary.plies, played as u64, "{text}");
}
