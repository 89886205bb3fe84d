//! `cargo lab nps`: nodes a second within the search, beside toga2.

use std::time::Duration;

use players::dialogue::{DialogueError, UciEngine};

use crate::rivals;

/// How long each engine looks at a position.
const TIME: Duration = Duration::from_secs(1);

/// What an engine searched, by its own count and clock.
#[derive(Default, Clone, Copy)]
struct Work {
    nodes: u64,
    time: Duration,
}

impl Work {
    fn speed(self) -> f64 {
        self.nodes as f64 / self.time.as_secs_f64().max(f64::EPSILON)
    }
}

/// Lets both search the positions of the bench in turn; prints their speeds.
pub(crate) fn run(plateau: &str) -> Result<(), String> {
    let work = search(plateau).map_err(|error| error.to_string())?;
    let speeds = work.map(Work::speed);
    say!("| engine | nodes | seconds | nodes a second |");
    say!("|---|--:|--:|--:|");
    for ((name, work), speed) in rivals::NAMES.iter().zip(work).zip(speeds) {
        say!("| {name} | {} | {:.1} | {speed:.0} |", work.nodes, work.time.as_secs_f64());
    }
    say!("ratio {:.2}", speeds[0] / speeds[1]);
    Ok(())
}

fn search(plateau: &str) -> Result<[Work; 2], DialogueError> {
    let mut engines = rivals::start(plateau)?;
    let mut work = [Work::default(); 2];
    for fen in engine::bench_positions() {
        for (engine, work) in engines.iter_mut().zip(&mut work) {
            add(engine, fen, work)?;
        }
    }
    Ok(work)
}

/// Counts what the last line about a position says.
fn add(engine: &mut UciEngine, fen: &str, work: &mut Work) -> Result<(), DialogueError> {
    let info = rivals::ask(engine, fen, TIME)?.info;
    if let Some((nodes, time)) = info.and_then(|info| info.nodes.zip(info.time)) {
        work.nodes += nodes;
        work.time += time;
    }
    Ok(())
}
