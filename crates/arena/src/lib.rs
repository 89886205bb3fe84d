//! Engines against each other: matches, and what their results mean.
//!
//! It thinks about no move and prints nothing.
//!
//! Read `opening/` (where games begin), `adjudication`, `ending`, `bout` (one game), `tally`
//! (what was scored), `elo`, `sprt` (what that means), `ledger` (results on disk), `score_sheet`
//! (a game as PGN), then `contest` (the whole match) with its `bench` (who waits to play).

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod adjudication;
mod bench;
mod bout;
mod contest;
mod elo;
mod ending;
mod ledger;
mod opening;
mod score_sheet;
mod sprt;
mod tally;

pub use adjudication::{Adjudication, DrawRule, ParseRuleError, ResignRule};
pub use bout::{Bout, Finished, Played};
pub use contest::{Contest, Contestant, Side};
pub use elo::Estimate;
pub use ending::Ending;
pub use ledger::{Entry, Ledger, LedgerError};
pub use opening::{Book, BookError, Opening, Openings};
pub use score_sheet::score_sheet;
pub use sprt::{Decision, ParseSprtError, Sprt, Verdict};
pub use tally::Tally;
