//! `plateau uci`

use std::{
    io::{self, BufReader},
    process::ExitCode,
};

use engine::Level;

pub(crate) fn run(level: Level) -> anyhow::Result<ExitCode> {
    players::host::run_uci(level, BufReader::new(io::stdin()), io::stdout())?;
    Ok(ExitCode::SUCCESS)
}
