//! The server as clients see it.

mod boards;
mod client;
mod games;
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
mod tries;
mod wire;
