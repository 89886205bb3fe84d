//! Every sentence a person reads, in each language.
//!
//! It turns messages into sentences and decides nothing.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod language;
mod sentences;

pub use language::{Language, ParseLanguageError};
pub use sentences::Words;
