//! Whole matches of our own engine.

use std::{
    io,
    path::PathBuf,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use arena::{Contest, Ledger, ResignRule, Side, score_sheet};
use chess::pgn;
use game::{ByColor, Color, TimeControl};
use players::seat::{EngineKind, Limits, Protocol, Stop};

use crate::fake::{contest, ours, script, uci};

fn played(contest: &Contest) -> Ledger {
    let mut ledger = Ledger::in_memory();
    contest.run(&mut ledger, &Stop::default(), |_, _, _| Ok::<_, io::Error>(())).unwrap();
    ledger
}

fn results(ledger: &Ledger) -> Vec<(String, usize)> {
    ledger.entries().values().map(|entry| (entry.result.clone(), entry.plies)).collect()
}

#[test]
fn equal_engines_with_few_nodes_play_the_same_match_twice() {
    let mut contest = contest(ours(), ours(), 4);
    contest.openings = arena::Openings::Random { start: Box::default(), plies: 8, seed: 7 };
    let first = played(&contest);
    assert_eq!(first.tally().games(), 4);
    assert!(first.entries().values().all(|entry| entry.forfeit.is_none()));
    // Both games of a pair are the same game, so that each pair is even.
    assert_eq!(first.tally().pairs, [0, 0, 2, 0, 0]);
    contest.concurrency = 2;
    assert_eq!(results(&played(&contest)), results(&first));
}

#[test]
fn a_match_goes_on_where_it_was_left() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("goes-on.match");
    let _ = std::fs::remove_file(&path);
    let settings = serde_json::Map::new();
    let mut contest = contest(ours(), ours(), 2);
    contest.openings = arena::Openings::Random { start: Box::default(), plies: 8, seed: 3 };
    let mut ledger = Ledger::open(&path, &settings).unwrap();
    let stop = Stop::default();
    // The first game that ends is the last.
    let heard = |_: &_, _: &_, _: &_| {
        stop.set();
        Ok::<_, io::Error>(())
    };
    contest.run(&mut ledger, &stop, heard).unwrap();
    assert!(ledger.entries().len() < 2);
    contest.games = 4;
    let mut ledger = Ledger::open(&path, &settings).unwrap();
    contest.run(&mut ledger, &Stop::default(), |_, _, _| Ok::<_, io::Error>(())).unwrap();
    assert_eq!(results(&Ledger::open(&path, &settings).unwrap()), results(&played(&contest)));
}

#[test]
fn a_match_that_is_called_off_ends_at_once() {
    let stop = Stop::default();
    let hangs = contest(uci("exec sleep 600", "600"), ours(), 1);
    let begun = Instant::now();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(Duration::from_millis(300));
            stop.set();
        });
        let mut ledger = Ledger::in_memory();
        hangs.run(&mut ledger, &stop, |_, _, _| Ok::<_, io::Error>(())).unwrap();
        assert!(ledger.entries().is_empty());
    });
    assert!(begun.elapsed() < Duration::from_mins(1));
}

#[test]
fn games_that_both_give_up_are_ended() {
    // Black plays without its queen.
    let start = "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let start = chess::any::Rules::Chess.position(start).unwrap();
    let mut contest = contest(ours(), ours(), 1);
    contest.openings = arena::Openings::Random { start: Box::new(start), plies: 0, seed: 1 };
    contest.adjudication.resign = Some(ResignRule { score: 400, moves: 3 });
    let ledger = played(&contest);
    let entry = &ledger.entries()[&0];
    assert_eq!((entry.ending.as_str(), entry.result.as_str()), ("adjudication", "1-0"));
    contest.adjudication.resign = None;
    contest.most_plies = 20;
    assert_eq!(played(&contest).entries()[&0].ending, "too-long");
}

#[test]
fn a_game_can_be_read_again() {
    let mut timed = contest(ours(), ours(), 1);
    timed.openings = arena::Openings::Random { start: Box::default(), plies: 4, seed: 1 };
    for contestant in [&mut timed.a, &mut timed.b] {
        let time: TimeControl = "40/300+1".parse().unwrap();
        contestant.terms.time = time.side(Color::White).clone();
    }
    let mut texts = Vec::new();
    let names = ByColor { white: "A", black: "B" };
    timed
        .run(&mut Ledger::in_memory(), &Stop::default(), |entry, game, _| {
            assert_eq!(entry.white, Side::A);
            texts.push((game.moves.len(), score_sheet(game, &names, "1").export()));
            Ok::<_, io::Error>(())
        })
        .unwrap();
    let (plies, text) = &texts[0];
    let record = pgn::records(text.as_bytes()).next().unwrap().unwrap();
    assert!(record.error.is_none());
    assert_eq!((record.tag("TimeControl"), record.tag("White")), (Some("40/300+1"), Some("A")));
    let nodes: Vec<_> = record.history.main_line(game::NodeId::ROOT).collect();
    assert_eq!(nodes.len(), *plies);
    let comment = &record.history.node(nodes[4]).notes().comments[0];
    assert!(pgn::clock(comment).is_some_and(|left| left > Duration::from_secs(290)), "{comment}");
    assert!(pgn::evaluation(comment).is_some() && pgn::elapsed(comment).is_some(), "{comment}");
    assert!(record.history.node(nodes[3]).notes().comments.is_empty(), "nobody thought in the opening");
}

/// The path of a program, wherever Debian puts it.
///
/// # Panics
/// When it is not there; the test command installs it.
fn path(program: &str) -> String {
    let starts = |path: &String| {
        let mut command = Command::new(path);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let child = command.spawn();
        child.is_ok_and(|mut child| child.kill().and_then(|()| child.wait()).is_ok())
    };
    let found = [program.to_owned(), format!("/usr/games/{program}")].into_iter().find(starts);
    found.unwrap_or_else(|| panic!("{program} is needed: on Debian, apt-get install {program}"))
}

/// Two games against a real program, none of which ends by a forfeit but on its time.
fn play_with(protocol: Protocol, command: &str, limits: Limits) {
    let mut opponent = script(protocol, "", "5+0.1");
    opponent.engine.kind = EngineKind::Program(protocol, command.split(' ').map(str::to_owned).collect());
    opponent.terms.limits = limits;
    let mut contest = contest(ours(), opponent, 2);
    contest.openings = arena::Openings::Random { start: Box::default(), plies: 8, seed: 5 };
    contest.most_plies = 60;
    let ledger = played(&contest);
    // Where the machine is busy, a clock may run out, and that is not what is looked at.
    let late = Some((Side::B, "time".to_owned()));
    for entry in ledger.entries().values() {
        assert!(entry.forfeit.is_none() || entry.forfeit == late, "{command}: {entry:?}");
    }
    assert_eq!(ledger.tally().games(), 2);
}

#[test]
fn gnuchess_is_an_opponent() {
    play_with(Protocol::XBoard, &format!("{} --xboard", path("gnuchess")), Limits::default());
}

#[test]
fn toga_is_an_opponent() {
    play_with(Protocol::Uci, &path("toga2"), Limits { depth: Some(3), ..Limits::default() });
}
