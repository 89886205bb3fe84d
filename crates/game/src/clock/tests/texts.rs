//! Every written form, and what is said about a wrong one.

use crate::{TimeControl, TimeControlError};

/// What a text reads as, in the form that is written.
fn read(text: &str) -> String {
    text.parse::<TimeControl>().map_or_else(|error| error.to_string(), |control| control.to_string())
}

fn refusal(text: &str) -> Option<TimeControlError> {
    text.parse::<TimeControl>().unwrap_err().refusal().cloned()
}

#[test]
fn the_forms_of_pgn_are_written_as_they_are_read() {
    for text in
        ["40/7200:20/3600:900+30", "40/5400+30", "40/9000", "300", "4500+60", "*180", "-", "?", "1/259200"]
    {
        assert_eq!(read(text), text);
    }
}

#[test]
fn our_own_forms_are_written_as_they_are_read() {
    for text in [
        "300d5",
        "300b5",
        "300+2d5",
        "40/7200d5:3600b10",
        "5400+30 fide",
        "40/5400+30:1800+30 fide",
        "300 vs 60",
        "*180 vs *60",
        "- vs 60+1",
        "? vs 60",
        "40/5400+30:1800+30 fide vs 300d2",
        "2+0.02",
        "0.5",
        "60.000000001",
    ] {
        assert_eq!(read(text), text);
    }
}

#[test]
fn people_may_write_times_as_they_like() {
    for (text, meaning) in [
        ("5m+3s", "300+3"),
        ("5:00+3", "300+3"),
        ("90m/40,30m+30s", "40/5400:1800+30"),
        ("1h30", "5400"),
        ("1h30+30", "5400+30"),
        ("1h 30m 15s", "5415"),
        ("1h15s", "3615"),
        ("5m30", "330"),
        ("90m", "5400"),
        ("2h/40,1h/20,15m+30s", "40/7200:20/3600:900+30"),
        ("1:30:00+30", "5400+30"),
        ("90:00/40, 30:00+30", "40/5400:1800+30"),
        ("1:30:00/40,0:30", "40/5400:30"),
        ("40/90m,30m", "40/5400:1800"),
        ("40/90:00,30:00", "40/5400:1800"),
        ("40/2h:20/1h:15m+30s", "40/7200:20/3600:900+30"),
        ("90m/40:30m+30s", "40/5400:1800+30"),
        ("90m+30s/40,30m+30s", "40/5400+30:1800+30"),
        (" 5 min + 3 sec ", "300+3"),
        ("5 Minutes + 3 Seconds", "300+3"),
        ("5'+3\"", "300+3"),
        ("5′30″", "330"),
        ("0.5m", "30"),
        (".5", "0.5"),
        ("1.5h", "5400"),
        ("500ms+20ms", "0.5+0.02"),
        ("0:00.5", "0.5"),
        ("300+0", "300"),
        ("300d0", "300"),
        ("5m d3", "300d3"),
        ("5mb3s", "300b3"),
        ("40 / 7200 : 900", "40/7200:900"),
        ("*3m", "*180"),
        ("* 3:00", "*180"),
        ("90m+30s FIDE", "5400+30 fide"),
        ("5m VS 5:00", "300"),
        ("none", "-"),
        ("unlimited vs 1m", "- vs 60"),
        ("unknown", "?"),
        ("180:00", "10800"),
        ("1 : 30 : 00 + 30", "5400+30"),
        ("0+3 fide", "0+3 fide"),
    ] {
        assert_eq!(read(text), meaning, "{text}");
    }
}

#[test]
fn periods_before_the_last_need_their_moves() {
    for text in [
        "300:600",
        "7200:20/3600:900+30",
        "40/7200:3600:900",
        "5400+30:900",
        "300:30",
        "7200:60",
        "5m,3m",
        "900:40/3600",
        "5m+3s,40/1h vs 300",
    ] {
        assert!(matches!(refusal(text), Some(TimeControlError::MovesMissing { .. })), "{text}");
    }
    assert_eq!(
        read("300:600"),
        "the time control \"300:600\" cannot be used: only the last period may have no number of moves, \
         period 1 of 2 has none"
    );
}

#[test]
fn a_wrong_text_is_told_what_is_wrong() {
    let why = |text: &str| {
        let sentence = read(text);
        let (head, tail) = sentence.split_once(" cannot be used: ").expect("a refusal");
        assert_eq!(head, format!("the time control {text:?}"));
        tail.to_owned()
    };
    let time = "a time such as 300, 5m or 5:00";
    let more = "+, d, b, / or the end of the period";
    assert_eq!(why(""), format!("expected {time}, got the end"));
    assert_eq!(why("blitz"), format!("expected {time}, got \"blitz\""));
    assert_eq!(why("5x"), format!("expected {more}, got \"x\""));
    assert_eq!(why("5+"), format!("expected {time}, got the end"));
    assert_eq!(why("5."), format!("expected {time}, got \"5.\""));
    assert_eq!(why("-5"), format!("expected {time}, got \"-5\""));
    assert_eq!(why("5+3+2"), format!("expected {more}, got \"+2\""));
    assert_eq!(why("5 0"), format!("expected {more}, got \"0\""));
    assert_eq!(why("40/7200:"), format!("expected {time}, got the end"));
    assert_eq!(why("40/7200:*180"), format!("expected {time}, got \"*180\""));
    assert_eq!(why("5m/x"), "expected a whole number of moves, got \"x\"");
    assert_eq!(why("5:0"), "expected two digits from 00 to 59 after the colon, got \"0\"");
    assert_eq!(why("5:60"), "expected two digits from 00 to 59 after the colon, got \"60\"");
    assert_eq!(why("*180+2"), "expected nothing after the time of an hourglass, got \"+2\"");
    assert_eq!(why("1 vs 2 vs 3"), "expected at most two sides with one vs between them, got \" 3\"");
    assert_eq!(
        why("1h90"),
        "expected a smaller unit of which there are less than make the larger one, got \"90\""
    );
    assert_eq!(why("0.0000000001"), "expected at most nine decimals of a second, got \"0.0000000001\"");
    assert_eq!(why("0/300"), "period 1 is for zero moves, it needs at least one");
    assert_eq!(why("40/90:00"), "period 2 gives no time, no increment and no delay");
    assert_eq!(why("0+3"), "the clock would start at zero, where the flag has fallen");
    assert_eq!(why("*60 vs 60"), "an hourglass needs both sides, here only one has it");
}

#[test]
fn what_is_too_large_is_refused() {
    for text in [
        "99999999999999999999999999",
        "36000001",
        "10001h",
        "300+36000001",
        "300b36000001",
        "10000/300",
        "99999999999/300",
        "18446744073709551615h",
        &"1/1:".repeat(200),
        &"9".repeat(100_000),
    ] {
        assert!(text.parse::<TimeControl>().is_err(), "{text:.40}");
    }
    assert_eq!(read("36000000"), "36000000");
    assert_eq!(read("10000h"), "36000000");
    let periods = vec!["1/1"; 100].join(":");
    assert_eq!(read(&periods), periods);
    assert_eq!(refusal(&vec!["1/1"; 101].join(":")), Some(TimeControlError::TooManyPeriods(101)));
}

#[test]
fn a_refusal_is_also_a_message() {
    let message = |text: &str| text.parse::<TimeControl>().unwrap_err().message().to_string();
    assert_eq!(message("5x"), "clock-expected-period-end (found: x, text: 5x)");
    assert_eq!(message("300:600"), "clock-moves-missing (number: 1, of: 2, text: 300:600)");
}

#[test]
fn tags_of_a_file_are_read_and_written() {
    let from = |tags: &[(&str, &str)]| {
        TimeControl::from_pgn_tags(|name| {
            tags.iter().find(|(known, _)| *known == name).map(|&(_, value)| value)
        })
        .map_or_else(|error| error.to_string(), |control| control.to_string())
    };
    assert_eq!(from(&[]), "?");
    assert_eq!(from(&[("TimeControl", "40/7200:900")]), "40/7200:900");
    assert_eq!(from(&[("WhiteTimeControl", "300"), ("BlackTimeControl", "60+1")]), "300 vs 60+1");
    assert_eq!(from(&[("WhiteTimeControl", "300"), ("BlackTimeControl", "300")]), "300");
    assert_eq!(from(&[("TimeControl", "300"), ("BlackTimeControl", "60")]), "300 vs 60");
    assert_eq!(from(&[("BlackTimeControl", "60")]), "? vs 60");
    assert_eq!(
        from(&[("WhiteTimeControl", "*60"), ("BlackTimeControl", "300")]),
        "the time control \"*60 vs 300\" cannot be used: an hourglass needs both sides, here only one has it"
    );
    let tags = |text: &str| text.parse::<TimeControl>().unwrap().pgn_tags();
    assert_eq!(tags("5:00+3"), [("TimeControl", "300+3".to_owned())]);
    assert_eq!(
        tags("5m vs 1m"),
        [("WhiteTimeControl", "300".to_owned()), ("BlackTimeControl", "60".to_owned())]
    );
}

#[test]
fn the_tables_of_the_manual_are_true() {
    let manual = include_str!("../../../../../docs/clocks.md");
    let rows = manual.lines().filter_map(|line| {
        let (written, rest) = line.strip_prefix("| `")?.split_once("` | `")?;
        Some((written, rest.split_once("` |")?.0))
    });
    let mut count = 0;
    for (written, meaning) in rows {
        assert_eq!(read(written), meaning, "{written}");
        assert_eq!(read(meaning), meaning);
        count += 1;
    }
    assert!(count > 25, "the tables were found");
}
