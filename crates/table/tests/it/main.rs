//! A table with a hand-moved clock.

mod clocks;
mod counting;
mod endings;
mod hand;
mod laws;
mod moves;
mod offers;
mod records;
mod seats;
mod setups;
mod views;
