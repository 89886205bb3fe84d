//! Where a piece can stand.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Color;

/// A cell of some board, or a slot in a hand.
///
/// Files and ranks count from zero at the lower left, as White sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Place {
    /// A cell of a board.
    Cell {
        /// Which board, the first being 0.
        board: u8,
        /// The column, from the left.
        file: u8,
        /// The row, from below.
        rank: u8,
    },
    /// A slot among the pieces a side holds off the board.
    Hand {
        /// Whose hand.
        color: Color,
        /// Which slot, the first being 0.
        slot: u8,
    },
}

impl Place {
    /// A cell of the first board.
    pub const fn cell(file: u8, rank: u8) -> Place {
        Place::Cell { board: 0, file, rank }
    }
}

/// `e4`, on further boards `e4B`; slots as `white hand 3`.
///
/// Where the alphabet ends, numbers take over.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            Place::Cell { board, file, rank } => {
                match file {
                    0..26 => write!(f, "{}", char::from(b'a' + file))?,
                    _ => write!(f, "file {} rank ", u32::from(file) + 1)?,
                }
                write!(f, "{}", u32::from(rank) + 1)?;
                match board {
                    0 => Ok(()),
                    1..26 => write!(f, "{}", char::from(b'A' + board)),
                    _ => write!(f, " board {}", u32::from(board) + 1),
                }
            }
            Place::Hand { color, slot } => write!(f, "{color} hand {slot}"),
        }
    }
}
