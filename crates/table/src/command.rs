//! What can be asked of a table.

use game::{Color, Place};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Ending, Offer, Remarks, Sitter, Terms};

/// One thing that somebody wants; whoever hands it in has checked who that is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "command", rename_all = "kebab-case")]
pub enum Command {
    /// Play a move; where a record is looked at, go along it as a variation.
    Move {
        /// For which side.
        seat: Color,
        /// From which node: in a game that is played, a move that comes too late is refused.
        on: u32,
        /// Which move, in any form that can be read.
        text: String,
    },
    /// Take the last own move back, or ask for it.
    TakeBack {
        /// For which side.
        seat: Color,
    },
    /// Make what was taken back again.
    Redo,
    /// Go to a node and play on from there.
    GoTo {
        /// The node's number.
        node: u32,
    },
    /// Propose something.
    Offer {
        /// By which side.
        seat: Color,
        /// What.
        offer: Offer,
    },
    /// Answer what the other side proposed.
    Answer {
        /// By which side.
        seat: Color,
        /// Yes or no.
        accept: bool,
        /// What was offered when that was said; anything that is offered if none is given.
        #[serde(default)]
        offer: Option<Offer>,
    },
    /// Claim a draw, perhaps with a move that is announced.
    Claim {
        /// By which side.
        seat: Color,
        /// The move.
        with: Option<String>,
    },
    /// Give up.
    Resign {
        /// Which side.
        seat: Color,
    },
    /// Stop the clocks and the engines.
    Pause,
    /// Go on.
    Resume,
    /// Let the engine whose turn it is make one move of a paused game.
    Step,
    /// Mark the stones around a place as dead, or as living again.
    Dead {
        /// By which side.
        seat: Color,
        /// Where.
        place: Place,
    },
    /// Mark just these stones as dead, as somebody proposes.
    Propose {
        /// Which.
        dead: Vec<Place>,
    },
    /// Accept the count.
    Accept {
        /// By which side.
        seat: Color,
        /// The stones that were marked when that was said; any that are marked if none is given.
        #[serde(default)]
        dead: Option<Vec<Place>>,
    },
    /// Play on rather than count.
    PlayOn {
        /// By which side.
        seat: Color,
    },
    /// Put somebody else on a seat.
    Seat {
        /// Which.
        seat: Color,
        /// Whom.
        sitter: Sitter,
        /// From which node on; from where the game stands if none is given.
        from: Option<u32>,
    },
    /// Undo the last change of seats, notes, tags, terms or variations.
    Undo,
    /// Change what is allowed.
    Terms {
        /// To what.
        terms: Terms,
    },
    /// Begin the same game anew.
    Restart {
        /// With colours changed.
        swapped: bool,
    },
    /// Change what is said about a node.
    Note {
        /// The node's number.
        node: u32,
        /// What is said from now on.
        remarks: Remarks,
    },
    /// Set a tag of the record; none takes it away.
    Tag {
        /// Its name.
        name: String,
        /// Its value.
        value: Option<String>,
    },
    /// Add moves as a variation, wherever the game stands.
    Vary {
        /// Behind which node.
        on: u32,
        /// The moves, in any form that can be read.
        line: Vec<String>,
    },
    /// Move a variation one place up.
    Promote {
        /// The node's number.
        node: u32,
    },
    /// Take a variation out.
    Prune {
        /// The node's number.
        node: u32,
    },
    /// End the game as somebody else decides.
    End {
        /// How.
        ending: Ending,
    },
    /// Look whether a flag has fallen.
    Tick,
}
