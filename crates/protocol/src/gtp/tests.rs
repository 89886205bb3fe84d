//! What is read, and what is not.

use std::time::Duration;

use super::{Command, ParseCommandError, Reply, ReplyReader, Request, TimeSystem, Vertex};

fn request(line: &str) -> Result<Request, String> {
    let command: Command = line.parse().map_err(|error: ParseCommandError| error.to_string())?;
    Request::try_from(&command).map_err(|error| error.to_string())
}

/// The answers in some text.
fn replies(text: &str) -> Vec<Reply> {
    let mut reader = ReplyReader::default();
    text.lines().filter_map(|line| reader.line(line)).collect()
}

#[test]
fn vertices_are_a_letter_and_a_plain_number() {
    assert_eq!("c3".parse(), Ok(Vertex::Point { file: 2, rank: 2 }));
    assert_eq!("Z25".parse(), Ok(Vertex::Point { file: 24, rank: 24 }));
    assert_eq!("PASS".parse(), Ok(Vertex::Pass));
    for text in ["", "C", "C+4", "C03", "C-4", "C0", "C26", "C300", "I5", "4C", "C4x", "é1", "Cé"] {
        assert!(text.parse::<Vertex>().is_err(), "{text:?}");
    }
}

#[test]
fn numbers_have_no_sign() {
    for line in ["boardsize +9", "boardsize -9", "boardsize 9 +9", "fixed_handicap +2", "loadsgf a.sgf +1"] {
        assert!(request(line).is_err(), "{line}");
    }
}

#[test]
fn times_keep_their_decimals() {
    let seconds = Duration::from_secs_f64;
    assert_eq!(
        request("kata-time_settings fischer 2.5 0.25"),
        Ok(Request::TimeSettings(TimeSystem::Fischer { main: seconds(2.5), increment: seconds(0.25) }))
    );
    assert_eq!(
        request("time_settings 0 0.5 1"),
        Ok(Request::TimeSettings(TimeSystem::Canadian { main: seconds(0.0), time: seconds(0.5), stones: 1 }))
    );
    assert!(request("time_settings 1e300 0 0").is_err());
}

#[test]
fn an_overtime_without_stones_is_no_limit_and_none_at_all_is_the_main_time() {
    let main = Duration::from_mins(10);
    for (words, system) in [
        ("time_settings 0 0 0", TimeSystem::None),
        ("time_settings 600 30 0", TimeSystem::None),
        ("time_settings 600 0 5", TimeSystem::Absolute { main }),
        ("kgs-time_settings canadian 600 30 0", TimeSystem::None),
        ("kgs-time_settings canadian 600 0 5", TimeSystem::Absolute { main }),
        ("kata-time_settings absolute 0", TimeSystem::None),
    ] {
        assert_eq!(request(words), Ok(Request::TimeSettings(system)), "{words}");
    }
}

#[test]
fn times_are_read_as_they_are_written() {
    for words in ["none", "absolute 0.25", "fischer 2.5 0", "byoyomi 0 30 5", "canadian 600 300.5 25"] {
        let Ok(Request::TimeSettings(system)) = request(&format!("kata-time_settings {words}")) else {
            panic!("{words}");
        };
        assert_eq!(system.to_string(), words);
    }
}

#[test]
fn times_are_told_in_three_whole_numbers_as_close_as_they_come() {
    for (words, numbers) in [
        ("none", "0 1 0"),
        ("absolute 0.25", "1 0 0"),
        ("fischer 60.9 5", "60 0 0"),
        ("byoyomi 600 30 5", "600 30 1"),
        ("canadian 0.5 0.5 25", "0 1 25"),
    ] {
        let Ok(Request::TimeSettings(system)) = request(&format!("kata-time_settings {words}")) else {
            panic!("{words}");
        };
        assert_eq!(system.numbers(), numbers, "{words}");
    }
}

#[test]
fn answers_are_read_as_they_are_written() {
    for result in [
        Ok(String::new()),
        Ok("C3".to_owned()),
        Ok("two\nlines".to_owned()),
        Ok("\n a drawing\n below".to_owned()),
        Err("illegal move".to_owned()),
    ] {
        for id in [None, Some(7)] {
            let reply = Reply { id, result: result.clone() };
            assert_eq!(replies(&reply.to_string()), [reply]);
        }
    }
}

#[test]
fn tabs_are_blanks_and_empty_lines_within_are_left_out() {
    assert_eq!(replies("=1 A1\tB2\r\n\r\n"), [Reply { id: Some(1), result: Ok("A1 B2".to_owned()) }]);
    let reply = Reply { id: None, result: Ok("a\n\nb".to_owned()) };
    assert_eq!(reply.to_string(), "= a\nb\n\n");
}
