//! `plateau xboard`

use std::{
    io::{self, BufReader},
    process::ExitCode,
};

use engine::Level;

pub(crate) fn run(level: Level) -> anyhow::Result<ExitCode> {
    players::host::run_xboard(level, BufReader::new(io::stdin()), io::stdout())?;
    Ok(ExitCode::SUCCESS)
}
