//! Version 2 of the Go Text Protocol.
//!
//! Read `line` (what all lines share), `command` (a request as words), `vertex`,
//! `arguments` and `time` (what the words mean), `request` (every command as a value),
//! `reply` (an answer, and how a stream of them is read), `analysis` (what is told meanwhile).

mod analysis;
mod arguments;
mod command;
mod line;
mod reply;
mod request;
#[cfg(test)]
mod tests;
mod time;
mod vertex;

pub use analysis::Candidate;
pub use command::{Command, ParseCommandError};
pub use line::MAX_LINE;
pub use reply::{Reply, ReplyReader};
pub use request::{COMMANDS, ParseStatusError, Request, RequestError, Status};
pub use time::TimeSystem;
pub use vertex::{Color, ParseColorError, ParseVertexError, Vertex};
