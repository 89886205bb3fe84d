//! The Universal Chess Interface.
//!
//! Read `words` (what all lines share), `command` and `go` (what a graphical program
//! tells an engine), `reply`, `choice` and `info` (what an engine says).

mod choice;
mod command;
mod go;
mod info;
mod reply;
#[cfg(test)]
mod tests;
mod words;

pub use choice::{Choice, ChoiceKind};
pub use command::{Command, ParseCommandError, Start};
pub use go::Go;
pub use info::{Bound, Info, Score, Wdl};
pub use reply::{ParseReplyError, Reply, Verdict};

/// How many bytes a line may have.
pub const MAX_LINE: usize = 1 << 18;
