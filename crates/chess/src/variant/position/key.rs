//! Keys: a number for each thing on a board or beside it.

use game::Color;

use super::{Last, Position, State};
use crate::variant::{Origin, Piece, Region, Role, Spot, Square, variant::Traits};

/// Spreads the bits of a number all over.
const fn mix(seed: u64) -> u64 {
    let seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let seed = (seed ^ seed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let seed = (seed ^ seed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    seed ^ seed >> 31
}

const SQUARES: usize = 128;

/// One number for each piece on each square of the first board.
static PIECES: [[[u64; SQUARES]; Role::COUNT]; 2] = {
    let mut all = [[[0; SQUARES]; Role::COUNT]; 2];
    let mut index = 0;
    while index < 2 * Role::COUNT * SQUARES {
        all[index / (Role::COUNT * SQUARES)][index / SQUARES % Role::COUNT][index % SQUARES] =
            mix(index as u64);
        index += 1;
    }
    all
};

const BLACK_TO_MOVE: u64 = mix(1 << 32);

const fn tagged(tag: u64, value: u64) -> u64 {
    mix(tag << 40 | value)
}

/// The key of a piece on a square.
#[inline]
pub(super) fn piece(spot: Spot, piece: Piece) -> u64 {
    let side = usize::from(piece.color == Color::Black);
    let key =
        PIECES[side][piece.role.index()][spot.square().index()].rotate_left(u32::from(spot.board()) * 8);
    match piece.origin {
        Origin::Itself => key,
        Origin::Pawn => key ^ tagged(1, spot_number(spot)),
        Origin::Turned(role) => key ^ tagged(2 + role.index() as u64, spot_number(spot)),
    }
}

fn spot_number(spot: Spot) -> u64 {
    u64::from(spot.board()) << 7 | spot.square().index() as u64
}

pub(super) fn hand(color: Color, role: Role, count: u8) -> u64 {
    match count {
        0 => 0,
        count => tagged(64 + u64::from(color == Color::Black), (role.index() as u64) << 8 | u64::from(count)),
    }
}

pub(super) fn wall(square: Square) -> u64 {
    tagged(70, square.index() as u64)
}

fn region(tag: u64, region: Region) -> u64 {
    match region.bits() {
        0 => 0,
        bits => mix(mix(tagged(tag, 0) ^ bits as u64) ^ (bits >> 64) as u64),
    }
}

/// The key of everything in the state; a pass counts where another can follow it.
fn state(state: &State, traits: &Traits) -> u64 {
    let both_pass = traits.both_pass;
    let passes = match state.memory.last {
        Last::Pass if both_pass => 1,
        Last::PassAgain if both_pass => 2,
        _ => 0,
    };
    let mut key = region(80, state.passing.squares);
    key ^= match u64::from(state.memory.facing.min(2)) << 8 | passes {
        0 => 0,
        memory => tagged(90, memory),
    };
    if !state.passing.squares.is_empty() {
        key ^= tagged(
            81,
            u64::from(state.passing.step) << 16
                | u64::from(state.passing.victim) << 8
                | state.passing.at.index() as u64,
        );
    }
    for (tag, color) in [(82, Color::White), (83, Color::Black)] {
        for (right, way) in state.rights[color].iter().zip(0u64..) {
            if let Some(right) = right {
                key ^= tagged(tag, way << 16 | (right.king.index() as u64) << 8 | right.rook.index() as u64);
            }
        }
        key ^= region(tag + 2, state.gates[color]);
        key ^= if traits.shatar && state.memory.shak[color] { tagged(tag + 6, 0) } else { 0 };
        key ^= match state.checks_left[color] {
            0 => 0,
            left => tagged(tag + 4, u64::from(left)),
        };
    }
    key
}

impl Position {
    /// The key of everything on which the legal moves depend.
    ///
    /// Counts of moves and checks, chases and moves to and fro are left out: they
    /// judge repetitions, and would keep any position from being the same again.
    pub(in crate::variant) fn full_key(&self) -> u64 {
        let turn = if self.turn == Color::Black { BLACK_TO_MOVE } else { 0 };
        self.state.key ^ state(&self.state, &self.variant.traits) ^ self.drop_key() ^ turn
    }

    /// A check by a drop may be a mate that does not count.
    fn drop_key(&self) -> u64 {
        let matters = self.variant.traits.minds_drops && self.state.memory.last == Last::Drop;
        if matters && self.is_in_check(self.turn) { tagged(91, 0) } else { 0 }
    }

    /// The key of what stands on the boards and in the hands, made anew.
    pub(in crate::variant) fn material_key(&self) -> u64 {
        let mut key = 0;
        for (board, plane) in self.boards() {
            for square in plane.pieces() {
                let there = plane.at(square).expect("a piece");
                key ^= piece(Spot::new(board, square), there);
            }
            key ^= plane.walls.fold(0, |all, square| all ^ wall(square));
        }
        for color in Color::ALL {
            for (index, &count) in self.hands[color].iter().enumerate() {
                key ^= hand(color, Role::new(index), count);
            }
        }
        key
    }
}
