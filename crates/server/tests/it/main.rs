//! The server as clients see it.

mod boards;
mod client;
mod games;
mod groups;
mod http;
mod kept;
mod library;
mod page;
mod place;
mod problems;
mod security;
mod sentences;
mod simulation;
mod slow;
mod study;
mod trier;
mod tries;
mod wire;
