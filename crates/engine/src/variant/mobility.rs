//! How far pieces reach on boards that are as full as in games.

use chess::variant::{Region, Role, Square, Variant};
use game::Color;

use crate::Dice;

/// Mobility counts in these parts of a square.
pub(super) const PARTS: i32 = 16;
/// Of ten squares, so many are taken.
const FULLNESS: u32 = 3;
/// How many boards are filled by chance; each is looked at from four sides.
const BOARDS: usize = 8;

/// Boards as full as in games, the same from every side.
pub(super) struct Crowds(Vec<Region>);

impl Crowds {
    pub(super) fn new(variant: &Variant) -> Crowds {
        let (files, ranks) = (variant.spec().files, variant.spec().ranks);
        let mut dice = Dice::new(7);
        let mut crowds = Vec::new();
        for _ in 0..BOARDS {
            let crowd: Region = variant.board().filter(|_| dice.below(10) < FULLNESS).collect();
            let mirrored = |across: bool, along: bool| -> Region {
                let turn = |square: Square| {
                    let file = if across { files - 1 - square.file() } else { square.file() };
                    let rank = if along { ranks - 1 - square.rank() } else { square.rank() };
                    Square::new(file, rank)
                };
                crowd.filter_map(turn).collect()
            };
            crowds.extend([false, true].map(|across| mirrored(across, false)));
            crowds.extend([false, true].map(|across| mirrored(across, true)));
        }
        Crowds(crowds)
    }

    /// How many squares a piece goes to or takes on, on average, in [`PARTS`].
    pub(super) fn mobility(&self, variant: &Variant, color: Color, role: Role, from: Square) -> i32 {
        let count = |&crowd: &Region| {
            let occupied = crowd & !Region::of(from);
            let goes = variant.goes(color, role, from, occupied) & !occupied;
            (goes | variant.takes(color, role, from, occupied) & occupied).len() as i32
        };
        self.0.iter().map(count).sum::<i32>() * PARTS / self.0.len() as i32
    }
}

/// How many moves each square is away from some, for a piece on an empty board.
///
/// `None` where it never comes there.
pub(super) fn distances(variant: &Variant, color: Color, role: Role, goal: Region) -> Vec<Option<u32>> {
    let mut distances = vec![None; Square::COUNT];
    for square in goal & variant.board() {
        distances[square.index()] = Some(0);
    }
    for distance in 1.. {
        let reached = |square: Square| distances[square.index()] == Some(distance - 1);
        let near: Region = variant
            .board()
            .filter(|&from| {
                distances[from.index()].is_none() && steps(variant, color, role, from).any(reached)
            })
            .collect();
        if near.is_empty() {
            break;
        }
        for square in near {
            distances[square.index()] = Some(distance);
        }
    }
    distances
}

/// Where a piece goes or takes from a square of an empty board.
pub(super) fn steps(variant: &Variant, color: Color, role: Role, from: Square) -> Region {
    variant.goes(color, role, from, Region::EMPTY) | variant.takes(color, role, from, Region::EMPTY)
}
