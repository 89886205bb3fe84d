//! Whoever plays chess for a match: our own engine, or a program behind a protocol.
//!
//! A player never decides a result: it gives texts, and what it did wrong as a [`Fault`].
//!
//! Read `line` (a game so far), `turn` (what is asked and answered), `complaint` and
//! `fault` (what can go wrong), `ours`, `uci`, `xboard` (the players), then `engine` (which of them).

mod complaint;
mod engine;
mod fault;
mod line;
mod ours;
mod turn;
mod uci;
mod xboard;

use chess::any::Position;
use game::Color;
pub use protocol::uci::Score;
pub use search::Stop;

pub use complaint::Complaint;
pub use engine::{Engine, EngineKind, ParseEngineError, Protocol};
pub use fault::{Fault, FaultKind};
pub use line::Line;
pub use turn::{Act, Choice, Idea, Limits, Terms, Turn};

/// One who plays games of chess, one after the other.
///
/// A game is [`begun`](ChessPlayer::begin); then, whenever it is its turn, a player
/// [`follows`](ChessPlayer::follow) what was played, in nobody's time, and
/// [`chooses`](ChessPlayer::choose) in its own.
pub trait ChessPlayer {
    /// What it calls itself.
    fn name(&self) -> &str;

    /// Whether it plays the kind of chess that begins so, as far as it tells.
    fn plays(&self, start: &Position) -> bool {
        let _ = start;
        true
    }

    /// Lets somebody else than before end all waiting for it.
    fn heed(&mut self, stop: Stop);

    /// Begins a game on one side, under some terms.
    ///
    /// # Errors
    /// When it cannot play such a game, or is no longer there.
    fn begin(&mut self, line: &Line, color: Color, terms: &Terms) -> Result<(), Fault>;

    /// Takes note of what was played since it chose last.
    ///
    /// # Errors
    /// When it does not take a move, or is no longer there.
    fn follow(&mut self, line: &Line, turn: &Turn) -> Result<(), Fault>;

    /// Chooses what to do.
    ///
    /// # Errors
    /// When it does not do so in time, or is no longer there.
    fn choose(&mut self, line: &Line, turn: &Turn) -> Result<Choice, Fault>;

    /// Tells what it thinks of the game that it was told, so many lines of it, until that is over.
    ///
    /// # Errors
    /// When it does not analyse, cannot be stopped, or is no longer there.
    fn analyse(
        &mut self,
        lines: usize,
        is_over: &dyn Fn() -> bool,
        hear: &mut dyn FnMut(Idea),
    ) -> Result<(), Fault>;

    /// Whether it can play another game without being started anew.
    fn is_reusable(&self) -> bool {
        true
    }

    /// Lets it go.
    fn quit(self: Box<Self>);
}
