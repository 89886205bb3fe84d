//! Whether a move leaves a royal piece to be taken.
//!
//! Read `guard` (what is known before any move), `after` (what a move leaves),
//! `royals` (kinds that are royal while they are few).

mod after;
mod guard;
mod royals;

pub(super) use guard::{Guard, Sure};
