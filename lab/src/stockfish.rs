//! Stockfish's `go perft`, if Stockfish is installed.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

/// A running Stockfish.
pub(crate) struct Stockfish {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Stockfish {
    /// Starts it from the path, or from where Debian installs games.
    pub(crate) fn start() -> Option<Stockfish> {
        let mut process = ["stockfish", "/usr/games/stockfish"].into_iter().find_map(|program| {
            Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().ok()
        })?;
        let input = process.stdin.take()?;
        let output = BufReader::new(process.stdout.take()?);
        Some(Stockfish { process, input, output })
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
