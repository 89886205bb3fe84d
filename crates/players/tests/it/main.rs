//! Our player behind GTP, and beside GNU Go.

mod gnugo;
mod host;
