//! Every line played out, where there are few.

use std::collections::HashMap;

use game::{Color, Position as _};

use super::{is_walled, material};
use crate::{
    Move, Position,
    movegen::{Black, Count, White, generate},
};

/// Up to so many moves are looked at whatever the replies may be.
const FORCED_MOVES: u64 = 8;
/// Up to so many moves are followed without a look at the walls.
const NARROW: u64 = 3;
/// Moves times replies beyond which a line is not forced any more.
const FORCED_WIDTH: u64 = 48;
/// The work that following forced lines may take, in positions.
const FORCED_WORK: usize = 100;
/// The work that playing out a locked position may take, in positions.
const LOCKED_WORK: usize = 3_000;
/// What one look at the walls takes, in positions.
const LOOK: usize = 8;

/// Whether so few moves are left that following them may come to an end.
pub(super) fn is_forced(position: &Position) -> bool {
    let turn = position.turn();
    let moves = mobility(position, turn);
    moves <= FORCED_MOVES || moves * mobility(position, !turn) <= FORCED_WIDTH
}

/// How many moves a side has, or would have if it were its turn.
fn mobility(position: &Position, color: Color) -> u64 {
    let mut state = position.state();
    if color != position.turn() {
        state.en_passant = None;
    }
    let mut count = Count::default();
    match color {
        Color::White => generate::<White, _>(&state, &mut count),
        Color::Black => generate::<Black, _>(&state, &mut count),
    }
    count.0
}

/// The positions that legal moves lead to, until none is new.
///
/// Where that comes to an end without a mate, there is none to be found. It is
/// cut short, proving nothing, when the work is too much.
pub(super) struct Closure {
    winner: Color,
    /// With more moves than this, a look at the walls comes first.
    narrow: u64,
    /// With more moves times replies than this, the attempt is over.
    width: u64,
    work: usize,
    moves: Vec<Move>,
    nodes: Vec<Node>,
    /// The nodes by the keys of their positions.
    known: HashMap<u64, usize>,
}

#[derive(Clone)]
struct Node {
    position: Position,
    /// How many moves there were one ply before.
    before: u64,
}

impl Closure {
    /// For positions where a side has hardly a choice.
    pub(super) fn forced(winner: Color) -> Closure {
        Closure::new(winner, NARROW, FORCED_WIDTH, FORCED_WORK)
    }

    /// For positions where hardly a piece can move.
    pub(super) fn locked(winner: Color) -> Closure {
        Closure::new(winner, u64::MAX, u64::MAX, LOCKED_WORK)
    }

    fn new(winner: Color, narrow: u64, width: u64, work: usize) -> Closure {
        Closure { winner, narrow, width, work, moves: Vec::new(), nodes: Vec::new(), known: HashMap::new() }
    }

    /// Whether no line from here on ends with a mate by the winner.
    pub(super) fn proves(mut self, position: &Position) -> bool {
        self.known.insert(position.key(), 0);
        self.nodes.push(Node { position: position.clone(), before: 1 });
        let mut next = 0;
        while next < self.nodes.len() {
            if !self.follow(next) {
                return false;
            }
            next += 1;
        }
        true
    }

    /// Notes what the moves of a node lead to; `false` ends the attempt.
    fn follow(&mut self, node: usize) -> bool {
        let Node { mut position, before } = self.nodes[node].clone();
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        position.legal_moves(&mut moves);
        let count = moves.len() as u64;
        let goes_on = if moves.is_empty() {
            position.turn() == self.winner || !position.is_check()
        } else if count > self.narrow && self.look(&position) {
            true
        } else {
            let is_wide = count.saturating_mul(before) > self.width;
            !is_wide
                && moves.iter().all(|&mv| {
                    let undo = position.apply(mv);
                    let goes_on = self.note(&position, count);
                    position.revert(undo);
                    goes_on
                })
        };
        self.moves = moves;
        goes_on
    }

    /// Takes a position down to be followed, unless it is known or hopeless.
    fn note(&mut self, position: &Position, before: u64) -> bool {
        if material::cannot_mate(position.board(), self.winner) {
            return true;
        }
        if let Some(&node) = self.known.get(&position.key()) {
            // Two positions with one key: rather no proof than a wrong one.
            return is_same(&self.nodes[node].position, position);
        }
        if position.halfmoves() == 0 && self.look(position) {
            return true;
        }
        self.known.insert(position.key(), self.nodes.len());
        self.nodes.push(Node { position: position.clone(), before });
        self.spend(1)
    }

    /// Whether walls make it hopeless from here on.
    fn look(&mut self, position: &Position) -> bool {
        self.spend(LOOK) && is_walled(position, self.winner)
    }

    fn spend(&mut self, work: usize) -> bool {
        let enough = work <= self.work;
        self.work = self.work.saturating_sub(work);
        enough
    }
}

/// Whether two positions have the same future, whatever their keys say.
fn is_same(one: &Position, other: &Position) -> bool {
    one.turn() == other.turn()
        && one.board().sets() == other.board().sets()
        && one.castling() == other.castling()
        && one.en_passant() == other.en_passant()
}
