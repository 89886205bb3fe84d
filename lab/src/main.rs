//! Measurements beside peers, each in one run on one machine; never shipped.

#![forbid(unsafe_code)]

/// A line on standard output; nothing is lost when nobody reads it.
macro_rules! say {
    ($($line:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(std::io::stdout(), $($line)*);
    }};
}

/// A line on standard error; where that cannot be written, nobody can be told.
macro_rules! complain {
    ($($line:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(std::io::stderr(), $($line)*);
    }};
}

mod answer;
mod book;
mod datagen;
mod ends;
mod generate;
mod gnugo;
mod go;
mod import;
mod load;
mod nps;
mod odds;
mod owl;
mod perft;
mod pgn;
mod problems;
mod rivals;
mod selfplay;
mod stockfish;
mod stopwatch;
mod suite;
mod tsumego;
mod tune;
mod variants;

use std::process::ExitCode;

const USAGE: &str = "usage: cargo lab perft | cargo lab variants | cargo lab pgn [GAMES] | cargo lab import [GAMES] | cargo lab go | \
     cargo lab gnugo PLATEAU | cargo lab ends | cargo lab answer [VARIANTS-FILE] | \
     cargo lab suite PLATEAU MILLISECONDS FILE… | cargo lab nps PLATEAU | \
     cargo lab load PLATEAU moves GAMES SECONDS | cargo lab load PLATEAU idle CONNECTIONS | \
     cargo lab load PLATEAU kills TIMES GAMES | cargo lab datagen FILE MINUTES THREADS | \
     cargo lab tune FILE WEIGHTS.RS MINUTES | cargo lab odds FILE | \
     cargo lab book FILE MINUTES THREADS | cargo lab tsumego [--verify] [SECONDS] | \
     cargo lab tsumego open [SECONDS] | cargo lab tsumego owl [SECONDS] | cargo lab problems";

/// How long a problem of life and death may take: an enclosed one, and one in the open.
const TSUMEGO_SECONDS: f64 = 10.0;
const OPEN_SECONDS: f64 = 300.0;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match words.as_slice() {
        ["datagen", file, minutes, threads] => match (minutes.parse(), threads.parse()) {
            (Ok(minutes), Ok(threads)) => datagen::run(file, minutes, threads),
            _ => Err("expected numbers of minutes and of threads".to_owned()),
        },
        ["book", file, minutes, threads] => match (minutes.parse(), threads.parse()) {
            (Ok(minutes), Ok(threads)) => book::run(file, minutes, threads),
            _ => Err("expected numbers of minutes and of threads".to_owned()),
        },
        ["tune", file, into, minutes] => match minutes.parse() {
            Ok(minutes) => tune::run(file, into, minutes),
            Err(_) => Err(format!("expected a number of minutes, got {minutes:?}")),
        },
        ["problems"] => problems::run(),
        ["perft"] => {
            perft::run();
            Ok(())
        }
        ["answer"] => answer::run(None),
        ["gnugo", plateau] => gnugo::run(plateau),
        ["ends"] => ends::run(),
        ["odds", file] => odds::run(file),
        ["load", plateau, what @ ..] => load::run(plateau, what),
        ["nps", plateau] => nps::run(plateau),
        ["suite", plateau, milliseconds, files @ ..] if !files.is_empty() => {
            suite::run(plateau, milliseconds, files)
        }
        ["go"] => {
            go::run();
            Ok(())
        }
        ["answer", file] => answer::run(Some(file)),
        ["variants"] => {
            variants::run();
            Ok(())
        }
        ["import"] => import::run(100_000),
        ["import", games] => match games.parse() {
            Ok(games) => import::run(games),
            Err(_) => Err(format!("expected a number of games, got {games:?}")),
        },
        ["tsumego"] => tsumego::run(TSUMEGO_SECONDS, false),
        ["tsumego", "--verify"] => tsumego::run(TSUMEGO_SECONDS, true),
        ["tsumego", "--verify", seconds] => {
            seconds_of(seconds).and_then(|seconds| tsumego::run(seconds, true))
        }
        ["tsumego", "open"] => tsumego::run_open(OPEN_SECONDS),
        ["tsumego", "open", seconds] => seconds_of(seconds).and_then(tsumego::run_open),
        ["tsumego", "owl"] => owl::run(TSUMEGO_SECONDS),
        ["tsumego", "owl", seconds] => seconds_of(seconds).and_then(owl::run),
        ["tsumego", seconds] => seconds_of(seconds).and_then(|seconds| tsumego::run(seconds, false)),
        ["pgn"] => pgn::run(100_000),
        ["pgn", games] => match games.parse() {
            Ok(games) => pgn::run(games),
            Err(_) => Err(format!("expected a number of games, got {games:?}")),
        },
        _ => Err(USAGE.to_owned()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            complain!("lab: {message}");
            ExitCode::from(2)
        }
    }
}

fn seconds_of(text: &str) -> Result<f64, String> {
    text.parse().map_err(|_| format!("expected a number of seconds, got {text:?}"))
}
