//! A game so far, as players are told it.

use chess::{
    any::{Move, Position},
    fen, variant,
};
use game::{Position as _, Show as _};

/// Where a game began, and what was played.
#[derive(Debug, Clone)]
pub struct Line {
    start: Position,
    position: Position,
    moves: Vec<Move>,
    texts: Vec<String>,
}

impl Line {
    /// A game in which nothing was played.
    pub fn new(start: Position) -> Line {
        Line { position: start.clone(), start, moves: Vec::new(), texts: Vec::new() }
    }

    /// Plays a legal move.
    pub fn play(&mut self, mv: Move) {
        self.texts.push(self.position.text(mv));
        self.position.apply(mv);
        self.moves.push(mv);
    }

    /// Where it began.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Where it stands.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What was played.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The same as texts in the form of UCI.
    pub fn texts(&self) -> &[String] {
        &self.texts
    }

    /// Whether it is an earlier line with perhaps more moves.
    pub fn continues(&self, earlier: &Line) -> bool {
        self.texts.starts_with(&earlier.texts) && self.start.fen() == earlier.start.fen()
    }

    /// Whether castling is that of Chess960.
    pub fn is_chess960(&self) -> bool {
        self.start.standard().is_some_and(chess::Position::is_chess960)
    }

    /// The position in which it began; none where games of its kind usually begin.
    pub fn start_fen(&self) -> Option<String> {
        let usual = match &self.start {
            Position::Standard(_) => Some(fen::START.to_owned()),
            Position::Variant(position) => {
                variant::fen::start(position.variant()).ok().map(|start| variant::fen::write(&start))
            }
        };
        Some(self.start.fen()).filter(|fen| usual.as_ref() != Some(fen))
    }
}
