//! Thoughts as `XBoard` shows them.

use protocol::xboard::Thinking;
use search::Score;

use crate::mind::Thought;

/// The line of a thought, if it has a score.
pub(super) fn of(thought: &Thought) -> Option<Thinking> {
    let score = match thought.score? {
        Score::Worth(value) => value,
        Score::Wins(moves) => Thinking::MATE + moves as i32,
        Score::Loses(moves) => -Thinking::MATE - moves as i32,
    };
    let (depth, line) = (thought.depth, thought.line.join(" "));
    Some(Thinking { depth, score, time: thought.elapsed, nodes: thought.nodes, line })
}

/// Time, nodes, depth and, as they are not known, no moves that are left.
pub(super) fn status(thought: &Thought) -> String {
    let centiseconds = thought.elapsed.as_millis() / 10;
    let mv = thought.line.first().map_or("", String::as_str);
    format!("{centiseconds} {} {} 0 0 {mv}", thought.nodes, thought.depth)
}
