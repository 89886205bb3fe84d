//! The program: one file per subcommand, and nothing that thinks.

#![forbid(unsafe_code)]

mod bench;
mod checking;
mod cli;
mod contest;
mod doctor;
mod documents;
mod engines;
mod failure;
mod games;
mod gtp;
mod home;
mod moves;
mod output;
mod perft;
mod pgn;
mod play;
mod rules;
mod serve;
mod sgf;
mod solve;
mod source;
mod start;
mod uci;
mod variants;
mod xboard;

use std::process::ExitCode;

use clap::Parser;

use cli::{Cli, Command, EnginesCommand, PgnCommand, SgfCommand, VariantsCommand};
use output::Output;

fn main() -> ExitCode {
    outlive_full_files();
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return failure::usage(&error),
    };
    match run(&cli) {
        Ok(code) => code,
        Err(error) => failure::report(&error),
    }
}

/// A file that may not grow any further is told by a failed write, not by the end of the program.
#[cfg(unix)]
fn outlive_full_files() {
    let noted = std::sync::Arc::default();
    // Where the signal cannot be caught, it ends the program as it would anyway.
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, noted);
}

#[cfg(not(unix))]
fn outlive_full_files() {}

fn run(cli: &Cli) -> anyhow::Result<ExitCode> {
    let words = variants::words(cli.lang);
    let mut output = Output::new(cli.json);
    match &cli.command {
        None => home::run(&words, &mut output),
        Some(Command::Perft(arguments)) => perft::run(arguments, &words, &mut output),
        Some(Command::Moves(arguments)) => moves::run(arguments, &words, &mut output),
        Some(Command::Pgn(PgnCommand::Check(arguments))) => pgn::check::run(arguments, &words, &mut output),
        Some(Command::Pgn(PgnCommand::Tree(arguments))) => pgn::tree::run(arguments, &words, &mut output),
        Some(Command::Pgn(PgnCommand::Format(arguments))) => pgn::format(arguments, &words, &mut output),
        Some(Command::Sgf(SgfCommand::Check(arguments))) => {
            sgf::check::run(&arguments.files, &words, &mut output)
        }
        Some(Command::Sgf(SgfCommand::Tree(arguments))) => {
            sgf::tree::run(&arguments.file, &words, &mut output)
        }
        Some(Command::Sgf(SgfCommand::Format(arguments))) => {
            sgf::format(&arguments.file, &words, &mut output)
        }
        Some(Command::Sgf(SgfCommand::Score(arguments))) => sgf::score::run(arguments, &words, &mut output),
        Some(Command::Solve(arguments)) => solve::run(arguments, &words, &mut output),
        Some(Command::Variants(VariantsCommand::List(arguments))) => {
            variants::list::run(arguments, &words, &mut output)
        }
        Some(Command::Variants(VariantsCommand::Check(arguments))) => {
            variants::check::run(arguments, &words, &mut output)
        }
        Some(Command::Play(arguments)) => play::run(arguments, &words),
        Some(Command::Serve(arguments)) => serve::run(arguments, &words, &mut output),
        Some(Command::Doctor(arguments)) => doctor::run(arguments, &words, &mut output),
        Some(Command::Engines(EnginesCommand::List)) => engines::list(&words, &mut output),
        Some(Command::Engines(EnginesCommand::Test { name })) => engines::test(name, &words, &mut output),
        Some(Command::Gtp(arguments)) => gtp::run(arguments),
        Some(Command::Bench(arguments)) => bench::run(arguments, &mut output),
        Some(Command::Match(arguments)) => contest::run(arguments, &words, &mut output),
        Some(Command::Uci(arguments)) => uci::run(arguments.level),
        Some(Command::XBoard(arguments)) => xboard::run(arguments.level),
        Some(Command::Completions(arguments)) => documents::completions(arguments, &mut output),
        Some(Command::Man(arguments)) => documents::man(arguments, &mut output),
    }
}
