//! The threads that own the connections: one that writes, and some that read beside it.

mod reader;
mod task;
mod writer;

pub(crate) use reader::{Job, read};
pub(crate) use task::{Pending, Task};
pub(crate) use writer::{Request, Tally, write};
