//! What a mind thinks of a position, without a move to be made.

use std::{
    sync::mpsc::{RecvTimeoutError, channel},
    time::{Duration, Instant},
};

use search::Bound;

use super::{Decision, Heard, Mind, Task, Thought};
use crate::{seat::Idea, worth::uci_score};

/// How long is waited before looking again whether it is still wanted.
const LISTEN_AGAIN: Duration = Duration::from_millis(20);

/// Has a mind think about the game that it was told until that is over, or there is no more
/// to be found; `hear` takes what it thinks of so many of the best lines meanwhile.
///
/// Tells whether it broke down.
pub(crate) fn analyse(
    mind: &mut dyn Mind,
    lines: usize,
    is_over: &dyn Fn() -> bool,
    hear: &mut dyn FnMut(Idea),
) -> bool {
    let (sender, heard) = channel();
    let task = Task { lines, ..Task::endless(Instant::now()) };
    let thinking = mind.think(
        task,
        Box::new(move |word| {
            // When nobody listens any more, nobody needs to know.
            let _ = sender.send(word);
        }),
    );
    loop {
        if is_over() {
            thinking.stop();
        }
        match heard.recv_timeout(LISTEN_AGAIN) {
            Ok(Heard::Thought(thought)) => {
                if let Some(idea) = idea(thought) {
                    hear(idea);
                }
            }
            Ok(Heard::Decision(Decision { broke_off, .. })) => return broke_off,
            Err(RecvTimeoutError::Disconnected) => return true,
            Err(RecvTimeoutError::Timeout) => {}
        }
    }
}

/// What is thought of a line, unless it is only a bound.
fn idea(thought: Thought) -> Option<Idea> {
    let score = thought.score.filter(|_| thought.bound == Bound::Exact)?;
    Some(Idea {
        rank: thought.rank,
        depth: thought.depth,
        nodes: thought.nodes,
        elapsed: thought.elapsed,
        score: uci_score(score),
        line: thought.line,
    })
}
