//! Unconditional life: what no sequence of moves can kill, though its side always passes.
//!
//! David Benson's theorem: a set of chains is safe if each of them has two regions
//! whose every vacant point is its liberty, and whose whole border is of the set.

use game::Color;

use crate::{
    Board, Point,
    map::{ChainMap, Regions},
};

/// What a side has for certain.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Unconditional {
    /// The stones of chains that cannot be captured, in the order of points.
    pub alive: Vec<Point>,
    /// The points around which they stand and where nothing hostile can live.
    pub territory: Vec<Point>,
}

/// What a side has for certain, though it never answered a move.
///
/// Chains beside points that are not part of the game can never be captured.
pub fn unconditional(board: &Board, color: Color) -> Unconditional {
    let chains = ChainMap::of(board, color);
    let regions = Regions::around(board, &chains);
    let mut safe: Vec<bool> = vec![true; chains.len()];
    let mut closed: Vec<bool> = vec![true; regions.len()];
    loop {
        let eyes = |chain: usize| {
            regions.iter().enumerate().filter(|(at, region)| closed[*at] && region.is_vital_to(chain)).count()
        };
        let lost: Vec<usize> = (0..chains.len())
            .filter(|&chain| safe[chain] && !chains.is_eternal(chain) && eyes(chain) < 2)
            .collect();
        if lost.is_empty() {
            break;
        }
        for chain in lost {
            safe[chain] = false;
            for (at, region) in regions.iter().enumerate() {
                closed[at] &= !region.touches(chain);
            }
        }
    }
    let is_safe = |point: Point| chains.at(point).is_some_and(|chain| safe[chain]);
    let is_owned = |at: usize| {
        closed[at] && (0..chains.len()).any(|chain| safe[chain] && regions[at].is_vital_to(chain))
    };
    let owned: Vec<bool> = (0..regions.len()).map(is_owned).collect();
    Unconditional {
        alive: board.size().points().filter(|&point| is_safe(point)).collect(),
        territory: board
            .size()
            .points()
            .filter(|&point| regions.at(point).is_some_and(|region| owned[region]))
            .collect(),
    }
}
