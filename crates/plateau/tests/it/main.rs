//! The command line as scripts rely on it.

#[cfg(unix)]
mod contest;
mod counting;
mod documents;
mod gtp;
mod nobody_reads;
mod pgn;
mod play;
mod program;
mod rules;
mod sentences;
#[cfg(unix)]
mod serving;
mod sgf;
mod solving;
mod variants;
