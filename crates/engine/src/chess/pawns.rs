//! What pawns are worth by how they stand to each other and to the kings.

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

/// The squares one step before pawns.
pub(super) fn push(color: Color, pawns: Bitboard) -> Bitboard {
    Bitboard(if color == Color::White { pawns.0 << 8 } else { pawns.0 >> 8 })
}

/// How many moves of a king lie between two squares.
pub(super) fn distance(one: Square, other: Square) -> usize {
    usize::from(one.file().abs_diff(other.file()).max(one.rank().abs_diff(other.rank())))
}

/// Adds what pawns are worth, also to the kings, and tells which are passed.
pub(super) fn pawns(board: &Board, kings: ByColor<Square>, tally: &mut impl Tally) -> ByColor<Bitboard> {
    let passed =
        ByColor { white: pawns_of(board, Color::White, tally), black: pawns_of(board, Color::Black, tally) };
    for color in Color::ALL {
        passers(passed[color], color, kings, tally);
        shelter(board, color, kings[color], tally);
    }
    passed
}

/// How far passed pawns have come, and whose king is near.
fn passers(passed: Bitboard, color: Color, kings: ByColor<Square>, tally: &mut impl Tally) {
    for pawn in passed {
        let rank = usize::from(pawn.rank_for(color));
        let stop = push(color, pawn.bit()).first().unwrap_or(pawn);
        let times = (rank as i32 - 2).max(0);
        tally.add(color, term::PASSED.at(rank), 1);
        tally.add(color, term::PASSED_FRIEND.at(distance(kings[color], stop)), times);
        tally.add(color, term::PASSED_FOE.at(distance(kings[!color], stop)), times);
    }
}

/// The pawns before a king, its own and those that come against it.
fn shelter(board: &Board, color: Color, king: Square, tally: &mut impl Tally) {
    let front = Bitboard::rank(king.rank()) | beyond(color, king.rank());
    let own = board.by_piece(Piece { color, role: Role::Pawn }) & front;
    let foes = board.by_piece(Piece { color: !color, role: Role::Pawn }) & front;
    let middle = king.file().clamp(1, 6);
    for file in middle - 1..=middle + 1 {
        let row = usize::from(file != king.file()) * 8;
        let on_file = Bitboard::file(file);
        let nearest =
            rearmost(color, own & on_file).map_or(0, |pawn| usize::from(pawn.rank().abs_diff(king.rank())));
        let foremost =
            rearmost(color, foes & on_file).map_or(0, |pawn| usize::from(7 - pawn.rank_for(color)));
        tally.add(color, term::SHELTER.at(row + nearest), 1);
        tally.add(color, term::STORM.at(row + foremost), 1);
    }
}

/// The pawn closest to a side's own back rank.
fn rearmost(color: Color, pawns: Bitboard) -> Option<Square> {
    match color {
        Color::White => pawns.first(),
        Color::Black => (!pawns.is_empty()).then(|| Square::new(pawns.0.ilog2())),
    }
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

/// What is remembered of one set of pawns and two kings.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pawns {
    key: u64,
    kings: ByColor<Square>,
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
        let kings = ByColor { white: Square::new(0), black: Square::new(0) };
        let none = Pawns { key: 1, kings, worth: Pair::ZERO, passed: ByColor::default() };
        Cache(vec![none; ROOM])
    }

    /// The pawns of a board, whose key tells them from all others, before its kings.
    #[inline]
    pub(super) fn get(&mut self, board: &Board, key: u64, kings: ByColor<Square>) -> Pawns {
        let mixed = key as usize ^ kings.white.index() << 7 ^ kings.black.index();
        let entry = &mut self.0[mixed % ROOM];
        if entry.key != key || entry.kings != kings {
            let mut sum = Sum::default();
            let passed = pawns(board, kings, &mut sum);
            *entry = Pawns { key, kings, worth: sum.0, passed };
        }
        *entry
    }
}
