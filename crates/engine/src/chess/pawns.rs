//! What pawns are worth by how they stand to each other.

use chess::{Bitboard, Board, Piece, Role, Square, attacks};
use game::{ByColor, Color};

use super::{
    Pair,
    tally::{Sum, Tally},
    term,
};

/// The squares before a square, on its file.
pub(super) fn ahead(color: Color, square: Square) -> Bitboard {
    Bitboard::file(square.file()) & beyond(color, square.rank())
}

/// The ranks beyond one, as a side goes.
pub(super) fn beyond(color: Color, rank: u8) -> Bitboard {
    let bits = match color {
        Color::White => (!0u64).checked_shl(8 * (u32::from(rank) + 1)).unwrap_or(0),
        Color::Black => (1u64 << (8 * u32::from(rank))) - 1,
    };
    Bitboard(bits)
}

/// The files beside one.
pub(super) fn beside(file: u8) -> Bitboard {
    let own = Bitboard::file(file).0;
    Bitboard((own << 1) & !0x0101_0101_0101_0101 | (own >> 1) & !0x8080_8080_8080_8080)
}

/// Adds what pawns are worth, and tells which are passed.
pub(super) fn pawns(board: &Board, tally: &mut impl Tally) -> ByColor<Bitboard> {
    ByColor { white: pawns_of(board, Color::White, tally), black: pawns_of(board, Color::Black, tally) }
}

fn pawns_of(board: &Board, color: Color, tally: &mut impl Tally) -> Bitboard {
    let own = board.by_piece(Piece { color, role: Role::Pawn });
    let foes = board.by_piece(Piece { color: !color, role: Role::Pawn });
    let guarded = attacks::pawns(color, own);
    let struck = attacks::pawns(!color, foes);
    let mut passed = Bitboard::EMPTY;
    for pawn in own {
        let (file, rank) = (pawn.file(), usize::from(pawn.rank_for(color)));
        let neighbours = own & beside(file);
        let front = ahead(color, pawn);
        let is_open = (front & foes).is_empty();
        if (front & own).any() {
            tally.add(color, term::DOUBLED.at(0), 1);
        }
        if (neighbours & Bitboard::rank(pawn.rank())).any() {
            tally.add(color, term::PHALANX.at(rank), 1);
        }
        if guarded.contains(pawn) {
            tally.add(color, term::SUPPORTED.at(rank), 1);
        }
        if neighbours.is_empty() {
            tally.add(color, term::ISOLATED.at(usize::from(is_open)), 1);
        } else {
            let behind = neighbours & !beyond(color, pawn.rank());
            let stop = front
                & !beyond(
                    color,
                    if color == Color::White { pawn.rank() + 1 } else { pawn.rank().wrapping_sub(1) },
                );
            if behind.is_empty() && (stop & (struck | foes)).any() {
                tally.add(color, term::BACKWARD.at(usize::from(is_open)), 1);
            }
        }
        let guards = foes & beside(file) & beyond(color, pawn.rank());
        if is_open && guards.is_empty() && (front & own).is_empty() {
            passed |= pawn.bit();
        }
    }
    passed
}

/// What is remembered of one set of pawns.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pawns {
    key: u64,
    pub(super) worth: Pair,
    pub(super) passed: ByColor<Bitboard>,
}

/// Pawns that were looked at before.
#[derive(Debug, Clone)]
pub(super) struct Cache(Vec<Pawns>);

/// How many sets of pawns are remembered.
const ROOM: usize = 8192;

impl Cache {
    pub(super) fn new() -> Cache {
        // No set of pawns has this key but by chance; the empty board's is 0.
        let none = Pawns { key: 1, worth: Pair::ZERO, passed: ByColor::default() };
        Cache(vec![none; ROOM])
    }

    /// The pawns of a board, whose key tells them from all others.
    #[inline]
    pub(super) fn get(&mut self, board: &Board, key: u64) -> Pawns {
        let entry = &mut self.0[key as usize % ROOM];
        if entry.key != key {
            let mut sum = Sum::default();
            let passed = pawns(board, &mut sum);
            *entry = Pawns { key, worth: sum.0, passed };
        }
        *entry
    }
}
