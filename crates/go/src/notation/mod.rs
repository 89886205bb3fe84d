//! Texts of games and problems.

pub mod dotgo;
pub mod sgf;
