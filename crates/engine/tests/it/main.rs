//! What the engines know, tried on positions.

mod bench;
mod chess;
mod dead;
mod draughts;
mod tsumego;
mod variant;
