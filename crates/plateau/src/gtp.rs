//! `plateau gtp`

use std::{
    io,
    process::ExitCode,
    time::{SystemTime, UNIX_EPOCH},
};

use crate::cli::GtpArguments;

pub(crate) fn run(arguments: &GtpArguments) -> anyhow::Result<ExitCode> {
    let now = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_nanos() as u64);
    players::host::run_gtp(io::stdin().lock(), io::stdout().lock(), arguments.seed.unwrap_or_else(now))?;
    Ok(ExitCode::SUCCESS)
}
