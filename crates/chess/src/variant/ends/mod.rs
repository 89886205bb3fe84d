//! When the game ends: at once, without a move, and by counting.
//!
//! Read `reason`, `decided` (goals), `rows` (lines of pieces), `stuck` (no move),
//! `counting` (repetition, quiet moves, counted endgames), `material`.

mod chase;
mod counting;
mod decided;
mod material;
pub mod reason;
mod rows;
mod stuck;
