//! Results on disk.

use std::{fs, path::PathBuf};

use arena::{Entry, Ledger, LedgerError, Side};
use serde_json::{Map, Value, json};

fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

fn settings(nodes: u32) -> Map<String, Value> {
    Map::from_iter([("nodes".to_owned(), json!(nodes)), ("variant".to_owned(), json!("chess"))])
}

fn entry(game: usize, points: u8) -> Entry {
    Entry {
        game,
        white: Side::white_in(game),
        result: "1-0".to_owned(),
        points: Some(points),
        ending: "checkmate".to_owned(),
        plies: 50,
        forfeit: None,
        why: None,
    }
}

#[test]
fn what_was_added_is_there_again() {
    let path = file("again.match");
    let mut ledger = Ledger::open(&path, &settings(1)).unwrap();
    let forfeit = Entry {
        forfeit: Some((Side::B, "time".to_owned())),
        why: Some("too late".to_owned()),
        ..entry(3, 2)
    };
    for entry in [entry(0, 2), forfeit.clone(), entry(2, 1)] {
        ledger.add(entry).unwrap();
    }
    let again = Ledger::open(&path, &settings(1)).unwrap();
    assert_eq!(again.entries(), ledger.entries());
    assert_eq!(again.entries()[&3], forfeit);
    // Games 2 and 3 are a pair, game 0 waits for its other half.
    assert_eq!((again.tally().games(), again.tally().pairs), (3, [0, 0, 0, 1, 0]));
}

#[test]
fn a_torn_line_is_cut_off() {
    let path = file("torn.match");
    let mut ledger = Ledger::open(&path, &settings(1)).unwrap();
    ledger.add(entry(0, 2)).unwrap();
    let whole = fs::read(&path).unwrap();
    let torn = [&whole[..], br#"{"game":1,"white":"b","resu"#].concat();
    fs::write(&path, torn).unwrap();
    let mut ledger = Ledger::open(&path, &settings(1)).unwrap();
    assert_eq!(ledger.entries().len(), 1);
    ledger.add(entry(1, 0)).unwrap();
    assert_eq!(Ledger::open(&path, &settings(1)).unwrap().entries().len(), 2);
}

#[test]
fn even_the_settings_may_be_torn() {
    let path = file("torn-settings.match");
    fs::write(&path, br#"{"nodes":"#).unwrap();
    assert!(Ledger::open(&path, &settings(1)).unwrap().entries().is_empty());
    assert!(Ledger::open(&path, &settings(1)).is_ok());
}

#[test]
fn another_match_is_not_gone_on_with() {
    let path = file("other.match");
    Ledger::open(&path, &settings(1)).unwrap();
    let error = Ledger::open(&path, &settings(2)).unwrap_err();
    assert_eq!(error.to_string(), "it is of a match in which nodes was 1, not 2");
    let error = Ledger::open(&path, &Map::new()).unwrap_err();
    assert!(matches!(error, LedgerError::Settings { .. }), "{error}");
    assert!(Ledger::open(&path, &settings(1)).is_ok(), "it was left as it is");
}

#[test]
fn what_is_no_ledger_is_told_and_left_alone() {
    let path = file("none.match");
    let settings_line = r#"{"nodes":1,"variant":"chess"}"#;
    let impossible = format!("{settings_line}\n{}\n", json!(entry(0, 9)));
    let endless = format!("{settings_line}\n{}\n", json!(entry(usize::MAX, 2)));
    for (text, line) in [
        ("1. e4 e5\n", 1),
        ("1. e4 e5", 1),
        (r#"{"some":"thing else"}"#, 1),
        ("[Event \"x\"]\n1. e4", 1),
        (impossible.as_str(), 2),
        (endless.as_str(), 2),
    ] {
        fs::write(&path, text).unwrap();
        let error = Ledger::open(&path, &settings(1)).unwrap_err();
        assert!(error.to_string().starts_with(&format!("line {line}: ")), "{text}: {error}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
}
