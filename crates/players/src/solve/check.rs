//! Answers that are proven again without the search.

use engine::tsumego::{Answer, Solver};

/// What a second look says of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Check {
    /// It holds.
    Holds,
    /// It does not hold.
    Fails,
    /// Nothing was proven, or nobody could look.
    Open,
}

/// Whether an answer holds: the one place where a checker is asked.
///
/// No solver has a checker so far, so that every answer stays open.
pub(super) fn check(_solver: &mut Solver, _answer: &Answer) -> Check {
    Check::Open
}
