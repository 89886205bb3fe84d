//! Random numbers whose exclusive or names a position.

use game::Color;

use crate::{Piece, Role, Square};

/// The number that stands for Black having the move.
pub(crate) const BLACK_TO_MOVE: u64 = NUMBERS[4][0];

/// The number of a piece on a square.
pub(crate) const fn piece_on(piece: Piece, square: Square) -> u64 {
    let row = match (piece.color, piece.role) {
        (Color::White, Role::Man) => 0,
        (Color::White, Role::King) => 1,
        (Color::Black, Role::Man) => 2,
        (Color::Black, Role::King) => 3,
    };
    NUMBERS[row][square.index()]
}

const NUMBERS: [[u64; 32]; 5] = {
    let mut numbers = [[0; 32]; 5];
    let mut state = 0x0064_7261_7567_6874;
    let mut index = 0;
    while index < 32 * 5 {
        (state, numbers[index / 32][index % 32]) = split_mix(state);
        index += 1;
    }
    numbers
};

/// One step of `SplitMix64`: the next state and a number.
const fn split_mix(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let z = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    (state, z ^ (z >> 31))
}
