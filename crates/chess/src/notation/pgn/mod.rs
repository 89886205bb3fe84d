//! PGN: games as files have them, read without loss and written in export form.
//!
//! One parser, [`Reader`], walks over a stream and tells a [`Visitor`] what it
//! finds; [`records`] is the visitor that keeps it all as trees. Read `window`
//! (bytes, lines and columns), `reader` (games and tags), `movetext` and `variants`
//! (moves), `remark` and `skip`, then `record` over `builder`, and `export`.
//!
//! What is refused because there is too much of it is in [`limit`].

mod annotation;
mod builder;
mod class;
mod error;
mod export;
mod glyph;
mod kinds;
pub mod limit;
mod line;
mod movetext;
mod reader;
mod record;
mod remark;
mod skip;
mod start;
mod tag;
mod text;
mod variants;
mod visitor;
mod window;
mod wrap;

pub use annotation::{
    Arrow, Evaluation, Mark, Paint, Score, arrows, clock, command, elapsed, evaluation, marks, plain_text,
    set_arrows, set_clock, set_command, set_elapsed, set_evaluation, set_marks,
};
pub use error::{PgnError, Problem};
pub use glyph::{glyph_number, glyph_symbol};
pub use limit::Limit;
pub use reader::Reader;
pub use record::{ReadError, Record, Records, records};
pub use text::Text;
pub use visitor::{Termination, Visitor};
pub use window::Spot;

use super::san::shown as san_shown;
