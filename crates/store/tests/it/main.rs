//! What is on disk stays there, whatever happens.

mod live;
mod place;
mod scores;
mod sentences;
mod settings;
