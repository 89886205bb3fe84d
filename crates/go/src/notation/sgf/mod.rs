//! SGF: games as files have them, read without loss and written again.
//!
//! Read `source` (bytes), `draft`, `name` and `scan` (nodes and properties),
//! `charset` (bytes as text), `reader` (games of a stream); then `extent`, `point`
//! and `text` (what values mean), `step` (what a node does), `line` (what the rules
//! make of it), `builder`, `record`, `info`, `replay`; `property`, `form` and `check` (what the
//! standard asks besides); at last `write`.
//!
//! What is refused because there is too much of it is in [`limit`].

mod builder;
mod charset;
mod check;
mod draft;
mod error;
mod extent;
mod form;
mod glyph;
mod info;
pub mod limit;
mod line;
mod name;
mod outcome;
mod point;
mod property;
mod reader;
mod record;
mod replay;
mod scan;
mod source;
mod spot;
mod step;
mod text;
mod time;
mod write;

pub use error::{IllegalMove, Problem, SgfError, problem_sentences};
pub use extent::{Extent, ExtentError};
pub use limit::Limit;
pub use outcome::{Ending, Margin, ParseEndingError};
pub use point::{point_text, points};
pub use record::{ReadError, Record, Records, records};
pub use replay::Replay;
pub use spot::Spot;
pub use text::{compose, escaped, simple_text, text};
pub use time::{Overtime, ParseOvertimeError, TimeLeft, time_left};
