//! Matches between programs that keep to the rules, and such that do not.

mod book;
#[cfg(unix)]
mod contest;
#[cfg(unix)]
mod fake;
#[cfg(unix)]
mod forfeit;
mod ledger;
