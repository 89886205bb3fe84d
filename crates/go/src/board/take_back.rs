//! How a stone is taken back.
//!
//! Captured chains are found again by their emptiness: each fills a whole vacant
//! region, because its last liberty is the point of the stone that took it.

use game::Color;

use super::{Board, Cell, NOWHERE, Undo};

impl Board {
    /// Takes back the last stone played, given its undo.
    pub fn take_back(&mut self, undo: &Undo) {
        let site = usize::from(undo.site);
        if undo.is_suicide {
            self.refill(site, undo.color);
        }
        for (side, beside) in self.grid.beside(site).into_iter().enumerate() {
            if undo.sides >> side & 1 == 1 {
                self.refill(beside, !undo.color);
            }
        }
        self.lift(site, undo.color);
        (self.ko, self.key) = (undo.ko, undo.key);
    }

    /// Puts the stones of a captured chain back on their vacant region.
    fn refill(&mut self, start: usize, color: Color) {
        let (own, hostile) = (Cell::of(color), Cell::of(!color));
        self.settle(start, own);
        let (mut site, mut last) = (start, start);
        loop {
            for beside in self.grid.beside(site) {
                let cell = self.sites[beside].cell;
                if cell == hostile {
                    self.fill(usize::from(self.sites[beside].head), site);
                } else if cell == Cell::Empty {
                    self.settle(beside, own);
                    (self.sites[last].next, last) = (beside as u16, beside);
                }
            }
            if site == last {
                break;
            }
            site = usize::from(self.sites[site].next);
        }
        self.rebuild(start, color);
    }

    /// Puts a stone on a site without a thought for its chain.
    fn settle(&mut self, site: usize, cell: Cell) {
        self.sites[site].cell = cell;
        self.sites[site].head = NOWHERE;
        self.forget_vacant(site);
    }

    /// Takes one stone off; the chain it held together falls apart.
    fn lift(&mut self, site: usize, color: Color) {
        let (own, hostile) = (Cell::of(color), Cell::of(!color));
        self.dissolve(usize::from(self.sites[site].head));
        self.sites[site].cell = Cell::Empty;
        self.note_vacant(site);
        for beside in self.grid.beside(site) {
            if self.sites[beside].cell == hostile {
                self.free(usize::from(self.sites[beside].head), site);
            } else if self.sites[beside].cell == own && self.sites[beside].head == NOWHERE {
                self.rebuild(beside, color);
            }
        }
    }
}
