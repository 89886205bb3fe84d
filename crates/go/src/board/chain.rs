//! Chains: stones that live and die together, and the liberties they share.

use game::Color;

use super::{Board, Cell, NOWHERE, grid::LANES};
use crate::zobrist;

/// What is known of a chain.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Chain {
    pub(super) stones: u16,
    pub(super) liberties: u16,
}

impl Board {
    /// The chain of the stone on a site.
    #[inline]
    pub(super) fn chain_at(&self, site: usize) -> &Chain {
        &self.chains[usize::from(self.sites[site].head)]
    }

    /// Calls for each stone of the chain with this head.
    #[inline]
    pub(super) fn each_stone(&self, head: usize, mut call: impl FnMut(usize)) {
        let mut site = head;
        loop {
            let next = usize::from(self.sites[site].next);
            call(site);
            if next == head {
                break;
            }
            site = next;
        }
    }

    /// The exclusive or of the numbers of a chain's stones.
    pub(super) fn chain_key(&self, head: usize, color: Color) -> u64 {
        let mut key = 0;
        self.each_stone(head, |site| key ^= zobrist::stone(color, site));
        key
    }

    /// Makes a stone a chain of its own, with the liberties it has itself.
    #[inline]
    pub(super) fn found_chain(&mut self, site: usize) {
        (self.sites[site].head, self.sites[site].next) = (site as u16, site as u16);
        let sides = self.grid.beside(site);
        let words = self.grid.words;
        let own = &mut self.liberties[site * words..][..words];
        let mut count = 0;
        for beside in sides {
            let is_liberty = u64::from(self.sites[beside].cell.is_liberty());
            own[beside / 64] |= is_liberty << (beside % 64);
            count += is_liberty as u16;
        }
        self.chains[site] = Chain { stones: 1, liberties: count };
    }

    /// Gives a chain a liberty, if it does not have it.
    #[inline]
    pub(super) fn free(&mut self, head: usize, site: usize) {
        let word = &mut self.liberties[head * self.grid.words + site / 64];
        let before = *word >> (site % 64) & 1;
        *word |= 1 << (site % 64);
        self.chains[head].liberties += 1 - before as u16;
    }

    /// Takes a liberty from a chain, if it has it.
    #[inline]
    pub(super) fn fill(&mut self, head: usize, site: usize) {
        let word = &mut self.liberties[head * self.grid.words + site / 64];
        let before = *word >> (site % 64) & 1;
        *word &= !(1 << (site % 64));
        self.chains[head].liberties -= before as u16;
    }

    /// Adds a stone to a chain, with the liberties it brings.
    #[inline]
    pub(super) fn attach(&mut self, site: usize, head: usize) {
        self.sites[site].head = head as u16;
        self.sites[site].next = self.sites[head].next;
        self.sites[head].next = site as u16;
        let words = self.grid.words;
        let mut gained = 0;
        for beside in self.grid.beside(site) {
            let is_liberty = u64::from(self.sites[beside].cell.is_liberty());
            let word = &mut self.liberties[head * words + beside / 64];
            let is_new = is_liberty & !(*word >> (beside % 64));
            *word |= is_new << (beside % 64);
            gained += is_new as u16;
        }
        let chain = &mut self.chains[head];
        chain.stones += 1;
        chain.liberties += gained;
    }

    /// Makes one chain of two; the larger keeps its head, which is given back.
    #[inline]
    pub(super) fn unite(&mut self, one: usize, other: usize) -> usize {
        if one == other {
            return one;
        }
        let (large, small) =
            if self.chains[one].stones >= self.chains[other].stones { (one, other) } else { (other, one) };
        let mut site = small;
        loop {
            self.sites[site].head = large as u16;
            site = usize::from(self.sites[site].next);
            if site == small {
                break;
            }
        }
        let next = self.sites[large].next;
        self.sites[large].next = self.sites[small].next;
        self.sites[small].next = next;
        self.hand_over_liberties(large, small);
        self.chains[large].stones += self.chains[small].stones;
        large
    }

    /// Gives the liberties of one chain to another, which leaves it none.
    #[inline]
    fn hand_over_liberties(&mut self, to: usize, from: usize) {
        let words = self.grid.words;
        let (low, high) = (to.min(from) * words, to.max(from) * words);
        let (front, back) = self.liberties.split_at_mut(high);
        let (low, high) = (&mut front[low..][..words], &mut back[..words]);
        let (into, other) = if to < from { (low, high) } else { (high, low) };
        let mut count = 0;
        for (words, more) in into.as_chunks_mut::<LANES>().0.iter_mut().zip(other.as_chunks_mut::<LANES>().0)
        {
            for (word, more) in words.iter_mut().zip(more) {
                *word |= std::mem::take(more);
                count += word.count_ones();
            }
        }
        self.chains[to].liberties = count as u16;
    }

    /// Forgets to which chain the stones with this head belong.
    pub(super) fn dissolve(&mut self, head: usize) {
        self.liberties[head * self.grid.words..][..self.grid.words].fill(0);
        let mut site = head;
        loop {
            self.sites[site].head = NOWHERE;
            site = usize::from(self.sites[site].next);
            if site == head {
                break;
            }
        }
    }

    /// Finds the chain of a stone, all of whose stones belong to none yet.
    ///
    /// While the ring grows it is the line of stones still to be visited.
    pub(super) fn rebuild(&mut self, start: usize, color: Color) {
        let own = Cell::of(color);
        self.found_chain(start);
        let (mut site, mut last) = (start, start);
        loop {
            for beside in self.grid.beside(site) {
                if self.sites[beside].cell.is_liberty() {
                    self.free(start, beside);
                } else if self.sites[beside].cell == own && self.sites[beside].head == NOWHERE {
                    self.sites[beside].head = start as u16;
                    (self.sites[last].next, last) = (beside as u16, beside);
                    self.chains[start].stones += 1;
                }
            }
            if site == last {
                break;
            }
            site = usize::from(self.sites[site].next);
        }
        self.sites[last].next = start as u16;
    }
}
