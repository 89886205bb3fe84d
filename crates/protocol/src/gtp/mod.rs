//! Version 2 of the Go Text Protocol.
//!
//! Read `line` (what all lines share), `command` (a request as words), `request`
//! (every command as a value), `reply` (an answer, and how a stream of them is read).

mod command;
mod line;
mod reply;
mod request;
mod vertex;

pub use command::{Command, ParseCommandError};
pub use reply::{Reply, ReplyReader};
pub use request::{COMMANDS, ParseStatusError, Request, RequestError, Status, TimeSystem};
pub use vertex::{Color, ParseColorError, ParseVertexError, Vertex};
