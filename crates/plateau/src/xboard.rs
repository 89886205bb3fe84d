//! `plateau xboard`

use std::{
    io::{self, BufReader},
    process::ExitCode,
};

pub(crate) fn run() -> anyhow::Result<ExitCode> {
    players::host::run_xboard(BufReader::new(io::stdin()), io::stdout())?;
    Ok(ExitCode::SUCCESS)
}
