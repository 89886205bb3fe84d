//! Whoever fills a seat: programs behind a protocol, and our engines as such programs.
//!
//! It decides no results.
//!
//! Read `lines`, `flow` (how much is read), `process` (a program as lines in and out), `time` (what GTP says of
//! it), `temper` (when to give up), `opponent` (a Go program that plays), `pairing` (two of them), `pace` (how
//! long a move may take), `mind` (our chess engine at work), `manner` (how it is set to play),
//! `dialogue` (chess programs of others), `seat` (whoever plays chess for a match), `company` (whoever sits at tables), then
//! `host` (our own engines as programs for others), and `solve` (life and death).

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod company;
pub mod dialogue;
mod flow;
pub mod host;
mod lines;
mod manner;
mod mind;
pub mod opponent;
mod pace;
pub mod pairing;
pub mod process;
pub mod seat;
pub mod solve;
pub mod temper;
mod time;
mod worth;
