//! The laws that every game must pass, run on random games of any position.
//!
//! It knows no game by name and is never shipped: games use it in their tests.
//!
//! ```
//! # use testkit::Laws;
//! # fn laws_hold<P: game::Show + PartialEq>(start: P) {
//! let tally = Laws::of(start).games(200).plies(300).seed(7).check();
//! assert!(tally.finished > 0, "some random game ought to end");
//! # }
//! ```
//!
//! A law that is broken names itself, the seed, the game and the line of moves
//! that led there; the same seed leads there again. What can be played but not
//! shown, such as the bare board of a fast search, has [`Laws::check_rules`].

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod broken;
mod dice;
mod law;
mod laws;
mod memory;
mod play;
mod rules;
mod show;

pub use broken::Broken;
pub use dice::Dice;
pub use law::Law;
pub use laws::{Laws, Tally};
