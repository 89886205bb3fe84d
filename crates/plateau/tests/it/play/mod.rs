//! `plateau play`: whole games in lines of text.

mod crashes;
mod engines;
mod files;
mod flags;
mod games;
mod home;
mod problems;
mod records;
mod screens;
mod seats;
#[cfg(target_os = "linux")]
mod terminal;
mod wrong_input;

pub(crate) use home::Home;
