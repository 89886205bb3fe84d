//! The contract of a game, kept by every variant.

use game::{Again, Color, Outcome, Ruling};

use super::{Move, Position, Undo};

impl game::Position for Position {
    type Move = Move;
    type Undo = Undo;

    fn turn(&self) -> Color {
        self.turn
    }

    fn key(&self) -> u64 {
        self.full_key()
    }

    fn legal_moves(&self, into: &mut Vec<Move>) {
        self.list_moves(into);
    }

    fn decided(&self) -> Option<Outcome> {
        self.decided_now()
    }

    fn stuck(&self) -> Outcome {
        self.end_without_moves()
    }

    fn ruling(&self, again: Again) -> Option<Ruling> {
        self.counted(again)
    }

    fn dead(&self) -> Option<Outcome> {
        self.without_hope()
    }

    fn reach(&self) -> usize {
        if self.variant.spec.captures.to_hand { usize::MAX } else { usize::from(self.state.halfmoves) }
    }

    fn apply(&mut self, mv: Move) -> Undo {
        Position::apply(self, mv)
    }

    fn revert(&mut self, undo: Undo) {
        Position::revert(self, &undo);
    }
}

/// How many paths of so many legal moves there are.
pub fn perft(position: &Position, depth: u32) -> u64 {
    fn count(position: &mut Position, depth: u32, moves: &mut Vec<Move>) -> u64 {
        if depth == 1 {
            return position.count_moves(moves);
        }
        let begin = moves.len();
        position.list_moves(moves);
        let mut nodes = 0;
        for index in begin..moves.len() {
            let undo = position.apply(moves[index]);
            nodes += count(position, depth - 1, moves);
            position.revert(&undo);
        }
        moves.truncate(begin);
        nodes
    }
    if depth == 0 { 1 } else { count(&mut position.clone(), depth, &mut Vec::new()) }
}
