//! Our chess engine and toga2, asked the same under the same conditions.

use std::time::Duration;

use players::dialogue::{Answer, DialogueError, UciEngine};
use protocol::uci::{Go, Start};

/// What they are called in tables, in the order of [`start`].
pub(crate) const NAMES: [&str; 2] = ["plateau", "toga2"];

/// Megabytes for each.
const MEMORY: &str = "16";
/// How much later than told an answer may come on a busy machine.
const PATIENCE: Duration = Duration::from_secs(10);

/// Starts both, with one thread each and without a book.
pub(crate) fn start(plateau: &str) -> Result<[UciEngine; 2], DialogueError> {
    let mut ours = UciEngine::start(plateau, &["uci".to_owned()])?;
    ours.set("Threads", "1")?;
    let mut theirs = UciEngine::start("toga2", &[]).or_else(|_| UciEngine::start("/usr/games/toga2", &[]))?;
    theirs.set("Number of Threads", "1")?;
    let mut both = [ours, theirs];
    for engine in &mut both {
        engine.set("Hash", MEMORY)?;
        if engine.choices().iter().any(|choice| choice.name == "OwnBook") {
            engine.set("OwnBook", "false")?;
        }
    }
    Ok(both)
}

/// What an engine that remembers nothing says about a position after some time.
pub(crate) fn ask(engine: &mut UciEngine, fen: &str, time: Duration) -> Result<Answer, DialogueError> {
    engine.begin()?;
    let go = Go { move_time: Some(time), ..Go::default() };
    engine.set_up(&Start::Fen(fen.to_owned()), &[])?;
    engine.choose(&go, time + PATIENCE)
}
