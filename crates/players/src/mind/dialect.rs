//! How the kinds of chess, and draughts, are written.

use std::sync::Arc;

use chess::{Move as ChessMove, Position, fen, san, uci, variant, variant::Variant};
use engine::{
    Curve,
    chess::{Book, Chess, Tables, curve},
    draughts::Draughts,
    variant::Variants,
};
use game::Show as _;
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
    /// What tells one game of this knowledge from another.
    type Rules: Send + 'static;

    /// The position from which a game begins.
    fn position(rules: &Self::Rules, start: Start) -> Result<Self::Position, String>;
    /// The legal move that a text means.
    fn read(position: &Self::Position, text: &str) -> Result<Move<Self>, String>;
    /// Asks tables of endings from now on, where they are of this game.
    fn use_tables(&mut self, tables: Option<Arc<Tables>>) {
        let _ = tables;
    }
    /// A move of a book by a throw of the dice, where it is of this game.
    fn book_move(book: &Book, position: &Self::Position, throw: u64) -> Option<Move<Self>> {
        let _ = (book, position, throw);
        None
    }
    /// How values foretell the end of a game from here.
    fn curve(position: &Self::Position) -> Curve {
        let _ = position;
        Curve::USUAL
    }
    /// A legal move as a text.
    fn write(position: &Self::Position, mv: Move<Self>, notation: Notation) -> String;
}

impl Dialect for Chess {
    /// Whether castling is always that of Chess960.
    type Rules = bool;

    fn position(is_chess960: &bool, start: Start) -> Result<Position, String> {
        let (mut setup, _) = fen::parse_setup(start.fen.as_deref().unwrap_or(fen::START))
            .map_err(|error| error.to_string())?;
        setup.chess960 |= start.is_chess960 || *is_chess960;
        setup.checked().map(|(position, _)| position).map_err(|error| error.to_string())
    }

    fn use_tables(&mut self, tables: Option<Arc<Tables>>) {
        self.set_tables(tables);
    }

    fn book_move(book: &Book, position: &Position, throw: u64) -> Option<ChessMove> {
        book.choose(position, throw)
    }

    fn curve(position: &Position) -> Curve {
        curve(position)
    }

    fn read(position: &Position, text: &str) -> Result<ChessMove, String> {
        uci::parse(position, text).or_else(|error| san::parse(position, text).map_err(|_| error)).map_err(
            |error| match error {
                // Why, only people want to know, who have other sentences for it.
                uci::UciError::Illegal { text, .. } => format!("{text} is not legal here"),
                uci::UciError::Text(_) => error.to_string(),
            },
        )
    }

    fn write(position: &Position, mv: ChessMove, notation: Notation) -> String {
        if notation == Notation::XBoard && mv.is_castle() && position.is_chess960() {
            return if mv.to().file() > mv.from().file() { "O-O" } else { "O-O-O" }.to_owned();
        }
        uci::write(position, mv)
    }
}

impl Dialect for Variants {
    type Rules = Arc<Variant>;

    fn position(rules: &Arc<Variant>, start: Start) -> Result<variant::Position, String> {
        let position = match &start.fen {
            Some(text) => variant::fen::parse(rules, text),
            None => variant::fen::start(rules),
        };
        let position = position.map_err(|error| error.to_string())?;
        Ok(if start.is_chess960 { position.with_chess960() } else { position })
    }

    fn read(position: &variant::Position, text: &str) -> Result<variant::Move, String> {
        variant::text::parse(position, text)
            .map_or_else(|| variant::san::parse(position, text), Ok)
            .map_err(|error| error.to_string())
    }

    fn write(position: &variant::Position, mv: variant::Move, _: Notation) -> String {
        variant::text::write(position, mv)
    }
}

impl Dialect for Draughts {
    type Rules = ();

    fn position((): &(), start: Start) -> Result<draughts::Position, String> {
        let Some(text) = start.fen else { return Ok(draughts::Position::start()) };
        let setup: draughts::Setup =
            text.parse().map_err(|error: draughts::ParseSetupError| error.to_string())?;
        draughts::Position::try_from(setup).map_err(|error| error.to_string())
    }

    fn read(position: &draughts::Position, text: &str) -> Result<draughts::Move, String> {
        position.parse(text).map_err(|_| format!("no legal move is written {text:?}"))
    }

    fn write(position: &draughts::Position, mv: draughts::Move, _: Notation) -> String {
        position.text(mv)
    }
}
