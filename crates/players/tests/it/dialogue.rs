//! Chess programs that keep to UCI, and such that do not.

use std::time::{Duration, Instant};

use players::{
    dialogue::{Answer, DialogueError, UciEngine},
    process::ProcessError,
};
use protocol::uci::{Go, Score, Start};

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
    program(&format!("read position; read go; {script}")).choose(&Start::Usual, &[], &Go::default(), limit)
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
    for script in ["exec sleep 40", "while :; do echo no; done", "while read line; do echo x; done"] {
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
    for script in ["exec sleep 40", "while :; do echo info depth 1; done", "while :; do printf x; done"] {
        let error = answer(script, LIMIT).unwrap_err();
        assert!(matches!(error, DialogueError::Unstoppable { .. }), "{script}: {error}");
    }
}
