//! What a stone does: it takes liberties, joins chains, captures, or dies.

use game::Color;

use super::{Board, Cell, NOWHERE};
use crate::{Point, zobrist};

/// What taking back a stone needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Undo {
    pub(super) site: u16,
    pub(super) color: Color,
    /// On which of the four sides something was captured.
    pub(super) sides: u8,
    pub(super) is_suicide: bool,
    pub(super) ko: u16,
    pub(super) key: u64,
    taken: u16,
}

impl Undo {
    /// How many stones were captured; one's own if it was suicide.
    pub fn taken(&self) -> u32 {
        u32::from(self.taken)
    }

    /// Whether the stone and its chain died by it.
    pub fn is_suicide(&self) -> bool {
        self.is_suicide
    }
}

impl Board {
    /// Puts a stone on a vacant point, whatever the rules say to that.
    ///
    /// # Panics
    /// When the point is not vacant.
    pub fn play(&mut self, point: Point, color: Color) -> Undo {
        assert!(self.is_vacant(point), "a vacant point");
        self.put(self.grid.site(point), color)
    }

    /// Lets a turn go by: no point is forbidden by ko any more.
    pub fn pass(&mut self) {
        self.ko = NOWHERE;
    }

    #[inline]
    pub(crate) fn put(&mut self, site: usize, color: Color) -> Undo {
        let mut undo = Undo {
            site: site as u16,
            color,
            sides: 0,
            is_suicide: false,
            ko: self.ko,
            key: self.key,
            taken: 0,
        };
        self.sites[site].cell = Cell::of(color);
        self.key ^= zobrist::stone(color, site);
        self.forget_vacant(site);
        self.join(site, color);
        let last = self.capture(&mut undo);
        let chain = *self.chain_at(site);
        self.ko = if undo.taken == 1 && chain.stones == 1 && chain.liberties == 1 { last } else { NOWHERE };
        if chain.liberties == 0 {
            undo.is_suicide = true;
            undo.taken = chain.stones;
            self.remove_chain(site, !color);
        }
        undo
    }

    /// Takes a liberty from all chains beside a new stone, and makes one of those it joins.
    #[inline]
    fn join(&mut self, site: usize, color: Color) {
        let sides = self.grid.beside(site);
        let mut friends = 0;
        for (side, beside) in sides.into_iter().enumerate() {
            self.fill(usize::from(self.sites[beside].head), site);
            friends |= u8::from(self.sites[beside].cell == Cell::of(color)) << side;
        }
        let mut heads = each_bit(friends).map(|side| sides[side]);
        let Some(first) = heads.next() else {
            return self.found_chain(site);
        };
        let mut head = usize::from(self.sites[first].head);
        for other in heads {
            head = self.unite(head, usize::from(self.sites[other].head));
        }
        self.attach(site, head);
    }

    /// Takes off what the stone that was played leaves without liberties.
    ///
    /// What was taken goes into the undo; the last side where something was is given back.
    #[inline]
    fn capture(&mut self, undo: &mut Undo) -> u16 {
        let sides = self.grid.beside(usize::from(undo.site));
        // One question for the four sides: captures are rare.
        let mut breathless = 0;
        for (side, beside) in sides.into_iter().enumerate() {
            breathless |= u8::from(self.chain_at(beside).liberties == 0) << side;
        }
        let mut last = NOWHERE;
        for side in each_bit(breathless) {
            let beside = sides[side];
            if self.sites[beside].cell == Cell::of(!undo.color) {
                undo.sides |= 1 << side;
                undo.taken += self.chain_at(beside).stones;
                last = beside as u16;
                self.remove_chain(beside, undo.color);
            }
        }
        last
    }

    /// Takes a chain without liberties off the board; its captor's chains breathe.
    fn remove_chain(&mut self, member: usize, captor: Color) {
        let head = usize::from(self.sites[member].head);
        let hostile = Cell::of(captor);
        let mut site = head;
        loop {
            self.sites[site].cell = Cell::Empty;
            self.sites[site].head = NOWHERE;
            self.note_vacant(site);
            self.key ^= zobrist::stone(!captor, site);
            for beside in self.grid.beside(site) {
                if self.sites[beside].cell == hostile {
                    self.free(usize::from(self.sites[beside].head), site);
                }
            }
            site = usize::from(self.sites[site].next);
            if site == head {
                break;
            }
        }
    }
}

/// The numbers of the bits that are set, from the lowest.
#[inline(always)]
fn each_bit(mut bits: u8) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (bits != 0).then(|| bits.trailing_zeros() as usize);
        bits &= bits.wrapping_sub(1);
        lowest
    })
}
