//! English draughts: the rules, PDN moves and PDN positions.
//!
//! It searches nothing, prints nothing and knows no other game.
//!
//! Black, the dark side, starts on squares 1 to 12 at the top and moves first.
//! Captures are forced but free to choose among; a man that reaches the far row
//! becomes a king and ends its move there; a side that cannot move has lost.
//! Draws follow the rules of the World Checkers/Draughts Federation: a side may
//! claim one when a position stands for the third time, and when in the last
//! forty moves of each side no man moved and nothing was captured. Nothing ends
//! a game by itself but the lack of a move; [`game::DrawPolicy`] decides whether
//! a claim is made for the players.
//!
//! ```
//! use draughts::Position;
//! use game::{Game, Show};
//!
//! let mut game = Game::new(Position::start());
//! for text in ["11-15", "22-18"] {
//!     let mv = game.position().parse(text)?;
//!     game.play(mv)?;
//! }
//! let capture = game.position().parse("15x22")?;
//! assert_eq!(game.legal_moves(), [capture]);
//! # Ok::<(), game::Message>(())
//! ```

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod face;
mod fen;
mod movegen;
mod mv;
mod notation;
pub mod pdn;
pub mod pdn_file;
pub mod pdn_problem;
mod piece;
mod position;
mod refusal;
mod setup;
mod square;
mod zobrist;

pub use fen::ParseSetupError;
pub use mv::Move;
pub use piece::{Piece, Role};
pub use position::{Position, Undo};
pub use setup::{Setup, SetupError};
pub use square::{ParseSquareError, Square, Way};

/// The guide to a game of one's own, whose code the tests run.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/your-own-game.md")]
struct YourOwnGame;
