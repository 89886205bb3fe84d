//! Our engines as programs for others.

mod gtp;
mod sgf;

pub use gtp::{GtpHost, run_gtp};
