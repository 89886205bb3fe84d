//! Runs every target on its seeds and on damaged seeds for some seconds.
//!
//! Arguments: how many seconds for each target, and one target if not all.

#![forbid(unsafe_code)]

use std::{
    fs,
    path::Path,
    process::ExitCode,
    time::{Duration, Instant},
};

use fuzz::{Mutator, TARGETS, Target};

/// Longer than this for one input is a defect.
const SLOW: Duration = Duration::from_secs(2);

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("fuzz: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let mut arguments = std::env::args().skip(1);
    let seconds = arguments.next().unwrap_or_else(|| "5".to_owned());
    let seconds = seconds.parse().map_err(|_| format!("expected a number of seconds, got {seconds:?}"))?;
    let targets: Vec<&Target> = match arguments.next() {
        Some(name) => vec![fuzz::target(&name).ok_or_else(|| format!("there is no target {name:?}"))?],
        None => TARGETS.iter().collect(),
    };
    for target in targets {
        smoke(target, &seeds(target)?, Duration::from_secs(seconds));
    }
    Ok(())
}

fn seeds(target: &Target) -> Result<Vec<Vec<u8>>, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target.name);
    let explain = |error: std::io::Error| format!("cannot read the seeds in {}: {error}", folder.display());
    let mut paths: Vec<_> =
        fs::read_dir(&folder).map_err(explain)?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    let seeds: Result<Vec<_>, _> = paths.iter().map(fs::read).collect();
    let seeds = seeds.map_err(explain)?;
    if seeds.is_empty() { Err(format!("there are no seeds in {}", folder.display())) } else { Ok(seeds) }
}

fn smoke(target: &Target, seeds: &[Vec<u8>], time: Duration) {
    let begun = Instant::now();
    let mut mutator = Mutator::new(0x0070_6c61_7465_6175);
    let mut inputs = 0;
    for seed in seeds {
        try_one(target, seed);
    }
    while begun.elapsed() < time {
        try_one(target, &mutator.mutate(seeds));
        inputs += 1;
    }
    println!("fuzz {}: {} seeds, {inputs} damaged inputs, no complaint", target.name, seeds.len());
}

/// Shows the input if the target panics or is slow.
fn try_one(target: &Target, data: &[u8]) {
    let begun = Instant::now();
    let outcome = std::panic::catch_unwind(|| (target.run)(data));
    if outcome.is_err() || begun.elapsed() > SLOW {
        eprintln!("fuzz {}: this input took {:?}:\n{}", target.name, begun.elapsed(), data.escape_ascii());
        std::process::exit(1);
    }
}
