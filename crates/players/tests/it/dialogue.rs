//! Chess programs that keep to their protocol, and such that do not.

use std::time::{Duration, Instant};

use players::{
    dialogue::{
        Answer, DialogueError, Patience, UciEngine, XBoardAnswer, XBoardChoice, XBoardClocks, XBoardEngine,
        XBoardPace,
    },
    process::ProcessError,
};
use protocol::{
    uci::{Go, Score, Start},
    xboard::Level,
};

/// How long is waited for what comes, be the machine as busy as it may.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long is waited for what never comes.
const LIMIT: Duration = Duration::from_millis(300);

fn start(script: &str) -> Result<UciEngine, DialogueError> {
    UciEngine::start_within("sh", &["-c".to_owned(), script.to_owned()], PATIENCE)
}

/// A program that shakes hands and then does what a shell script says.
fn program(script: &str) -> UciEngine {
    let options = "option name Hash type spin default 1 min 1 max 8\\noption name Clear Hash type button\\n";
    start(&format!("read line; printf 'id name Fake\\n{options}uciok\\n'; {script}")).unwrap()
}

fn answer(script: &str, limit: Duration) -> Result<Answer, DialogueError> {
    let mut program = program(&format!("read position; read go; {script}"));
    program.set_up(&Start::Usual, &[])?;
    program.choose(&Go::default(), limit)
}

#[test]
fn a_sound_program_is_understood() {
    let info = "info depth 3 score cp 20 pv e2e4\\ninfo string nonsense\\ngarbage\\n";
    let answer = answer(&format!("printf '{info}bestmove e2e4 ponder e7e5\\n'"), PATIENCE).unwrap();
    assert_eq!((answer.mv.as_deref(), answer.ponder.as_deref()), (Some("e2e4"), Some("e7e5")));
    assert_eq!(answer.info.unwrap().score.unwrap().0, Score::Centipawns(20));
}

#[test]
fn options_are_set_only_as_the_program_has_them() {
    let mut program = program("while read line; do test \"$line\" = isready && echo readyok; done");
    assert_eq!(program.name(), "Fake");
    assert_eq!(program.choices().len(), 2);
    program.set("hash", "4").unwrap();
    program.set("Clear Hash", "").unwrap();
    for (name, value) in [("Hash", "9"), ("Hash", "x"), ("Nonsense", "1")] {
        assert!(matches!(program.set(name, value), Err(DialogueError::Option { .. })), "{name} {value}");
    }
    program.begin().unwrap();
    program.quit();
}

#[test]
fn who_does_not_shake_hands_is_not_waited_for() {
    for script in ["exec sleep 40", "while read line; do echo x; done"] {
        let begun = Instant::now();
        let started = UciEngine::start_within("sh", &["-c".to_owned(), script.to_owned()], LIMIT);
        let error = started.unwrap_err();
        assert!(matches!(error, DialogueError::Process(ProcessError::Silent { .. })), "{script}: {error}");
        assert!(begun.elapsed() < PATIENCE);
    }
    assert!(matches!(start("exit 3"), Err(DialogueError::Process(ProcessError::Ended(_)))));
    assert!(UciEngine::start("there-is-no-such-program", &[]).is_err());
}

#[test]
fn who_dies_in_mid_thought_is_told() {
    for script in ["exit 1", "printf 'bestm'; exit", "kill -9 $$"] {
        let error = answer(script, PATIENCE).unwrap_err();
        assert!(matches!(error, DialogueError::Process(ProcessError::Ended(_))), "{script}: {error}");
    }
}

#[test]
fn who_moves_only_when_stopped_is_late() {
    let error = answer("read stop; echo bestmove e2e4", LIMIT).unwrap_err();
    assert!(matches!(error, DialogueError::Late { .. }), "{error}");
}

#[test]
fn who_ignores_stop_is_told() {
    let error = answer("exec sleep 40", LIMIT).unwrap_err();
    assert!(matches!(error, DialogueError::Unstoppable { .. }), "{error}");
    let error = answer("printf x; exec sleep 40", LIMIT).unwrap_err();
    assert!(
        matches!(error, DialogueError::Process(ProcessError::Silent { is_in_line: true, .. })),
        "{error}"
    );
}

#[test]
fn who_floods_is_called_off_long_before_its_time_is_over() {
    for script in
        ["while :; do echo info depth 1; done", "while :; do printf x; done", "yes", "cat /dev/zero"]
    {
        let begun = Instant::now();
        let error = answer(script, Duration::from_mins(10)).unwrap_err();
        assert!(matches!(error, DialogueError::Process(ProcessError::Floods(_))), "{script}: {error}");
        assert!(begun.elapsed() < PATIENCE, "{script}: {:?}", begun.elapsed());
    }
}

/// What a program that is asked whether it is there does after `go`.
fn watched(script: &str, silence: Duration) -> Result<Answer, DialogueError> {
    let mut program = program(&format!("read position; read go; {script}"));
    program.set_up(&Start::Usual, &[])?;
    let patience = Patience { limit: Duration::from_mins(10), takes_late: true, silence: Some(silence) };
    program.choose(&Go::default(), patience)
}

#[test]
fn who_shows_no_life_is_told_long_before_its_time_is_over() {
    for (script, is_half) in [("exec sleep 600", false), ("printf x; exec sleep 600", true)] {
        let begun = Instant::now();
        let error = watched(script, LIMIT).unwrap_err();
        let DialogueError::Process(ProcessError::Silent { is_in_line, limit, .. }) = error else {
            panic!("{script}: {error}")
        };
        assert_eq!((is_in_line, limit), (is_half, 2 * LIMIT), "{script}");
        assert!(begun.elapsed() < PATIENCE, "{script}: {:?}", begun.elapsed());
    }
}

#[test]
fn who_says_that_it_is_there_may_think_on() {
    let three_times = "for time in 1 2 3; do read isready; echo readyok; done; echo bestmove e2e4";
    assert_eq!(watched(three_times, Duration::from_millis(50)).unwrap().mv.as_deref(), Some("e2e4"));
}

#[test]
fn a_move_that_comes_with_stop_counts_where_nobody_is_in_a_hurry() {
    let mut program = program("read position; read go; read stop; echo bestmove e2e4");
    program.set_up(&Start::Usual, &[]).unwrap();
    let patience = Patience { takes_late: true, ..LIMIT.into() };
    assert_eq!(program.choose(&Go::default(), patience).unwrap().mv.as_deref(), Some("e2e4"));
}

const LEVEL: Level = Level { moves: 0, base: Duration::from_mins(1), increment: Duration::ZERO };
const PACE: XBoardPace = XBoardPace { level: Some(LEVEL), move_time: None, depth: None };
const CLOCKS: XBoardClocks = XBoardClocks { own: LEVEL.base, opponent: LEVEL.base };

fn start_xboard(script: &str, limit: Duration) -> Result<XBoardEngine, DialogueError> {
    XBoardEngine::start("sh", &["-c".to_owned(), script.to_owned()], limit)
}

/// What a program does after `go`, as a shell script says.
fn xboard_answer(script: &str, limit: Duration) -> Result<XBoardAnswer, DialogueError> {
    let wait = "while read line; do test \"$line\" = go && break; done";
    let features = "echo 'feature myname=\"Fake\" usermove=1'; echo feature done=1";
    let mut engine = start_xboard(&format!("{features}; {wait}; {script}"), PATIENCE).unwrap();
    assert_eq!(engine.name(), "Fake");
    engine.begin(None, None, PACE).unwrap();
    engine.choose(Some(CLOCKS), limit)
}

#[test]
fn an_xboard_program_moves_resigns_and_claims() {
    let answer = xboard_answer(
        "echo '1. ... e2e4'; echo '3 20 5 400 e2e4'; echo offer draw; echo move e2e4",
        PATIENCE,
    );
    let answer = answer.unwrap();
    assert_eq!(answer.choice, XBoardChoice::Move("e2e4".to_owned()));
    assert!(answer.offers_draw && answer.thinking.unwrap().score == 20);
    assert_eq!(xboard_answer("echo resign", PATIENCE).unwrap().choice, XBoardChoice::Resign);
    assert_eq!(
        xboard_answer("echo '1/2-1/2 {Draw by repetition}'", PATIENCE).unwrap().choice,
        XBoardChoice::Claim("1/2-1/2".to_owned(), "Draw by repetition".to_owned())
    );
}

#[test]
fn an_xboard_program_that_misbehaves_is_named() {
    let error =
        xboard_answer("while read line; do test \"$line\" = '?' && echo move e2e4; done", LIMIT).unwrap_err();
    assert!(matches!(error, DialogueError::Late { .. }), "{error}");
    let error = xboard_answer("exec sleep 40", LIMIT).unwrap_err();
    assert!(matches!(error, DialogueError::Unstoppable { .. }), "{error}");
    let error = xboard_answer("while :; do echo '1 1 1 1 e2e4'; done", LIMIT).unwrap_err();
    assert!(matches!(error, DialogueError::Process(ProcessError::Floods(_))), "{error}");
    let error = xboard_answer("exit 1", PATIENCE).unwrap_err();
    assert!(matches!(error, DialogueError::Process(_)), "{error}");
    for script in ["exec sleep 40", "echo feature done=0; exec sleep 40"] {
        let error = start_xboard(script, 3 * LIMIT).unwrap_err();
        assert!(matches!(error, DialogueError::Process(ProcessError::Silent { .. })), "{script}: {error}");
    }
    let error = start_xboard("while :; do echo no; done", 3 * LIMIT).unwrap_err();
    assert!(matches!(error, DialogueError::Process(ProcessError::Floods(_))), "{error}");
}

#[test]
fn who_floods_instead_of_shaking_hands_is_named() {
    let script = "while :; do echo 'option name x type check default true'; done".to_owned();
    let error = UciEngine::start_within("sh", &["-c".to_owned(), script], 10 * LIMIT).unwrap_err();
    assert!(matches!(error, DialogueError::Process(ProcessError::Floods(_))), "{error}");
}

#[test]
fn a_word_that_is_broken_off_by_the_end_was_not_said() {
    let error = answer("printf 'bestmove e2'", PATIENCE).unwrap_err();
    assert!(matches!(error, DialogueError::Process(ProcessError::Ended(_))), "{error}");
}

#[test]
fn who_ends_has_ended_though_a_child_holds_its_output() {
    let begun = Instant::now();
    let error = answer("sleep 300 & exit 0", PATIENCE).unwrap_err();
    assert!(matches!(error, DialogueError::Process(ProcessError::Ended(_))), "{error}");
    assert!(begun.elapsed() < PATIENCE);
}

#[test]
fn a_name_has_no_signs_that_move_a_terminal() {
    let program = start("read line; printf 'id name \\033[31mEvil\\a\nuciok\n'; exec sleep 40").unwrap();
    assert_eq!(program.name(), "\u{fffd}[31mEvil\u{fffd}");
}

#[test]
fn features_need_not_say_which_is_the_last() {
    let engine =
        start_xboard("echo 'feature myname=\"Old\"'; while read line; do :; done", PATIENCE).unwrap();
    assert_eq!(engine.name(), "Old");
}

#[test]
fn who_only_talks_knows_the_first_version_of_the_protocol() {
    let script = "echo Chess; while read word rest; do test \"$word\" = go && echo 'move e2e4'; done";
    let mut engine = start_xboard(script, 3 * LIMIT).unwrap();
    engine.begin(None, None, PACE).unwrap();
    let answer = engine.choose(None, PATIENCE).unwrap();
    assert_eq!(answer.choice, XBoardChoice::Move("e2e4".to_owned()));
}

#[test]
fn who_has_no_setboard_is_not_given_a_position() {
    let mut engine = start_xboard("echo feature done=1; exec cat >/dev/null", PATIENCE).unwrap();
    let error = engine.begin(None, Some("8/8/8/8/8/5k2/8/5K2 w - - 0 1"), PACE).unwrap_err();
    assert!(matches!(error, DialogueError::Refused { .. }), "{error}");
}

#[test]
fn a_handshake_that_was_lost_is_tried_again() {
    let script = "read lost; read lost; read xboard; read protover; echo feature done=1; exec cat >/dev/null";
    start_xboard(script, PATIENCE).unwrap();
}

#[test]
fn a_program_that_refuses_a_move_is_named() {
    let script = "echo feature ping=1 done=1; while read word rest; do case $word in \
        ping) echo pong $rest;; e2e5) echo \"Illegal move: e2e5\";; esac; done";
    let mut engine = start_xboard(script, PATIENCE).unwrap();
    engine.begin(None, None, PACE).unwrap();
    engine.play("e2e4").unwrap();
    let error = engine.play("e2e5").unwrap_err();
    assert!(matches!(error, DialogueError::Refused { .. }), "{error}");
}

#[test]
fn a_program_may_have_many_features() {
    let features: Vec<String> = (0..200).map(|number| format!("f{number}=1")).collect();
    let script = format!("echo feature {} done=1; sleep 0.2; exec cat >/dev/null", features.join(" "));
    assert_eq!(start_xboard(&script, PATIENCE).unwrap().feature("f199"), Some("1"));
}
