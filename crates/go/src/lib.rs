//! Go: the rules, scoring and notations.
//!
//! It searches nothing, prints nothing and knows no other game.
//!
//! ```
//! use game::{Game, Show};
//! use go::{Position, Rules, Size};
//!
//! let mut game = Game::new(Position::new(Size::NINE, Rules::CHINESE));
//! for text in ["E5", "C3", "pass"] {
//!     let mv = game.position().parse(text)?;
//!     game.play(mv)?;
//! }
//! assert_eq!(game.position().score().to_string(), "W+7.5");
//! # Ok::<(), game::Message>(())
//! ```

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod benson;
mod board;
mod face;
mod handicap;
mod map;
mod marking;
mod mv;
mod notation;
mod packed;
mod past;
mod position;
mod refusal;
mod rules;
mod score;
mod setup;
mod show;
mod size;
mod vertex;
mod zobrist;

pub use benson::{Unconditional, unconditional};
pub use board::{Board, Undo as StoneUndo};
pub use handicap::{fixed_handicap, free_handicap, most_handicap};
pub use marking::Marking;
pub use mv::Move;
pub use notation::{dotgo, sgf};
pub use packed::PackedBoard;
pub use position::{Forbidden, Position, Undo};
pub use rules::{
    Compensation, Ko, ParsePointsError, ParseRulesError, Placement, Points, Rules, Scoring, Tax,
};
pub use score::{Owner, Score};
pub use setup::{Occupant, Setup, SetupError};
pub use size::{ParseSizeError, Point, Size, SizeError};
pub use vertex::ParsePointError;
