//! Variants files: sections, keys and what is wrong with them.
//!
//! The language is Fairy-Stockfish's `variants.ini` with a few keys of our own.
//! Read `ini` (lines), `keys` and `table` (what can be said), `values`, `apply`
//! (into a spec), `check` (does it make sense), `resolve` and `catalogue` (names
//! and parents); then `summary` and `diagram`, which explain a spec to people.

mod aliases;
mod apply;
mod catalogue;
mod check;
mod diagram;
mod fault;
mod ini;
mod keys;
mod problem;
mod resolve;
mod start;
mod summary;
mod table;
#[cfg(test)]
mod tests;
mod values;

pub use catalogue::{Catalogue, Entry};
pub use check::{SpecProblem, sound};
pub use diagram::Diagram;
pub use fault::{Fault, fault_sentences};
pub use ini::{FILE_LIMIT, LINE_LIMIT, NAME_LIMIT, SECTION_LIMIT, SETTING_LIMIT};
pub use keys::{Key, Support, keys};
pub use problem::{PROBLEM_LIMIT, Problem, Severity};
pub use resolve::DEPTH_LIMIT;
pub use summary::{ids, piece_rules, summary};
