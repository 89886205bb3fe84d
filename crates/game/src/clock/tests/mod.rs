//! Clocks computed by hand, texts, and laws of both.

mod laws;
mod running;
mod texts;
