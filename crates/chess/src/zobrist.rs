//! Random numbers whose exclusive-or names a position.

use game::Color;

use crate::{Bitboard, Piece, Square};

struct Keys {
    pieces: [[u64; 64]; 12],
    castling: [u64; 64],
    en_passant: [u64; 8],
    black: u64,
}

static KEYS: Keys = build();

const fn build() -> Keys {
    let mut keys = Keys { pieces: [[0; 64]; 12], castling: [0; 64], en_passant: [0; 8], black: 0 };
    let mut state = 0x506c_6174_6561_7500;
    let mut square = 0;
    while square < 64 {
        let mut piece = 0;
        while piece < 12 {
            keys.pieces[piece][square] = next(&mut state);
            piece += 1;
        }
        keys.castling[square] = next(&mut state);
        square += 1;
    }
    let mut file = 0;
    while file < 8 {
        keys.en_passant[file] = next(&mut state);
        file += 1;
    }
    keys.black = next(&mut state);
    keys
}

/// The next number of the `SplitMix64` sequence.
const fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[inline(always)]
pub(crate) fn piece(piece: Piece, square: Square) -> u64 {
    let row = piece.role as usize * 2 + usize::from(piece.color.is_white());
    KEYS.pieces[row][square.index()]
}

/// The rooks that may still castle.
#[inline(always)]
pub(crate) fn castling(rooks: Bitboard) -> u64 {
    rooks.into_iter().fold(0, |key, rook| key ^ KEYS.castling[rook.index()])
}

#[inline(always)]
pub(crate) fn en_passant(square: Square) -> u64 {
    KEYS.en_passant[usize::from(square.file())]
}

#[inline(always)]
pub(crate) fn turn(color: Color) -> u64 {
    if color.is_white() { 0 } else { KEYS.black }
}

/// What changes when the turn passes to the other side.
#[inline(always)]
pub(crate) fn pass() -> u64 {
    KEYS.black
}
