//! Texts of positions, moves and games.

pub mod fen;
