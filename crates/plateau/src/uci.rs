//! `plateau uci`

use std::{
    io::{self, BufReader},
    process::ExitCode,
};

pub(crate) fn run() -> anyhow::Result<ExitCode> {
    players::host::run_uci(BufReader::new(io::stdin()), io::stdout())?;
    Ok(ExitCode::SUCCESS)
}
