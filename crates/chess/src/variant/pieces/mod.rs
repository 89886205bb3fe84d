//! How pieces move: tables made once for a variant, and the questions they answer.
//!
//! Read `ray` (a line of squares), `pattern` (what one piece reaches), `watch`
//! (who reaches a square), then `table`, which makes them for a whole army.

mod pattern;
mod ray;
mod table;
mod watch;

pub(super) use table::{Moves, Table, notation};
pub(super) use watch::{Sight, Threats, reached};
