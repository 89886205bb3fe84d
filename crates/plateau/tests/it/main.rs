//! The command line as scripts rely on it.

mod counting;
mod documents;
mod pgn;
mod program;
mod rules;
mod variants;
