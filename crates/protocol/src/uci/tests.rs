//! What is read, and what is not.

use std::time::Duration;

use proptest::prelude::*;

use super::{
    Bound, Choice, ChoiceKind, Command, Go, Info, MAX_LINE, ParseCommandError, Reply, Score, Start, Wdl,
};

fn command(line: &str) -> Command {
    line.parse().unwrap_or_else(|error| panic!("{line:?}: {error}"))
}

fn info(line: &str) -> Info {
    match line.parse() {
        Ok(Reply::Info(info)) => *info,
        other => panic!("{line:?}: {other:?}"),
    }
}

fn choice(line: &str) -> Choice {
    match line.parse() {
        Ok(Reply::Choice(choice)) => choice,
        other => panic!("{line:?}: {other:?}"),
    }
}

#[test]
fn words_that_nobody_knows_are_skipped() {
    assert_eq!(command("joho debug on"), Command::Debug(true));
    assert_eq!(command(" \t isready now\r"), Command::IsReady);
    assert_eq!(command("debug joho off"), Command::Debug(false));
    assert_eq!("debug joho".parse::<Command>(), Err(ParseCommandError::Missing("debug", "on or off")));
    assert_eq!("".parse::<Command>(), Err(ParseCommandError::Unknown));
    assert_eq!("UCI".parse::<Command>(), Err(ParseCommandError::Unknown));
    assert_eq!(
        format!("isready {}", "x".repeat(MAX_LINE)).parse::<Command>(),
        Err(ParseCommandError::TooLong)
    );
}

#[test]
fn a_position_is_a_start_and_moves() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    assert_eq!(
        command(&format!("position  fen  {fen}  moves  e1g1")),
        Command::Position { start: Start::Fen(fen.to_owned()), moves: vec!["e1g1".to_owned()] }
    );
    assert_eq!(command("position startpos"), Command::Position { start: Start::Usual, moves: Vec::new() });
    assert!("position moves e2e4".parse::<Command>().is_err());
}

#[test]
fn names_and_values_of_options_may_have_several_words() {
    assert_eq!(
        command("setoption name Move Overhead value 30"),
        Command::SetOption { name: "Move Overhead".to_owned(), value: Some("30".to_owned()) }
    );
    assert_eq!(
        command("setoption name Book File value C:\\my  books\\a value.bin"),
        Command::SetOption {
            name: "Book File".to_owned(),
            value: Some("C:\\my  books\\a value.bin".to_owned())
        }
    );
    assert_eq!(
        command("setoption name Clear Hash"),
        Command::SetOption { name: "Clear Hash".to_owned(), value: None }
    );
    assert!("setoption value 3".parse::<Command>().is_err());
}

#[test]
fn go_takes_every_limit_in_any_order() {
    let text = "go searchmoves e2e4 d2d4 wtime 60000 btime -5 infinite winc 1000 binc 0 ponder \
                movestogo 40 depth 9 nodes 1000000 mate 3 movetime 250 depth x";
    let expected = Go {
        ponder: true,
        infinite: true,
        white_time: Some(Duration::from_mins(1)),
        black_time: Some(Duration::ZERO),
        white_increment: Some(Duration::from_secs(1)),
        black_increment: Some(Duration::ZERO),
        moves_to_go: Some(40),
        move_time: Some(Duration::from_millis(250)),
        depth: Some(9),
        nodes: Some(1_000_000),
        mate: Some(3),
        search_moves: vec!["e2e4".to_owned(), "d2d4".to_owned()],
        skipped: vec!["depth".to_owned(), "x".to_owned()],
    };
    assert_eq!(command(text), Command::Go(expected));
    assert_eq!(command("go"), Command::Go(Go::default()));
    let most =
        Go { move_time: Some(Duration::from_millis(u64::MAX)), depth: Some(u32::MAX), ..Go::default() };
    assert_eq!(command("go movetime 99999999999999999999 depth 99999999999"), Command::Go(most));
}

#[test]
fn an_info_has_every_field() {
    let text = "info depth 12 seldepth 20 multipv 2 score cp -35 upperbound wdl 100 700 200 nodes 5000 \
                nps 100000 hashfull 12 tbhits 3 sbhits 1 cpuload 998 time 50 currmove e2e4 \
                currmovenumber 1 pv e2e4 e7e5 refutation d1h5 g6h5 currline 2 a2a3 b7b6 \
                string a  text with depth 3";
    let read = info(text);
    assert_eq!(read.score, Some((Score::Centipawns(-35), Bound::Upper)));
    assert_eq!(read.wdl, Some(Wdl { win: 100, draw: 700, loss: 200 }));
    assert_eq!((read.depth, read.selective_depth, read.rank), (Some(12), Some(20), Some(2)));
    assert_eq!(read.line, ["e2e4", "e7e5"]);
    assert_eq!(read.current_line, Some((2, vec!["a2a3".to_owned(), "b7b6".to_owned()])));
    assert_eq!(read.text.as_deref(), Some("a  text with depth 3"));
    assert_eq!(Reply::Info(Box::new(read)).to_string(), text);
}

#[test]
fn scores_are_read_as_engines_write_them() {
    assert_eq!(info("info score mate -2").score, Some((Score::Mate(-2), Bound::Exact)));
    assert_eq!(info("info score lowerbound cp 7 depth 3").score, Some((Score::Centipawns(7), Bound::Lower)));
    assert_eq!(info("info score cp").score, None);
    assert_eq!(info("info score cp 99999999999 nodes 3").nodes, Some(3));
}

#[test]
fn options_are_read_as_engines_write_them() {
    let spin = ChoiceKind::Spin { default: 16, min: 1, max: 33_554_432 };
    assert_eq!(
        choice("option name Hash type spin default 16 min 1 max 33554432"),
        Choice { name: "Hash".to_owned(), kind: spin }
    );
    let values = ["Off", "White Only", "Both"].map(str::to_owned).to_vec();
    assert_eq!(
        choice("option name Analysis Contempt type combo default Both var Off var White Only var Both").kind,
        ChoiceKind::Combo { default: "Both".to_owned(), values }
    );
    assert_eq!(choice("option name Ponder type check default true").kind, ChoiceKind::Check(true));
    assert_eq!(choice("option name Clear Hash type button").kind, ChoiceKind::Button);
    assert_eq!(
        choice("option name SyzygyPath type string default <empty>").kind,
        ChoiceKind::Text(String::new())
    );
    assert_eq!(choice("option name A type string").kind, ChoiceKind::Text(String::new()));
    for line in ["option", "option name", "option name A", "option name A type", "option name A type x"] {
        assert!(line.parse::<Reply>().is_err(), "{line}");
    }
}

#[test]
fn a_best_move_may_be_none() {
    let best = |mv: Option<&str>, ponder: Option<&str>| {
        Ok(Reply::BestMove { mv: mv.map(str::to_owned), ponder: ponder.map(str::to_owned) })
    };
    assert_eq!("bestmove e7e8q ponder a1a2".parse(), best(Some("e7e8q"), Some("a1a2")));
    assert_eq!("bestmove e2e4".parse(), best(Some("e2e4"), None));
    assert_eq!("bestmove (none)".parse(), best(None, None));
    assert_eq!("bestmove e2e4 ponder (none)".parse(), best(Some("e2e4"), None));
    assert_eq!("bestmove".parse(), best(None, None));
}

/// Lines made of the words of the protocol and some others.
fn lines() -> impl Strategy<Value = String> {
    let words = prop::sample::select(vec![
        "uci",
        "debug",
        "on",
        "setoption",
        "name",
        "value",
        "<empty>",
        "position",
        "startpos",
        "fen",
        "moves",
        "e2e4",
        "go",
        "searchmoves",
        "ponder",
        "wtime",
        "-1",
        "7",
        "99999999999999999999",
        "depth",
        "infinite",
        "id",
        "author",
        "bestmove",
        "(none)",
        "info",
        "score",
        "cp",
        "mate",
        "lowerbound",
        "pv",
        "currline",
        "string",
        "option",
        "type",
        "spin",
        "combo",
        "var",
        "default",
        "min",
        "check",
        "é",
        "button",
        "wdl",
        "refutation",
        "\t",
        "movetime",
        "register",
        "registration",
        "ok",
    ]);
    prop::collection::vec(words, 0..12).prop_map(|words| words.join(" "))
}

proptest! {
    #[test]
    fn what_was_read_is_written_and_read_as_the_same(line in lines()) {
        if let Ok(mut read) = line.parse::<Command>() {
            if let Command::Go(go) = &mut read {
                go.skipped.clear();
            }
            prop_assert_eq!(read.to_string().parse::<Command>(), Ok(read));
        }
        if let Ok(read) = line.parse::<Reply>() {
            prop_assert_eq!(read.to_string().parse::<Reply>(), Ok(read));
        }
    }
}
