//! What an engine shows of its thoughts.

use std::{fmt, str::FromStr, time::Duration};

use super::ParseReplyError;

/// `9 156 1084 48000 Nf3 Nc6`: a depth, a score, a time, nodes and a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thinking {
    /// How deep it looked.
    pub depth: u32,
    /// In hundredths of a pawn; beyond 100000, mate in so many moves.
    pub score: i32,
    /// How long it took, in hundredths of a second.
    pub time: Duration,
    /// How many positions it looked at.
    pub nodes: u64,
    /// The line, as it writes it.
    pub line: String,
}

impl Thinking {
    /// From here on a score says in how many moves mate comes.
    pub const MATE: i32 = 100_000;
}

impl FromStr for Thinking {
    type Err = ParseReplyError;

    fn from_str(text: &str) -> Result<Thinking, ParseReplyError> {
        let mut rest = text;
        let mut word = || {
            let text = rest.trim_start();
            let (word, behind) = text.split_at(text.find(char::is_whitespace).unwrap_or(text.len()));
            rest = behind;
            word
        };
        let mut read = || {
            // Some engines write `9.` or `9&` for the depth.
            let depth = word().trim_end_matches(|sign: char| !sign.is_ascii_digit()).parse().ok()?;
            // No score counts for more than this, whatever a program says.
            let score = word().parse::<i32>().ok()?.clamp(-2 * Thinking::MATE, 2 * Thinking::MATE);
            let time = word().parse::<u32>().ok()?;
            let nodes = word().parse().ok()?;
            Some((depth, score, Duration::from_millis(u64::from(time) * 10), nodes))
        };
        let (depth, score, time, nodes) = read().ok_or(ParseReplyError::Unknown)?;
        Ok(Thinking { depth, score, time, nodes, line: rest.trim().to_owned() })
    }
}

impl fmt::Display for Thinking {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} {} {} {}", self.depth, self.score, self.time.as_millis() / 10, self.nodes)?;
        if self.line.is_empty() { Ok(()) } else { write!(f, " {}", self.line) }
    }
}
