//! What a search knows of chess.

use std::sync::Arc;

use chess::{Bitboard, Kind, Move, Piece, Position, Role, Square, Undo};
use game::{ByColor, Color, Position as _};
use search::{FEATURES, Knowledge, Stage, Value};

use super::{
    Pair, endings,
    evaluate::{kings, pieces},
    exchange::{WORTH, exchange},
    pawns::{Cache, pawns},
    tables::Tables,
    tally::{Sum, Tally, Trace},
    term,
    weights::WEIGHTS,
};

/// How much each role counts for the phase of a game.
const PHASE: [i32; 6] = [0, 1, 1, 2, 4, 0];
/// The phase of a game that begins.
pub const OPENING: i32 = 24;

/// What is kept in step with a position.
#[derive(Debug, Clone, Copy, Default)]
struct Standing {
    /// Material and places, White's less Black's.
    worth: Pair,
    phase: i32,
    pawn_key: u64,
    piece_keys: ByColor<u64>,
}

impl Standing {
    #[inline(always)]
    fn put(&mut self, piece: Piece, square: Square) {
        self.turn_over(piece, square, 1);
    }

    #[inline(always)]
    fn take(&mut self, piece: Piece, square: Square) {
        self.turn_over(piece, square, -1);
    }

    #[inline(always)]
    fn turn_over(&mut self, piece: Piece, square: Square, sign: i32) {
        self.worth += worth(piece, square) * sign;
        self.phase += PHASE[piece.role as usize] * sign;
        let key = number(piece, square);
        if piece.role == Role::Pawn {
            self.pawn_key ^= key;
        } else {
            self.piece_keys[piece.color] ^= key;
        }
    }
}

/// Material and place of a piece, for White.
#[inline(always)]
fn worth(piece: Piece, square: Square) -> Pair {
    let material =
        if piece.role == Role::King { Pair::ZERO } else { WEIGHTS[term::MATERIAL.at(piece.role as usize)] };
    let worth = material + WEIGHTS[term::place(piece.role, square, piece.color)];
    if piece.color == Color::White { worth } else { -worth }
}

/// A number of its own for each piece on each square.
#[inline(always)]
fn number(piece: Piece, square: Square) -> u64 {
    let index = (piece.role as u64 * 2 + u64::from(piece.color.is_white())) * 64 + square.index() as u64 + 1;
    let mixed = index.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}

/// What a search knows of chess, kept in step with its position.
#[derive(Debug, Clone)]
pub struct Chess {
    standing: Standing,
    former: Vec<Standing>,
    cache: Cache,
    tables: Option<Arc<Tables>>,
}

impl Default for Chess {
    fn default() -> Chess {
        Chess {
            standing: Standing::default(),
            former: Vec::with_capacity(256),
            cache: Cache::new(),
            tables: None,
        }
    }
}

impl Chess {
    /// Asks tables of endings from now on, or no more.
    pub fn set_tables(&mut self, tables: Option<Arc<Tables>>) {
        self.tables = tables;
    }

    /// What a position is worth to White.
    fn for_white(&mut self, position: &Position) -> Value {
        if let Some(value) = endings::against_bare_king(position) {
            return value;
        }
        let pawns = self.cache.get(position.board(), self.standing.pawn_key, kings(position));
        let mut sum = Sum(self.standing.worth + pawns.worth);
        pieces(position, pawns.passed, &mut sum);
        let value = blend(position, sum.0, self.standing.phase);
        // What does not advance for long is worth less and less.
        value * (220 - position.halfmoves().min(100) as i32) / 220
    }
}

/// One value of two, by how far the game has come.
fn blend(position: &Position, pair: Pair, phase: i32) -> Value {
    let strong = if pair.end() > 0 { Color::White } else { Color::Black };
    let end = pair.end() * endings::scale(position.board(), strong) / endings::WHOLE;
    let phase = phase.min(OPENING);
    (pair.middle() * phase + end * (OPENING - phase)) / OPENING
}

/// How much of a game's beginning is left, from none to [`OPENING`].
pub fn phase(position: &Position) -> i32 {
    let pieces = position.board().pieces();
    pieces.map(|(_, piece)| PHASE[piece.role as usize]).sum::<i32>().min(OPENING)
}

/// The terms of a position, for a tuner: their counts, the phase and the scale of the end.
pub fn trace(position: &Position) -> (Trace, i32, i32) {
    let mut trace = Trace::default();
    for (square, piece) in position.board().pieces() {
        if piece.role != Role::King {
            trace.add(piece.color, term::MATERIAL.at(piece.role as usize), 1);
        }
        trace.add(piece.color, term::place(piece.role, square, piece.color), 1);
    }
    let passed = pawns(position.board(), kings(position), &mut trace);
    pieces(position, passed, &mut trace);
    let total =
        trace.0.iter().zip(&WEIGHTS).map(|(&times, &weight)| weight.end() * i32::from(times)).sum::<i32>();
    let strong = if total > 0 { Color::White } else { Color::Black };
    (trace, phase(position), endings::scale(position.board(), strong))
}

impl Knowledge for Chess {
    type Position = Position;

    const SLOTS: usize = 12 * 64;

    fn begin(&mut self, position: &Position) {
        self.former.clear();
        self.standing = Standing::default();
        for (square, piece) in position.board().pieces() {
            self.standing.put(piece, square);
        }
    }

    #[inline]
    fn apply(&mut self, position: &mut Position, mv: Move) -> Undo {
        self.former.push(self.standing);
        let color = position.turn();
        let (from, to) = (mv.from(), mv.to());
        let own = |role| Piece { color, role };
        if let Some((square, prey)) = position.captured(mv) {
            self.standing.take(prey, square);
        }
        match mv.kind() {
            Kind::Castle => {
                self.standing.take(own(Role::King), from);
                self.standing.take(own(Role::Rook), to);
                self.standing.put(own(Role::King), mv.castled_king());
                self.standing.put(own(Role::Rook), mv.castled_rook());
            }
            Kind::Promotion(role) => {
                self.standing.take(own(Role::Pawn), from);
                self.standing.put(own(role), to);
            }
            Kind::Normal | Kind::DoubleStep | Kind::EnPassant => {
                let piece = position.board().piece_at(from).expect("a legal move moves a piece");
                self.standing.take(piece, from);
                self.standing.put(piece, to);
            }
        }
        position.apply(mv)
    }

    #[inline]
    fn likely_key(&self, position: &Position, mv: Move) -> Option<u64> {
        Some(position.likely_key(mv))
    }

    #[inline]
    fn revert(&mut self, position: &mut Position, undo: Undo) {
        self.standing = self.former.pop().expect("a move to take back");
        position.revert(undo);
    }

    fn skip(&mut self, position: &mut Position) -> Option<Undo> {
        let board = position.board();
        let own = board.by_color(position.turn());
        let heavy = own & (board.by_role(Role::Rook) | board.by_role(Role::Queen));
        let minors = own & (board.by_role(Role::Knight) | board.by_role(Role::Bishop));
        // With less, having to move is often what loses.
        (heavy.any() || minors.more_than_one()).then(|| position.give_turn())
    }

    fn unskip(&mut self, position: &mut Position, undo: Undo) {
        position.take_turn_back(undo);
    }

    fn evaluate(&mut self, position: &Position) -> Value {
        let value = self.for_white(position);
        if position.turn() == Color::White { value } else { -value }
    }

    fn known(&self, position: &Position) -> Option<Value> {
        self.tables.as_ref()?.verdict(position)
    }

    fn best_known(&self, position: &Position) -> Option<Vec<Move>> {
        self.tables.as_ref()?.best_moves(position)
    }

    fn is_check(&self, position: &Position) -> bool {
        position.is_check()
    }

    fn moves(&self, position: &Position, stage: Stage, into: &mut Vec<Move>) {
        match stage {
            Stage::Noisy => position.noisy_moves(into),
            Stage::Quiet => position.quiet_moves(into),
        }
    }

    fn quiet_checks(&self, position: &Position, into: &mut Vec<Move>) {
        position.quiet_checks(into);
    }

    fn is_legal(&self, position: &Position, mv: Move) -> bool {
        position.is_legal(mv)
    }

    #[inline]
    fn is_noisy(&self, position: &Position, mv: Move) -> bool {
        match mv.kind() {
            Kind::Castle | Kind::DoubleStep => false,
            Kind::EnPassant | Kind::Promotion(_) => true,
            Kind::Normal => position.board().piece_at(mv.to()).is_some(),
        }
    }

    fn gives_check(&self, position: &Position, mv: Move) -> bool {
        position.gives_check(mv)
    }

    #[inline]
    fn gain(&self, position: &Position, mv: Move) -> Value {
        let taken = position.captured(mv).map_or(0, |(_, prey)| WORTH[prey.role as usize]);
        taken + mv.promotion().map_or(0, |role| WORTH[role as usize] - WORTH[0])
    }

    fn exchange(&self, position: &Position, mv: Move, at_least: Value) -> bool {
        exchange(position, mv, at_least)
    }

    #[inline]
    fn slot(&self, position: &Position, mv: Move) -> usize {
        let piece = position.board().piece_at(mv.from()).expect("a legal move moves a piece");
        (piece.role as usize * 2 + usize::from(piece.color.is_white())) * 64 + mv.to().index()
    }

    fn pack(&self, mv: Move) -> u32 {
        u32::from(mv.code())
    }

    fn unpack(&self, code: u32) -> Option<Move> {
        (code != 0).then(|| Move::from_code(code as u16))
    }

    fn features(&self, _: &Position) -> Option<[u64; FEATURES]> {
        Some([self.standing.pawn_key, self.standing.piece_keys.white, self.standing.piece_keys.black])
    }
}

const _: () = assert!(Bitboard::DARK.contains(Square::new(0)));
