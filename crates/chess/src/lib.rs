//! Chess and Chess960: the rules, and the notations FEN, EPD, SAN, UCI and PGN.
//!
//! It searches nothing, prints nothing and knows no other game.

#![warn(missing_docs)]
// Tables of attacks are computed by the compiler, which takes it some seconds.
#![allow(long_running_const_eval)]

pub mod any;
pub mod attacks;
mod bitboard;
mod board;
mod checks;
pub mod chess960;
pub mod dead;
mod face;
mod movegen;
mod mv;
mod notation;
pub mod openings;
pub mod outcome;
mod perft;
mod piece;
mod position;
pub mod refusal;
mod setup;
mod show;
mod square;
pub mod variant;
mod zobrist;

pub use bitboard::Bitboard;
pub use board::Board;
pub use mv::{Kind, Move};
pub use notation::{epd, fen, pgn, san, uci};
pub use perft::perft;
pub use piece::{ByRole, Piece, Role};
pub use position::{Position, Undo};
pub use setup::{Setup, SetupError, SetupWarning};
pub use square::{ParseSquareError, Square};
