//! The laws by name, and what it takes to break one.

use std::fmt;

/// One of the laws that every game must pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Law {
    /// The list of moves only grows, and is the same each time.
    Appends,
    /// Taking a move back restores the position bit for bit.
    Restores,
    /// Keys tell positions apart as the rules do.
    Keys,
    /// A position built anew equals the one that was played to.
    Rebuilds,
    /// A finished position has no legal moves and says why.
    Ends,
    /// A side that was said to have no way to win does not win later.
    Hopes,
    /// No equal position lies farther back than the reach.
    Reaches,
    /// Each legal move is accepted.
    Accepts,
    /// Every other move is refused and changes nothing.
    Refuses,
    /// The action of a move is what the move does to the board.
    Actions,
    /// A move's text is read as that move.
    Texts,
    /// An edit changes what it says and nothing else.
    Edits,
    /// Going back, forward or anywhere finds the same positions.
    Retraces,
    /// Nothing panics.
    Panics,
}

impl Law {
    /// Passes if `held`, and says what happened if not.
    pub(crate) fn demand(self, held: bool, what: impl FnOnce() -> String) -> Lawful {
        if held { Ok(()) } else { Err(self.broken(what())) }
    }

    /// The law is broken in this way.
    pub(crate) fn broken(self, what: String) -> Fault {
        Fault { law: self, what }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Law::Appends => "legal_moves appends the same moves each time, none twice",
            Law::Restores => "apply then revert restores the position bit for bit",
            Law::Keys => "equal positions have equal keys, and equal keys the same future",
            Law::Rebuilds => "a position built anew equals the one that was played to",
            Law::Ends => "a finished position has no legal moves and says why",
            Law::Hopes => "a side that may not win never wins",
            Law::Reaches => "no equal position lies farther back than the reach",
            Law::Accepts => "each legal move is accepted",
            Law::Refuses => "every other move is refused with a reason and changes nothing",
            Law::Actions => "actions replayed on a plain board give the same cells, and back",
            Law::Texts => "move text round trips",
            Law::Edits => "an edit changes what it says and nothing else",
            Law::Retraces => "going back, forward and anywhere finds the same positions",
            Law::Panics => "nothing panics",
        })
    }
}

/// A law and how it was broken.
#[derive(Debug)]
pub(crate) struct Fault {
    pub(crate) law: Law,
    pub(crate) what: String,
}

/// A law held, or not.
pub(crate) type Lawful = Result<(), Fault>;

/// Whether a text can name a sentence: small letters, digits and hyphens.
pub(crate) fn is_id(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_lowercase())
        && text.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'))
}
