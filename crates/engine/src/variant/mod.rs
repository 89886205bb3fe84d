//! Variants: what a position of any of them is worth, worked out from its rules.
//!
//! Read `phased`, `mobility` (how far pieces reach on boards as they are in games), `worth`
//! (what that makes them worth), `places` (where they stand well), `goals` (what else
//! wins), `sense` (all of it for one variant), then `evaluate`, `king`, `exchange` and
//! `knowledge`.

mod evaluate;
mod exchange;
mod goals;
mod king;
mod knowledge;
mod mobility;
mod phased;
mod places;
mod sense;
mod worth;

pub use knowledge::Variants;
