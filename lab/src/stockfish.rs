//! `go perft` of Stockfish and of Fairy-Stockfish, if they are installed.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

/// A running Stockfish, or one of its kin.
pub(crate) struct Stockfish {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Stockfish {
    /// Starts Stockfish.
    pub(crate) fn start() -> Option<Stockfish> {
        Stockfish::named("stockfish")
    }

    /// Starts Fairy-Stockfish.
    pub(crate) fn fairy() -> Option<Stockfish> {
        Stockfish::named("fairy-stockfish")
    }

    /// Starts a program from the path, or from where Debian installs games.
    fn named(name: &str) -> Option<Stockfish> {
        let mut process =
            [name.to_owned(), format!("/usr/games/{name}")].into_iter().find_map(|program| {
                Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().ok()
            })?;
        let input = process.stdin.take()?;
        let output = BufReader::new(process.stdout.take()?);
        Some(Stockfish { process, input, output })
    }

    /// Plays another variant from now on.
    pub(crate) fn set_variant(&mut self, name: &str) -> Option<()> {
        writeln!(self.input, "setoption name UCI_Variant value {name}").ok()
    }

    /// Counts leaves; nothing if the process fails.
    pub(crate) fn perft(&mut self, fen: &str, depth: u32) -> Option<u64> {
        writeln!(self.input, "position fen {fen}\ngo perft {depth}").ok()?;
        self.input.flush().ok()?;
        let mut line = String::new();
        while self.output.read_line(&mut line).ok()? > 0 {
            if let Some(nodes) = line.strip_prefix("Nodes searched:") {
                return nodes.trim().parse().ok();
            }
            line.clear();
        }
        None
    }
}

impl Drop for Stockfish {
    fn drop(&mut self) {
        // A process that is already gone is all we want.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
