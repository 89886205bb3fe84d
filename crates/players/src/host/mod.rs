//! Our engines as programs for others.

mod ears;
mod gtp;
mod uci;
mod xboard;

pub use gtp::{GtpHost, run_gtp};
pub use uci::run_uci;
pub use xboard::run_xboard;
