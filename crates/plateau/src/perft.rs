//! `plateau perft`

use std::{
    io::Write,
    process::ExitCode,
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    time::Instant,
};

use game::Show;
use serde_json::{Map, Value, json};
use words::Words;

use crate::{
    cli::PerftArguments,
    output::{Output, progress},
    start::Start,
};

pub(crate) fn run(
    arguments: &PerftArguments,
    words: &Words,
    output: &mut Output,
) -> anyhow::Result<ExitCode> {
    let begun = Instant::now();
    let roots = match Start::new(&arguments.start, words)? {
        Start::Chess(position) => count(&position, arguments, chess::perft),
        Start::Variant(position) => count(&*position, arguments, chess::variant::perft),
        Start::Draughts(position) => count(&position, arguments, game::perft),
        Start::Go(position) => count(&*position, arguments, game::perft),
    };
    let seconds = begun.elapsed().as_secs_f64();
    let nodes = if arguments.depth == 0 { 1 } else { roots.iter().map(|(_, nodes)| nodes).sum() };
    if output.json {
        output.value(&as_json(arguments, roots, nodes, seconds))?;
        return Ok(ExitCode::SUCCESS);
    }
    if arguments.divide {
        for (text, nodes) in roots {
            writeln!(output.out, "{text}: {nodes}")?;
        }
    }
    writeln!(output.out, "nodes {nodes}")?;
    output.out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn as_json(arguments: &PerftArguments, roots: Vec<(String, u64)>, nodes: u64, seconds: f64) -> Value {
    let mut value = json!({ "depth": arguments.depth, "nodes": nodes, "seconds": seconds });
    if arguments.divide {
        value["divide"] =
            roots.into_iter().map(|(text, nodes)| (text, Value::from(nodes))).collect::<Map<_, _>>().into();
    }
    value
}

/// The count behind each first move, the moves sorted by their text.
fn count<P>(position: &P, arguments: &PerftArguments, perft: fn(&P, u32) -> u64) -> Vec<(String, u64)>
where
    P: Show + Sync,
    P::Move: Sync,
{
    let mut moves = Vec::new();
    if arguments.depth > 0 {
        position.legal_moves(&mut moves);
    }
    let bar = progress(moves.len() as u64, "{bar:30} {pos}/{len} first moves  {elapsed}");
    let (next, roots) = (AtomicUsize::new(0), Mutex::new(Vec::with_capacity(moves.len())));
    std::thread::scope(|scope| {
        let work = || {
            while let Some(&mv) = moves.get(next.fetch_add(1, Ordering::Relaxed)) {
                let mut after = position.clone();
                after.apply(mv);
                let nodes = perft(&after, arguments.depth - 1);
                roots.lock().expect("no thread panics").push((position.text(mv), nodes));
                bar.inc(1);
            }
        };
        for _ in 1..arguments.threads.min(moves.len() as u32) {
            // Where the system gives no more threads, fewer do the work.
            if std::thread::Builder::new().spawn_scoped(scope, work).is_err() {
                break;
            }
        }
        work();
    });
    bar.finish_and_clear();
    let mut roots = roots.into_inner().expect("no thread panics");
    roots.sort_unstable();
    roots
}
