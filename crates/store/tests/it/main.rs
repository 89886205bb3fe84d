//! What is on disk stays there, whatever happens.

mod library;
mod live;
mod place;
mod scores;
mod sentences;
mod settings;
