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
    /// there: a false eye is no territory. An eye that one chain alone surrounds is true.
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
            let connects = |point: Point| {
                self.size
                    .beside(point)
                    .any(|beside| self.stone(beside) == Some(color) && !chain.contains(&beside))
            };
            if let [only] = liberties[..]
                && !self.is_outside(only)
                && connects(only)
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
        let links = self.links(color);
        let is_own = |point: Point| match self.region_at(point) {
            Some(region) => self.regions[region].owner() == Some(color) || links[self.size.index(point)],
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

    /// For each point, whether it links chains of a side, though the other side borders it.
    ///
    /// Two chains that two such points could link are linked: who is kept from one of them
    /// plays the other.
    fn links(&self, color: Color) -> Vec<bool> {
        let heads = self.heads(color);
        let mut pairs: Vec<(Point, Point, Point)> = Vec::new();
        for point in self.size.points().filter(|&point| self.is_shared(point)) {
            let mut beside: Vec<Point> =
                self.size.beside(point).filter_map(|beside| heads[self.size.index(beside)]).collect();
            beside.sort_unstable();
            beside.dedup();
            for (index, &one) in beside.iter().enumerate() {
                pairs.extend(beside[index + 1..].iter().map(|&other| (one, other, point)));
            }
        }
        let mut links = vec![false; self.size.area()];
        for &(one, other, point) in &pairs {
            let count = pairs.iter().filter(|pair| (pair.0, pair.1) == (one, other)).count();
            links[self.size.index(point)] |= count >= 2;
        }
        links
    }

    /// For each stone of a side, the first stone of its chain.
    fn heads(&self, color: Color) -> Vec<Option<Point>> {
        let mut heads = vec![None; self.size.area()];
        for start in self.size.points().filter(|&point| self.stone(point) == Some(color)) {
            if heads[self.size.index(start)].is_none() {
                for stone in flood(self.size, start, |point| self.stone(point) == Some(color)) {
                    heads[self.size.index(stone)] = Some(start);
                }
            }
        }
        heads
    }

    /// Whether both sides border the vacant points around one, few enough for a seki.
    fn is_shared(&self, point: Point) -> bool {
        let is_seki = |region: &Region| region.is_shared() && region.points.len() < ROOM_TO_LIVE;
        self.region_at(point).is_some_and(|region| is_seki(&self.regions[region]))
    }

    fn group(&self, points: &[Point], color: Color) -> Group {
        let is_own = |region: &usize| self.regions[*region].owner() == Some(color);
        let mut eyes: Vec<usize> =
            points.iter().filter_map(|&point| self.region_at(point)).filter(is_own).collect();
        eyes.sort_unstable();
        eyes.dedup();
        let is_stone = |point: &Point| self.stone(*point) == Some(color);
        let stones: Vec<Point> = points.iter().copied().filter(is_stone).collect();
        let shares =
            stones.iter().flat_map(|&stone| self.size.beside(stone)).any(|point| self.is_shared(point));
        Group { stones, eyes, shares }
    }
}
