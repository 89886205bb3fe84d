//! Live games as the facts they are made of.
//!
//! What a fact, a header or an answer says is not looked at here.

mod append;
mod ask;

pub use append::{Append, Appended, Conclusion, NewGame, Scoring, Shelving};
pub use ask::{Fact, RunningGame, Summary};
