//! The Chess Engine Communication Protocol of `XBoard`, version 2.
//!
//! Read `level` (times), `command` (what `XBoard` tells an engine), `feature`, `thinking`
//! and `reply` (what an engine says).

mod command;
mod feature;
mod level;
mod reply;
#[cfg(test)]
mod tests;
mod thinking;

pub use command::{Command, ParseCommandError};
pub use feature::Feature;
pub use level::{Level, ParseLevelError};
pub use reply::{ParseReplyError, Reply};
pub use thinking::Thinking;

/// How many bytes a line may have.
pub const MAX_LINE: usize = 1 << 16;
