//! The commands of GTP, one by one.

use players::host::GtpHost;

use crate::{last, session};

#[test]
fn ids_comments_and_control_characters() {
    assert_eq!(session("# a comment\n\n  7\tprotocol_version # of GTP\r\n"), "=7 2\n\n");
    assert_eq!(session("12 nonsense\n"), "?12 unknown command\n\n");
    assert_eq!(session("3\n"), "?3 a number without a command\n\n");
    assert_eq!(session("+3 name\n"), "? unknown command\n\n");
    assert_eq!(session("\u{1}na\u{7}me\u{7f}\r\n\r\n \t\r\n"), "= Plateau\n\n");
    assert_eq!(session("name"), "= Plateau\n\n");
    let known = session("known_command play\nknown_command fly\nknown_command\n");
    assert_eq!(known, "= true\n\n= false\n\n= false\n\n");
    assert_eq!(session("quit\nname\n"), "=\n\n");
}

#[test]
fn a_line_without_an_end_is_refused_and_the_next_one_answered() {
    let long = "name ".repeat(100_000);
    assert_eq!(session(&format!("{long}\nname\n")), "? the line is longer than 65536 bytes\n\n= Plateau\n\n");
}

#[test]
fn what_is_missing_is_named() {
    for (line, what) in [
        ("boardsize", "a size"),
        ("rectangular_boardsize 9", "a size"),
        ("komi", "a komi"),
        ("play", "a colour"),
        ("play b", "a vertex"),
        ("genmove", "a colour"),
        ("fixed_handicap", "a number of stones"),
        ("place_free_handicap", "a number of stones"),
        ("loadsgf", "a file"),
        ("time_settings 1 2", "a number of stones"),
        ("time_left b 3", "a number of stones"),
        ("kgs-time_settings", "a time system"),
        ("kgs-time_settings byoyomi 1", "a number of seconds"),
        ("final_status_list", "alive, dead or seki"),
        ("kata-set-rules", "rules"),
        ("kata-set-rule ko", "a value"),
    ] {
        assert_eq!(last(line), format!("? syntax error: {what} is missing"), "{line}");
    }
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
    let last = |lines: &str| last(&format!("boardsize 5\nclear_board\n{lines}"));
    assert_eq!(last("play b C3\nplay w c3\n"), "? illegal move: occupied");
    assert_eq!(last("play b K3\n"), "? illegal move: off the board");
    assert_eq!(last("play b A2\nplay b B1\nplay w A1\n"), "? illegal move: suicide");
    assert_eq!(last("play green C3\n"), "? syntax error: expected a colour, got \"green\"");
    assert_eq!(last("play b\n"), "? syntax error: a vertex is missing");
    assert_eq!(last("boardsize 26\n"), "? unacceptable size");
    assert_eq!(last("undo\n"), "? cannot undo");
    assert_eq!(last("play b C+4\n"), "? syntax error: expected a vertex, got \"C+4\"");
    assert_eq!(last("play b C03\n"), "? syntax error: expected a vertex, got \"C03\"");
    assert_eq!(last("boardsize +9\n"), "? syntax error: expected a size, got \"+9\"");
    assert_eq!(last("play b resign\n"), "? illegal move: resign is no move");
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
        ("kata-time_settings fischer 2.5 0.25", "2.5+0.25"),
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
fn times_are_never_below_zero() {
    for (line, word) in [
        ("time_settings -5 3 2", "-5"),
        ("time_settings 5 -3 2", "-3"),
        ("time_left b -1 0", "-1"),
        ("kgs-time_settings absolute -600", "-600"),
        ("kgs-time_settings byoyomi 600 -0.5 5", "-0.5"),
        ("kata-time_settings fischer 300 -10", "-10"),
        ("kata-time_settings absolute inf", "inf"),
        ("kata-time_settings absolute nan", "nan"),
    ] {
        let expected = format!("? syntax error: expected a number of seconds, not below zero, got {word:?}");
        assert_eq!(last(line), expected, "{line}");
    }
    for line in ["time_settings 5 3 -2", "time_left b 5 -1", "kgs-time_settings byoyomi 5 3 -1"] {
        assert!(last(line).starts_with("? syntax error: expected a number of "), "{line}");
    }
}

#[test]
fn everything_can_be_taken_back_and_no_more() {
    let lines = "boardsize 9\nplay b C3\nplay w pass\nplay w D4\nundo\nundo\nundo\nundo\n";
    assert_eq!(session(lines), format!("{}? cannot undo\n\n", "=\n\n".repeat(7)));
    assert_eq!(last("boardsize 9\nfixed_handicap 4\nundo\n"), "? cannot undo");
}

#[test]
fn a_finished_game_is_played_on_when_it_is_asked_for() {
    let over = "boardsize 5\nplay b C3\nplay w pass\nplay b pass\n";
    let answer = last(&format!("{over}genmove b\n"));
    assert!(answer.len() > 2 && answer.starts_with("= "), "{answer}");
    assert_eq!(last(&format!("{over}play w D4\n")), "=");
    assert_eq!(last(&format!("{over}play w C3\n")), "? illegal move: occupied");
}

#[test]
fn what_would_be_played_is_not_played() {
    let shown = |lines: &str| last(&format!("boardsize 5\nplay b C3\n{lines}showboard\n"));
    assert_eq!(shown("reg_genmove w\n"), shown(""));
    assert_ne!(shown("genmove w\n"), shown(""));
}

#[test]
fn the_board_stands_below_the_sign_of_the_answer() {
    let shown = last("rectangular_boardsize 3 2\nplay b A1\nplay w C2\n4 showboard\n");
    let expected =
        "=4\n   A B C\n 2 . . O 2\n 1 X . . 1\n   A B C\nblack to move; black has taken 0, white 0";
    assert_eq!(shown, expected);
}

#[test]
fn each_stone_has_one_status() {
    let stones = |status: &str| {
        // Black lives above, White is dead among his stones; White lives below.
        let game = "boardsize 7\nset_free_handicap A3 B3 C3 D3 E3 F3 G3\n\
            play w A2\nplay b B5\nplay w B2\nplay b D5\nplay w C2\nplay b F5\nplay w D2\nplay b D7\n\
            play w E2\nplay b F6\nplay w F2\nplay b B6\nplay w G2\nplay b pass\nplay w G7\n";
        let answer = last(&format!("{game}final_status_list {status}\n"));
        answer.trim_start_matches('=').split_whitespace().map(str::to_owned).collect::<Vec<_>>()
    };
    let (alive, dead, seki) = (stones("alive"), stones("dead"), stones("seki"));
    assert_eq!(alive.len() + dead.len() + seki.len(), 7 + 7 + 6 + 1);
    assert_eq!(dead, ["G7"]);
    assert_eq!(seki, [""; 0]);
    assert_eq!(last("boardsize 9\nplay b C3\nplay w G7\nfinal_status_list seki\n"), "=");
    assert_eq!(
        last("final_status_list sleeping\n"),
        "? syntax error: expected alive, dead or seki, got \"sleeping\""
    );
}
