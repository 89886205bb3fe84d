//! What a move changes, as a face draws it, and changes that are no move.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Color, Place};

/// One place before and after.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Change<T> {
    /// Where.
    pub place: Place,
    /// What stood there.
    pub before: Option<T>,
    /// What stands there now.
    pub after: Option<T>,
}

/// The one picture of a move: the places it changes, in order.
///
/// A quiet move changes two places, castling four, a capture in Go all the
/// captured points and one more.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Action<T> {
    /// The changes, each place at most once.
    pub changes: Vec<Change<T>>,
}

impl<T> Default for Action<T> {
    fn default() -> Self {
        Action { changes: Vec::new() }
    }
}

/// A change of the position that is no move: pieces put, the turn given away.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Edit<T> {
    /// The places set, and what stands there afterwards.
    pub cells: Vec<(Place, Option<T>)>,
    /// Whose turn it is afterwards, if that changes.
    pub turn: Option<Color>,
}

impl<T> Edit<T> {
    /// Gives the turn to `color` and leaves the board alone: a null move.
    pub fn turn(color: Color) -> Edit<T> {
        Edit { cells: Vec::new(), turn: Some(color) }
    }
}
