//! What the engines know, tried on positions.

mod dead;
