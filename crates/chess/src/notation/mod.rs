//! Texts of positions, moves and games.

pub mod epd;
pub mod fen;
pub mod pgn;
pub mod san;
pub mod uci;
