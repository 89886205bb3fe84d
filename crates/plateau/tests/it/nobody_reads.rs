//! Output that nobody can read: the program ends, and never with a panic.

use std::{
    fs::File,
    process::{Command, Stdio},
};

use crate::program::file;

fn full() -> Stdio {
    File::options().write(true).open("/dev/full").expect("a device that is full").into()
}

/// The exit codes with a full standard error, and with a full standard output.
fn codes(arguments: &[&str]) -> [Option<i32>; 2] {
    let run = |out: Stdio, err: Stdio| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_plateau"));
        let status = command.args(arguments).stdin(Stdio::null()).stdout(out).stderr(err).status();
        status.expect("the program starts").code()
    };
    [run(Stdio::null(), full()), run(full(), Stdio::null())]
}

#[cfg(target_os = "linux")]
#[test]
fn no_panic_when_output_cannot_be_written() {
    let faulty = file("nobody.ini", b"[a:chess]\nnonsense = 1\n");
    let broken = file("nobody.pgn", b"1. e5 *\n");
    assert_eq!(codes(&["variants", "check", &faulty]), [Some(1), Some(2)]);
    assert_eq!(codes(&["variants", "list", "--variants", &faulty]), [Some(0), Some(2)]);
    assert_eq!(codes(&["pgn", "format", &broken]), [Some(1), Some(2)]);
    assert_eq!(codes(&["pgn", "tree", &broken]), [Some(1), Some(2)]);
    assert_eq!(codes(&["pgn", "check", &broken, "none.pgn"]), [Some(2), Some(2)]);
    assert_eq!(codes(&["moves", "--fen", "nonsense"]), [Some(2), Some(2)]);
    assert_eq!(codes(&["perft", "2"]), [Some(0), Some(2)]);
    assert_eq!(codes(&["nonsense"]), [Some(2), Some(2)]);
    assert_eq!(codes(&["pgn"]), [Some(2), Some(2)]);
    assert_eq!(codes(&["--help"]), [Some(0), Some(0)]);
}
