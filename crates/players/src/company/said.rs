//! What those who sit at a table say.

use std::time::Duration;

use game::{Color, Quoted};
use protocol::uci::Score;
use table::Command;

use crate::seat::{Complaint, Fault, FaultKind};

/// What an engine thinks so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ThoughtOf {
    /// How deep it looked.
    pub depth: u32,
    /// What it thinks the position is worth to itself.
    pub score: Option<Score>,
    /// How many positions it looked at.
    pub nodes: u64,
    /// How long it took.
    pub elapsed: Duration,
    /// The moves that it expects.
    pub line: Vec<String>,
}

impl ThoughtOf {
    /// What the position is worth in hundredths of a pawn, or in how many moves it ends in mate.
    pub fn worth_and_mate(&self) -> (Option<i32>, Option<i32>) {
        match self.score {
            Some(Score::Centipawns(worth)) => (Some(worth), None),
            Some(Score::Mate(moves)) => (None, Some(moves)),
            None => (None, None),
        }
    }
}

/// Something that was said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Said {
    /// A move, an answer, a resignation: to be handed to the table.
    Command(Command),
    /// What is thought so far.
    Thought(Color, ThoughtOf),
    /// The move that is advised, from a node.
    Hint {
        /// From which node.
        on: u32,
        /// Which move, as it is sent.
        text: Option<String>,
    },
    /// A player cannot go on; the game waits.
    Trouble(Color, Fault),
}

impl Said {
    /// Nobody of that name can be seated.
    pub(super) fn unknown(seat: Color, name: &str) -> Said {
        Said::Trouble(seat, Fault::new(FaultKind::Start, Complaint::Unknown { name: Quoted::new(name) }))
    }
}
