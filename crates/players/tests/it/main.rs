//! Our player behind GTP, and programs of others.

mod company;
#[cfg(unix)]
mod dialogue;
mod files;
mod gnugo;
mod host;
#[cfg(unix)]
mod hostile;
#[cfg(unix)]
mod listener;
#[cfg(unix)]
mod opponent;
#[cfg(unix)]
mod pairing;
mod rules;
mod solve;
mod study;
mod talk;
mod uci;
mod variants;
mod xboard;

use players::host::run_gtp;

/// The answers to some lines, as they are written.
fn session(lines: &str) -> String {
    let mut output = Vec::new();
    run_gtp(lines.as_bytes(), &mut output, 1).unwrap();
    String::from_utf8(output).unwrap()
}

/// The answer to the last of some lines.
fn last(lines: &str) -> String {
    session(lines).trim_end().rsplit("\n\n").next().unwrap().to_owned()
}
