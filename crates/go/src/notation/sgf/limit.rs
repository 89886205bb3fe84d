//! How much of anything is read before it is refused.

use std::fmt;

/// Bytes of one game.
pub const GAME: usize = 1 << 24;
/// Bytes of one value.
pub const VALUE: usize = 1 << 20;
/// Bytes of the name of a property.
pub const NAME: usize = 64;
/// Variations within variations.
pub const DEPTH: usize = 10_000;
/// Nodes of one game.
pub const NODES: usize = 250_000;
/// Nodes of one line that are checked; those behind them are only read.
pub const LINE: usize = 50_000;
/// Properties of one game.
pub const PROPERTIES: usize = 1_000_000;
/// Points set up in one game, those of compressed lists counted one by one.
pub const POINTS: usize = 10_000_000;
/// Set-ups, changes of turn and illegal moves of one line before it is only read.
pub const EDITS: usize = 2_000;
/// Problems of one game that are told.
pub const PROBLEMS: usize = 100;

/// What there was too much of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Limit {
    /// The game is longer than [`GAME`].
    Game,
    /// A value is longer than [`VALUE`].
    Value,
    /// A name is longer than [`NAME`].
    Name,
    /// Variations are nested deeper than [`DEPTH`].
    Depth,
    /// There are more nodes than [`NODES`].
    Nodes,
    /// A line has more nodes than [`LINE`].
    Line,
    /// There are more properties than [`PROPERTIES`].
    Properties,
    /// More points are set up than [`POINTS`].
    Points,
    /// A line has more set-ups, changes of turn and illegal moves than [`EDITS`].
    Edits,
    /// There are more problems than [`PROBLEMS`].
    Problems,
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Limit::Game => write!(f, "the game is longer than {GAME} bytes"),
            Limit::Value => write!(f, "a value is longer than {VALUE} bytes"),
            Limit::Name => write!(f, "the name of a property is longer than {NAME} bytes"),
            Limit::Depth => write!(f, "variations are nested deeper than {DEPTH} levels"),
            Limit::Nodes => write!(f, "the game has more than {NODES} nodes"),
            Limit::Line => {
                write!(f, "a line has more than {LINE} nodes; its moves are not checked behind them")
            }
            Limit::Properties => write!(f, "the game has more than {PROPERTIES} properties"),
            Limit::Points => write!(f, "the game sets up more than {POINTS} points"),
            Limit::Edits => write!(
                f,
                "a line has more than {EDITS} set-ups, changes of turn and illegal moves; it is not checked behind them"
            ),
            Limit::Problems => {
                write!(f, "the game has more than {PROBLEMS} problems; the others are not told")
            }
        }
    }
}
