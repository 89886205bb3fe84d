//! Running the program.

use std::{
    io::Write,
    path::PathBuf,
    process::{Command, Stdio},
};

use serde_json::Value;

/// What a run printed and how it ended.
pub(crate) struct Run {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) code: Option<i32>,
}

impl Run {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.out).expect("one JSON value")
    }

    pub(crate) fn lines(&self) -> Vec<&str> {
        self.out.lines().collect()
    }

    /// Asserts that it failed as bad input should.
    pub(crate) fn assert_refused(&self, what: &str) {
        assert_eq!(self.code, Some(2), "{}", self.err);
        assert_eq!(self.err.lines().count(), 1, "one clear line: {}", self.err);
        assert!(self.err.contains(what), "{} does not say {what}", self.err);
        assert_eq!(self.out, "");
    }
}

pub(crate) fn plateau(arguments: &[&str]) -> Run {
    plateau_reading("", arguments)
}

/// The same with a text on standard input.
pub(crate) fn plateau_reading(input: &str, arguments: &[&str]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_plateau"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let text = input.to_owned();
    // A program that does not read its input closes the pipe, which is no error here.
    let writer = std::thread::spawn(move || stdin.write_all(text.as_bytes()).ok());
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    Run { out: text(output.stdout), err: text(output.stderr), code: output.status.code() }
}

/// A file with this text in a folder of the tests.
pub(crate) fn file(name: &str, text: &[u8]) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("a file can be written");
    path.display().to_string()
}
