//! The board without its dead stones: chains, and the regions between them.

use game::{ByColor, Color};

use super::Owner;
use crate::{Board, Point, Rules, Scoring, Size, Tax, map::flood};

/// Connected vacant points, and whose stones stand around them.
#[derive(Debug)]
pub(super) struct Region {
    pub(super) points: Vec<Point>,
    pub(super) borders: ByColor<bool>,
}

impl Region {
    /// Who alone surrounds it.
    pub(super) fn owner(&self) -> Option<Color> {
        match (self.borders.black, self.borders.white) {
            (true, false) => Some(Color::Black),
            (false, true) => Some(Color::White),
            _ => None,
        }
    }

    /// Whether both sides' stones stand around it.
    pub(super) fn is_shared(&self) -> bool {
        self.borders.black && self.borders.white
    }
}

/// What is left when the dead stones are gone.
#[derive(Debug)]
pub(super) struct Land {
    pub(super) size: Size,
    pub(super) dead: Vec<Point>,
    cells: Vec<Option<Color>>,
    outside: Vec<bool>,
    pub(super) regions: Vec<Region>,
    region_of: Vec<Option<usize>>,
}

impl Land {
    pub(super) fn after(board: &Board, dead: &[Point]) -> Land {
        let size = board.size();
        let mut cells: Vec<Option<Color>> = size.points().map(|point| board.stone(point)).collect();
        let mut gone: Vec<Point> = dead.iter().flat_map(|&point| board.chain(point)).collect();
        gone.sort_unstable_by_key(|&point| size.index(point));
        gone.dedup();
        for &point in &gone {
            cells[size.index(point)] = None;
        }
        let outside = size.points().map(|point| board.is_outside(point)).collect();
        let region_of = vec![None; size.area()];
        let mut land = Land { size, dead: gone, cells, outside, regions: Vec::new(), region_of };
        for point in size.points() {
            if land.is_vacant(point) && land.region_at(point).is_none() {
                land.add_region(point);
            }
        }
        land
    }

    fn add_region(&mut self, start: Point) {
        let points = flood(self.size, start, |point| self.is_vacant(point));
        let mut borders = ByColor::default();
        for &point in &points {
            self.region_of[self.size.index(point)] = Some(self.regions.len());
            for color in self.size.beside(point).filter_map(|beside| self.stone(beside)) {
                borders[color] = true;
            }
        }
        self.regions.push(Region { points, borders });
    }

    pub(super) fn stone(&self, point: Point) -> Option<Color> {
        self.cells[self.size.index(point)]
    }

    pub(super) fn is_outside(&self, point: Point) -> bool {
        self.outside[self.size.index(point)]
    }

    pub(super) fn is_vacant(&self, point: Point) -> bool {
        self.stone(point).is_none() && !self.is_outside(point)
    }

    pub(super) fn region_at(&self, point: Point) -> Option<usize> {
        self.region_of[self.size.index(point)]
    }

    pub(super) fn stones(&self, color: Color) -> u32 {
        self.cells.iter().filter(|cell| **cell == Some(color)).count() as u32
    }

    /// For each point, who may count it as surrounded.
    pub(super) fn counted(&self, rules: &Rules) -> Vec<Option<Color>> {
        let owner = |point: Point| self.regions[self.region_at(point)?].owner();
        let mut counted: Vec<Option<Color>> = self.size.points().map(owner).collect();
        if rules.tax != Tax::None {
            self.without_seki(&mut counted);
        }
        if rules.scoring == Scoring::Territory {
            self.without_connections(&mut counted);
        }
        counted
    }

    /// Whose a point is, given who counts what.
    pub(super) fn owner(&self, point: Point, counted: &[Option<Color>]) -> Owner {
        match self.stone(point).or(counted[self.size.index(point)]) {
            Some(color) => Owner::Side(color),
            None if self.is_outside(point) => Owner::Outside,
            None => Owner::Nobody,
        }
    }
}
