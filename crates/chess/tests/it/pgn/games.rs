//! Where one game ends and another begins.

use std::io::{self, Read};

use super::{Drip, check, format, records};
use chess::{
    Position,
    pgn::{self, PgnError, Reader},
};
use game::NodeId;

fn games(text: &str) -> usize {
    let (games, errors) = check(text);
    assert_eq!(errors, Vec::<String>::new(), "{text}");
    games
}

#[test]
fn games_may_have_no_tags() {
    assert_eq!(games("1. e4 e5 *\n\n1. d4 d5 1-0\n"), 2);
    assert_eq!(games("1. e4 e5 * 1. d4 d5 1-0"), 2);
    assert_eq!(games("*\n*\n1-0"), 3);
    assert_eq!(games("e4 e5"), 1);
    assert_eq!(games(""), 0);
    assert_eq!(games("\n \r\n\t"), 0);
}

#[test]
fn games_may_have_no_result() {
    assert_eq!(games("[Event \"a\"]\n\n1. e4 e5\n\n[Event \"b\"]\n\n1. d4\n"), 2);
    assert_eq!(games("[Event \"a\"]\n1. e4 e5\n[Event \"b\"]\n1. d4\n"), 2);
}

#[test]
fn games_may_have_no_moves() {
    assert_eq!(games("[Event \"a\"]\n[Site \"x\"]\n\n[Event \"b\"]\n[Site \"y\"]\n\n1. e4 *"), 2);
    assert_eq!(games("[White \"a\"]\n[Black \"x\"]\n\n[White \"b\"]\n[Black \"y\"]\n\n1. e4 *"), 2);
    assert_eq!(games("[Event \"a\"]\n"), 1);
    assert_eq!(games("[Event \"a\"]\n\n*\n\n[Event \"b\"]\n\n1-0"), 2);
}

#[test]
fn remarks_between_games_belong_to_the_next() {
    let text = "; a file of games\n% made by hand\n[Event \"a\"]\n\n1. e4 *\n\n{second}\n[Event \"b\"]\n\n1. d4 *\n\n; the end\n";
    let games = records(text);
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].history.node(NodeId::ROOT).notes().comments, ["a file of games"]);
    assert_eq!(games[1].history.node(NodeId::ROOT).notes().comments, ["second"]);
    assert_eq!(games[1].tag("Event"), Some("b"));
}

#[test]
fn junk_between_games_is_reported_once() {
    let text = "[Event \"a\"]\n\n1. e4 *\n\nFrom: me\nTo: you\n\nHere is more.\n\n[Event \"b\"]\n\n1. d4 *\n";
    assert_eq!(check(text), (2, vec!["5:1: expected a game, got \"From: me\"".to_owned()]));
    let text = "Hello.\n\n1. e4 *";
    assert_eq!(check(text), (1, vec!["1:1: expected a game, got \"Hello.\"".to_owned()]));
}

#[test]
fn a_broken_game_is_reported_and_the_next_is_read() {
    let text = "[Event \"a\"]\n\n1. e4 e5 2. Ke3 {and} (2. d4 1-0) Nc6 1-0\n\n[Event \"b\"]\n\n1. d4 Nd2 *\n\n1. c4 *\n";
    let (games, errors) = check(text);
    assert_eq!(
        (games, errors),
        (3, vec!["3:13: no king can reach e3".into(), "7:7: no knight can reach d2".into()])
    );
}

#[test]
fn what_was_good_before_the_error_is_kept() {
    let games = records(
        "[Event \"a\"]\n[Site \"s\"]\n\n1. e4 {good} (1. d4 d5) e5 2. Ke3 Nc6 1-0\n\n[Event \"b\"]\n\n*",
    );
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].tag("Site"), Some("s"));
    assert_eq!(games[0].error.as_ref().map(ToString::to_string), Some("4:31: no king can reach e3".into()));
    assert!(games[0].export().contains("1. e4 {good} (1. d4 d5) 1... e5 *"), "{}", games[0].export());
}

#[test]
fn each_kind_of_breakage_ends_with_its_game() {
    let next = "\n\n[Event \"next\"]\n\n1. d4 {fine} d5 *\n";
    for (broken, message) in [
        ("1. e4 {never closed e5 1-0", "1:7: the comment is not closed by }"),
        ("1. e4 (1. d4 d5 1-0", "3:1: a variation is not closed by )"),
        ("1. e4 ) e5 1-0", "1:7: there is no variation to close"),
        ("1. (e4) e5 1-0", "1:4: a variation needs a move before it"),
        ("1. e4 } e5 1-0", "1:7: unexpected '}'"),
        ("1. e4 $ e5 1-0", "1:7: expected the number of a glyph, got \"$\""),
        ("1. e4 $99999999999 1-0", "1:7: expected the number of a glyph, got \"$99999999999\""),
        ("1. e4 hello 1-0", "1:7: expected a move, got \"hello\""),
        ("1. e4 [%clk 1] e5 1-0", "1:7: unexpected '['"),
        ("1. e4 {a {b} c} e5 1-0", "1:14: expected a move, got \"c\""),
        ("1. e4 \u{1} e5 1-0", "1:7: expected text, got binary data with the byte 0x01"),
        ("1. e4 {a\0b} e5 1-0", "1:7: expected text, got binary data with the byte 0x00"),
        ("[Event \"x]\n\n1. e4 1-0", "1:1: the value of the tag Event is not closed by a quotation mark"),
        ("[Event \"x\"\n[Site \"y\"]\n\n1. e4 1-0", "1:1: the tag Event is not closed by ]"),
        (
            "[Event x]\n[Site \"y\"]\n\n1. e4 1-0",
            "1:1: expected a tag like [Name \"value\"], got \"[Event x]\"",
        ),
    ] {
        let (games, errors) = check(format!("{broken}{next}"));
        assert_eq!((games, errors), (2, vec![message.to_owned()]), "{broken:?}");
        let whole: Vec<_> = records(format!("{broken}{next}"));
        assert_eq!(whole[1].error, None, "{broken:?}");
        assert_eq!(whole[1].history.main_line(NodeId::ROOT).count(), 2, "{broken:?}");
    }
}

#[test]
fn any_chunks_give_the_same_games() {
    let text = "\u{feff}[Event \"é\"]\r\n\r\n1. e4 {c} (1. d4 $1 ; x\r\n) e5 2. O-O 1-0\r\n\r\njunk\r\n\r\n[Event \"b\"]\r\n\r\n1. Nf3 1/2-1/2\r\n";
    let all = check(text);
    assert_eq!(all.0, 2);
    for size in 1..9 {
        let (mut games, mut errors) = (0, Vec::new());
        let mut reader = Reader::new(Drip(text.as_bytes(), size));
        while reader.read_game(&mut |error: PgnError| errors.push(error.to_string())).unwrap() {
            games += 1;
        }
        assert_eq!((games, errors), all, "{size}");
    }
}

#[test]
fn an_error_of_the_stream_is_handed_on() {
    struct Failing;
    impl Read for Failing {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("no"))
        }
    }
    let mut records = pgn::records(b"1. e4 e5 ".chain(Failing));
    let results: Vec<_> = records.by_ref().collect();
    assert!(matches!(results.last(), Some(Err(pgn::ReadError::Io(_)))));
    assert!(records.next().is_none());
}

#[test]
fn a_record_can_be_made_by_hand() {
    let mut record = pgn::Record::new(Position::default());
    record.set_tag("White", "A \"B\" C\\");
    record.set_tag("White", "A \"B\" C\\");
    let text = record.export();
    assert!(text.contains("[White \"A \\\"B\\\" C\\\\\"]"), "{text}");
    assert_eq!(format(&text), text);
}
