//! The commands of GTP, one by one.

use players::host::{GtpHost, run_gtp};

/// The answers to some lines.
fn session(lines: &str) -> String {
    let mut output = Vec::new();
    run_gtp(lines.as_bytes(), &mut output, 1).unwrap();
    String::from_utf8(output).unwrap()
}

#[test]
fn ids_comments_and_control_characters() {
    assert_eq!(session("# a comment\n\n  7\tprotocol_version # of GTP\r\n"), "=7 2\n\n");
    assert_eq!(session("12 nonsense\n"), "?12 unknown command\n\n");
    assert_eq!(session("3\n"), "?3 a number without a command\n\n");
    assert_eq!(session("known_command play\nknown_command fly\n"), "= true\n\n= false\n\n");
    assert_eq!(session("quit\nname\n"), "=\n\n");
}

#[test]
fn every_listed_command_is_known() {
    let mut host = GtpHost::new(1);
    let listed = host.handle("list_commands").unwrap().result.unwrap();
    for command in listed.lines() {
        let answer = host.handle(command).unwrap().result;
        assert_ne!(answer, Err("unknown command".to_owned()), "{command}");
    }
}

#[test]
fn moves_are_refused_with_a_reason() {
    let start = "boardsize 5\nclear_board\n";
    let tail = |lines: &str| session(&format!("{start}{lines}")).split("\n\n").last().map(str::to_owned);
    let last = |lines: &str| {
        let answers = session(&format!("{start}{lines}"));
        answers.trim_end().rsplit("\n\n").next().unwrap().to_owned()
    };
    assert_eq!(tail(""), Some(String::new()));
    assert_eq!(last("play b C3\nplay w c3\n"), "? illegal move: occupied");
    assert_eq!(last("play b K3\n"), "? illegal move: off the board");
    assert_eq!(last("play b A2\nplay b B1\nplay w A1\n"), "? illegal move: suicide");
    assert_eq!(last("play green C3\n"), "? syntax error: expected a colour, got \"green\"");
    assert_eq!(last("play b\n"), "? syntax error: a vertex is missing");
    assert_eq!(last("boardsize 26\n"), "? unacceptable size");
    assert_eq!(last("undo\n"), "? cannot undo");
    assert_eq!(
        last("komi much\n"),
        "? syntax error: expected whole or half points between -999 and 999, got \"much\""
    );
}

#[test]
fn a_ko_may_not_be_taken_back_at_once() {
    let ko = "boardsize 5\nplay b B1\nplay b A2\nplay b B3\nplay w C1\nplay w D2\nplay w C3\nplay w B2\nplay b C2\n";
    let answers = session(&format!("{ko}play w B2\nplay w E5\nplay b E4\nplay w B2\n"));
    let answers: Vec<&str> = answers.trim_end().split("\n\n").collect();
    assert_eq!(&answers[answers.len() - 4..], ["? illegal move: ko", "=", "=", "="]);
}

#[test]
fn handicap_and_undo() {
    assert_eq!(session("fixed_handicap 4\n"), "= D4 Q16 D16 Q4\n\n");
    assert_eq!(session("boardsize 9\nfixed_handicap 5\n"), "=\n\n= C3 G7 C7 G3 E5\n\n");
    assert_eq!(session("boardsize 5\nfixed_handicap 2\n"), "=\n\n? invalid number of stones\n\n");
    assert_eq!(session("play b C3\nfixed_handicap 2\n"), "=\n\n? board not empty\n\n");
    assert_eq!(session("set_free_handicap C3 C3\n"), "? bad vertex list\n\n");
    let free = session("boardsize 5\nplace_free_handicap 3\n");
    assert_eq!(free.split_whitespace().count(), 5, "{free}");
    let host = &mut GtpHost::new(1);
    for line in ["boardsize 9", "play b C3", "genmove w", "play w A1", "undo", "undo", "undo"] {
        assert!(host.handle(line).unwrap().result.is_ok(), "{line}");
    }
    assert_eq!(host.position().board().vacancies(), 81);
}

#[test]
fn our_own_games_come_to_an_end() {
    let mut host = GtpHost::new(3);
    host.handle("boardsize 9");
    for ply in 0..1000 {
        let color = if ply % 2 == 0 { "b" } else { "w" };
        host.handle(&format!("genmove {color}"));
        if host.position().is_over() {
            let score = host.handle("final_score").unwrap().result.unwrap();
            assert!(score.starts_with("B+") || score.starts_with("W+"), "{score}");
            return;
        }
    }
    panic!("a game without end");
}

#[test]
fn times_are_understood() {
    for (line, control) in [
        ("time_settings 600 30 10", "600+10/30 canadian"),
        ("time_settings 600 0 0", "600"),
        ("kgs-time_settings byoyomi 600 30 5", "600+5x30"),
        ("kgs-time_settings canadian 600 300 25", "600+25/300 canadian"),
        ("kata-time_settings fischer 300 10", "300+10"),
        ("kata-time_settings absolute 300", "300"),
    ] {
        let mut host = GtpHost::new(1);
        assert!(host.handle(line).unwrap().result.is_ok(), "{line}");
        assert_eq!(host.time_control().map(ToString::to_string).as_deref(), Some(control), "{line}");
    }
    let mut host = GtpHost::new(1);
    assert!(host.handle("time_left b 10 3").unwrap().result.is_ok());
    assert!(host.handle("kgs-time_settings sundial 1 2").unwrap().result.is_err());
}

#[test]
fn a_printed_game_has_the_komi_in_force() {
    let answers = session("boardsize 9\nkomi 6.5\nplay b E5\nprintsgf\n");
    assert!(answers.contains("KM[6.5]"), "{answers}");
}
