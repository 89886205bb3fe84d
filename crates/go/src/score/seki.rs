//! Surrounded points that do not count: in seki, where stones must still be
//! connected, and as a tax.

use game::Color;

use super::land::{Land, Region};
use crate::{Point, map::flood};

/// An eye space this large is taken for two eyes, where a group is agreed to live.
const TWO_EYES: usize = 4;

/// In so many vacant points somebody can always live: that is no seki, but a game that
/// is not finished.
const ROOM_TO_LIVE: usize = 7;

/// Stones of one side that stand together, through points they alone surround.
struct Group {
    stones: Vec<Point>,
    /// The regions that it alone surrounds.
    eyes: Vec<usize>,
    /// Whether it borders points that the other side borders too, few enough for a seki.
    shares: bool,
}

impl Group {
    /// Whether it lives only because neither side can attack.
    fn is_in_seki(&self, land: &Land) -> bool {
        let is_large = |eye: &usize| land.regions[*eye].points.len() >= TWO_EYES;
        self.shares && self.eyes.len() < 2 && !self.eyes.iter().any(is_large)
    }
}

impl Land {
    /// Takes the points of groups in seki away from those who count them.
    pub(super) fn without_seki(&self, counted: &mut [Option<Color>]) {
        for color in Color::ALL {
            for group in self.groups(color).iter().filter(|group| group.is_in_seki(self)) {
                for &eye in &group.eyes {
                    for &point in &self.regions[eye].points {
                        counted[self.size.index(point)] = None;
                    }
                }
            }
        }
    }

    /// For each point, whether a stone stands there that lives by seki alone.
    pub(super) fn in_seki(&self) -> Vec<bool> {
        let mut seki = vec![false; self.size.area()];
        for color in Color::ALL {
            for group in self.groups(color).iter().filter(|group| group.is_in_seki(self)) {
                for &stone in &group.stones {
                    seki[self.size.index(stone)] = true;
                }
            }
        }
        seki
    }

    /// Takes points away that a side must fill once all shared points are filled.
    ///
    /// A chain that has then one liberty left is in atari, and has to be connected
    /// there: a false eye is no territory.
    pub(super) fn without_connections(&self, counted: &mut [Option<Color>]) {
        for start in self.size.points() {
            let Some(color) = self.stone(start) else { continue };
            let chain = flood(self.size, start, |point| self.stone(point) == Some(color));
            if chain.iter().min() != Some(&start) {
                continue;
            }
            let mut liberties = self.lasting_liberties(&chain, color);
            liberties.sort_unstable();
            liberties.dedup();
            if let [only] = liberties[..]
                && !self.is_outside(only)
            {
                counted[self.size.index(only)] = None;
            }
        }
    }

    /// The liberties of a chain that the other side does not border.
    fn lasting_liberties(&self, chain: &[Point], color: Color) -> Vec<Point> {
        let beside = chain.iter().flat_map(|&stone| self.size.beside(stone));
        let lasts = |point: &Point| {
            self.is_outside(*point)
                || self.region_at(*point).is_some_and(|region| self.regions[region].owner() == Some(color))
        };
        beside.filter(lasts).collect()
    }

    /// How many points a side pays: two for each group, if it has them.
    pub(super) fn group_tax(&self, color: Color, counted: &[Option<Color>]) -> u32 {
        let eyes = |eye: &usize| self.regions[*eye].points.iter();
        let counts = |point: &&Point| counted[self.size.index(**point)] == Some(color);
        self.groups(color)
            .iter()
            .map(|group| group.eyes.iter().flat_map(eyes).filter(counts).take(2).count() as u32)
            .sum()
    }

    fn groups(&self, color: Color) -> Vec<Group> {
        let is_own = |point: Point| match self.region_at(point) {
            Some(region) => self.regions[region].owner() == Some(color),
            None => self.stone(point) == Some(color),
        };
        let mut seen = vec![false; self.size.area()];
        let mut groups = Vec::new();
        for start in self.size.points().filter(|&point| self.stone(point) == Some(color)) {
            if seen[self.size.index(start)] {
                continue;
            }
            let points = flood(self.size, start, is_own);
            for &point in &points {
                seen[self.size.index(point)] = true;
            }
            groups.push(self.group(&points, color));
        }
        groups
    }

    fn group(&self, points: &[Point], color: Color) -> Group {
        let mut eyes: Vec<usize> = points.iter().filter_map(|&point| self.region_at(point)).collect();
        eyes.sort_unstable();
        eyes.dedup();
        let is_seki = |region: &Region| region.is_shared() && region.points.len() < ROOM_TO_LIVE;
        let is_shared =
            |point: Point| self.region_at(point).is_some_and(|region| is_seki(&self.regions[region]));
        let is_stone = |point: &Point| self.stone(*point) == Some(color);
        let stones: Vec<Point> = points.iter().copied().filter(is_stone).collect();
        let shares = stones.iter().flat_map(|&stone| self.size.beside(stone)).any(is_shared);
        Group { stones, eyes, shares }
    }
}
