//! Moves without a plan, for games that only have to end.

use game::Color;

use super::{Board, ask::Effect};
use crate::Point;

impl Board {
    /// Plays a random stone that is legal and fills no eye of its own side.
    ///
    /// Every such move is equally likely. `below` gives a random number below its
    /// argument. Nothing is played if there is no such move; that counts as a pass, and
    /// is told by `false`.
    #[inline]
    pub fn play_random(&mut self, color: Color, below: impl FnMut(u32) -> u32) -> bool {
        let found = self.find_random(color, below, |_, _| true);
        match found {
            Some(site) => _ = self.put(site, color),
            None => self.pass(),
        }
        found.is_some()
    }

    /// A random point where a stone is legal, fills no eye of its own side, and is accepted.
    ///
    /// Every such point is equally likely; a point that is not accepted is not asked about
    /// again.
    pub fn random_point(
        &mut self,
        color: Color,
        below: impl FnMut(u32) -> u32,
        accept: impl Fn(&Board, Point) -> bool,
    ) -> Option<Point> {
        let found = self.find_random(color, below, |board, site| accept(board, board.grid.point(site)));
        found.map(|site| self.grid.point(site))
    }

    #[inline(always)]
    fn find_random(
        &mut self,
        color: Color,
        mut below: impl FnMut(u32) -> u32,
        accept: impl Fn(&Board, usize) -> bool,
    ) -> Option<usize> {
        let mut left = self.vacant.len();
        while left > 0 {
            let pick = below(left as u32) as usize;
            let site = usize::from(self.vacant[pick]);
            if self.is_sensible(site, color) && accept(self, site) {
                return Some(site);
            }
            // What was tried goes behind those still to be tried.
            left -= 1;
            let other = self.vacant[left];
            (self.vacant[left], self.vacant[pick]) = (site as u16, other);
            (self.sites[site].slot, self.sites[usize::from(other)].slot) = (left as u16, pick as u16);
        }
        None
    }

    #[inline]
    fn is_sensible(&self, site: usize, color: Color) -> bool {
        site != usize::from(self.ko)
            && !self.is_eye_site(site, color)
            && self.effect(site, color) == Effect::Stands
    }
}
