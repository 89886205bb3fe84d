//! Every misbehaviour costs the game, by its name, and no more than the game.

use arena::{Contestant, Entry, Ledger, Side};
use players::seat::{FaultKind, Protocol, Stop};

use crate::fake::{contest, ours, script, uci, xboard};

/// The first game of a program that has White against ours.
fn first_game(program: Contestant) -> Entry {
    let (contest, mut ledger) = (contest(program, ours(), 1), Ledger::in_memory());
    contest.run(&mut ledger, &Stop::default(), |_, _, _| Ok::<_, std::io::Error>(())).unwrap();
    ledger.entries()[&0].clone()
}

#[track_caller]
fn assert_forfeits(program: Contestant, kind: FaultKind) {
    let entry = first_game(program);
    assert_eq!(entry.forfeit, Some((Side::A, kind.word().to_owned())), "{entry:?}");
    assert_eq!((entry.result.as_str(), entry.points), ("0-1", Some(0)));
    assert_eq!(entry.ending, format!("forfeit-{}", kind.word()));
}

/// Time enough for whoever answers at once, be the machine as busy as it may.
const AMPLE: &str = "600";
/// Time for whoever never answers.
const SHORT: &str = "0.3";

#[test]
fn who_does_not_start_forfeits() {
    assert_forfeits(script(Protocol::Uci, "exit 1", AMPLE), FaultKind::Start);
    assert_forfeits(script(Protocol::XBoard, "exit 1", AMPLE), FaultKind::Start);
}

#[test]
fn a_match_ends_when_an_engine_never_comes() {
    let contest = contest(script(Protocol::Uci, "exit 1", AMPLE), ours(), 100);
    let mut ledger = Ledger::in_memory();
    let error =
        contest.run(&mut ledger, &Stop::default(), |_, _, _| Ok::<_, std::io::Error>(())).unwrap_err();
    assert!(error.to_string().contains("did not come to 4 games in a row"), "{error}");
    assert_eq!(ledger.entries().len(), 4);
}

#[test]
fn who_plays_what_is_illegal_forfeits() {
    for mv in ["e2e5", "e7e5", "nonsense", "0000"] {
        assert_forfeits(uci(&format!("echo bestmove {mv}"), AMPLE), FaultKind::IllegalMove);
    }
    assert_forfeits(xboard("echo move e2e5", AMPLE), FaultKind::IllegalMove);
}

#[test]
fn who_has_no_move_forfeits() {
    for nothing in ["(none)", "NULL", ""] {
        assert_forfeits(uci(&format!("echo 'bestmove {nothing}'"), AMPLE), FaultKind::NoMove);
    }
}

#[test]
fn who_dies_forfeits() {
    assert_forfeits(uci("exit 1", AMPLE), FaultKind::Dies);
    assert_forfeits(uci("printf bestm; kill -9 $$", AMPLE), FaultKind::Dies);
    assert_forfeits(xboard("exit 1", AMPLE), FaultKind::Dies);
}

#[test]
fn who_moves_too_late_forfeits() {
    assert_forfeits(uci("read stop; echo bestmove e2e4", SHORT), FaultKind::Time);
    assert_forfeits(xboard("read now; echo move e2e4", SHORT), FaultKind::Time);
}

#[test]
fn who_hangs_or_floods_forfeits() {
    assert_forfeits(uci("exec sleep 60", SHORT), FaultKind::Hangs);
    assert_forfeits(xboard("exec sleep 60", SHORT), FaultKind::Hangs);
    assert_forfeits(uci("yes info depth 1", SHORT), FaultKind::Floods);
    assert_forfeits(xboard("yes '1 1 1 1 e2e4'", SHORT), FaultKind::Floods);
    assert_forfeits(uci("yes xxxxxxxx | tr -d '\\n'", SHORT), FaultKind::Floods);
}

#[test]
fn who_writes_half_a_line_forfeits() {
    assert_forfeits(uci("printf 'bestmove e2'; exec sleep 60", SHORT), FaultKind::HalfLine);
    assert_forfeits(xboard("printf 'move e2'; exec sleep 60", SHORT), FaultKind::HalfLine);
}

#[test]
fn who_claims_what_is_not_so_forfeits() {
    assert_forfeits(xboard("echo '1/2-1/2 {I am tired}'", AMPLE), FaultKind::FalseClaim);
    assert_forfeits(xboard("echo '1-0 {White mates}'", AMPLE), FaultKind::FalseClaim);
}

#[test]
fn who_refuses_a_move_forfeits() {
    let refuses = "echo 'feature ping=1 usermove=1 done=1'; while read word rest; do case $word in \
        ping) echo pong $rest;; usermove) echo Illegal move: $rest;; go) echo move e2e4;; esac; done";
    let entry = first_game(script(Protocol::XBoard, refuses, AMPLE));
    assert_eq!(entry.forfeit, Some((Side::A, "refuses".to_owned())), "{entry:?}");
    assert_eq!(entry.plies, 2);
}

#[test]
fn who_gives_up_has_lost_without_a_forfeit() {
    for word in ["resign", "'0-1 {White resigns}'"] {
        let entry = first_game(xboard(&format!("echo {word}"), AMPLE));
        assert_eq!((entry.ending.as_str(), entry.points, entry.forfeit), ("resignation", Some(0), None));
    }
}

#[test]
fn who_gives_up_behind_its_move_is_heard() {
    let entry = first_game(xboard("echo move e2e4; echo resign", AMPLE));
    assert_eq!((entry.ending.as_str(), entry.plies), ("resignation", 2));
}

#[test]
fn a_draw_that_is_offered_and_accepted_ends_the_game() {
    let program = |first: &str, second: &str, on_draw: &str| {
        let text = format!(
            "echo 'feature ping=1 usermove=1 done=1'; while read word rest; do case $word in \
            ping) echo pong $rest;; draw) {on_draw};; \
            go) if [ -z $moved ]; then moved=1; {first}; else {second}; fi;; esac; done"
        );
        script(Protocol::XBoard, &text, AMPLE)
    };
    let offers = program("echo move g1f3; echo offer draw", "echo move f3g1", ":");
    let accepts = program("echo move g8f6", "echo move f6g8", "echo offer draw");
    let refuses = program("echo move g8f6", "echo resign", ":");
    for (other, ending, plies) in [(accepts, "agreement", 4), (refuses, "resignation", 3)] {
        let (contest, mut ledger) = (contest(offers.clone(), other, 1), Ledger::in_memory());
        contest.run(&mut ledger, &Stop::default(), |_, _, _| Ok::<_, std::io::Error>(())).unwrap();
        let entry = &ledger.entries()[&0];
        assert_eq!((entry.ending.as_str(), entry.plies), (ending, plies), "{entry:?}");
    }
}

#[test]
fn who_died_plays_the_next_game_all_the_same() {
    let (contest, mut ledger) = (contest(uci("exit 1", AMPLE), ours(), 4), Ledger::in_memory());
    contest.run(&mut ledger, &Stop::default(), |_, _, _| Ok::<_, std::io::Error>(())).unwrap();
    let kinds = ledger.entries().values().map(|entry| entry.forfeit.clone());
    assert!(kinds.eq(std::iter::repeat_n(Some((Side::A, "dies".to_owned())), 4)));
    // It dies at its first move, with White before ours has moved, with Black behind that.
    assert!(ledger.entries().values().map(|entry| entry.plies).eq([0, 1, 0, 1]));
}
