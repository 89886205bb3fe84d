//! Knowledge of the games: what positions are worth, how they are played out, what is likely.
//!
//! It reads no text and prints none.
//!
//! Read `level` (how strong to play), `odds` (how games end), then a game.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod bench;
pub mod chess;
mod dice;
pub mod draughts;
pub mod go;
mod level;
mod odds;
pub mod tsumego;
pub mod variant;
pub mod verify;

pub use bench::{bench_chess, bench_go, bench_positions, bench_tsumego};
pub use dice::Dice;
pub use level::{Level, ParseLevelError, RATINGS, Strength};
pub use odds::{Curve, Odds};
