//! Children that are killed, or write where there is no space.
//!
//! A child is this very test binary, asked to run one ignored test.

use std::{
    env,
    process::{Command, Stdio},
};

/// Where a child finds the path of its database.
const PLACE: &str = "PLATEAU_STORE_CHILD";

/// The path that a child was given; none where nobody started one.
pub(crate) fn given() -> Option<String> {
    env::var(PLACE).ok()
}

/// The command that runs an ignored test as a child, within another command if one is given.
pub(crate) fn child(test: &str, path: &str, within: &[&str]) -> Command {
    let exe = env::current_exe().unwrap();
    let mut command = match within {
        [] => Command::new(&exe),
        [program, arguments @ ..] => {
            let mut command = Command::new(program);
            command.args(arguments).arg(&exe);
            command
        }
    };
    command.args(["--exact", test, "--ignored", "--nocapture", "--test-threads=1"]);
    command.env(PLACE, path).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}
