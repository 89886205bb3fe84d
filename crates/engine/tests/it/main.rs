//! What the engines know, tried on positions.

mod chess;
mod dead;
mod draughts;
mod variant;
