//! Our engines as programs for others.

mod gtp;

pub use gtp::{GtpHost, run_gtp};
