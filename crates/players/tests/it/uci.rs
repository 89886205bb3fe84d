//! Our engine as a UCI program.

use std::time::{Duration, Instant};

use engine::Level;
use players::host::run_uci;
use protocol::uci::{Info, Reply, Score, Wdl};
use testkit::Dice;

use crate::talk::Talk;

fn talk() -> Talk {
    Talk::with(|input, output| run_uci(Level::FULL, input, output))
}

fn infos(lines: &[String]) -> Vec<Info> {
    let info = |line: &String| match line.parse() {
        Ok(Reply::Info(info)) => Some(*info),
        _ => None,
    };
    lines.iter().filter_map(info).collect()
}

#[test]
fn it_introduces_itself_with_its_options() {
    let mut talk = talk();
    talk.say("uci");
    let lines = talk.until("uciok");
    assert!(lines[0].starts_with("id name Plateau"));
    for name in ["Hash", "Threads", "MultiPV", "Ponder", "Move Overhead", "UCI_Chess960", "UCI_ShowWDL"] {
        assert!(lines.iter().any(|line| line.starts_with(&format!("option name {name} type "))), "{name}");
    }
    assert!(lines.iter().all(|line| line.parse::<Reply>().is_ok()), "{lines:#?}");
}

#[test]
fn it_answers_while_it_thinks_and_stops_when_told() {
    let mut talk = talk();
    talk.say("go infinite");
    talk.line("info depth 3");
    assert_eq!(talk.ask("isready", "ready"), "readyok");
    assert!(talk.ask("stop", "bestmove").starts_with("bestmove "));
    talk.say("stop");
    assert_eq!(talk.ask("isready", "ready"), "readyok");
    assert!(talk.close().is_empty());
}

#[test]
fn a_move_is_held_back_until_it_is_asked_for() {
    let mut talk = talk();
    talk.say("position fen 7k/5Q2/6K1/8/8/8/8/8 w - - 0 1\ngo infinite");
    talk.line("info depth 100");
    assert!(talk.within(Duration::from_millis(300)).iter().all(|line| !line.starts_with("bestmove")));
    talk.ask("stop", "bestmove");
    talk.say("go ponder depth 1");
    assert!(talk.within(Duration::from_millis(300)).iter().all(|line| !line.starts_with("bestmove")));
    talk.ask("ponderhit", "bestmove");
}

#[test]
fn pondering_lasts_until_the_move_was_played_and_then_has_its_time() {
    let mut talk = talk();
    talk.say("position startpos moves e2e4\ngo ponder wtime 2000 btime 2000");
    assert!(talk.within(Duration::from_millis(2500)).iter().all(|line| !line.starts_with("bestmove")));
    let begun = Instant::now();
    talk.ask("ponderhit", "bestmove");
    assert!(begun.elapsed() < Duration::from_secs(2));
}

#[test]
fn what_is_wrong_is_told_and_the_position_stays() {
    let mut talk = talk();
    talk.say("position fen 7k/8/8/8/8/8/R7/1R5K w - - 0 1");
    for wrong in [
        "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
        "position fen nonsense",
        "position startpos moves e2e4 e2e4",
        "setoption name Hash value -1",
        "setoption name Nonsense value 1",
        "setoption name UCI_ShowWDL value perhaps",
        "go depth 1 searchmoves a2a9",
    ] {
        let told = talk.ask(wrong, "info string ");
        assert!(told.len() > 20, "{told}");
    }
    talk.line("bestmove");
    let lines = {
        talk.say("go mate 2");
        talk.until("bestmove")
    };
    assert_eq!(infos(&lines).last().unwrap().score.unwrap().0, Score::Mate(2));
}

#[test]
fn a_go_that_is_half_understood_is_obeyed_as_far_as_it_is() {
    let mut talk = talk();
    let told = talk.ask("go depth 1 nodes many", "info string ");
    assert!(told.ends_with(": nodes many"), "{told}");
    talk.line("bestmove");
    talk.ask("go btime 300", "bestmove");
    talk.say("go btime 1 depth 5");
    assert_eq!(infos(&talk.until("bestmove")).last().unwrap().depth, Some(5));
    talk.say("go movetime 99999999999999999999");
    talk.line("info depth 3");
    talk.ask("stop", "bestmove");
}

#[test]
fn where_there_is_no_move_it_says_so() {
    let mut talk = talk();
    for (fen, score) in
        [("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "mate 0"), ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "cp 0")]
    {
        talk.say(&format!("position fen {fen}\ngo movetime 100"));
        let lines = talk.until("bestmove");
        assert_eq!(lines.last().unwrap(), "bestmove (none)");
        assert!(lines[0].contains(&format!("score {score} ")), "{lines:?}");
    }
}

#[test]
fn limits_are_kept() {
    let mut talk = talk();
    talk.say("go nodes 2000");
    assert!(infos(&talk.until("bestmove")).last().unwrap().nodes.unwrap() <= 2000);
    talk.say("go depth 4");
    assert_eq!(infos(&talk.until("bestmove")).last().unwrap().depth, Some(4));
    assert!(talk.ask("go depth 3 searchmoves a2a3 h2h3", "bestmove")[9..].starts_with(['a', 'h']));
    talk.say("setoption name MultiPV value 3\nsetoption name UCI_ShowWDL value true\ngo depth 3");
    let infos = infos(&talk.until("bestmove"));
    for rank in 1..=3 {
        let line = infos.iter().rfind(|info| info.rank == Some(rank)).unwrap();
        assert_eq!(line.depth, Some(3));
        assert!(line.wdl.is_some());
    }
}

#[test]
fn where_nobody_can_win_all_games_are_drawn() {
    let mut talk = talk();
    talk.say(
        "setoption name UCI_ShowWDL value true\nposition fen 4k3/8/8/8/8/8/8/4KB2 w - - 0 1\ngo depth 2",
    );
    let infos = infos(&talk.until("bestmove"));
    assert_eq!(infos.last().unwrap().wdl, Some(Wdl { win: 0, draw: 1000, loss: 0 }));
}

#[test]
fn castling_is_written_as_the_kind_of_chess_has_it() {
    let mut talk = talk();
    let go = "position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1\ngo depth 1 searchmoves";
    assert!(talk.ask(&format!("{go} e1g1"), "bestmove").starts_with("bestmove e1g1"));
    talk.say("setoption name UCI_Chess960 value true");
    assert!(talk.ask(&format!("{go} e1h1"), "bestmove").starts_with("bestmove e1h1"));
}

#[test]
fn ten_milliseconds_a_move_are_enough() {
    let mut talk = talk();
    let mut times: Vec<Duration> = (0..31)
        .map(|_| {
            let begun = Instant::now();
            talk.ask("go movetime 10", "bestmove");
            begun.elapsed()
        })
        .collect();
    times.sort();
    // Most may be late where other tests run besides.
    assert!(times[0] <= Duration::from_millis(10), "{times:?}");
}

#[test]
fn memory_and_threads_are_changed_between_searches_and_during_one() {
    let mut talk = talk();
    talk.say("setoption name Threads value 2\nsetoption name Hash value 2\nucinewgame\ngo infinite");
    talk.line("info depth 2");
    talk.say("setoption name Hash value 1\nsetoption name Clear Hash\nsetoption name Threads value 1");
    assert_eq!(talk.ask("isready", "ready"), "readyok");
    talk.ask("stop", "bestmove");
    talk.ask("go depth 2", "bestmove");
}

#[test]
fn who_asks_twice_is_answered_twice() {
    let mut talk = talk();
    talk.say("go infinite\ngo infinite\ngo depth 1");
    for _ in 0..3 {
        talk.line("bestmove");
    }
}

#[test]
fn garbage_changes_nothing() {
    let mut talk = talk();
    let mut dice = Dice::new(6);
    let words = [
        "position",
        "startpos",
        "fen",
        "moves",
        "e2e4",
        "e7e8q",
        "go",
        "depth",
        "1",
        "nodes",
        "wtime",
        "-3",
        "searchmoves",
        "setoption",
        "name",
        "MultiPV",
        "value",
        "stop",
        "ponderhit",
        "debug",
        "on",
        "isready",
        "ucinewgame",
        "8/8/8/8",
        "w",
        "\u{0}",
        "é",
        "99999999999999999999",
        "register",
        "later",
        "mate",
    ];
    for _ in 0..300 {
        let line: Vec<&str> = (0..dice.below(8)).map(|_| words[dice.below(words.len())]).collect();
        talk.say(&line.join(" "));
    }
    talk.say_bytes(b"\xff\xfe\0\r\n\n\n");
    talk.say(&"position startpos moves e2e4 ".repeat(20_000));
    talk.say("stop\nposition startpos");
    talk.say("isready");
    let quiet = "setoption name MultiPV value 1";
    talk.say(quiet);
    talk.line("readyok");
    assert!(talk.ask("go depth 1 searchmoves b1c3", "bestmove b1c3").starts_with("bestmove b1c3"));
}

#[test]
fn the_end_of_the_input_ends_it_with_a_move() {
    let mut talk = talk();
    talk.say("go infinite");
    talk.line("info depth 1");
    let last = talk.close();
    assert!(last.last().unwrap().starts_with("bestmove"), "{last:?}");
}

#[test]
fn quit_ends_it() {
    let mut talk = talk();
    talk.say("quit");
    assert!(talk.close().is_empty());
}

#[test]
fn a_level_is_a_number_of_positions_and_not_a_time() {
    let mut talk = talk();
    talk.say("setoption name Skill Level value 3\nposition startpos moves e2e4\ngo movetime 60000");
    let lines = talk.until("bestmove");
    assert!(infos(&lines).iter().all(|info| info.nodes.unwrap_or(0) <= 2_000), "{lines:#?}");
    talk.say("setoption name UCI_LimitStrength value true\nsetoption name UCI_Elo value 1500");
    talk.say("go wtime 600000 btime 600000");
    let lines = talk.until("bestmove");
    assert!(infos(&lines).iter().all(|info| info.nodes.unwrap_or(0) <= 5_000), "{lines:#?}");
}

#[test]
fn the_lowest_level_plays_any_move() {
    let mut talk = talk();
    talk.say("setoption name Skill Level value 0");
    let mut moves = std::collections::HashSet::new();
    for _ in 0..60 {
        talk.say("ucinewgame\nposition startpos");
        moves.insert(talk.ask("go movetime 1000", "bestmove"));
    }
    assert!(moves.len() > 10, "{moves:?}");
}

#[test]
fn books_and_tables_that_cannot_be_read_are_named() {
    let mut talk = talk();
    assert!(
        talk.ask("setoption name BookFile value /nowhere/book.bin", "info string")
            .contains("/nowhere/book.bin")
    );
    assert!(talk.ask("setoption name SyzygyPath value /nowhere", "info string").contains("/nowhere"));
    let folder = std::env::temp_dir();
    let file = folder.join(format!("plateau-no-book-{}", std::process::id()));
    std::fs::write(&file, "no book").unwrap();
    let said = talk.ask(&format!("setoption name BookFile value {}", file.display()), "info string");
    std::fs::remove_file(&file).unwrap();
    assert!(said.contains("is no Polyglot book"), "{said}");
    assert_eq!(talk.ask("isready", "ready"), "readyok");
}

#[test]
fn our_own_book_knows_the_first_move() {
    let mut talk = talk();
    talk.say("setoption name OwnBook value true\nposition startpos\ngo movetime 60000");
    let lines = talk.until("bestmove");
    assert!(infos(&lines).is_empty(), "it thought instead: {lines:#?}");
    // What is to be found out about a position is not in a book.
    talk.say("go depth 3 searchmoves a2a3");
    assert!(!infos(&talk.until("bestmove a2a3")).is_empty());
}

#[test]
fn several_lines_come_together_and_in_order() {
    let mut talk = talk();
    talk.say("setoption name MultiPV value 4");
    for (position, go) in [
        ("startpos", "go depth 8"),
        ("fen r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3", "go nodes 30000"),
        ("fen 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", "go movetime 200"),
    ] {
        talk.say(&format!("position {position}\n{go}"));
        let lines = talk.until("bestmove");
        let infos: Vec<Info> = infos(&lines).into_iter().filter(|info| info.rank.is_some()).collect();
        let last = &infos[infos.len() - 4..];
        let value = |info: &Info| match info.score.unwrap().0 {
            Score::Centipawns(value) => value,
            Score::Mate(moves) => moves.signum() * 100_000 - moves,
        };
        assert!(last.is_sorted_by(|one, other| value(one) >= value(other)), "{go}: {last:?}");
        assert!(last.iter().all(|info| info.depth == last[0].depth), "{go}: {last:?}");
        let best = last[0].line.first().unwrap();
        assert_eq!(lines.last().unwrap().split(' ').nth(1), Some(best.as_str()), "{go}");
    }
}
