//! Chores of the project: `cargo xtask rooms`, `cargo xtask fuzz TARGET`, `cargo xtask xboard`,
//! `cargo xtask wire`.
//!
//! It uses no room of the house, so that it builds in seconds.

#![forbid(unsafe_code)]

mod fuzz;
mod rooms;
mod wire;
mod xboard;

use std::process::ExitCode;

const USAGE: &str = "usage: cargo xtask rooms | cargo xtask fuzz TARGET [--minutes N] | cargo xtask xboard | cargo xtask wire";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match words.as_slice() {
        ["rooms"] => rooms::check(),
        ["fuzz", target] => fuzz::run(target, "10"),
        ["fuzz", target, "--minutes", minutes] => fuzz::run(target, minutes),
        ["wire"] => wire::write(),
        ["xboard"] => xboard::run(),
        _ => Err(USAGE.to_owned()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::from(2)
        }
    }
}
