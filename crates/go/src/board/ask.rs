//! What a stone would do, without playing it.

use game::Color;

use super::{Board, Cell, cell::LIBERTY};
use crate::{Point, zobrist};

/// What a stone on a vacant point would do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Effect {
    /// It stands, whether or not it takes something.
    Stands,
    /// It dies with chains of its colour beside it.
    KillsChain,
    /// It dies alone.
    KillsItself,
}

impl Board {
    /// What a stone on a vacant site would do.
    #[inline]
    pub(crate) fn effect(&self, site: usize, color: Color) -> Effect {
        let own = Cell::of(color);
        let sides = self.grid.beside(site);
        let around = self.around(sides);
        if around & LIBERTY != 0 {
            return Effect::Stands;
        }
        // A friend with a liberty to spare, or a foe without. All four sides are asked
        // without a branch, because which of them answers is anyone's guess.
        let saves = |beside: usize| {
            let is_last = self.chain_at(beside).liberties == 1;
            is_last ^ (self.sites[beside].cell == own)
        };
        let [west, east, south, north] = sides;
        let stands = saves(west) | saves(east) | saves(south) | saves(north);
        match (stands, around & own as u8 != 0) {
            (true, _) => Effect::Stands,
            (false, true) => Effect::KillsChain,
            (false, false) => Effect::KillsItself,
        }
    }

    /// What is on some of four sites.
    #[inline(always)]
    fn around(&self, sites: [usize; 4]) -> u8 {
        let [one, two, three, four] = sites.map(|site| self.sites[site].cell as u8);
        one | two | three | four
    }

    /// Whether a stone of a side on a vacant point would die at once.
    pub fn is_suicide(&self, point: Point, color: Color) -> bool {
        self.is_vacant(point) && self.effect(self.grid.site(point), color) != Effect::Stands
    }

    /// How many stones a stone on a vacant point would take.
    pub fn would_take(&self, point: Point, color: Color) -> u32 {
        if !self.is_vacant(point) {
            return 0;
        }
        self.taken_heads(self.grid.site(point), color)
            .into_iter()
            .flatten()
            .map(|head| u32::from(self.chains[head].stones))
            .sum()
    }

    /// The hostile chains that a stone on a site would take, each once.
    fn taken_heads(&self, site: usize, color: Color) -> [Option<usize>; 4] {
        let hostile = Cell::of(!color);
        let mut heads = [None; 4];
        for (index, beside) in self.grid.beside(site).into_iter().enumerate() {
            if self.sites[beside].cell == hostile && self.chain_at(beside).liberties == 1 {
                let head = usize::from(self.sites[beside].head);
                if !heads.contains(&Some(head)) {
                    heads[index] = Some(head);
                }
            }
        }
        heads
    }

    /// The key of the stones after a stone on a vacant site.
    pub(crate) fn key_after(&self, site: usize, color: Color) -> u64 {
        let own = Cell::of(color);
        let key = self
            .taken_heads(site, color)
            .into_iter()
            .flatten()
            .fold(self.key ^ zobrist::stone(color, site), |key, head| key ^ self.chain_key(head, !color));
        if self.effect(site, color) == Effect::Stands {
            return key;
        }
        // The stone dies with every chain of its colour beside it.
        let mut dying = [None; 4];
        for (index, beside) in self.grid.beside(site).into_iter().enumerate() {
            let head = usize::from(self.sites[beside].head);
            if self.sites[beside].cell == own && !dying.contains(&Some(head)) {
                dying[index] = Some(head);
            }
        }
        dying.into_iter().flatten().fold(self.key, |key, head| key ^ self.chain_key(head, color))
    }

    /// Whether a vacant point is an eye of a side, as far as a look at it tells.
    ///
    /// Its neighbours are all the side's, and of its diagonal neighbours fewer than
    /// two are hostile; none, where the point is at the edge.
    pub fn is_eye(&self, point: Point, color: Color) -> bool {
        self.is_vacant(point) && self.is_eye_site(self.grid.site(point), color)
    }

    #[inline]
    pub(crate) fn is_eye_site(&self, site: usize, color: Color) -> bool {
        let (own, hostile) = (Cell::of(color), Cell::of(!color));
        if self.around(self.grid.beside(site)) & !(own as u8 | Cell::Edge as u8) != 0 {
            return false;
        }
        let (mut enemies, mut at_edge) = (0, 0);
        for aslant in self.grid.aslant(site) {
            enemies += u32::from(self.sites[aslant].cell == hostile);
            at_edge |= u32::from(self.sites[aslant].cell == Cell::Edge);
        }
        enemies + at_edge < 2
    }
}
