//! How the kinds of chess are written.

use chess::{Move as ChessMove, Position, fen, san, uci};
use engine::chess::Chess;
use search::{Knowledge, Move};

/// How castling is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Notation {
    /// As UCI has it: the king's move, in Chess960 onto its rook.
    #[default]
    Uci,
    /// As `XBoard` has it: in Chess960 `O-O`.
    XBoard,
}

/// Where a game begins, as it was said.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Start {
    /// The position; none for the usual one.
    pub(crate) fen: Option<String>,
    /// Whether castling is that of Chess960 even where the position does not show it.
    pub(crate) is_chess960: bool,
    /// How moves are written from then on.
    pub(crate) notation: Notation,
}

/// Knowledge of a game whose positions and moves can be read and written.
pub(crate) trait Dialect:
    Knowledge<Position: game::Position<Move: Send + Sync, Undo: Send> + Send + Sync> + 'static
{
    /// The position from which a game begins.
    fn position(start: Start) -> Result<Self::Position, String>;
    /// The legal move that a text means.
    fn read(position: &Self::Position, text: &str) -> Result<Move<Self>, String>;
    /// A legal move as a text.
    fn write(position: &Self::Position, mv: Move<Self>, notation: Notation) -> String;
}

impl Dialect for Chess {
    fn position(start: Start) -> Result<Position, String> {
        let (mut setup, _) = fen::parse_setup(start.fen.as_deref().unwrap_or(fen::START))
            .map_err(|error| error.to_string())?;
        setup.chess960 |= start.is_chess960;
        setup.checked().map(|(position, _)| position).map_err(|error| error.to_string())
    }

    fn read(position: &Position, text: &str) -> Result<ChessMove, String> {
        uci::parse(position, text)
            .or_else(|error| san::parse(position, text).map_err(|_| error))
            .map_err(|error| error.to_string())
    }

    fn write(position: &Position, mv: ChessMove, notation: Notation) -> String {
        if notation == Notation::XBoard && mv.is_castle() && position.is_chess960() {
            return if mv.to().file() > mv.from().file() { "O-O" } else { "O-O-O" }.to_owned();
        }
        uci::write(position, mv)
    }
}
