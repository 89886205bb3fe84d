//! What a stone would do, without playing it.

use game::Color;

use super::{Board, Cell, cell::LIBERTY, grid};
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

    /// The liberties that the chain of a stone on a vacant point would have, at least.
    ///
    /// A chain that it takes counts as one liberty, however many it leaves.
    pub fn liberties_after(&self, point: Point, color: Color) -> u32 {
        let site = self.grid.site(point);
        let own = Cell::of(color);
        let words = self.grid.words;
        let mut liberties = [0u64; grid::MOST_WORDS];
        for beside in self.grid.beside(site) {
            let cell = self.sites[beside].cell;
            if cell.is_liberty() {
                liberties[beside / 64] |= 1 << (beside % 64);
            } else if cell == own {
                let head = usize::from(self.sites[beside].head);
                let theirs = &self.liberties[head * words..][..words];
                liberties.iter_mut().zip(theirs).for_each(|(word, more)| *word |= more);
            }
        }
        liberties[site / 64] &= !(1 << (site % 64));
        let taken = self.taken_heads(site, color).into_iter().flatten().count() as u32;
        liberties.iter().map(|word| word.count_ones()).sum::<u32>() + taken
    }

    /// The one liberty of the chain on a point, if it has just one.
    pub fn last_liberty(&self, point: Point) -> Option<Point> {
        let site = self.grid.site(point);
        if self.sites[site].cell.color().is_none() || self.chain_at(site).liberties != 1 {
            return None;
        }
        let words = self.grid.words;
        let head = usize::from(self.sites[site].head);
        let own = &self.liberties[head * words..][..words];
        let index = own.iter().position(|&word| word != 0).expect("a liberty");
        let last = index * 64 + own[index].trailing_zeros() as usize;
        (self.sites[last].cell == Cell::Empty).then(|| self.grid.point(last))
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
