//! The types that the page shares with the server, written anew.

use std::process::Command;

/// Has the test that compares them write them instead.
pub(crate) fn write() -> Result<(), String> {
    let status = Command::new(env!("CARGO"))
        .args(["test", "--quiet", "--package", "server", "--test", "it", "wire"])
        .env("PLATEAU_WRITE_WIRE", "1")
        .status()
        .map_err(|error| format!("cannot run cargo test: {error}"))?;
    if status.success() { Ok(()) } else { Err("the types could not be written".to_owned()) }
}
