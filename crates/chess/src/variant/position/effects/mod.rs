//! What moves bring about besides moving: each mechanic in a file of its own.
//!
//! `apply` calls them in the order in which they happen, and only those that the
//! variant has.

mod blast;
mod checks;
mod endgame;
mod flip;
mod gates;
mod hands;
mod passing;
mod rights;
mod treading;
mod walls;

pub(in crate::variant) use blast::Blast;
pub(in crate::variant) use flip::enclosed;
