//! Programs that do not keep to the protocol: each costs a limited time, and none hangs.

use std::time::{Duration, Instant};

use game::Color;
use players::{
    opponent::{Choice, Opponent, OpponentError},
    process::ProcessError,
};

/// How long is waited for what comes, be the machine as busy as it may.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long is waited for what never comes.
const LIMIT: Duration = Duration::from_millis(300);

/// A program that answers `list_commands` and then does what a shell script says.
fn program(script: &str) -> Opponent {
    let script = format!("read line; printf '=1 genmove\\n\\n'; {script}");
    Opponent::start("sh", &["-c".to_owned(), script]).unwrap()
}

/// What a program answers to its second command.
fn answer(script: &str) -> Result<String, OpponentError> {
    program(script).ask("name", &[], PATIENCE)
}

#[track_caller]
fn assert_silent(script: &str) {
    let mut program = program(script);
    let begun = Instant::now();
    let answer = program.ask("name", &[], LIMIT);
    assert!(matches!(answer, Err(OpponentError::Process(ProcessError::Silent { .. }))), "{answer:?}");
    drop(program);
    assert!(begun.elapsed() < PATIENCE, "{:?}", begun.elapsed());
}

#[track_caller]
fn assert_ended(script: &str) {
    let answer = answer(script);
    let has_ended = |error: &ProcessError| matches!(error, ProcessError::Ended(_) | ProcessError::Deaf(_));
    assert!(matches!(&answer, Err(OpponentError::Process(error)) if has_ended(error)), "{answer:?}");
}

#[test]
fn what_is_no_program_is_told() {
    let error = Opponent::start("there-is-no-such-program", &[]).unwrap_err();
    assert!(error.to_string().starts_with("cannot start there-is-no-such-program: "), "{error}");
}

#[test]
fn a_program_that_says_nothing_is_not_waited_for() {
    assert_silent("while read line; do :; done");
    assert_silent("while :; do sleep 1; done");
}

#[test]
fn a_program_that_does_not_read_is_not_waited_for() {
    let mut program = program("exec sleep 40");
    let begun = Instant::now();
    let more_than_a_pipe_holds = ["x".repeat(1 << 20)];
    let mut ask = || program.ask("name", &more_than_a_pipe_holds, Duration::from_millis(10)).unwrap_err();
    let first = ask();
    assert!(matches!(first, OpponentError::Process(ProcessError::Silent { .. })), "{first}");
    let last = (0..100).map(|_| ask()).find(|error| !error.to_string().contains("did not answer")).unwrap();
    assert_eq!(last.to_string(), "sh no longer listens");
    drop(program);
    assert!(begun.elapsed() < PATIENCE, "{:?}", begun.elapsed());
}

#[test]
fn a_program_that_dies_is_told() {
    assert_ended("exit 3");
    assert_ended("read line; exit 3");
    assert_ended("read line; printf '=2 half an answer'");
    assert_ended("read line; printf '=2 half an answer\\n'; kill -9 $$");
}

#[test]
fn what_is_no_answer_is_let_go() {
    assert_eq!(answer("read line; printf 'hello\\n\\nI think\\n=2 yes\\n\\n'").unwrap(), "yes");
    assert_eq!(answer("read line; printf '\\377\\000\\001\\n\\n=2 yes\\r\\n\\r\\n'").unwrap(), "yes");
}

#[test]
fn an_answer_to_another_command_is_not_ours() {
    assert_eq!(answer("read line; printf '=7 no\\n\\n?1 no\\n\\n=2 yes\\n\\n'").unwrap(), "yes");
    assert_silent("read line; printf '=7 no\\n\\n'; read line");
}

#[test]
fn a_late_answer_is_not_taken_for_the_next() {
    let mut late = program("read line; read line; printf '=2 late\\n\\n=3 right\\n\\n'; read line");
    assert!(late.ask("name", &[], Duration::from_millis(50)).is_err());
    assert_eq!(late.ask("version", &[], PATIENCE).unwrap(), "right");
}

#[test]
fn who_floods_is_not_listened_to() {
    let floods = [
        "yes",
        "read line; yes | tr -d '\\n'",
        "read line; printf '=2 '; yes",
        "read line; printf '=2 '; yes | tr -d '\\n'",
    ];
    for script in floods {
        let answer = answer(script);
        assert!(
            matches!(answer, Err(OpponentError::Process(ProcessError::Floods(_)))),
            "{script}: {answer:?}"
        );
    }
}

#[test]
fn a_long_answer_is_cut() {
    let long = answer("read line; printf '=2 '; yes | head -c 3000000 | tr -d '\\n'; printf '\\n\\n'");
    assert!(long.unwrap().len() <= 1 << 16);
    let many = answer("read line; printf '=2 '; yes 'a line of the answer, which has a hundred of them and more in it than is kept of any answer at all' | head -n 12000; printf '\\n'").unwrap();
    assert!(many.len() <= 1 << 20, "{}", many.len());
}

#[test]
fn what_goes_to_standard_error_disturbs_nobody() {
    assert_eq!(answer("read line; head -c 3000000 /dev/zero >&2; printf '=2 yes\\n\\n'").unwrap(), "yes");
}

#[test]
fn refusals_and_nonsense_are_told() {
    let refused = answer("read line; printf '?2 not today\\n\\n'").unwrap_err();
    assert_eq!(refused.to_string(), "sh refuses \"name\": not today");
    for text in ["Q99", "I5", "C+4", "C03", "", "maybe"] {
        let mut program = program(&format!("read line; printf '=2 {text}\\n\\n'; read line"));
        let error = program.choose(Color::Black, None, PATIENCE).unwrap_err();
        assert!(matches!(error, OpponentError::Nonsense { .. }), "{error}");
    }
    let mut resigns = program("read line; printf '=2 RESIGN\\n\\n'; read line");
    assert_eq!(resigns.choose(Color::Black, None, PATIENCE).unwrap(), Choice::Resign);
}

#[test]
fn a_program_that_will_not_go_is_killed() {
    let begun = Instant::now();
    drop(program("trap '' INT TERM; while :; do sleep 1; done"));
    assert!(begun.elapsed() < PATIENCE, "{:?}", begun.elapsed());
}

/// Whether a program of the system is there and does something.
#[cfg(target_os = "linux")]
fn is_running(id: &str) -> bool {
    // Behind the name in parentheses comes the state; Z is one that only waits to be buried.
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    stat.rsplit_once(") ").is_some_and(|(_, rest)| !rest.starts_with('Z'))
}

#[test]
#[cfg(target_os = "linux")]
fn what_a_program_leaves_behind_is_ended_too() {
    for ending in ["exit 0", "while :; do sleep 1; done"] {
        let script = format!("read line; sleep 600 & printf \"=2 $!\\n\\n\"; {ending}");
        let mut program = program(&script);
        let child = program.ask("name", &[], PATIENCE).unwrap();
        assert!(is_running(&child), "{child}");
        drop(program);
        let begun = Instant::now();
        while is_running(&child) {
            assert!(begun.elapsed() < PATIENCE, "{child} is still there");
            std::thread::yield_now();
        }
    }
}
