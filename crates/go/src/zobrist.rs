//! Random numbers whose exclusive or names a position.

use game::Color;

/// How many sites the largest board has, edges included.
const SITES: usize = 27 * 26 + 1;

/// One step of `SplitMix64`: the next state and a number.
const fn split_mix(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (state, mixed ^ (mixed >> 31))
}

static NUMBERS: [[u64; SITES]; 3] = {
    let mut numbers = [[0; SITES]; 3];
    let mut state = 0x6261_6475_6b00;
    let mut index = 0;
    while index < 3 * SITES {
        (state, numbers[index / SITES][index % SITES]) = split_mix(state);
        index += 1;
    }
    numbers
};

/// The number of a stone on a site.
#[inline]
pub(crate) fn stone(color: Color, site: usize) -> u64 {
    NUMBERS[usize::from(color.is_white())][site]
}

/// The number of a point that a ko forbids.
pub(crate) fn ko(site: usize) -> u64 {
    NUMBERS[2][site]
}

/// A number that stands for some fact of the game.
pub(crate) const fn fact(number: u64) -> u64 {
    split_mix(0x6661_6374 ^ number << 32).1
}
