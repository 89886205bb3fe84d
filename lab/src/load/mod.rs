//! A server under load: thousands of connections, real moves, and sudden death.
//!
//! Read `house` (the server as a process), `player` (one game played over the line),
//! then `moves`, `idle` and `kills`, which measure.

mod house;
mod idle;
mod kills;
mod moves;
mod player;

use rustix::process::{Resource, getrlimit, setrlimit};

/// Runs one of the measurements.
pub(crate) fn run(plateau: &str, what: &[&str]) -> Result<(), String> {
    let number = |text: &str| text.parse::<usize>().map_err(|_| format!("expected a number, got {text:?}"));
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    setrlimit(Resource::Nofile, limit).map_err(|error| format!("cannot open many files: {error}"))?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .map_err(|error| error.to_string())?;
    runtime.block_on(async {
        match what {
            ["moves", games, seconds] => moves::run(plateau, number(games)?, number(seconds)? as u64).await,
            ["idle", connections] => idle::run(plateau, number(connections)?).await,
            ["kills", times, games] => kills::run(plateau, number(times)?, number(games)?).await,
            _ => Err("expected moves GAMES SECONDS, idle CONNECTIONS or kills TIMES GAMES".to_owned()),
        }
    })
}
