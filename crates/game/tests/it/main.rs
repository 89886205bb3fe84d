//! Games from outside, with two toys for games.

mod board;
mod claims;
mod edits;
mod nim;
mod pacing;
mod records;
mod tree;
