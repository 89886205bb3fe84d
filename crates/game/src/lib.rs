//! What every board game shares: cells and reversible changes, the contract of
//! a position, one tree of moves, clocks.
//!
//! It knows no game by name, does no input or output and never asks the time.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod action;
mod board;
mod clock;
mod color;
mod face;
mod game;
mod history;
mod likeness;
mod message;
mod outcome;
mod perft;
mod place;
mod play;
mod position;
mod sentence;
mod system;
mod trail;

pub use action::{Action, Change, Edit};
pub use board::Board;
pub use clock::{
    Clock, ClockState, Credit, Delay, FlagFallen, Overtime, ParseTimeControlError, Period, Reading,
    SideClock, TimeControl, TimeControlError, TimeSystem,
};
pub use color::{ByColor, Color, ParseColorError};
pub use face::{Choice, Count, Face, Gesture, Symbol};
pub use game::Game;
pub use history::{History, Node, NodeId, Notes};
pub use likeness::distance;
pub use message::{Argument, Message};
pub use outcome::{DrawPolicy, Outcome, Reason, Ruling, Verdict};
pub use perft::{divide, perft};
pub use place::Place;
pub use play::{Play, Scene, Takings, Twig};
pub use position::{Position, Show};
pub use sentence::{Quoted, Sentence};
pub use system::SystemError;
pub use trail::{Again, Trail};
