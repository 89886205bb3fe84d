//! Maps of a board: which chain and which region each point belongs to.

use std::ops::Index;

use game::Color;

use crate::{Board, Point, Size};

/// The chains of one side by number.
pub(crate) struct ChainMap {
    size: Size,
    color: Color,
    chain_of: Vec<Option<usize>>,
    /// Whether a chain stands beside a point that is not part of the game.
    eternal: Vec<bool>,
}

impl ChainMap {
    pub(crate) fn of(board: &Board, color: Color) -> ChainMap {
        let size = board.size();
        let mut map = ChainMap { size, color, chain_of: vec![None; size.area()], eternal: Vec::new() };
        for point in size.points().filter(|&point| board.stone(point) == Some(color)) {
            if map.at(point).is_some() {
                continue;
            }
            let chain = map.eternal.len();
            let stones = board.chain(point);
            map.eternal
                .push(stones.iter().any(|&stone| size.beside(stone).any(|beside| board.is_outside(beside))));
            for stone in stones {
                map.chain_of[size.index(stone)] = Some(chain);
            }
        }
        map
    }

    pub(crate) fn len(&self) -> usize {
        self.eternal.len()
    }

    pub(crate) fn at(&self, point: Point) -> Option<usize> {
        self.chain_of[self.size.index(point)]
    }

    pub(crate) fn is_eternal(&self, chain: usize) -> bool {
        self.eternal[chain]
    }
}

/// Connected points, none of which is a stone of one side.
pub(crate) struct Region {
    /// The chains it touches.
    touched: Vec<usize>,
    /// The chains of which each of its vacant points is a liberty, where nothing hostile
    /// could stay for ever.
    vital_to: Vec<usize>,
}

impl Region {
    pub(crate) fn touches(&self, chain: usize) -> bool {
        self.touched.contains(&chain)
    }

    pub(crate) fn is_vital_to(&self, chain: usize) -> bool {
        self.vital_to.contains(&chain)
    }
}

/// The regions that the chains of one side leave.
pub(crate) struct Regions {
    size: Size,
    region_of: Vec<Option<usize>>,
    all: Vec<Region>,
}

impl Regions {
    pub(crate) fn around(board: &Board, chains: &ChainMap) -> Regions {
        let size = board.size();
        let mut found = Regions { size, region_of: vec![None; size.area()], all: Vec::new() };
        let is_part = |point: Point| board.stone(point) != Some(chains.color) && !board.is_outside(point);
        for start in size.points() {
            if !is_part(start) || found.at(start).is_some() {
                continue;
            }
            let number = found.all.len();
            let points = flood(size, start, is_part);
            for &point in &points {
                found.region_of[size.index(point)] = Some(number);
            }
            found.all.push(region(board, chains, &points));
        }
        found
    }

    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Region> {
        self.all.iter()
    }

    pub(crate) fn at(&self, point: Point) -> Option<usize> {
        self.region_of[self.size.index(point)]
    }
}

impl Index<usize> for Regions {
    type Output = Region;

    fn index(&self, number: usize) -> &Region {
        &self.all[number]
    }
}

fn region(board: &Board, chains: &ChainMap, points: &[Point]) -> Region {
    let size = board.size();
    let beside = |point: Point| size.beside(point).filter_map(|beside| chains.at(beside));
    let mut touched: Vec<usize> = points.iter().flat_map(|&point| beside(point)).collect();
    touched.sort_unstable();
    touched.dedup();
    let is_vital = |chain: &usize| {
        points.iter().all(|&point| !board.is_vacant(point) || beside(point).any(|other| other == *chain))
    };
    // A hostile stone beside a point outside the game can never be taken.
    let is_open = points.iter().any(|&point| size.beside(point).any(|beside| board.is_outside(beside)));
    let vital_to = touched.iter().copied().filter(|chain| !is_open && is_vital(chain)).collect();
    Region { touched, vital_to }
}

/// The connected points around one that belong together.
pub(crate) fn flood(size: Size, start: Point, belongs: impl Fn(Point) -> bool) -> Vec<Point> {
    let mut seen = vec![false; size.area()];
    let mut found = vec![start];
    seen[size.index(start)] = true;
    let mut next = 0;
    while let Some(&point) = found.get(next) {
        next += 1;
        for beside in size.beside(point) {
            if !seen[size.index(beside)] && belongs(beside) {
                seen[size.index(beside)] = true;
                found.push(beside);
            }
        }
    }
    found
}
