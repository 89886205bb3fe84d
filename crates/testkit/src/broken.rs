//! What is said when a law is broken.

use std::fmt;

use crate::Law;

/// A broken law, and the way to see it break again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Broken {
    /// Which law.
    pub law: Law,
    /// What happened.
    pub what: String,
    /// The seed of the run.
    pub seed: u64,
    /// Which of its games, the first being 0.
    pub game: u32,
    /// The moves from the start to where it happened.
    pub line: Vec<String>,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "broken law: {}", self.law)?;
        writeln!(f, "  what happened: {}", self.what)?;
        writeln!(f, "  seed {}, game {}, after {} plies", self.seed, self.game, self.line.len())?;
        write!(f, "  line: {}", self.line.join(" "))
    }
}

impl std::error::Error for Broken {}
