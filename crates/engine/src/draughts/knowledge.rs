//! What a search must know of draughts.

use draughts::{Move, Position};
use game::Position as _;
use search::{Knowledge, Stage, Value};

use super::evaluate::{KING, MAN, evaluate, worth};

/// What a search knows of English draughts.
#[derive(Debug, Clone, Copy, Default)]
pub struct Draughts;

impl Knowledge for Draughts {
    type Position = Position;

    const SLOTS: usize = 4 * 32;

    fn begin(&mut self, _: &Position) {}

    fn evaluate(&mut self, position: &Position) -> Value {
        evaluate(position)
    }

    /// Whoever must capture has nothing quiet to play.
    fn is_forced(&self, position: &Position) -> bool {
        position.must_capture()
    }

    fn moves(&self, position: &Position, stage: Stage, into: &mut Vec<Move>) {
        if position.must_capture() == (stage == Stage::Noisy) {
            position.legal_moves(into);
        }
    }

    fn is_legal(&self, position: &Position, mv: Move) -> bool {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        moves.contains(&mv)
    }

    fn is_noisy(&self, _: &Position, mv: Move) -> bool {
        mv.is_capture()
    }

    fn gain(&self, position: &Position, mv: Move) -> Value {
        let taken: Value = mv.captured().filter_map(|square| position.at(square)).map(worth).sum();
        let is_crowned =
            position.at(mv.from()).is_some_and(|piece| piece.is_man() && !piece.arrived(mv.to()).is_man());
        taken + if is_crowned { KING - MAN } else { 0 }
    }

    fn exchange(&self, position: &Position, mv: Move, at_least: Value) -> bool {
        self.gain(position, mv) >= at_least
    }

    fn slot(&self, position: &Position, mv: Move) -> usize {
        let piece = position.at(mv.from()).expect("a legal move moves a piece");
        let kind = 2 * usize::from(piece.is_man()) + usize::from(piece.color.is_white());
        kind * 32 + usize::from(mv.to().number() - 1)
    }

    fn pack(&self, mv: Move) -> u32 {
        mv.code()
    }

    fn unpack(&self, code: u32) -> Option<Move> {
        Move::from_code(code)
    }
}
