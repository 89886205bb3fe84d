//! The rules of chess and their notations, from the outside.

mod dead;
mod dice;
mod epd;
mod fen;
mod laws;
mod oracle;
mod perft;
mod pgn;
mod rules;
mod san;
mod stages;
mod variant;
