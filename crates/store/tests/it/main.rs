//! What is on disk stays there, whatever happens.

mod journal;
mod killed;
mod library;
mod live;
mod pace;
mod place;
mod postgres;
mod problems;
mod process;
mod scores;
mod sentences;
mod settings;
mod trouble;
