//! What a search must know of a variant.

use std::sync::Arc;

use chess::variant::{Kind, Move, Position, Undo, Variant};
use game::Position as _;
use search::{FEATURES, Knowledge, Stage, Value};

use super::{
    evaluate::evaluate,
    exchange::{exchange, gain},
    sense::Sense,
    worth::Aim,
};

/// What a search knows of the variants of chess, worked out from their rules.
#[derive(Clone)]
pub struct Variants {
    sense: Arc<Sense>,
}

impl Variants {
    /// The knowledge of a variant.
    pub fn new(variant: &Arc<Variant>) -> Variants {
        Variants { sense: Arc::new(Sense::new(variant)) }
    }
}

impl Variants {
    /// Where checks are counted, one that is given is no quiet move.
    fn sort_checks(position: &Position, stage: Stage, begin: usize, into: &mut Vec<Move>) {
        match stage {
            Stage::Noisy => {
                let end = into.len();
                position.quiet_moves(into);
                into.extract_if(end.., |mv| !position.gives_check(*mv)).for_each(drop);
            }
            Stage::Quiet => into.extract_if(begin.., |mv| position.gives_check(*mv)).for_each(drop),
        }
    }
}

impl Knowledge for Variants {
    type Position = Position;

    const SLOTS: usize = 1536;

    fn begin(&mut self, position: &Position) {
        if !Arc::ptr_eq(&self.sense.variant, position.variant()) {
            self.sense = Arc::new(Sense::new(position.variant()));
        }
    }

    fn skip(&mut self, position: &mut Position) -> Option<Undo> {
        let sense = &self.sense;
        let us = position.turn();
        let has_officer = || {
            (0..sense.variant.boards()).any(|board| {
                let pawns = sense.pawn.map_or(0, |pawn| position.of(board, us, pawn).len());
                let king =
                    sense.variant.role(Kind::KING).map_or(0, |king| position.of(board, us, king).len());
                position.side(board, us).len() > pawns + king
            })
        };
        (sense.may_skip && has_officer()).then(|| position.give_turn())
    }

    fn evaluate(&mut self, position: &Position) -> Value {
        evaluate(&self.sense, position)
    }

    fn is_past_heavy(&self, position: &Position) -> bool {
        let limit = 2 * self.sense.variant.spec().counting.n_move_rule;
        limit > 0 && position.halfmoves() + 10 >= limit
    }

    fn is_check(&self, position: &Position) -> bool {
        position.is_check()
    }

    fn is_forced(&self, position: &Position) -> bool {
        position.is_check() || self.sense.must_capture && position.attacks_something(position.turn())
    }

    fn moves(&self, position: &Position, stage: Stage, into: &mut Vec<Move>) {
        let begin = into.len();
        match stage {
            Stage::Noisy if self.sense.is_all_noise => {}
            Stage::Quiet if self.sense.is_all_noise => position.legal_moves(into),
            Stage::Noisy => position.noisy_moves(into),
            Stage::Quiet => position.quiet_moves(into),
        }
        if self.sense.goals.counts_checks() {
            Variants::sort_checks(position, stage, begin, into);
        }
    }

    fn is_legal(&self, position: &Position, mv: Move) -> bool {
        position.is_legal(mv)
    }

    fn is_noisy(&self, position: &Position, mv: Move) -> bool {
        !self.sense.is_all_noise && position.is_noisy(mv)
            || self.sense.goals.counts_checks() && position.gives_check(mv)
    }

    fn gives_check(&self, position: &Position, mv: Move) -> bool {
        self.sense.aim == Aim::Keep && position.gives_check(mv)
    }

    fn gain(&self, position: &Position, mv: Move) -> Value {
        gain(&self.sense, position, mv)
    }

    fn exchange(&self, position: &Position, mv: Move, at_least: Value) -> bool {
        exchange(&self.sense, position, mv, at_least)
    }

    fn slot(&self, position: &Position, mv: Move) -> usize {
        let piece = position.arriving(mv).or_else(|| position.piece_at(mv.from()));
        let role = piece.map_or(0, |piece| 2 * piece.role.index() + usize::from(piece.color.is_white()));
        (role * self.sense.squares + self.sense.numbers[mv.to().square().index()]) % Variants::SLOTS
    }

    fn pack(&self, mv: Move) -> u32 {
        mv.code()
    }

    fn unpack(&self, code: u32) -> Option<Move> {
        Move::from_code(code)
    }

    fn features(&self, position: &Position) -> Option<[u64; FEATURES]> {
        Some(self.sense.features(position))
    }
}
