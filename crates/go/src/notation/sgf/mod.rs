//! SGF: games as files have them, read without loss and written again.
//!
//! Read `source` (bytes), `scan` (nodes and properties, whatever the charset),
//! `charset` (bytes as text), `reader` (games of a stream); then `extent`, `point`
//! and `text` (what values mean), `step` (what a node does), `line` (what the rules
//! make of it), `builder`, `record`, `info`; at last `write`.
//!
//! What is refused because there is too much of it is in [`limit`].

mod builder;
mod charset;
mod error;
mod extent;
mod info;
pub mod limit;
mod line;
mod outcome;
mod point;
mod reader;
mod record;
mod scan;
mod source;
mod spot;
mod step;
mod text;
mod time;
mod write;

pub use error::{Problem, SgfError};
pub use extent::{Extent, ExtentError};
pub use limit::Limit;
pub use outcome::{Ending, Margin, ParseEndingError};
pub use point::{point_text, points};
pub use record::{ReadError, Record, Records, records};
pub use spot::Spot;
pub use text::{compose, escaped, simple_text, text};
pub use time::{Overtime, ParseOvertimeError, TimeLeft, time_left};
