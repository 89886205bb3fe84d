//! How much of anything is read before it is refused.

use std::fmt;

use game::{Message, Sentence};

/// Bytes of one game.
pub const GAME: usize = 1 << 24;
/// Bytes before a game, or behind one that is too long, that belong to none.
pub const BETWEEN: usize = 1 << 26;
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
/// Values of one game.
pub const VALUES: usize = 2_000_000;
/// Points set up in one game, those of compressed lists counted one by one.
pub const POINTS: usize = 10_000_000;
/// Bytes of the positions that are kept before the set-ups, changes of turn and illegal
/// moves of one line; it is only read behind them.
pub const POSITIONS: usize = 1 << 26;
/// Problems of one game that are told.
pub const PROBLEMS: usize = 100;

/// What there was too much of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Limit {
    /// The game is longer than [`GAME`].
    Game,
    /// No game begins within [`BETWEEN`].
    Between,
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
    /// There are more values than [`VALUES`].
    Values,
    /// More points are set up than [`POINTS`].
    Points,
    /// A line has so many set-ups that their positions take more than [`POSITIONS`].
    Positions,
    /// There are more problems than [`PROBLEMS`].
    Problems,
}

impl Limit {
    /// The sentence of each case, in their order.
    pub const SENTENCES: &[Sentence] = &[
        sentence("sgf-limit-game", "the game is longer than {limit} bytes"),
        sentence("sgf-limit-between", "no game begins in {limit} bytes; what follows is not read"),
        sentence("sgf-limit-value", "a value is longer than {limit} bytes"),
        sentence("sgf-limit-name", "the name of a property is longer than {limit} bytes"),
        sentence("sgf-limit-depth", "variations are nested deeper than {limit} levels"),
        sentence("sgf-limit-nodes", "the game has more than {limit} nodes"),
        sentence(
            "sgf-limit-line",
            "a line has more than {limit} nodes; its moves are not checked behind them",
        ),
        sentence("sgf-limit-properties", "the game has more than {limit} properties"),
        sentence("sgf-limit-values", "the game has more than {limit} values"),
        sentence("sgf-limit-points", "the game sets up more than {limit} points"),
        sentence(
            "sgf-limit-positions",
            "the set-ups, changes of turn and illegal moves of a line take more than {limit} bytes; it is not checked behind them",
        ),
        sentence("sgf-limit-problems", "the game has more than {limit} problems; the others are not told"),
    ];

    /// How much there can be.
    const fn bound(self) -> usize {
        match self {
            Limit::Game => GAME,
            Limit::Between => BETWEEN,
            Limit::Value => VALUE,
            Limit::Name => NAME,
            Limit::Depth => DEPTH,
            Limit::Nodes => NODES,
            Limit::Line => LINE,
            Limit::Properties => PROPERTIES,
            Limit::Values => VALUES,
            Limit::Points => POINTS,
            Limit::Positions => POSITIONS,
            Limit::Problems => PROBLEMS,
        }
    }

    /// The sentence as an id with its argument.
    pub fn message(self) -> Message {
        Message::new(Limit::SENTENCES[self as usize].id).with("limit", self.bound())
    }
}

const fn sentence(id: &'static str, english: &'static str) -> Sentence {
    Sentence { id, arguments: &["limit"], english }
}

impl std::error::Error for Limit {}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&Limit::SENTENCES[*self as usize].english.replace("{limit}", &self.bound().to_string()))
    }
}
