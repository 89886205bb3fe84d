//! How long a program is waited for.

use std::time::Duration;

/// How long a program is waited for when it is asked for a move, and how.
///
/// A plain duration is that of a match: what comes later does not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Patience {
    /// So long at most; then it is told to stop.
    pub limit: Duration,
    /// Whether a move that it makes only when it is told to stop counts.
    pub takes_late: bool,
    /// For how long it may be silent before it is asked whether it is there, and then for as long
    /// again; none where it is never asked. Only programs that answer while they think can be.
    pub silence: Option<Duration>,
}

impl From<Duration> for Patience {
    fn from(limit: Duration) -> Patience {
        Patience { limit, takes_late: false, silence: None }
    }
}
