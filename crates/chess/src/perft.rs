//! Counting paths of legal moves as fast as the machine allows.
//!
//! The position is copied, not played: only what the generator reads, and the
//! side to move is part of the type. The last ply is counted in sets.

use game::Color;

use crate::{
    Bitboard, Kind, Move, Position, Role, Square, attacks,
    movegen::{Black, Count, Side, Sink, State, White, generate},
};

/// How many sequences of `depth` legal moves lead on from a position.
///
/// ```
/// assert_eq!(chess::perft(&chess::Position::default(), 4), 197_281);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    let state = position.state();
    match (depth, position.turn()) {
        (0, _) => 1,
        (_, Color::White) => count::<White>(&state, depth),
        (_, Color::Black) => count::<Black>(&state, depth),
    }
}

fn count<S: Side>(state: &State, depth: u32) -> u64 {
    if depth == 1 {
        let mut count = Count::default();
        generate::<S, _>(state, &mut count);
        return count.0;
    }
    let mut walk = Walk::<S> { state, depth, nodes: 0, side: std::marker::PhantomData };
    generate::<S, _>(state, &mut walk);
    walk.nodes
}

/// Follows each move and counts what comes behind it.
struct Walk<'a, S> {
    state: &'a State,
    depth: u32,
    nodes: u64,
    side: std::marker::PhantomData<S>,
}

impl<S: Side> Walk<'_, S> {
    #[inline(always)]
    fn descend(&mut self, after: &State) {
        self.nodes += count::<S::Them>(after, self.depth - 1);
    }

    /// The state after a piece has gone from one square to another.
    #[inline(always)]
    fn moved(&self, role: Role, from: Square, to: Square) -> State {
        let mut after = State { en_passant: None, ..*self.state };
        after.castling &= !(from.bit() | to.bit());
        after.sets.clear(<S::Them as Side>::COLOR, to.bit());
        after.sets.toggle(S::COLOR, role, from.bit() | to.bit());
        after
    }
}

impl<S: Side> Sink for Walk<'_, S> {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, to: Bitboard) {
        for to in to {
            let mut after = self.moved(role, from, to);
            if role == Role::King {
                after.castling &= !S::BACK_RANK;
            }
            self.descend(&after);
        }
    }

    #[inline(always)]
    fn pawns(&mut self, to: Bitboard, step: i8) {
        for to in to {
            self.descend(&self.moved(Role::Pawn, to.offset(-step), to));
        }
    }

    #[inline(always)]
    fn double_steps(&mut self, to: Bitboard, step: i8) {
        for to in to {
            let mut after = self.moved(Role::Pawn, to.offset(-step), to);
            let passed = to.offset(-step / 2);
            let hunters =
                attacks::pawn(S::COLOR, passed) & after.sets.of(<S::Them as Side>::COLOR, Role::Pawn);
            after.en_passant = hunters.any().then_some(passed);
            self.descend(&after);
        }
    }

    #[inline(always)]
    fn promotions(&mut self, to: Bitboard, step: i8) {
        for to in to {
            for role in Role::PROMOTIONS {
                let mut after = self.moved(Role::Pawn, to.offset(-step), to);
                after.sets.roles[Role::Pawn] ^= to.bit();
                after.sets.roles[role] ^= to.bit();
                self.descend(&after);
            }
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        let mut after = self.moved(Role::Pawn, from, to);
        after.sets.toggle(<S::Them as Side>::COLOR, Role::Pawn, to.offset(-S::UP).bit());
        self.descend(&after);
    }

    #[inline(always)]
    fn castle(&mut self, king: Square, rook: Square) {
        let mv = Move::new(king, rook, Kind::Castle);
        let mut after = State { en_passant: None, ..*self.state };
        after.castling &= !S::BACK_RANK;
        after.sets.toggle(S::COLOR, Role::King, king.bit());
        after.sets.toggle(S::COLOR, Role::Rook, rook.bit());
        after.sets.toggle(S::COLOR, Role::King, mv.castled_king().bit());
        after.sets.toggle(S::COLOR, Role::Rook, mv.castled_rook().bit());
        self.descend(&after);
    }
}
