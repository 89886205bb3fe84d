//! Errors as one clear line, and their exit codes.

use std::{
    fmt::Display,
    io::{self, Write},
    process::ExitCode,
};

use clap::error::ErrorKind;

/// Bad usage, bad input, or something that cannot be read.
const BAD_INPUT: u8 = 2;

/// Help and version as they are; a wrong command line in one line.
pub(crate) fn usage(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // Nothing is lost when nobody reads the help.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        say("plateau: a command is missing behind the last word (--help there lists them)");
        return ExitCode::from(BAD_INPUT);
    }
    let text = error.to_string();
    let is_idle = |line: &str| line.starts_with("For more information") || line.starts_with("tip: to pass");
    let is_detail = |line: &&str| !line.is_empty() && !is_idle(line);
    let mut lines =
        text.lines().map(str::trim).take_while(|line| !line.starts_with("Usage:")).filter(is_detail);
    let first = lines.next().unwrap_or_default();
    let details: Vec<&str> = lines.collect();
    let sentence = [first.strip_prefix("error: ").unwrap_or(first), &details.join(" ")].join(" ");
    say(format_args!("plateau: {} (plateau --help tells more)", sentence.trim_end()));
    ExitCode::from(BAD_INPUT)
}

/// One line for what went wrong; a reader that has gone away is no error.
pub(crate) fn report(error: &anyhow::Error) -> ExitCode {
    let broken_pipe = error.chain().any(|cause| {
        cause.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    });
    if broken_pipe {
        return ExitCode::SUCCESS;
    }
    say(format_args!("plateau: {error:#}"));
    ExitCode::from(BAD_INPUT)
}

/// Something odd that does not stop the work.
pub(crate) fn warn(warning: impl Display) {
    say(format_args!("plateau: warning: {warning}"));
}

/// A line on standard error; where that cannot be written, nobody can be told.
pub(crate) fn say(line: impl Display) {
    let _ = writeln!(io::stderr(), "{line}");
}
