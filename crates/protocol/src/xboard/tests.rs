//! What is read, and what is not.

use std::time::Duration;

use super::{Command, Feature, Level, ParseCommandError, Reply, Thinking};

fn command(line: &str) -> Command {
    line.parse().unwrap_or_else(|error| panic!("{line:?}: {error}"))
}

fn reply(line: &str) -> Reply {
    line.parse().unwrap_or_else(|error| panic!("{line:?}: {error}"))
}

#[test]
fn levels_have_periods_seconds_and_decimals() {
    let level = |moves, base, increment| {
        let increment = Duration::from_secs_f64(increment);
        Command::Level(Level { moves, base: Duration::from_secs(base), increment })
    };
    assert_eq!(command("level 40 5 0"), level(40, 300, 0.0));
    assert_eq!(command("level 0 2:30 12"), level(0, 150, 12.0));
    assert_eq!(command("level 0 0:10 0.1"), level(0, 10, 0.1));
    for line in ["level", "level 40", "level x 5 0", "level 0 5:x 0", "level 0 5 -1", "level 0 5 inf"] {
        assert!(line.parse::<Command>().is_err(), "{line}");
    }
}

#[test]
fn times_are_hundredths_and_seconds() {
    assert_eq!(command("time 1234"), Command::Time(Duration::from_millis(12_340)));
    assert_eq!(command("otim -5"), Command::OpponentTime(Duration::ZERO));
    assert_eq!(command("st 0.5"), Command::MoveTime(Duration::from_millis(500)));
}

#[test]
fn moves_come_with_and_without_a_word() {
    for line in ["usermove e7e8q", "e7e8q"] {
        assert_eq!(command(line), Command::Move("e7e8q".to_owned()));
    }
    assert_eq!(command("O-O-O"), Command::Move("O-O-O".to_owned()));
    assert_eq!(command("P@e4"), Command::Move("P@e4".to_owned()));
    for line in ["e2", "hello", "e2e4 e7e5", "éé12"] {
        assert!(matches!(line.parse::<Command>(), Err(ParseCommandError::Unknown(_))), "{line}");
    }
    assert_eq!("  ".parse::<Command>(), Err(ParseCommandError::Empty));
}

#[test]
fn features_may_be_quoted() {
    let features = [("ping", "1"), ("myname", "A = \u{e9} b"), ("variants", "normal,x"), ("done", "0")];
    assert_eq!(
        reply("feature ping=1 myname=\"A = \u{e9} b\" variants=\"normal,x\" nonsense done=0"),
        Reply::Features(features.iter().map(|(name, value)| Feature::new(name, value)).collect())
    );
}

#[test]
fn replies_are_read_as_engines_write_them() {
    assert_eq!(reply("move e2e4"), Reply::Move("e2e4".to_owned()));
    assert_eq!(reply("My move is : h2h3"), Reply::Move("h2h3".to_owned()));
    assert_eq!(reply("0-1 {Black mates}"), Reply::Result("0-1".to_owned(), "Black mates".to_owned()));
    assert_eq!(
        reply("Error (unknown command): xyzzy"),
        Reply::Error("unknown command".to_owned(), "xyzzy".to_owned())
    );
    assert_eq!(reply("Illegal move: e2e5"), Reply::Illegal(String::new(), "e2e5".to_owned()));
    let thinking = Thinking {
        depth: 9,
        score: 156,
        time: Duration::from_millis(10_840),
        nodes: 48_000,
        line: "Nf3 Nc6 Nc3".to_owned(),
    };
    assert_eq!(reply("  9  156 1084  48000 Nf3 Nc6 Nc3"), Reply::Thinking(thinking.clone()));
    assert_eq!(reply("9. 156 1084 48000\tNf3 Nc6 Nc3"), Reply::Thinking(thinking));
    for line in ["1. e2e4", "Invalid move: x", "", "move", "pong", "White (1) :"] {
        assert!(line.parse::<Reply>().is_err(), "{line}");
    }
}

#[test]
fn what_gnuchess_puts_before_a_line_is_left_out() {
    assert_eq!(reply("Black (1) : White (12) : pong 5"), Reply::Pong(5));
    assert_eq!(reply("Black (1) : move e7e5"), Reply::Move("e7e5".to_owned()));
    assert!("White (x) : pong 5".parse::<Reply>().is_err());
}
